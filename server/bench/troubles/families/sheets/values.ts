import { finding } from '../../../fidelity/check.ts';
import { holds } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { spreadsheet } from './open-document.ts';
import { type Cell, styled, xlsx } from './workbook.ts';

type Row = Readonly<Record<string, unknown>>;

/** One value with a number format, converted to JSON: the result must be exactly `wanted`. */
const shown = (name: string, source: string, code: string, value: number, wanted: unknown): Situation => ({
  ...{ name, source, file: 'values.xlsx', from: 'xlsx', to: 'json' },
  input: () =>
    xlsx({
      sheets: [
        {
          name: 'S',
          rows: [
            ['name', 'value'],
            ['a', styled(value, 1)],
          ],
        },
      ],
      formats: [code],
    }),
  expect: `${JSON.stringify(wanted)} for ${value} under ${code}`,
  check: async ({ text }) => {
    const [row] = JSON.parse(await text()) as readonly Row[];
    return [finding('value', row?.value === wanted, JSON.stringify(row))];
  },
});

const sheet = (name: string, source: string, to: string, rows: readonly (readonly Cell[])[], ...wanted: readonly string[]): Situation => ({
  ...{ name, source, file: 'table.xlsx', from: 'xlsx', to },
  input: () => xlsx({ sheets: [{ name: 'S', rows }] }),
  expect: wanted.join(' | '),
  check: async ({ text }) => [holds('text', await text(), ...wanted)],
});

const csv = (name: string, source: string, to: string, input: string, ...wanted: readonly string[]): Situation => ({
  ...{ name, source, file: 'table.csv', from: 'csv', to, input: () => input },
  expect: wanted.join(' | '),
  check: async ({ text }) => [holds('text', await text(), ...wanted)],
});

export const values: readonly Situation[] = [
  shown('post-code-format-to-json', 'dilshod/xlsx2csv#223', '00000', 501, '00501'),
  shown('phone-format-to-json', 'dilshod/xlsx2csv#190', '(000) 000-0000', 3_108_207_129, '(310) 820-7129'),
  shown('social-security-format-to-json', 'dilshod/xlsx2csv#223', '000-00-0000', 1_234_567, '001-23-4567'),
  shown('prefixed-number-format-to-json', 'dilshod/xlsx2csv#139', '"INV-"0000', 42, 'INV-0042'),
  shown('two-digit-format-to-json', 'dilshod/xlsx2csv#139', '00', 2, '02'),
  shown('thousands-stay-a-number', 'shenwei356/csvtk#262', '#,##0', 1_234_567, 1_234_567),
  shown('currency-stays-a-number', 'shenwei356/csvtk#262', '"$"#,##0.00', 175, 175),
  shown('percent-stays-a-number', 'shenwei356/csvtk#262', '0.0%', 0.125, 0.125),
  shown('fixed-digits-with-fraction-stay-a-number', 'shenwei356/csvtk#262', '00.00', 5.25, 5.25),
  shown('date-to-iso', 'SpartnerNL/Laravel-Excel#1018', 'dd/mm/yyyy', 42_186, '2015-07-01'),
  shown('time-of-day-to-json', 'ExcelDataReader/ExcelDataReader#75', 'h:mm', 0.75, '18:00'),
  shown('date-and-time-to-iso', 'tidyverse/readxl#134', 'yyyy-mm-dd hh:mm', 45_355.5, '2024-03-04T12:00:00'),
  {
    ...{ name: 'dates-since-1904', source: 'miraisolutions/xlconnect#32', file: 'mac.xlsx', from: 'xlsx', to: 'csv' },
    input: () => xlsx({ date1904: true, sheets: [{ name: 'S', rows: [['d'], [styled(16_924, 1)]] }], formats: ['yyyy-mm-dd'] }),
    expect: '1950-05-03',
    check: async ({ text }) => [holds('date', await text(), '1950-05-03')],
  },
  {
    ...{ name: 'post-code-style-of-an-ods', source: 'dilshod/xlsx2csv#223', file: 'a.ods', from: 'ods', to: 'json' },
    input: () =>
      spreadsheet({
        flat: false,
        styles:
          '<number:number-style style:name="N1"><number:number number:decimal-places="0" number:min-integer-digits="5"/></number:number-style><style:style style:name="ce1" style:family="table-cell" style:data-style-name="N1"/>',
        tables:
          '<table:table table:name="S"><table:table-row><table:table-cell office:value-type="string"><text:p>zip</text:p></table:table-cell></table:table-row><table:table-row><table:table-cell table:style-name="ce1" office:value-type="float" office:value="501"><text:p>00501</text:p></table:table-cell></table:table-row></table:table>',
      }),
    expect: '"00501"',
    check: async ({ text }) => [holds('zip', await text(), '"00501"')],
  },
  {
    ...{ name: 'repeated-ods-rows-are-rows', source: 'ropensci/readODS#81', file: 'a.ods', from: 'ods', to: 'csv' },
    input: () =>
      spreadsheet({
        flat: false,
        tables:
          '<table:table table:name="S"><table:table-row table:number-rows-repeated="3"><table:table-cell office:value-type="string"><text:p>x</text:p></table:table-cell></table:table-row><table:table-row><table:table-cell office:value-type="string"><text:p>y</text:p></table:table-cell></table:table-row></table:table>',
      }),
    expect: 'x three times, then y',
    check: async ({ text }) => [finding('rows', (await text()).trim().split(/\r?\n/).join() === 'x,x,x,y', await text())],
  },
  {
    ...{ name: 'repeated-ods-cells-are-cells', source: 'SheetJS/sheetjs#383', file: 'a.ods', from: 'ods', to: 'csv' },
    input: () =>
      spreadsheet({
        flat: false,
        tables:
          '<table:table table:name="S"><table:table-row><table:table-cell table:number-columns-repeated="2" office:value-type="float" office:value="1"><text:p>1</text:p></table:table-cell><table:table-cell table:number-columns-repeated="2"/><table:table-cell office:value-type="string"><text:p>z</text:p></table:table-cell></table:table-row></table:table>',
      }),
    expect: '1,1,,,z',
    check: async ({ text }) => [finding('row', (await text()).trim() === '1,1,,,z', await text())],
  },
  sheet(
    'line-break-in-a-cell-to-csv',
    'dilshod/xlsx2csv#139',
    'csv',
    [
      ['a', 'b'],
      ['one\ntwo', 'x'],
    ],
    '"one two",x',
  ),
  sheet(
    'text-zeros-stay-in-json',
    'dilshod/xlsx2csv#139',
    'json',
    [
      ['code', 'b'],
      ['0002', 'x'],
    ],
    '"0002"',
  ),
  sheet(
    'csv-of-hidden-text-in-quotes',
    'shenwei356/csvtk#262',
    'csv',
    [
      ['a', 'b'],
      ['say "hi"', 'x,y'],
    ],
    '"say ""hi""","x,y"',
  ),
  csv(
    'csv-account-numbers-keep-zeros-in-json',
    'proompteng/bilig#28',
    'json',
    'Account,Amount\n0010,125.50\n0100,50\n',
    '"0010"',
    '"0100"',
  ),
  csv('csv-long-number-stays-whole', 'react-csv/react-csv#136', 'json', 'id,n\n468768768833943384,1\n', '468768768833943384'),
  csv('csv-with-semicolons', 'exceljs/exceljs#978', 'json', 'a;b\n1;x\n2;y\n', '"b": "x"', '"b": "y"'),
  csv('csv-part-number-is-no-date', 'Aternus/csv-to-xlsx#13', 'json', 'part,n\n06-8108,1\nMAR 3,2\n', '"06-8108"', '"MAR 3"'),
];
