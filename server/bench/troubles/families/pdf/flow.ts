import { finding, same } from '../../../fidelity/check.ts';
import { part } from '../../look/package.ts';
import { folded, holds, lacks, noted } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { chinese, lines, pdf, text } from './make.ts';

const ordered = (all: string, ...words: readonly string[]) => {
  const places = words.map((word) => folded(all).indexOf(word));
  return finding(
    'order',
    places.every((at, n) => at >= 0 && (n === 0 || at > (places[n - 1] ?? 0))),
    `${places.join(' ')} in: ${folded(all).slice(0, 280)}`,
  );
};

const broken = (
  name: string,
  source: string,
  all: readonly string[],
  wanted: readonly string[],
  unwanted: readonly string[] = [],
  stillWrong?: string,
): Situation => ({
  name,
  ...(stillWrong ? { stillWrong } : {}),
  source,
  file: 'text.pdf',
  input: () => pdf([{ content: lines(all, 60, 760, 12, 15, 'F4') }]),
  from: 'pdf',
  to: 'txt',
  expect: wanted.join(', '),
  check: async ({ text: read }) => {
    const result = await read();
    return [holds('words', result, ...wanted), lacks('other words', result, ...unwanted)];
  },
});

const left = ['The left column', 'begins here and', 'speaks of apples', 'and pears in', 'the old orchard', 'behind the mill'];
const right = ['The right column', 'follows later and', 'tells of trains', 'and stations along', 'the northern coast', 'line'];
const contract = Array.from({ length: 30 }, (_, n) => `Line ${n} of the contract between the parties about the delivery of goods.`);
const draft = '/GS gs q 0.7071 0.7071 -0.7071 0.7071 150 300 cm 0.8 g BT /F2 90 Tf 0 0 Td (DRAFT) Tj ET Q\n';

export const pdfFlow: readonly Situation[] = [
  broken(
    'hyphen-of-a-compound',
    'emareg/paper-checker#16',
    [
      'This is a paragraph that contains a word which is hyphen-',
      'ated at the end of the line and a well-',
      'known compound, and the infor-',
      'mation continues until the end of this first paragraph.',
    ],
    ['hyphenated', 'well-known', 'information'],
  ),
  broken(
    'compound-that-stands-elsewhere',
    'xberg-io/xberg#1543',
    [
      'The price-determining factors apply at the time of the offer, and they',
      'are listed below. The sums in this contract are based on the price-',
      'determining factors that both sides have signed in the spring.',
    ],
    ['based on the price-determining factors'],
  ),
  broken(
    'compound-with-a-usual-end',
    'xberg-io/xberg#1613',
    [
      'The house has agreed to a number of long-',
      'term plans for the region, and to evidence-',
      'based reports about what has come of them.',
    ],
    ['long-term', 'evidence-based'],
  ),
  broken(
    'suspended-hyphen',
    'xberg-io/xberg#1561',
    ['De prijzen zijn exclusief vracht- en verzendkosten en worden elk jaar'],
    ['vracht- en verzendkosten'],
  ),
  broken(
    'single-letter-before-a-hyphen',
    'docling-project/docling#4151',
    ['The volatile compounds were n-octanal, n-tridecanal and n-', 'tridecanal of a second sample that was taken in the morning.'],
    ['and n-tridecanal of'],
  ),
  broken(
    'hyphen-before-a-capital',
    'firecrawl/pdf-inspector#388',
    [
      'The members of the house were in the end all named for Third-',
      'Party members of the other house and for the sons of Jean-',
      'Paul of the same town in France, who had left it long ago.',
    ],
    ['Third-Party', 'Jean-Paul'],
  ),
  broken(
    'address-over-two-lines',
    'mozilla/pdf.js#7028',
    ['The whole report of the year is found at https://example.org/reports/2024/', 'annual.pdf and may be printed by all of its readers.'],
    ['https://example.org/reports/2024/annual.pdf'],
    [],
    'an address that a line ends at a slash gets a space there',
  ),
  {
    name: 'short-columns',
    source: 'pymupdf/PyMuPDF#3065',
    file: 'columns.pdf',
    input: () => pdf([{ content: lines(left, 60, 700, 14, 20) + lines(right, 320, 700, 14, 20) }]),
    from: 'pdf',
    to: 'txt',
    expect: 'the left column, then the right one',
    check: async ({ text: read }) => [ordered(await read(), 'left column', 'the mill', 'right column', 'coast')],
  },
  {
    name: 'short-columns-in-chinese',
    source: 'ArtifexSoftware/pdf2docx#39',
    file: 'columns.pdf',
    input: () =>
      pdf([
        {
          content:
            [
              '左边一栏从这里开始',
              '讲述苹果和梨的故事',
              '它们生长在旧果园里',
              '在磨坊后面的山坡上',
              '每年秋天都有人来到',
              '这里采摘新鲜的果子',
            ]
              .map((words, n) => chinese(words, 60, 700 - n * 20, 14))
              .join('') +
            [
              '右边一栏随后才开始',
              '讲述火车和车站的事',
              '沿着北方海岸的铁路',
              '一直通到遥远的小镇',
              '旅客们在那里下车后',
              '再走一段很长的山路',
            ]
              .map((words, n) => chinese(words, 320, 700 - n * 20, 14))
              .join(''),
        },
      ]),
    from: 'pdf',
    to: 'txt',
    expect: 'the left column, then the right one',
    check: async ({ text: read }) => [ordered((await read()).replace(/\s/g, ''), '左边一栏', '新鲜的果子', '右边一栏', '很长的山路')],
  },
  {
    name: 'small-table-stays-a-table',
    source: 'docling-project/docling#526',
    file: 'table.pdf',
    input: () =>
      pdf([
        {
          content:
            lines(['Item', 'Apples', 'Pears', 'Plums', 'Cherries', 'Quinces'], 60, 700, 12, 20) +
            lines(['Price', '1.20', '2.35', '0.99', '4.10', '3.00'], 320, 700, 12, 20),
        },
      ]),
    from: 'pdf',
    to: 'md',
    expect: 'six rows of two cells',
    check: async ({ text: read }) => {
      const result = await read();
      return [finding('rows', /\|\s*Apples\s*\|\s*1\.20\s*\|/.test(result) && /\|\s*Quinces\s*\|\s*3\.00\s*\|/.test(result), result)];
    },
  },
  ...(['docx', 'txt'] as const).map(
    (to): Situation => ({
      name: `lines-under-a-watermark-to-${to}`,
      source: to === 'docx' ? 'ArtifexSoftware/pdf2docx#185' : 'Stirling-Tools/Stirling-PDF#293',
      file: 'contract.pdf',
      input: () => pdf([{ content: lines(contract, 60, 760, 11, 20) + draft }], { resources: '/ExtGState<</GS<</ca .5>>>>' }),
      from: 'pdf',
      to,
      expect: '30 separate lines, and a note or a drawing of DRAFT',
      check: async (result) => {
        const all = to === 'docx' ? await part(result.path, 'word/document.xml') : await result.text();
        const paragraphs = (to === 'docx' ? all.split('</w:p>') : all.split('\n')).filter((one) => one.includes('of the contract'));
        return [same('lines', paragraphs.length, 30), noted(result.notes, /DRAFT/)];
      },
    }),
  ),
  {
    name: 'paragraph-stays-one',
    source: 'pymupdf/pymupdf4llm#127',
    file: 'text.pdf',
    input: () =>
      pdf([
        {
          content: lines(
            [
              'The committee met on Monday and heard the report of its chair about',
              'the year. It was agreed that the plans go on as they are, though two',
              'members asked for more time. A vote was taken in the afternoon, and',
              'the plans were passed with a large majority of all of those present.',
            ],
            60,
            760,
            12,
            15,
            'F4',
          ),
        },
      ]),
    from: 'pdf',
    to: 'md',
    expect: 'one paragraph',
    check: async ({ text: read }) => [same('paragraphs', (await read()).trim().split(/\n\s*\n/).length, 1)],
  },
  {
    name: 'bold-drawn-twice',
    source: 'Unstructured-IO/unstructured#3864',
    file: 'bold.pdf',
    input: () => pdf([{ content: text('BOLD TEXT', 60, 700) + text('BOLD TEXT', 60.4, 700) + text('plain', 60, 660) }]),
    from: 'pdf',
    to: 'txt',
    expect: 'BOLD TEXT once',
    check: async ({ text: read }) => [
      same('times', (await read()).match(/BOLD TEXT/g)?.length, 1),
      lacks('doubled letters', await read(), 'BBOO'),
    ],
  },
  {
    name: 'letters-drawn-twice-each',
    source: 'firecrawl/pdf-inspector#313',
    file: 'bold.pdf',
    input: () =>
      pdf([{ content: [...'HELLO'].map((sign, n) => text(sign, 72 + n * 14, 700, 14) + text(sign, 72 + n * 14, 700, 14)).join('') }]),
    from: 'pdf',
    to: 'txt',
    expect: 'HELLO',
    check: async ({ text: read }) => [same('letters', (await read()).replace(/\s/g, ''), 'HELLO')],
  },
];
