import { finding } from '../../../fidelity/check.ts';
import { holds } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { book, cellOf, csv, of, text } from './of.ts';
import { type Cell, styled } from './workbook.ts';

const error = (value: string): Cell => ({ attributes: 't="e"', inner: `<v>${value}</v>` });
const rich: Cell = { attributes: 't="inlineStr"', inner: '<is><r><t>BO</t></r><r><rPr><b/></rPr><t>SH</t></r></is>' };
const guided: Cell = {
  attributes: 't="inlineStr"',
  inner: '<is><t>東京</t><rPh sb="0" eb="2"><t>トウキョウ</t></rPh><phoneticPr fontId="0"/></is>',
};

export const reportedSheets: readonly Situation[] = [
  text('percent-as-the-sheet-shows-it', 'dilshod/xlsx2csv#81', book([['p'], [styled(0.125, 1)]], {}, { formats: ['0.00%'] }), 'csv', [
    '12.50%',
  ]),
  text(
    'no-digits-of-binary-fractions',
    'dilshod/xlsx2csv#81',
    book([['p'], [{ attributes: '', inner: '<v>0.94899999999999995</v>' }]]),
    'csv',
    ['0.949'],
    ['0.94899'],
  ),
  of(
    'name-like-a-month-stays-text',
    'Aternus/csv-to-xlsx#13',
    csv('code,note,price\n06-8108,MAR 3,.52\nx,EIK,1.77\n'),
    'xlsx',
    '06-8108 and MAR 3 as text, the prices as numbers',
    async ({ path }) => [
      finding('code', (await cellOf(path, 'A2')).includes('06-8108'), await cellOf(path, 'A2')),
      finding('note', (await cellOf(path, 'B2')).includes('MAR 3'), await cellOf(path, 'B2')),
      finding('price', /<v>0?\.52<\/v>/.test(await cellOf(path, 'C2')), await cellOf(path, 'C2')),
    ],
  ),
  of('digits-of-a-number-stay', 'deztec/csv2excel#2', csv('t,k\n6.55639552,12.1397\n'), 'xlsx', '6.55639552', async ({ path }) => [
    finding('digits', (await cellOf(path, 'A2')).includes('<v>6.55639552</v>'), await cellOf(path, 'A2')),
  ]),
  of(
    'percent-of-a-page-is-no-date',
    'SheetJS/sheetjs#673',
    { file: 'page.html', from: 'html', input: () => '<table><tr><th>Share</th></tr><tr><td>11%</td></tr><tr><td>12%</td></tr></table>' },
    'csv',
    '11% and 12%, or 0.11 and 0.12',
    async (result) => [finding('share', /^(?:11%|0\.11)$/m.test((await result.text()).replaceAll('\r', '')), await result.text())],
  ),
  of('the-word-inf-stays-a-word', 'mentax/csv2xlsx#5', csv('a,b\nInf,1\nNaN,2\n'), 'xlsx', 'Inf and NaN as text', async ({ path }) => [
    finding('Inf', /<t[^>]*>Inf<\/t>/.test(await cellOf(path, 'A2')), await cellOf(path, 'A2')),
    finding('NaN', /<t[^>]*>NaN<\/t>/.test(await cellOf(path, 'A3')), await cellOf(path, 'A3')),
  ]),
  text(
    'errors-are-shown',
    'dilshod/xlsx2csv#286',
    book([
      ['a', 'b'],
      [error('#N/A'), error('#DIV/0!')],
    ]),
    'csv',
    ['#N/A,#DIV/0!'],
  ),
  text(
    'errors-under-a-date-format',
    'dilshod/xlsx2csv#286',
    book([['a'], [{ attributes: 't="e" s="1"', inner: '<v>#REF!</v>' }], ['after']], {}, { formats: ['yyyy-mm-dd'] }),
    'json',
    ['#REF!', 'after'],
  ),
  text(
    'number-that-is-no-date-under-a-date-format',
    'dilshod/xlsx2csv#245',
    book([['a'], [styled(1e12, 1)], ['after']], {}, { formats: ['yyyy-mm-dd'] }),
    'csv',
    ['after'],
  ),
  text(
    'minutes-as-the-sheet-shows-them',
    'SheetJS/sheetjs#59',
    book([['t'], [styled(41_609.0355555556, 1)]], {}, { formats: ['mm:ss.0'] }),
    'csv',
    ['51:12.0'],
  ),
  text('runs-of-a-cell-are-one-word', 'dilshod/xlsx2csv#142', book([['a'], [rich]]), 'csv', ['BOSH']),
  text('reading-aid-is-no-text', 'dilshod/xlsx2csv#142', book([['a'], [guided]]), 'csv', ['東京'], ['トウキョウ']),
  text(
    'thousands-in-quotes',
    'SheetJS/sheetjs#1852',
    book(
      [
        ['n', 'm'],
        [styled(123_456, 1), 1],
      ],
      {},
      { formats: ['#,##0'] },
    ),
    'csv',
    ['"123,456",1'],
  ),
  of(
    'comma-for-decimals',
    'Aternus/csv-to-xlsx#27',
    csv('Key;value\n234234;12,15\n34343;55,34\n'),
    'xlsx',
    'the numbers 12.15 and 55.34',
    async ({ path }) => [
      finding('first', (await cellOf(path, 'B2')).includes('<v>12.15</v>'), await cellOf(path, 'B2')),
      finding('second', (await cellOf(path, 'B3')).includes('<v>55.34</v>'), await cellOf(path, 'B3')),
    ],
  ),
  of(
    'line-break-in-a-cell',
    'masaccio/numbers-parser#33',
    book([
      ['Date', 'Ben\nAshley'],
      ['x', 'y'],
    ]),
    'csv',
    'the name in quotes, on two lines',
    async (result) => [finding('quoted', /^Date,"Ben\r?\nAshley"/.test((await result.text()).replace('\ufeff', '')), await result.text())],
  ),
  text(
    'comma-in-a-name',
    'opendidac/opendidac#680',
    book([
      ['n', 'p'],
      ['Doe, "Jo"', 1.33],
    ]),
    'csv',
    ['"Doe, ""Jo""",1.33'],
  ),
  of(
    'empty-cell-keeps-its-key',
    'SheetJS/sheetjs#582',
    book([
      ['A', 'B', 'C', 'D'],
      ['1a', '1b', null, '1d'],
      ['2a', '2b', '2c', '2d'],
    ]),
    'json',
    'a key C in both rows',
    async (result) => {
      const rows = JSON.parse(await result.text()) as readonly object[];
      return [
        finding(
          'key',
          rows.every((row) => 'C' in row),
          rows,
        ),
      ];
    },
  ),
  text(
    'columns-of-one-name',
    'SheetJS/sheetjs#1532',
    book([
      ['n', 'n', 'n'],
      ['one', 'two', 'three'],
    ]),
    'json',
    ['one', 'two', 'three'],
  ),
  text('long-number-in-full', 'xianshenglu/blog#107', book([['n'], [110_000_000_000]]), 'csv', ['110000000000'], ['E+']),
  of(
    'mark-of-utf-8-is-no-part-of-a-name',
    'opendidac/opendidac#681',
    csv('\ufeffname,n\nÉva,1\n'),
    'json',
    'the key name',
    async (result) => {
      const rows = JSON.parse(await result.text()) as readonly object[];
      return [
        finding(
          'key',
          rows.every((row) => 'name' in row),
          rows,
        ),
        holds('letters', await result.text(), 'Éva'),
      ];
    },
  ),
  of(
    'row-that-is-left-out-stays-empty',
    'SheetJS/sheetjs#139',
    book([['a'], [], ['c']]),
    'csv',
    'three lines, the second empty',
    async (result) => {
      const lines = (await result.text()).replaceAll('\r', '').replace('\ufeff', '').split('\n');
      return [finding('lines', lines[0] === 'a' && /^"?"?$/.test(lines[1] ?? 'x') && lines[2] === 'c', lines)];
    },
  ),
];
