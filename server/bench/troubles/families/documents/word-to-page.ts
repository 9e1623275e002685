import { finding, same } from '../../../fidelity/check.ts';
import { look } from '../../../fidelity/look.ts';
import { inkOf, pdfWords, wordIn } from '../../look/pdf-marks.ts';
import { holds } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { levels, docx as listed, paragraph } from '../web/inputs.ts';
import { type File, inDocx, of, words } from './of.ts';
import { docx, para, run } from './parts.ts';

const formField = (inner: string, code: string, saved = ''): string =>
  `<w:r><w:fldChar w:fldCharType="begin"><w:ffData><w:name w:val="F"/><w:enabled/><w:calcOnExit w:val="0"/>${inner}</w:ffData></w:fldChar></w:r><w:r><w:instrText xml:space="preserve"> ${code} </w:instrText></w:r>${saved && `<w:r><w:fldChar w:fldCharType="separate"/></w:r>${run(saved)}`}<w:r><w:fldChar w:fldCharType="end"/></w:r>`;
const ticked = (value: 0 | 1): string =>
  formField(`<w:checkBox><w:sizeAuto/><w:default w:val="0"/><w:checked w:val="${value}"/></w:checkBox>`, 'FORMCHECKBOX');
const form = inDocx(() =>
  docx(
    para(ticked(1) + run(' Yes ') + ticked(0) + run(' No')) +
      para(
        run('Colour: ') +
          formField('<w:ddList><w:result w:val="1"/><w:listEntry w:val="Red"/><w:listEntry w:val="Green"/></w:ddList>', 'FORMDROPDOWN') +
          run('.'),
      ) +
      para(run('Name: ') + formField('<w:textInput><w:default w:val="Nobody"/></w:textInput>', 'FORMTEXT', 'Ada Lovelace') + run('.')),
  ),
);
const yesAndNo = async (text: string) => [
  finding('yes', /[☒☑]\s*Yes/.test(text), text.slice(-600)),
  finding('no', /☐\s*No/.test(text), text.slice(-600)),
];

const control = (content: string): string =>
  `<w:sdt><w:sdtPr><w:alias w:val="x"/></w:sdtPr><w:sdtContent>${content}</w:sdtContent></w:sdt>`;
const controlled = inDocx(() =>
  docx(
    control(para('Block words') + control(para('Inner words'))) +
      para(run('Name: ') + control(run('Inline words'))) +
      control(`<w:tbl><w:tblPr/><w:tblGrid><w:gridCol w:w="3000"/></w:tblGrid><w:tr><w:tc>${para('Cell words')}</w:tc></w:tr></w:tbl>`) +
      para('End'),
  ),
);
const dropCap = inDocx(() =>
  docx(
    para('Before') +
      para(
        run('O'),
        '<w:keepNext/><w:framePr w:dropCap="drop" w:lines="3" w:wrap="around" w:vAnchor="text" w:hAnchor="text"/><w:spacing w:line="900" w:lineRule="exact"/>',
      ) +
      para('nce upon a time') +
      para('After'),
  ),
);
const list = (format: string, start: number): File =>
  inDocx(() =>
    listed({
      body: [paragraph('one', 0), paragraph('two', 0)].join(''),
      numbering: levels({ text: '%1.', format }).replace('<w:start w:val="1"/>', `<w:start w:val="${start}"/>`),
    }),
  );
const listIn = async (text: () => Promise<string>): Promise<string> => /<ol[^>]*>/.exec(await text())?.[0] ?? 'no list';

const highlighted = inDocx(() => docx(para(run('Some ') + run('marked', '<w:highlight w:val="yellow"/>') + run(' words'))));
const bookmarked = inDocx(() =>
  docx(
    para(`<w:hyperlink w:anchor="Firstbookmark">${run('Reference to bookmark one')}</w:hyperlink>`) +
      para('Between') +
      para(`<w:bookmarkStart w:id="1" w:name="Firstbookmark"/>${run('The place')}<w:bookmarkEnd w:id="1"/>`),
  ),
);
const cell = (content: string, look = ''): string => `<w:tc><w:tcPr><w:tcW w:w="4000" w:type="dxa"/></w:tcPr>${para(content, look)}</w:tc>`;

/** Reports on Word to web pages and to paper. */
export const wordToPage: readonly Situation[] = [
  of(
    'ticked-field-of-a-form-in-a-page',
    'yfedoseev/office_oxide#276',
    form,
    'html',
    'a ticked box before Yes, an empty one before No',
    async ({ text }) =>
      yesAndNo(
        (await text()).replace(/<input[^>]*type="checkbox"[^>]*>/gi, (box) => (/\schecked/i.test(box) ? '☑' : '☐')).replace(/<[^>]*>/g, ''),
      ),
  ),
  of(
    'ticked-field-of-a-form-in-markdown',
    'jgm/pandoc#8211',
    form,
    'md',
    'a ticked box before Yes, an empty one before No',
    async ({ text }) => yesAndNo(await text()),
  ),
  words('chosen-entry-of-a-form-as-text', 'yfedoseev/office_oxide#276', form, 'txt', ['Colour: Green.', 'Name: Ada Lovelace.'], ['Red']),
  words('controls-around-paragraphs-in-a-page', 'jgm/pandoc#2587', controlled, 'html', [
    'Block words',
    'Inner words',
    'Name: Inline words',
    'Cell words',
    'End',
  ]),
  words('controls-around-paragraphs-in-restructured-text', 'jgm/pandoc#2587', controlled, 'rst', [
    'Block words',
    'Inner words',
    'Name: Inline words',
    'Cell words',
    'End',
  ]),
  words('first-letter-over-three-lines', 'alihassan143/flutter-packages#108', dropCap, 'txt', ['Before Once upon a time After']),
  of(
    'first-letter-over-three-lines-in-a-page',
    'alihassan143/flutter-packages#108',
    dropCap,
    'html',
    'Once upon a time, between the others',
    async ({ text }) => {
      const plain = (await text())
        .replace(/<style[\s\S]*?<\/style>/g, '')
        .replace(/<\/?(?:span|font|b|i)\b[^>]*>/g, '')
        .replace(/<[^>]*>/g, ' ');
      return [finding('words', /Before\s+O\s*nce\s+upon\s+a\s+time\s+After/.test(plain), plain)];
    },
  ),
  of('list-that-begins-at-five', 'yfedoseev/office_oxide#188', list('decimal', 5), 'html', 'a numbered list from 5', async ({ text }) => [
    finding('start', /start="5"/.test(await listIn(text)), await listIn(text)),
  ]),
  of('list-of-letters', 'mwilliamson/mammoth.js#201', list('lowerLetter', 1), 'html', 'a list of small letters', async ({ text }) => [
    finding('type', /type="a"|lower-alpha/.test(await listIn(text)), await listIn(text)),
  ]),
  of('list-of-roman-numbers', 'mwilliamson/mammoth.js#167', list('upperRoman', 1), 'html', 'a list of Roman numbers', async ({ text }) => [
    finding('type', /type="I"|upper-roman/.test(await listIn(text)), await listIn(text)),
  ]),
  of('highlighted-word-in-a-page', 'mwilliamson/mammoth.js#395', highlighted, 'html', 'yellow behind the word', async ({ text }) => [
    finding(
      'colour',
      /(?:background(?:-color)?:\s*(?:#ffff00|yellow)[^>]*>|<mark>)(?:<[^>]*>)*marked/i.test(await text()),
      (await text()).slice(-600),
    ),
  ]),
  of('highlighted-word-on-paper', 'opensagres/xdocreport#156', highlighted, 'pdf', 'yellow behind the word', async ({ path }) => [
    finding('ink', (await inkOf(path, 1, '#ffff00')) > 0.0002, await inkOf(path, 1, '#ffff00')),
  ]),
  of(
    'small-capitals-in-a-page',
    'mwilliamson/mammoth.js#123',
    inDocx(() => docx(para(run('See ') + run('Harvard Law Review', '<w:smallCaps/>')))),
    'html',
    'the words in small capitals',
    async ({ text }) => [
      finding('look', /font-variant:\s*small-caps[^>]*>(?:<[^>]*>)*Harvard/i.test(await text()), (await text()).slice(-600)),
    ],
  ),
  of(
    'capitals-in-a-page',
    'macmillanpublishers/bookmaker#83',
    inDocx(() => docx(para(run('Part ') + run('One begins', '<w:caps/>')))),
    'html',
    'the words in capitals',
    async ({ text }) => [
      finding(
        'look',
        /text-transform:\s*uppercase[^>]*>(?:<[^>]*>)*One begins|ONE BEGINS/i.test(await text()) &&
          /ONE BEGINS|uppercase/.test(await text()),
        (await text()).slice(-600),
      ),
    ],
  ),
  of(
    'links-to-bookmarks-in-a-page',
    'CenterForOpenScience/pydocx#250',
    bookmarked,
    'html',
    'the link leads to the place',
    async ({ text }) => {
      const html = await text();
      const id = /href="#([^"]+)"[^>]*>(?:<[^>]*>)*Reference/.exec(html)?.[1] ?? 'none';
      const at = html.search(new RegExp(`(?:id|name)="${id}"`));
      return [finding('place', at > html.indexOf('Between') && at < html.indexOf('The place'), html.slice(-700))];
    },
  ),
  of(
    'word-at-a-right-tab',
    'opensagres/xdocreport#191',
    inDocx(() =>
      docx(para(`${run('Total')}<w:r><w:tab/></w:r>${run('1.234,50')}`, '<w:tabs><w:tab w:val="right" w:pos="9000"/></w:tabs>')),
    ),
    'pdf',
    'the amount ends at 450 points behind the margin',
    async ({ path }) => {
      const { right } = wordIn(await pdfWords(path), '1.234,50');
      return [finding('right', Math.abs(right - (1134 / 20 + 450)) < 2, right)];
    },
  ),
  of(
    'sides-of-cells-on-paper',
    'opensagres/xdocreport#407',
    inDocx(() =>
      docx(
        `<w:tbl><w:tblPr><w:tblW w:w="8000" w:type="dxa"/><w:tblLayout w:type="fixed"/></w:tblPr><w:tblGrid><w:gridCol w:w="4000"/><w:gridCol w:w="4000"/></w:tblGrid><w:tr>${cell('leftmost')}${cell('rightmost', '<w:jc w:val="right"/>')}</w:tr></w:tbl>${para('End')}`,
      ),
    ),
    'pdf',
    'the second word ends at the right of its cell',
    async ({ path }) => {
      const all = await pdfWords(path);
      const [left, right] = [wordIn(all, 'leftmost'), wordIn(all, 'rightmost')];
      return [
        finding('right', right.right > 1134 / 20 + 380 && right.right < 1134 / 20 + 405, right.right),
        finding('left', left.x < 70, left.x),
      ];
    },
  ),
  of(
    'widths-of-columns-in-a-page',
    'mwilliamson/mammoth.js#483',
    inDocx(() =>
      docx(
        `<w:tbl><w:tblPr><w:tblW w:w="8000" w:type="dxa"/><w:tblLayout w:type="fixed"/></w:tblPr><w:tblGrid><w:gridCol w:w="2000"/><w:gridCol w:w="6000"/></w:tblGrid><w:tr><w:tc><w:tcPr><w:tcW w:w="2000" w:type="dxa"/></w:tcPr>${para('narrow')}</w:tc><w:tc><w:tcPr><w:tcW w:w="6000" w:type="dxa"/></w:tcPr>${para('wide')}</w:tc></w:tr></w:tbl>${para('End')}`,
      ),
    ),
    'html',
    'the second column three times as wide as the first',
    async ({ text }) => {
      const [first = 0, second = 0] = [...(await text()).matchAll(/<(?:col|td)\b[^>]*width(?:="|:\s*)([\d.]+)/g)].map(([, width]) =>
        Number(width),
      );
      return [finding('widths', Math.abs(second / first - 3) < 0.3, (await text()).slice(-900))];
    },
  ),
  of(
    'text-control-is-no-field-of-the-pdf',
    'gotenberg/gotenberg#1475',
    controlled,
    'pdf',
    'a PDF without fields to fill in',
    async ({ path }) => [
      same('form', /^Form:\s+(\w+)/m.exec(await look('pdfinfo', path))?.[1], 'none'),
      holds('words', await look('pdftotext', '-layout', path, '-'), 'Inline words'),
    ],
  ),
];
