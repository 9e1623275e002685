import { finding } from '../../../fidelity/check.ts';
import { look } from '../../../fidelity/look.ts';
import { imagesOf } from '../../look/images.ts';
import { part } from '../../look/package.ts';
import { pdfPages } from '../../look/pdf.ts';
import { readByPandoc } from '../../look/read-by.ts';
import { holds } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { inDocx, of, words } from './of.ts';
import { type DocxParts, docx, field, halves, namespaces, para, picture, run } from './parts.ts';

const noted = inDocx(() =>
  docx(para(`${run('Claim')}<w:r><w:footnoteReference w:id="2"/></w:r>${run(' and more.')}`), {
    links: [['f', 'footnotes', 'footnotes.xml']],
    types: { 'word/footnotes.xml': '.footnotes+xml' },
    parts: {
      'word/footnotes.xml': `<w:footnotes ${namespaces}><w:footnote w:type="separator" w:id="0"><w:p><w:r><w:separator/></w:r></w:p></w:footnote><w:footnote w:type="continuationSeparator" w:id="1"><w:p><w:r><w:continuationSeparator/></w:r></w:p></w:footnote><w:footnote w:id="2"><w:p><w:r><w:footnoteRef/></w:r>${run(' Proof of it')}</w:p></w:footnote></w:footnotes>`,
    },
  }),
);

/** A two-page document with this header. */
const headed = (content: string, further: Pick<DocxParts, 'parts'> = {}) =>
  docx(
    `${para('Page one')}<w:p><w:pPr><w:sectPr><w:headerReference w:type="default" r:id="h"/></w:sectPr></w:pPr></w:p>${para('Page two')}`,
    {
      links: [['h', 'header', 'header1.xml']],
      types: { 'word/header1.xml': '.header+xml' },
      parts: { 'word/header1.xml': `<w:hdr ${namespaces}><w:p>${content}</w:p></w:hdr>`, ...further.parts },
    },
  );
const headerLink = (id: string, type: string, target: string, external = false): Readonly<Record<string, string>> => ({
  'word/_rels/header1.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"${external ? ' TargetMode="External"' : ''}/></Relationships>`,
});

const cell = (content: string, properties = ''): string =>
  `<w:tc>${properties && `<w:tcPr>${properties}</w:tcPr>`}${content.startsWith('<w:p') || content.startsWith('<w:tbl') ? content : para(content)}</w:tc>`;
const table = (...rows: readonly string[]): string =>
  `<w:tbl><w:tblPr><w:tblW w:w="0" w:type="auto"/></w:tblPr><w:tblGrid><w:gridCol w:w="3000"/><w:gridCol w:w="3000"/></w:tblGrid>${rows.map((one) => `<w:tr>${one}</w:tr>`).join('')}</w:tbl>`;
const nested = inDocx(() =>
  docx(
    `${table(cell('outer A') + cell(`${para('outer B')}${table(cell('inner A') + cell('inner B'))}<w:p/>`), cell('last A') + cell('last B'))}${para('end')}`,
  ),
);
const merged = inDocx(() =>
  docx(
    `${table(cell('Wide', '<w:gridSpan w:val="2"/>'), cell('Tall', '<w:vMerge w:val="restart"/>') + cell('one'), cell('<w:p/>', '<w:vMerge/>') + cell('two'))}${para('end')}`,
  ),
);
const control = (content: string): string => `<w:sdt><w:sdtPr/><w:sdtContent>${content}</w:sdtContent></w:sdt>`;
const controlled = inDocx(() =>
  docx(`${table(cell('h1') + cell('h2'), cell('left') + control(cell('in a control')), control(cell('c')) + cell('d'))}${para('end')}`),
);
const listed = inDocx(() =>
  docx(
    `<w:p><w:pPr><w:pStyle w:val="H"/></w:pPr><w:bookmarkStart w:id="1" w:name="_Toc1"/>${run('Chapter')}<w:bookmarkEnd w:id="1"/></w:p><w:p><w:hyperlink w:anchor="_Toc1">${run('1 Chapter')}</w:hyperlink></w:p>`,
    { styles: '<w:style w:type="paragraph" w:styleId="H"><w:name w:val="heading 1"/><w:pPr><w:outlineLvl w:val="0"/></w:pPr></w:style>' },
  ),
);

/** Reports on documents: notes, headers, tables, controls. */
export const reportedDocuments: readonly Situation[] = [
  words('footnote-on-paper', 'opensagres/xdocreport#284', noted, 'pdf', ['Claim', 'Proof of it']),
  of('footnote-in-markdown', 'Developer-Mike/obsidian-docxer#17', noted, 'md', 'a reference [^1] and its note', async ({ text }) => [
    finding('reference', /Claim\[\^1\] and more\./.test(await text()), await text()),
    finding('note', /^\[\^1\]: +Proof of it/m.test(await text()), await text()),
  ]),
  of(
    'footnote-stays-one-in-odt',
    'opensagres/xdocreport#284',
    noted,
    'odt',
    'a note of the text, not its words in it',
    async ({ path }) => [
      holds('note', await part(path, 'content.xml'), '<text:note '),
      holds('words', await readByPandoc(path, 'odt', 'plain'), 'Claim[1] and more.', '[1] Proof of it'),
    ],
  ),
  of(
    'header-on-each-page',
    'opensagres/xdocreport#463',
    inDocx(() => headed(run('Letterhead Ltd'))),
    'pdf',
    'two pages, each with the header',
    async ({ path }) => {
      const text = await look('pdftotext', '-layout', path, '-');
      return [
        finding('pages', (await pdfPages(path)) === 2, String(await pdfPages(path))),
        finding('headers', text.split('Letterhead Ltd').length === 3, text),
      ];
    },
  ),
  of(
    'picture-in-header',
    'PHPOffice/PHPWord#1567',
    inDocx(async () =>
      headed(picture('r:embed="p"'), {
        parts: { ...headerLink('p', 'image', 'media/p.png'), 'word/media/p.png': await halves('png') },
      }),
    ),
    'pdf',
    'the picture',
    async (result) => [finding('picture', (await imagesOf(result)).length > 0, 'none')],
  ),
  of(
    'link-in-header',
    'opensagres/xdocreport#390',
    inDocx(() =>
      headed(`<w:hyperlink r:id="l">${run('our site')}</w:hyperlink>`, {
        parts: headerLink('l', 'hyperlink', 'https://example.org/home', true),
      }),
    ),
    'pdf',
    'its words, and a link to https://example.org/home',
    async ({ path }) => [
      holds('words', await look('pdftotext', path, '-'), 'our site'),
      holds('link', await look('pdfinfo', '-url', path), 'https://example.org/home'),
    ],
  ),
  of(
    'landscape-section',
    'jgm/pandoc#11580',
    inDocx(() =>
      docx(
        `${para('upright')}<w:p><w:pPr><w:sectPr><w:pgSz w:w="11906" w:h="16838"/></w:sectPr></w:pPr></w:p>${para('wide')}<w:p><w:pPr><w:sectPr><w:pgSz w:w="16838" w:h="11906" w:orient="landscape"/></w:sectPr></w:pPr></w:p>${para('upright again')}`,
      ),
    ),
    'pdf',
    'A4 upright, A4 landscape, A4 upright',
    async ({ path }) => {
      const sizes = [...(await look('pdfinfo', '-l', '9', path)).matchAll(/size:\s+(\d+)\S* x (\d+)/g)].map(
        ([, wide, high]) => `${wide}x${high}`,
      );
      return [finding('pages', sizes.join() === '595x841,841x595,595x841' || sizes.join() === '595x842,842x595,595x842', sizes)];
    },
  ),
  words('nested-table-in-markdown', 'microsoft/markitdown#1248', nested, 'md', ['outer A', 'inner A', 'inner B', 'last B', 'end']),
  words('nested-table-as-text', 'microsoft/markitdown#1248', nested, 'txt', ['outer A', 'inner A', 'inner B', 'last B', 'end']),
  words('nested-table-in-restructured-text', 'microsoft/markitdown#1248', nested, 'rst', [
    'outer A',
    'inner A',
    'inner B',
    'last B',
    'end',
  ]),
  of('merged-cells-in-a-page', 'mattn/docx2md#12', merged, 'html', 'a cell over two columns and one over two rows', async ({ text }) => [
    finding('across', /colspan="?2/i.test(await text()), await text()),
    finding('down', /rowspan="?2/i.test(await text()), await text()),
  ]),
  words('merged-cells-in-markdown', 'mattn/docx2md#12', merged, 'md', ['Wide', 'Tall', 'one', 'two', 'end']),
  words('cell-in-a-control-in-a-page', 'jgm/pandoc#4190', controlled, 'html', ['h1', 'left', 'in a control', 'c', 'd', 'end']),
  words('cell-in-a-control-in-restructured-text', 'jgm/pandoc#4190', controlled, 'rst', ['left', 'in a control', 'end']),
  of(
    'contents-lead-to-headings',
    'microsoft/markitdown#192',
    listed,
    'html',
    'the link leads to a place that is there',
    async ({ text }) => {
      const page = await text();
      const target = /href="#([^"]+)"/.exec(page)?.[1] ?? '';
      return [finding('place', target !== '' && (page.includes(`id="${target}"`) || page.includes(`name="${target}"`)), page)];
    },
  ),
  of(
    'lists-in-lists-of-markdown',
    'jgm/pandoc#369',
    { file: 'notes.md', from: 'md', input: () => '- one\n\n    1. deep one\n    2. deep two\n\n- two\n' },
    'odt',
    'a numbered list in a bulleted one',
    async ({ path }) => {
      const html = (await readByPandoc(path, 'odt', 'html')).replace(/\s+/g, ' ');
      return [finding('nested', /<ul>.*one.*<ol[^>]*>.*deep one.*deep two.*<\/ol>.*two.*<\/ul>/.test(html), html)];
    },
  ),
  words(
    'saved-page-count-of-a-field',
    'opensagres/xdocreport#463',
    inDocx(() => docx(para(`${run('Pages: ')}${field('NUMPAGES', '1')}`))),
    'pdf',
    ['Pages: 1'],
  ),
];
