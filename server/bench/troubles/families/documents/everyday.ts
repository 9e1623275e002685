import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { finding } from '../../../fidelity/check.ts';
import { imagesOf } from '../../look/images.ts';
import { holds } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { inDocx, of, words } from './of.ts';
import { docx, field, halves, namespaces, odt, para, picture, run } from './parts.ts';

/** A package with other names of its parts, and other text in its XML. */
const rewritten = (bytes: Uint8Array, rename: (name: string) => string, reword: (text: string) => string): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries(unzipSync(bytes)).map(([name, part]) => [
        rename(name),
        /\.(?:xml|rels)$/.test(name) ? strToU8(reword(strFromU8(part))) : part,
      ]),
    ),
  );

/** The document with its main part called `word/document2.xml`, as Word on the web saves it. */
const renamed = (bytes: Uint8Array): Uint8Array =>
  rewritten(
    bytes,
    (name) => name.replace('word/document.xml', 'word/document2.xml').replace('document.xml.rels', 'document2.xml.rels'),
    (text) => text.replaceAll('word/document.xml', 'word/document2.xml'),
  );

const strictNames: readonly (readonly [string, string])[] = [
  ['http://schemas.openxmlformats.org/wordprocessingml/2006/main', 'http://purl.oclc.org/ooxml/wordprocessingml/main'],
  ['http://schemas.openxmlformats.org/officeDocument/2006/relationships', 'http://purl.oclc.org/ooxml/officeDocument/relationships'],
  ['http://schemas.openxmlformats.org/drawingml/2006/', 'http://purl.oclc.org/ooxml/drawingml/'],
];
/** The document in the names of Strict Open XML (ISO/IEC 29500-1). */
const strict = (bytes: Uint8Array): Uint8Array =>
  rewritten(
    bytes,
    (name) => name,
    (text) =>
      strictNames
        .reduce((all, [transitional, name]) => all.replaceAll(transitional, name), text)
        .replace('<w:document ', '<w:document w:conformance="strict" '),
  );

const czech = inDocx(() =>
  docx(
    `<w:p><w:pPr><w:pStyle w:val="Nadpis1"/></w:pPr>${run('Kapitola')}</w:p><w:p><w:pPr><w:pStyle w:val="Nadpis2"/></w:pPr>${run('Cíl')}</w:p>${para('Text')}`,
    {
      styles: [1, 2]
        .map(
          (level) =>
            `<w:style w:type="paragraph" w:styleId="Nadpis${level}"><w:name w:val="Nadpis [${level}]"/><w:pPr><w:outlineLvl w:val="${level - 1}"/></w:pPr></w:style>`,
        )
        .join(''),
    },
  ),
);
const bold = '<w:b/>';
const cell = (content: string): string => `<w:tc>${content.startsWith('<w:p>') ? content : para(content)}</w:tc>`;
const table = (...rows: readonly (readonly string[])[]): string =>
  `<w:tbl><w:tblPr><w:tblW w:w="0" w:type="auto"/></w:tblPr><w:tblGrid>${(rows[0] ?? []).map(() => '<w:gridCol w:w="3000"/>').join('')}</w:tblGrid>${rows.map((cells) => `<w:tr>${cells.map(cell).join('')}</w:tr>`).join('')}</w:tbl>`;

/** A text box as Word saves it: DrawingML, and the same content in VML for older programs. */
const textBox = (content: string): string =>
  `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:inline distT="0" distB="0" distL="0" distR="0"><wp:extent cx="2400000" cy="900000"/><wp:docPr id="7" name="Text Box 7"/><a:graphic><a:graphicData uri="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"><wps:wsp><wps:cNvSpPr txBox="1"/><wps:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="2400000" cy="900000"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom><a:ln w="9525"><a:solidFill><a:srgbClr val="000000"/></a:solidFill></a:ln></wps:spPr><wps:txbx><w:txbxContent>${content}</w:txbxContent></wps:txbx><wps:bodyPr/></wps:wsp></a:graphicData></a:graphic></wp:inline></w:drawing></mc:Choice><mc:Fallback><w:pict><v:shape style="width:189pt;height:71pt"><v:textbox><w:txbxContent>${content}</w:txbxContent></v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent></w:r>`;
const boxed = inDocx(() => docx(para(run('Before')) + para(textBox(para('Callout words'))) + para('After')));
const picturedBox = inDocx(async () =>
  docx(para('Before') + para(textBox(para(picture('r:embed="p"')))) + para('After'), {
    links: [['p', 'image', 'media/p.png']],
    parts: { 'word/media/p.png': await halves('png') },
  }),
);
const oldPicture = inDocx(async () =>
  docx(
    para(
      `${run('Logo ')}<w:r><w:pict><v:shape alt="GB" style="width:113.4pt;height:56.7pt"><v:imagedata r:id="p" o:title="GB"/></v:shape></w:pict></w:r>`,
    ) + para('End'),
    {
      links: [['p', 'image', 'media/p.png']],
      parts: { 'word/media/p.png': await halves('png') },
    },
  ),
);
const endnoted = inDocx(() =>
  docx(para(`${run('This is a test')}<w:r><w:endnoteReference w:id="2"/></w:r>${run('.')}`), {
    links: [['e', 'endnotes', 'endnotes.xml']],
    types: { 'word/endnotes.xml': '.endnotes+xml' },
    parts: {
      'word/endnotes.xml': `<w:endnotes ${namespaces}><w:endnote w:type="separator" w:id="0"><w:p><w:r><w:separator/></w:r></w:p></w:endnote><w:endnote w:type="continuationSeparator" w:id="1"><w:p><w:r><w:continuationSeparator/></w:r></w:p></w:endnote><w:endnote w:id="2"><w:p><w:r><w:endnoteRef/></w:r>${run(' ')}<w:hyperlink r:id="w">${run('http://wikipedia.org/')}</w:hyperlink></w:p></w:endnote></w:endnotes>`,
      'word/_rels/endnotes.xml.rels':
        '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="w" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink" Target="http://wikipedia.org/" TargetMode="External"/></Relationships>',
    },
  }),
);
const inOdt = (body: string, automatic = '') => ({ file: 'notes.odt', from: 'odt', input: () => odt(body, { automatic }) });
const noMedia = (text: string) => finding('no image', !/!\[|<img/.test(text), text);

/** Reports on Word and ODT to Markdown. */
export const everydayMarkdown: readonly Situation[] = [
  words(
    'main-part-of-another-name',
    'ruby-docx/docx#83',
    inDocx(() => renamed(docx(para('First words') + para('Last words')))),
    'md',
    ['First words', 'Last words'],
  ),
  words(
    'strict-open-xml-document',
    'jgm/pandoc#7691',
    inDocx(() => strict(docx(para(run('Strict words ') + run('in bold', bold))))),
    'md',
    ['Strict words **in bold**'],
  ),
  of('headings-by-outline-level', 'docling-project/docling#3959', czech, 'md', '# Kapitola and ## Cíl', async ({ text }) => [
    finding('headings', /^# Kapitola$/m.test(await text()) && /^## Cíl$/m.test(await text()), await text()),
  ]),
  words(
    'bold-with-the-blank-behind-it',
    'jgm/pandoc#5273',
    inDocx(() => docx(para(run('Total: ', bold) + run('12')) + para(run('Alone ', bold)))),
    'md',
    ['**Total:** 12 **Alone**'],
  ),
  words(
    'bold-letter-within-a-word',
    'docling-project/docling#2745',
    inDocx(() => docx(para(run('D', bold) + run('ocling and un') + run('believ', bold) + run('able')))),
    'md',
    ['**D**ocling and un**believ**able'],
  ),
  of(
    'pipe-in-a-cell',
    'microsoft/markitdown#2438',
    inDocx(() => docx(table(['Name', 'Note'], ['Alice', 'Has a | pipe']))),
    'md',
    'two columns: the bar is escaped',
    async ({ text }) => [finding('row', /^\|\s*Alice\s*\|\s*Has a \\\| pipe\s*\|$/m.test(await text()), await text())],
  ),
  of(
    'paragraphs-in-a-cell',
    'benbalter/word-to-markdown#82',
    inDocx(() => docx(table(['Step', 'Notes'], ['1', para('first line') + para('second line')], ['2', 'end']))),
    'md',
    'three rows, and a break in the cell',
    async ({ text }) => [
      finding('row', /^\|\s*1\s*\|\s*first line\s*<br ?\/?>\s*second line\s*\|$/m.test(await text()), await text()),
      finding('next row', /^\|\s*2\s*\|\s*end\s*\|$/m.test(await text()), await text()),
    ],
  ),
  of(
    'first-row-is-the-head',
    'microsoft/markitdown#2521',
    inDocx(() => docx(table(['Product', 'Spec'], ['Cable', 'USB-C'], ['Hub', '4 ports']))),
    'md',
    'Product and Spec above the line',
    async ({ text }) => [
      finding('head', /^\|\s*Product\s*\|\s*Spec\s*\|\n\|[\s:|-]+\|\n\|\s*Cable\s*\|/m.test(await text()), await text()),
    ],
  ),
  of(
    'words-of-a-text-box',
    'microsoft/markitdown#2514',
    boxed,
    'md',
    'the words once, in order, and no image of the empty box',
    async ({ text }) => {
      const all = await text();
      return [
        holds('words', all, 'Before', 'Callout words', 'After'),
        finding('once', all.split('Callout words').length === 2, all),
        noMedia(all),
      ];
    },
  ),
  of('picture-in-a-text-box', 'docling-project/docling#3314', picturedBox, 'md', 'the picture, with both colours', async (result) => [
    finding('picture', (await imagesOf(result)).length > 0, await result.text()),
    holds('words', await result.text(), 'Before', 'After'),
  ]),
  of('picture-of-old-word', 'docling-project/docling#3343', oldPicture, 'md', 'the picture, with GB as its description', async (result) => [
    finding('picture', (await imagesOf(result)).length === 1, await result.text()),
    holds('description', await result.text(), '![GB]'),
  ]),
  of('endnote-with-a-link', 'jgm/pandoc#2258', endnoted, 'md', 'a note that links http://wikipedia.org/', async ({ text }) => [
    finding('reference', /^This is a test\[\^\w+\]\.$/m.test(await text()), await text()),
    finding(
      'note',
      /^\[\^\w+\]:\s+(?:<http:\/\/wikipedia\.org\/>|\[http:\/\/wikipedia\.org\/\]\(http:\/\/wikipedia\.org\/\)|http:\/\/wikipedia\.org\/)/m.test(
        await text(),
      ),
      await text(),
    ),
  ]),
  words(
    'link-by-a-field',
    'jgm/pandoc#4266',
    inDocx(() => docx(para(run('see ') + field('HYPERLINK "https://example.org/a"', 'our page')))),
    'md',
    ['see [our page](https://example.org/a)'],
  ),
  words('tabs-of-odt', 'jgm/pandoc#6473', inOdt('<text:p>This<text:tab/>line<text:tab/>is<text:s text:c="3"/>separated</text:p>'), 'md', [
    'This line is separated',
  ]),
  words(
    'italics-with-a-blank-of-odt',
    'jgm/pandoc#8793',
    inOdt(
      '<text:p>An <text:span text:style-name="T1">italicized </text:span>word</text:p>',
      '<style:style style:name="T1" style:family="text"><style:text-properties fo:font-style="italic"/></style:style>',
    ),
    'md',
    ['An *italicized* word'],
  ),
  words('text-box-as-text', 'docling-project/docling#1529', boxed, 'txt', ['Before', 'Callout words', 'After']),
];
