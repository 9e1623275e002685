import { finding, same } from '../../../fidelity/check.ts';
import { readValue } from '../../look/data.ts';
import { readColumns } from '../../look/parquet.ts';
import { pdfPages, pdfText } from '../../look/pdf.ts';
import { readSheet } from '../../look/sheet.ts';
import { holds } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { inXls } from './asked-of-xls.ts';
import { book, of } from './of.ts';
import { binaryMacDate, binaryNumbers } from './stored-builders.ts';
import { styled } from './workbook.ts';

const rowsOf = async (path: string): Promise<readonly (readonly string[])[]> => (await readValue(path)) as readonly (readonly string[])[];
const chineseDate = book(
  [['date'], [styled(44_185, 1)]],
  {},
  {
    styles:
      '<fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf xfId="0"/><xf numFmtId="31" xfId="0" applyNumberFormat="1"/></cellXfs>',
  },
);
const sections = book(
  [
    ['Report of the year', null, null],
    ['Region', 'Sales', 'Costs'],
    ['North', null, null],
    ['Leeds', 5, 3],
    ['South', null, null],
    ['Bath', 7, 4],
  ],
  { tail: '<mergeCells count="3"><mergeCell ref="A1:C1"/><mergeCell ref="A3:C3"/><mergeCell ref="A5:C5"/></mergeCells>' },
);

/** Reports on workbooks of many programs. */
export const gatheredSheets: readonly Situation[] = (
  [
    of(
      'sheet-from-right-to-left-as-data',
      'SheetJS/sheetjs#85',
      book(
        [
          ['שם', 'סכום'],
          ['דנה', 5],
        ],
        { head: '<sheetViews><sheetView rightToLeft="1" workbookViewId="0"/></sheetViews>' },
      ),
      'csv',
      'both rows, the first column first',
      async ({ path }) => [
        same('rows', await rowsOf(path), [
          ['שם', 'סכום'],
          ['דנה', '5'],
        ]),
      ],
    ),
    of(
      'date-in-the-long-format-of-chinese',
      'pandas-dev/pandas#33844',
      chineseDate,
      'csv',
      'the 20th of December 2020',
      async ({ path }) => {
        const [, [value = ''] = []] = await rowsOf(path);
        return [finding('date', /2020/.test(value) && /12/.test(value) && /20/.test(value.replace('2020', '')), value)];
      },
    ),
    of(
      'sections-in-joined-cells-in-a-page',
      'docling-project/docling#3685',
      sections,
      'html',
      'one table with each section once',
      async ({ text }) => {
        const all = await text();
        return [
          same('tables', all.match(/<table/gi)?.length ?? 0, 1),
          same(
            'sections',
            ['North', 'South', 'Report of the year'].map((one) => all.replace(/<title>.*?<\/title>/s, '').split(one).length - 1),
            [1, 1, 1],
          ),
          finding('joined', (all.match(/colspan="?3/gi)?.length ?? 0) === 3, all.slice(-900)),
        ];
      },
    ),
    {
      ...of(
        'page-for-a-sheet-that-was-scrolled',
        'gotenberg/gotenberg#1222',
        book(
          Array.from({ length: 90 }, (_, at) => [`row ${at + 1}`, at]),
          {
            head: '<sheetViews><sheetView topLeftCell="A40" workbookViewId="0"><selection activeCell="A45" sqref="A45"/></sheetView></sheetViews>',
          },
        ),
        'pdf',
        'one page with all rows',
        async ({ path }) => [same('pages', await pdfPages(path), 1), holds('rows', await pdfText(path), 'row 1', 'row 39', 'row 90')],
      ),
      options: { sheetPages: 'sheet' },
    },
    of(
      'heads-with-brackets-in-xml',
      'engswee/equalize-cpi-converter#21',
      book([
        ['Name', 'Salary (Sep24)', '2024 %'],
        ['Ann', 5000, 12],
      ]),
      'xml',
      'well-formed XML with all values',
      async ({ path }) => {
        const all = JSON.stringify(await readValue(path));
        return [holds('values', all, '"Ann"', '"5000"', '"12"'), holds('heads', all, 'Salary', 'Sep24')];
      },
    ),
    of(
      'lists-of-digits-of-a-page-in-a-workbook',
      'SheetJS/sheetjs#1193',
      {
        file: 'table.html',
        from: 'html',
        input: () => '<!DOCTYPE html><table><tr><th>Options</th></tr><tr><td>1,2</td></tr><tr><td>1,2,4</td></tr></table>',
      },
      'xlsx',
      'texts',
      async ({ path }) => [same('rows', await readSheet(path), [['Options'], ['1,2'], ['1,2,4']])],
    ),
    of(
      'dates-of-a-workbook-in-columns',
      'h2oai/datatable#1701',
      book(
        [
          ['Week_start', 'Sales'],
          [styled(42_008, 1), 3527.56],
          [styled(42_015, 1), 4344.03],
        ],
        {},
        { formats: ['yyyy-mm-dd'] },
      ),
      'parquet',
      'a column of days',
      async ({ path }) => {
        const { types, rows } = await readColumns(path);
        return [
          finding('type', /Date|Timestamp/.test(types.Week_start ?? ''), types),
          same('first', Number(rows[0]?.Week_start), Date.UTC(2015, 0, 4)),
        ];
      },
    ),
    of(
      'short-numbers-of-a-binary-workbook',
      'velofrog/readxlsb#2',
      binaryNumbers('v', 524_475, 5244.75, -663_530),
      'csv',
      '524475, 5244.75, -663530',
      async ({ path }) => [same('rows', await rowsOf(path), [['v'], ['524475'], ['5244.75'], ['-663530']])],
    ),
    of(
      'dates-since-1904-of-a-binary-workbook',
      'productdevbook/hucre#411',
      binaryMacDate('v', 42_369),
      'csv',
      'the 1st of January 2020',
      async ({ path }) => {
        const [, [value = ''] = []] = await rowsOf(path);
        return [finding('date', /^(?:2020-01-01|0?1\/0?1\/(?:20)?20)$/.test(value), value)];
      },
    ),
    of(
      'letters-of-their-own-in-an-xls',
      'productdevbook/hucre#411',
      inXls([['v'], [{ attributes: 't="inlineStr"', inner: '<is><r><t>plain </t></r><r><rPr><b/></rPr><t>strong</t></r></is>' }]]),
      'csv',
      'the whole text',
      async ({ path }) => [same('rows', await rowsOf(path), [['v'], ['plain strong']])],
    ),
  ] satisfies readonly Situation[]
).map((one) => (one.from === 'xls' ? { ...one, slow: true } : one));
