import { strToU8, unzipSync, zipSync } from 'fflate';

/** Facts of each sample that tests expect in every result. */
export const facts = {
  text: ['Überschrift', 'Grüße aus Köln', 'Zelle 42', 'שלום', '日本語'],
  sheet: ['Artikel', 'Schraube', '日本語'],
  slides: ['Erste Folie', 'Zweite Folie', '日本語'],
  drawing: ['Beschriftung'],
  list: ['Artikel', 'Schraube', 'Preis'],
  formula: ['Wurzel', '42'],
  /** Tests judge a drawing without words by its colours. */
  shape: [],
  letter: ['Ein Brief von 1996', 'mit freundlichen Worten'],
} as const;

const wordNamespace = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const officeRelations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const paragraph = (text: string, style = ''): string =>
  `<w:p>${style && `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}<w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;

/** A Word document with a heading, a link, a table, a comment, two other scripts, tracked changes, a formula and ruby text. */
export const sampleDocx = (): Uint8Array =>
  zipSync({
    '[Content_Types].xml': strToU8(
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.styles+xml"/><Override PartName="/word/comments.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.comments+xml"/></Types>',
    ),
    '_rels/.rels': strToU8(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${officeRelations}/officeDocument" Target="word/document.xml"/></Relationships>`,
    ),
    'word/_rels/document.xml.rels': strToU8(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${officeRelations}/styles" Target="styles.xml"/><Relationship Id="r2" Type="${officeRelations}/hyperlink" Target="https://example.org/" TargetMode="External"/><Relationship Id="r3" Type="${officeRelations}/comments" Target="comments.xml"/></Relationships>`,
    ),
    'word/styles.xml': strToU8(
      `<w:styles xmlns:w="${wordNamespace}"><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/><w:pPr><w:outlineLvl w:val="0"/></w:pPr><w:rPr><w:b/><w:sz w:val="32"/></w:rPr></w:style></w:styles>`,
    ),
    'word/comments.xml': strToU8(
      `<w:comments xmlns:w="${wordNamespace}"><w:comment w:id="0" w:author="A">${paragraph('Anmerkung dazu')}</w:comment></w:comments>`,
    ),
    'word/document.xml': strToU8(
      `<w:document xmlns:w="${wordNamespace}" xmlns:r="${officeRelations}" xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"><w:body>${paragraph('Überschrift', 'Heading1')}<w:p><w:commentRangeStart w:id="0"/><w:r><w:t xml:space="preserve">Grüße aus Köln, </w:t></w:r><w:commentRangeEnd w:id="0"/><w:r><w:commentReference w:id="0"/></w:r><w:hyperlink r:id="r2"><w:r><w:t>Verweis</w:t></w:r></w:hyperlink></w:p>${paragraph('שלום')}${paragraph('日本語')}<w:p><w:ins w:id="8" w:author="A" w:date="2024-01-01T00:00:00Z"><w:r><w:t>dazu</w:t></w:r></w:ins><w:del w:id="9" w:author="A" w:date="2024-01-01T00:00:00Z"><w:r><w:delText>gestrichen</w:delText></w:r></w:del></w:p><w:p><m:oMath><m:r><m:t>ζ+η</m:t></m:r></m:oMath></w:p><w:p><w:r><w:ruby><w:rubyPr><w:lid w:val="ja-JP"/></w:rubyPr><w:rt><w:r><w:t>とうきょう</w:t></w:r></w:rt><w:rubyBase><w:r><w:t>東京</w:t></w:r></w:rubyBase></w:ruby></w:r></w:p><w:tbl><w:tr><w:tc>${paragraph('Spalte')}</w:tc><w:tc>${paragraph('Zelle 42')}</w:tc></w:tr></w:tbl>${paragraph('Ende')}</w:body></w:document>`,
    ),
  });

const flat = (type: string, body: string): Uint8Array =>
  strToU8(
    `<?xml version="1.0" encoding="UTF-8"?><office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:draw="urn:oasis:names:tc:opendocument:xmlns:drawing:1.0" xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0" xmlns:presentation="urn:oasis:names:tc:opendocument:xmlns:presentation:1.0" office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.${type}"><office:body>${body}</office:body></office:document>`,
  );
const frame = (text: string): string =>
  `<draw:frame svg:width="15cm" svg:height="2cm" svg:x="1cm" svg:y="1cm"><draw:text-box><text:p>${text}</text:p></draw:text-box></draw:frame>`;
const cell = (text: string): string => `<table:table-cell office:value-type="string"><text:p>${text}</text:p></table:table-cell>`;

export const sampleFods = (): Uint8Array =>
  flat(
    'spreadsheet',
    `<office:spreadsheet><table:table table:name="Lager"><table:table-row>${cell('Artikel')}${cell('日本語')}</table:table-row><table:table-row>${cell('Schraube')}<table:table-cell office:value-type="float" office:value="4.5"><text:p>4.5</text:p></table:table-cell></table:table-row></table:table></office:spreadsheet>`,
  );
export const sampleFodp = (): Uint8Array =>
  flat(
    'presentation',
    `<office:presentation><draw:page draw:name="a">${frame('Erste Folie')}<presentation:notes><draw:frame presentation:style-name="a" presentation:class="notes" svg:width="15cm" svg:height="9cm" svg:x="2cm" svg:y="15cm"><draw:text-box><text:p>Dazu <text:span>sagen</text:span></text:p><text:p>und warten</text:p></draw:text-box></draw:frame></presentation:notes></draw:page><draw:page draw:name="b">${frame('Zweite Folie 日本語')}</draw:page></office:presentation>`,
  );
export const sampleFodg = (): Uint8Array =>
  flat('graphics', `<office:drawing><draw:page draw:name="a">${frame('Beschriftung')}</draw:page></office:drawing>`);

export const sampleHtml = (): Uint8Array =>
  strToU8(
    '<!DOCTYPE html><html><head><meta charset="utf-8"><title>Probe</title></head><body><h1>Überschrift</h1><p>Grüße aus Köln, <a href="https://example.org/">Verweis</a></p><p dir="rtl">שלום</p><p>日本語</p><table border="1"><tr><td>Spalte</td><td>Zelle 42</td></tr></table></body></html>',
  );

/** Plain text in UTF-16 with a byte order mark, to test encoding detection. */
export const sampleText = (): Uint8Array =>
  Buffer.from('\ufeffÜberschrift\r\n\r\nGrüße aus Köln\tZelle 42\r\nשלום\r\n日本語\r\n', 'utf16le');

/** Gives an ordinary package the content type of a main part with macros, which marks such a package. */
export const withMacroType = (bytes: Uint8Array, isTemplate = false): Uint8Array => {
  const parts = unzipSync(bytes);
  const types = new TextDecoder().decode(parts['[Content_Types].xml']);
  const retyped = types.replace(
    /application\/vnd\.openxmlformats-officedocument\.(wordprocessingml\.(?:document|template)|spreadsheetml\.sheet|presentationml\.presentation)\.main\+xml/,
    (_, kind: string) =>
      ({
        'wordprocessingml.document': 'application/vnd.ms-word.document.macroEnabled.main+xml',
        'wordprocessingml.template': 'application/vnd.ms-word.template.macroEnabledTemplate.main+xml',
        'spreadsheetml.sheet': 'application/vnd.ms-excel.sheet.macroEnabled.main+xml',
        'presentationml.presentation': `application/vnd.ms-powerpoint.${isTemplate ? 'template' : 'presentation'}.macroEnabled.main+xml`,
      })[kind] ?? '',
  );
  return zipSync({ ...parts, '[Content_Types].xml': strToU8(retyped) });
};
