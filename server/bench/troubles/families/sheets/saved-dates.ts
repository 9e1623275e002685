import { savedAs } from '../../leaks/saved-as.ts';
import { pdfText } from '../../look/pdf.ts';
import { holds } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { spreadsheet } from './open-document.ts';
import { binaryResults } from './stored-builders.ts';
import { formula, xlsx } from './workbook.ts';

const oldBill = async (): Promise<Uint8Array> => {
  const made = await savedAs(xlsx({ sheets: [{ name: 'S', rows: [['Year', formula('YEAR(TODAY())', 2008)]] }] }), 'xlsx', 'xls');
  // LibreOffice saves the year of today.
  const bytes = Buffer.from(made);
  const [today, then] = [new Date().getUTCFullYear(), 2008].map((year) => Buffer.from(Float64Array.of(year).buffer));
  bytes.set(then ?? [], bytes.indexOf(today ?? ''));
  return bytes;
};

/** Reports on dates of the day that old bills show. */
export const savedDates: readonly Situation[] = [
  {
    name: 'today-of-a-bill',
    source: 'gotenberg/gotenberg#1172',
    ...{ file: 'bill.xlsx', from: 'xlsx', to: 'pdf' },
    input: () =>
      xlsx({
        sheets: [
          {
            name: 'S',
            rows: [
              ['Year', formula('YEAR(TODAY())', 2008)],
              ['Due', formula('YEAR(NOW())+1', 2009)],
            ],
          },
        ],
      }),
    expect: 'the years that were saved: 2008 and 2009',
    check: async ({ path }) => [holds('years', await pdfText(path), '2008', '2009')],
  },
  {
    name: 'today-of-an-old-bill',
    source: 'gotenberg/gotenberg#1172',
    ...{ file: 'bill.xls', from: 'xls', to: 'pdf' },
    input: oldBill,
    expect: 'the year that was saved: 2008',
    check: async ({ path }) => [holds('year', await pdfText(path), '2008')],
  },
  ...(['pdf', 'html'] as const).map(
    (to): Situation => ({
      name: to === 'pdf' ? 'today-of-an-open-bill' : 'today-of-an-open-bill-in-a-page',
      source: 'gotenberg/gotenberg#1172',
      ...{ file: 'bill.ods', from: 'ods', to },
      input: () =>
        spreadsheet({
          flat: false,
          tables:
            '<table:table table:name="S"><table:table-row><table:table-cell table:formula="of:=YEAR(TODAY())" office:value-type="float" office:value="2008"><text:p>2008</text:p></table:table-cell></table:table-row></table:table>',
        }),
      expect: 'the year that was saved: 2008',
      check: async ({ path, text }) => [holds('year', to === 'pdf' ? await pdfText(path) : await text(), '2008')],
    }),
  ),
  {
    name: 'today-of-an-old-bill-as-data',
    source: 'dtjohnson/xlsx-populate#275',
    ...{ file: 'bill.xls', from: 'xls', to: 'csv' },
    input: oldBill,
    expect: 'the year that was saved: 2008',
    check: async ({ text }) => [holds('year', await text(), 'Year,2008')],
  },
  ...(['csv', 'pdf'] as const).map(
    (to): Situation => ({
      name: to === 'csv' ? 'results-of-a-binary-workbook-as-data' : 'results-of-a-binary-workbook-on-paper',
      source: 'gotenberg/gotenberg#1172',
      ...binaryResults(42_737, 0.25, 'as saved', true),
      to,
      expect: 'January 2 of 2017, 0.25, as saved and TRUE',
      check: async ({ path, text }) => [
        holds('values', to === 'csv' ? await text() : await pdfText(path), '2017', '0.25', 'as saved', 'TRUE'),
      ],
    }),
  ),
];
