import sharp from 'sharp';
import { finding, near, same } from '../../../fidelity/check.ts';
import { viewOf } from '../../look/markup.ts';
import { part } from '../../look/package.ts';
import { pdfWords, wordIn } from '../../look/pdf-marks.ts';
import { readByPandoc } from '../../look/read-by.ts';
import { holds } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { docx, levels, paragraph } from './inputs.ts';
import { situation } from './situation-of.ts';

const seen = (html: string): string => (html.split('<body').at(-1) ?? '').replace(/<annotation[^>]*>[^<]*<\/annotation>/g, '');

/** Everyday pages, documents and Markdown. */
export const plainPages: readonly Situation[] = [
  situation(
    'inner-items-on-paper',
    'BDenizKoca/Tideflow-md-to-pdf#11, elliotblackburn/mdpdf#163, rbutinar/md2pdf-mermaid#2',
    ['md', 'pdf'],
    '* Fruit\n  * Apple\n    * Boskoop\n* Dairy\n',
    'each level further to the right',
    async ({ path }) => {
      const words = await pdfWords(path);
      const [fruit, apple, boskoop, dairy] = ['Fruit', 'Apple', 'Boskoop', 'Dairy'].map((word) => wordIn(words, word).x);
      return [
        finding('levels', (fruit ?? 0) + 5 < (apple ?? 0) && (apple ?? 0) + 5 < (boskoop ?? 0) && fruit === dairy, [
          fruit,
          apple,
          boskoop,
          dairy,
        ]),
      ];
    },
  ),
  situation(
    'list-right-below-a-heading',
    'elliotblackburn/mdpdf#40, travs/markdown-pdf#185',
    ['md', 'docx'],
    '## Heading\n- one\n- two\n',
    'a heading and two items',
    async ({ path }) => {
      const html = await readByPandoc(path, 'docx', 'html');
      return [finding('heading', /<h[12][^>]*>Heading</.test(html), html), same('items', (html.match(/<li>/g) ?? []).length, 2)];
    },
  ),
  situation(
    'signs-in-code-of-a-page',
    'mixmark-io/turndown#198',
    ['html', 'md'],
    '<p><code>a_b * c_d [x] \\n</code></p>',
    'the code without further signs',
    async ({ text, path }) => [
      holds('source', await text(), '`a_b * c_d [x] \\n`'),
      holds('code', await viewOf(path), '<code>a_b * c_d [x] \\n</code>'),
    ],
  ),
  situation(
    'break-in-code-of-a-page',
    'mixmark-io/turndown#355',
    ['html', 'md'],
    '<pre><code>xxxx<br>yyyy</code></pre>',
    'two lines of code',
    async ({ path }) => [finding('lines', /xxxx\nyyyy/.test(await viewOf(path)), await viewOf(path))],
  ),
  situation(
    'bold-words-in-an-item-in-a-document',
    'privateOmega/html-to-docx#11',
    ['html', 'docx'],
    '<ul><li>List <b>bold</b> text</li><li>Other</li></ul>',
    'two items of one paragraph each',
    async ({ path }) => {
      const html = (await readByPandoc(path, 'docx', 'html')).replace(/\s+/g, ' ');
      return [holds('item', html, 'List <strong>bold</strong> text'), same('items', (html.match(/<li>/g) ?? []).length, 2)];
    },
  ),
  situation(
    'lines-of-a-paragraph-in-a-document',
    'PHPOffice/PHPWord#543',
    ['html', 'docx'],
    '<p>first\nsecond</p>\n\n<p>third\nfourth</p>',
    'two paragraphs, blanks between the words',
    async ({ path }) => [
      same(
        'words',
        (await readByPandoc(path, 'docx', 'plain'))
          .trim()
          .replace(/\n{2,}/g, '|')
          .replace(/\n/g, ' '),
        'first second|third fourth',
      ),
    ],
  ),
  situation(
    'columns-by-flex-on-paper',
    'wkhtmltopdf/wkhtmltopdf#1522',
    ['html', 'pdf'],
    '<div style="display:flex"><div style="flex:1">Left</div><div style="flex:1">Right</div></div>',
    'side by side',
    async ({ path }) => {
      const words = await pdfWords(path);
      const [left, right] = [wordIn(words, 'Left'), wordIn(words, 'Right')];
      return [near('height', left.y, right.y, 1), finding('sides', right.x > left.right + 100, [left.x, right.x])];
    },
  ),
  situation(
    'items-moved-in-by-two-blanks',
    'limonte/dear-habr#115, jgm/pandoc#137',
    ['md', 'html'],
    '* Item 1\n  * Item 1.1\n    * Item 1.1.1\n',
    'three levels',
    async ({ text }) => [
      finding('levels', /<ul>\s*<li>Item 1\s*<ul>\s*<li>Item 1\.1\s*<ul>\s*<li>Item 1\.1\.1/.test(seen(await text())), seen(await text())),
    ],
  ),
  situation(
    'inner-item-loosens-no-list',
    'jgm/pandoc#1636',
    ['md', 'html'],
    '* a\n* b\n* c\n    * d\n',
    'no paragraphs in the items',
    async ({ text }) => [finding('tight', !/<li>\s*<p>/.test(seen(await text())), seen(await text()))],
  ),
  {
    ...situation(
      'wide-picture-of-markdown-in-a-document',
      'jgm/pandoc#976',
      ['md', 'docx'],
      '',
      'four times as wide as high, within the paper',
      async ({ path }) => {
        const [, width = 0, height = 1] = /<wp:extent cx="(\d+)" cy="(\d+)"/.exec(await part(path, 'word/document.xml')) ?? [];
        return [
          near('shape', Number(width) / Number(height), 4, 0.05),
          finding('within', Number(width) > 0 && Number(width) <= 7_560_000, width),
        ];
      },
    ),
    input: async () => {
      const png = await sharp({ create: { width: 1600, height: 400, channels: 3, background: '#00c800' } })
        .png()
        .toBuffer();
      return `Words.\n\n![Caption](data:image/png;base64,${png.toString('base64')})\n`;
    },
  },
  {
    ...situation(
      'letters-below-numbers-of-a-document',
      'jgm/pandoc#5814',
      ['docx', 'md'],
      '',
      'letters moved in below their numbers',
      async ({ text }) => [
        holds('items', (await text()).replaceAll('\\', ''), 'First', 'Inner', 'Second'),
        finding('inner', /^ {2,}\S.*Inner$/m.test(await text()), await text()),
      ],
    ),
    input: () =>
      docx({
        body: [paragraph('First', 0), paragraph('Inner', 1), paragraph('Second', 0)].join(''),
        numbering: levels({ text: '%1.' }, { text: '%2.', format: 'lowerLetter' }),
      }),
  },
  {
    ...situation(
      'bold-words-in-a-cell-of-a-document',
      'xberg-io/xberg#1212',
      ['docx', 'md'],
      '',
      'bold, and an ampersand',
      async ({ text }) => [
        holds('cells', await text(), '**Name**', '**REQ-001**'),
        finding('sign', /Terms (?:&|&amp;|\\&) Conditions/.test(await text()), await text()),
      ],
    ),
    input: () => {
      const cell = (text: string): string => `<w:tc><w:p><w:r><w:rPr><w:b/></w:rPr><w:t>${text}</w:t></w:r></w:p></w:tc>`;
      const row = (...cells: readonly string[]): string => `<w:tr>${cells.map(cell).join('')}</w:tr>`;
      return docx({
        body: `<w:tbl><w:tblGrid><w:gridCol/><w:gridCol/></w:tblGrid>${row('Name', 'Status')}${row('REQ-001', 'Open')}</w:tbl>${paragraph('Terms &amp; Conditions')}`,
      });
    },
  },
];
