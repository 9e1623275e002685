import { finding, same } from '../../../fidelity/check.ts';
import { savedAs } from '../../leaks/saved-as.ts';
import { part } from '../../look/package.ts';
import { pdfText } from '../../look/pdf.ts';
import { pdfWords, wordIn } from '../../look/pdf-marks.ts';
import { readByPandoc } from '../../look/read-by.ts';
import { folded, holds } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { xlsx } from '../sheets/workbook.ts';
import { signs } from './filed-of-word-builders.ts';
import { type File, inRtf, of, words } from './of.ts';
import { docx, odt, para } from './parts.ts';

const markdown = (text: string): File => ({ file: 'notes.md', from: 'md', input: () => text });
const looks =
  '<style:style style:name="B" style:family="text"><style:text-properties fo:font-weight="bold"/></style:style><style:style style:name="I" style:family="text"><style:text-properties fo:font-style="italic"/></style:style>';
const lookedAt: File = {
  file: 'a.odt',
  from: 'odt',
  input: () =>
    odt(
      '<text:p>Some <text:span text:style-name="B">bold</text:span> and <text:span text:style-name="I">slanted</text:span> words</text:p>',
      { automatic: looks },
    ),
};
/** A table that may not be divided, near the end of a page. */
const wholeTable: File = {
  file: 'a.odt',
  from: 'odt',
  input: () => {
    const rows = ['R1', 'R2', 'R3', 'R4'].map(
      (one) => `<table:table-row><table:table-cell office:value-type="string"><text:p>${one}</text:p></table:table-cell></table:table-row>`,
    );
    const lines = Array.from({ length: 49 }, (_, at) => `<text:p>line${at + 1}</text:p>`).join('');
    return odt(
      `${lines}<table:table table:name="T" table:style-name="T"><table:table-column/>${rows.join('')}</table:table><text:p>After</text:p>`,
      {
        automatic:
          '<style:style style:name="T" style:family="table"><style:table-properties style:width="17cm" table:align="margins" style:may-break-between-rows="false"/></style:style>',
      },
    );
  },
};
const info = (kind: string, content = ''): string =>
  `<text:${kind}><office:change-info><dc:creator>Ann</dc:creator><dc:date>2024-01-01T00:00:00</dc:date></office:change-info>${content}</text:${kind}>`;
const changed: File = {
  file: 'a.odt',
  from: 'odt',
  input: () =>
    odt(
      `<text:tracked-changes><text:changed-region text:id="c1">${info('deletion', '<text:p>hundred</text:p>')}</text:changed-region><text:changed-region text:id="c2">${info('insertion')}</text:changed-region></text:tracked-changes><text:p>It costs <text:change text:change-id="c1"/><text:change-start text:change-id="c2"/>fifty<text:change-end text:change-id="c2"/> euros.</text:p>`,
    ),
};

/** Reports on ODT, RTF, old documents and Markdown, and on merging files of several kinds. */
export const filedOfOthers: readonly Situation[] = [
  of('looks-of-odt-in-tei', 'TEIC/oxgarage#47', lookedAt, 'tei', 'bold and slanted', async ({ text }) => {
    const all = folded(await text());
    return [
      finding('bold', /<hi rend(?:ition)?="(?:simple:)?bold">bold<\/hi>/.test(all), all.slice(-500)),
      finding('slanted', /<hi rend(?:ition)?="(?:simple:)?italics?">slanted<\/hi>|<emph>slanted<\/emph>/.test(all), all.slice(-500)),
    ];
  }),
  of('table-that-may-not-be-divided-on-paper', 'opensagres/xdocreport#363', wholeTable, 'pdf', 'all rows on one page', async ({ path }) => {
    const all = await pdfWords(path);
    return [
      same(
        'pages',
        ['R1', 'R2', 'R3', 'R4'].map((one) => wordIn(all, one).page),
        [2, 2, 2, 2],
      ),
      same('line', wordIn(all, 'line49').page, 1),
    ];
  }),
  {
    ...of('text-before-the-changes-of-odt-in-markdown', 'jgm/pandoc#6801', changed, 'md', 'It costs hundred euros.', async ({ text }) => [
      same('text', (await text()).trim(), 'It costs hundred euros.'),
    ]),
    options: { changes: 'original' },
  },
  of(
    'colour-and-middle-of-rtf-in-a-page',
    'henck/rtf-html-php#34',
    {
      file: 'a.rtf',
      from: 'rtf',
      input: () =>
        '{\\rtf1\\ansi\\deff0{\\fonttbl{\\f0 Arial;}}{\\colortbl;\\red255\\green0\\blue0;\\red255\\green255\\blue0;}\\pard\\qc\\f0\\fs24 Middle {\\cf1 red} {\\highlight2 marked}\\par\\pard\\qr Right\\par}',
    },
    'html',
    'red, marked, in the middle, at the right',
    async ({ text }) => {
      const html = folded((await text()).split(/<body[^>]*>/).at(-1) ?? '');
      return [
        finding('middle', /<p\b[^>]*(?:align="center"|text-align:\s*center)[^>]*>(?:<[^>]*>|\s)*Middle/.test(html), html),
        finding('right', /<p\b[^>]*(?:align="right"|text-align:\s*(?:right|end))[^>]*>(?:<[^>]*>|\s)*Right/.test(html), html),
        finding('red', /(?:color="#ff0000"|color:\s*#ff0000)[^>]*>(?:<[^>]*>|\s)*red/.test(html), html),
        finding('marked', /background(?:-color)?:\s*#ffff00[^>]*>(?:<[^>]*>|\s)*marked/.test(html), html),
      ];
    },
  ),
  of(
    'words-of-heads-and-feet-of-rtf',
    'Fdawgs/docsmith#1467',
    inRtf('{\\header Ward report\\par}{\\footer Trust address\\par}Patient words\\par'),
    'txt',
    'each once',
    async ({ text }) => [
      holds('words', await text(), 'Ward report', 'Patient words', 'Trust address'),
      same('once', (await text()).match(/Ward report|Trust address/g)?.length, 2),
    ],
  ),
  {
    ...words(
      'signs-of-an-old-document',
      'morungos/node-word-extractor#21',
      { file: 'a.doc', from: 'doc', input: () => savedAs(signs(), 'docx', 'doc') },
      'txt',
      ['“Quoted” – dash — long … ‘one’ €5 ½ ™ • ―Devemos @ {} []'],
    ),
    slow: true,
  },
  of(
    'emoji-of-markdown-in-rtf',
    'smith-and-web/kindling#301',
    markdown('Hello 😀 and 𝒳\n'),
    'rtf',
    'both signs as pairs',
    async ({ text }) => {
      const codes = [...(await text()).matchAll(/\\u(-?\d+)/g)].map(([, code]) => (Number(code) + 65536) % 65536);
      return [same('signs', String.fromCharCode(...codes), '😀𝒳')];
    },
  ),
  of(
    'two-notes-of-markdown-in-word',
    'md2docx/mdast2docx#18',
    markdown('One[^1] and two[^2].\n\n[^1]: First note\n\n[^2]: Second note\n'),
    'docx',
    'two notes',
    async ({ path }) => {
      const notes = await part(path, 'word/footnotes.xml');
      const html = await readByPandoc(path, 'docx', 'html');
      return [
        same(
          'ids',
          new Set([...notes.matchAll(/<w:footnote\b[^>]*w:id="(-?\d+)"/g)].map(([, id]) => id)).size,
          notes.match(/<w:footnote\b/g)?.length,
        ),
        holds('words', html.replace(/<[^>]*>/g, ' '), 'First note', 'Second note'),
      ];
    },
  ),
  {
    ...{
      name: 'merged-document-workbook-and-text-in-order',
      source: 'gotenberg/gotenberg#700',
      file: 'zebra.docx',
      from: 'docx',
      to: 'pdf',
    },
    input: () => docx(para('Document first')),
    further: [
      { file: 'apple.xlsx', from: 'xlsx', input: () => xlsx({ sheets: [{ name: 'S', rows: [['Workbook second']] }] }) },
      { file: '10.txt', from: 'txt', input: () => 'Text third\n' },
    ],
    expect: 'in the order of the request',
    check: async ({ path }) => [
      same('pages', (await pdfText(path)).split('\f').map(folded).filter(Boolean), ['Document first', 'Workbook second', 'Text third']),
    ],
    slow: true,
  },
];
