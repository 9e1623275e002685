import { finding, same } from '../../../fidelity/check.ts';
import { look } from '../../../fidelity/look.ts';
import { readValue } from '../../look/data.ts';
import { part } from '../../look/package.ts';
import { holds, lacks } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { book, cellOf, csv, of, text } from './of.ts';
import { styled, type Workbook } from './workbook.ts';

const accounting = '_(\\$* #,##0.00_);_(\\$* \\(#,##0.00\\);_(\\$* "-"??_);_(@_)';
/** 37 hours, 5 minutes and 24 seconds, as a part of days. */
const hours = styled(133_524 / 86_400, 1);
const elapsed: Partial<Workbook> = { formats: ['[h]:mm:ss'] };

const printTitles = '<definedName name="_xlnm.Print_Titles" localSheetId="0">S!$3:$3</definedName>';
const inventory = [['Inventory of May'], [], ['SKU', 'Name'], ...Array.from({ length: 90 }, (_, at) => [`SKU-${1000 + at}`, `Item ${at}`])];

const values = async (path: string): Promise<readonly (readonly string[])[]> => (await readValue(path)) as readonly (readonly string[])[];
const numberOf = async (path: string, reference: string): Promise<number> =>
  Number(/<v>([^<]*)<\/v>/.exec((await cellOf(path, reference)).replace(/^<c [^>]*t="(?:s|str|inlineStr)".*/s, ''))?.[1] ?? Number.NaN);
const lettersOf = async (path: string): Promise<string> =>
  `${await part(path, 'xl/worksheets/sheet1.xml')}${await part(path, 'xl/sharedStrings.xml').catch(() => '')}`;

/** Bytes in GBK and Shift JIS, which no part of Bun encodes. */
const gbk =
  'd0d5c3fb2cb2bfc3c52cb9a4d7ca0ad5c5c8fd2ccffacadbb2bf2c353230300ac0eecbc42cbcbccaf5b2bf2c363830300acdf5d0a1c3f72cc8cbc1a6d7cad4b4b2bf2c373130300ad5d4c0f62cb2c6cef1b2bf2c363430300a';
const shiftJis =
  '8e8196bc2c8f5a8f8a2c936498620a8e52936391be98592c938c8b9e937390e791e393638be68adb82cc93e02c30332d313233342d353637380a97e996d889d48e712c91e58de3957b91e58de38e73966b8be62c30362d313131312d323232320a8db293a18357838783932c966b8a4393b98e4496798e732c3031312d3333332d343434340a';

/** Further reports on values, headings and text of sheets. */
export const furtherSheets: readonly Situation[] = [
  of(
    'returns-of-windows-in-a-cell',
    'dilshod/xlsx2csv#174',
    book([
      ['address', 'n'],
      [{ attributes: 't="inlineStr"', inner: '<is><t>12 Main Street_x000D_\nSpringfield</t></is>' }, 1],
    ]),
    'csv',
    'two lines in one cell, and no _x000D_',
    async ({ path, text: read }) => [
      same('cell', (await values(path))[1]?.[0]?.replaceAll('\r', ''), '12 Main Street\nSpringfield'),
      lacks('no code', await read(), '_x000D_', '_x000d_'),
    ],
  ),
  of(
    'underline-before-x-that-is-text',
    'dilshod/xlsx2csv#174',
    book([['a'], [{ attributes: 't="inlineStr"', inner: '<is><t>part_x005F_x000D_1</t></is>' }]]),
    'csv',
    'part_x000D_1: an escaped underline is one',
    async ({ text: read }) => [holds('text', await read(), 'part_x000D_1')],
  ),
  text(
    'wrong-dimension-of-one-cell',
    'langgenius/dify#1039',
    book(
      [
        ['a', 'b'],
        ['x', 'y'],
        ['z', 3],
      ],
      { head: '<dimension ref="A1"/>' },
    ),
    'csv',
    ['a,b x,y z,3'],
  ),
  text(
    'hours-beyond-a-day-in-a-page',
    'mogsdad/SheetConverter#13',
    book([['t'], [hours]], {}, elapsed),
    'html',
    ['37:05:24'],
    ['13:05:24'],
  ),
  of('hours-beyond-a-day-in-data', 'wireservice/csvkit#605', book([['t'], [hours]], {}, elapsed), 'json', '37:05:24', async ({ path }) => [
    same('value', await readValue(path), [{ t: '37:05:24' }]),
  ]),
  of(
    'red-negative-number',
    'PHPOffice/PhpSpreadsheet#1009',
    book([['n'], [styled(-70, 1)], [styled(70, 1)]], {}, { formats: ['#,##0;[Red]-#,##0'] }),
    'csv',
    '-70 and 70',
    async ({ path }) => [same('column', await values(path), [['n'], ['-70'], ['70']])],
  ),
  of(
    'accounting-format-with-brackets',
    'Apkawa/xlsx2html#8',
    book([['n'], [styled(12, 1)], [styled(-12, 1)], [styled(0, 1)]], {}, { formats: [accounting] }),
    'csv',
    '$12.00, $(12.00) and $-, with blanks where the format has them',
    async ({ path }) => [
      same(
        'column',
        (await values(path)).map(([cell = '']) => cell.replaceAll(/\s/g, '')),
        ['n', '$12.00', '$(12.00)', '$-'],
      ),
    ],
  ),
  of(
    'print-titles-below-the-first-row',
    'developer0hye/office2pdf#417',
    book(inventory, {}, { names: printTitles }),
    'pdf',
    'row 3 again on page 2, without the rows above it',
    async ({ path }) => {
      const second = await look('pdftotext', '-layout', '-f', '2', '-l', '2', path, '-');
      return [holds('heading', second, 'SKU Name', 'SKU-1089'), lacks('title', second, 'Inventory of May')];
    },
  ),
  of(
    'pipes-and-breaks-of-cells-in-markdown',
    'microsoft/markitdown#2436',
    book([
      ['Product', 'Spec', 'Note'],
      ['Cable', 'USB-A|USB-C', 'one\ntwo'],
      ['Hub', '4 ports', 'ok'],
    ]),
    'md',
    'a table of three columns for every reader of GitHub Markdown',
    async ({ path }) => {
      const html = await look('pandoc', '--from=gfm', '--to=html', '--wrap=none', path);
      const cells = [...html.matchAll(/<t[dh](?: [^>]*)?>(.*?)<\/t[dh]>/gs)].map(([, cell = '']) => cell.replaceAll(/<br ?\/?>\s*/g, ' '));
      return [same('cells', cells, ['Product', 'Spec', 'Note', 'Cable', 'USB-A|USB-C', 'one two', 'Hub', '4 ports', 'ok'])];
    },
  ),
  of(
    'codes-like-powers-of-ten',
    'FlatFilers/csvjson-app#13',
    csv('"uid";"code";"balance"\n18285;1e2641;500\n14552;000be5;150\n8047;9535e6;0\n19095;655e38;200\n12838;5743e5;94\n'),
    'json',
    'the codes as they are written',
    async ({ path }) => [
      same(
        'codes',
        ((await readValue(path)) as readonly { readonly code: unknown }[]).map(({ code }) => code),
        ['1e2641', '000be5', '9535e6', '655e38', '5743e5'],
      ),
    ],
  ),
  of(
    'code-like-a-power-of-ten-in-a-sheet',
    'mholt/PapaParse#1078',
    csv('sku,n\n713752e1,1\n713752f1,2\n'),
    'xlsx',
    '713752e1 as text',
    async ({ path }) => [finding('text', /<t[^>]*>713752e1<\/t>/.test(await lettersOf(path)), await cellOf(path, 'A2'))],
  ),
  of(
    'amounts-of-accountants-in-a-csv',
    'proompteng/bilig#46',
    csv('Account,Amount,Margin,Variance\nRevenue,"$1,234.56",12.5%,"$1,234.56"\nCOGS,"($987.65)",-3.25%,"(987.65)"\n'),
    'xlsx',
    'numbers: 1234.56, 0.125, 1234.56, and -987.65, -0.0325, -987.65',
    async ({ path }) => [
      same(
        'numbers',
        await Promise.all(['B2', 'C2', 'D2', 'B3', 'C3', 'D3'].map((one) => numberOf(path, one))),
        [1234.56, 0.125, 1234.56, -987.65, -0.0325, -987.65],
      ),
    ],
  ),
  of(
    'csv-of-a-chinese-excel',
    'objectstack-ai/objectui#2556',
    { file: 'staff.csv', from: 'csv', input: () => Buffer.from(gbk, 'hex') },
    'xlsx',
    'Chinese letters, read as GBK',
    async ({ path }) => [holds('letters', await lettersOf(path), '姓名', '部门', '王小明', '人力资源部')],
  ),
  of(
    'csv-of-a-japanese-excel',
    'SheetJS/sheetjs#2355',
    { file: 'members.csv', from: 'csv', input: () => Buffer.from(shiftJis, 'hex') },
    'json',
    'Japanese letters, read as Shift JIS',
    async ({ path }) => [
      same('first', ((await readValue(path)) as readonly unknown[])[0], {
        氏名: '山田太郎',
        住所: '東京都千代田区丸の内',
        電話: '03-1234-5678',
      }),
    ],
  ),
  text(
    'phone-numbers-of-a-sheet-as-contacts',
    'SpartnerNL/Laravel-Excel#1789',
    book([
      ['Name', 'Phone', 'E-mail'],
      ['Ada', 447_900_900_123, 'ada@example.org'],
    ]),
    'vcf',
    ['447900900123', 'FN:Ada', 'ada@example.org'],
    ['E+'],
  ),
];
