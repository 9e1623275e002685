import { finding, same } from '../../../fidelity/check.ts';
import { readValue } from '../../look/data.ts';
import { part } from '../../look/package.ts';
import { pdfText } from '../../look/pdf.ts';
import { pdfWords, wordIn } from '../../look/pdf-marks.ts';
import { holds, lacks } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { column, inSheet, ods, oneValue, shown, wrapped, wrapping, written } from './everyday-of.ts';
import { book, csv, of } from './of.ts';
import { styled } from './workbook.ts';

/** Reports on sheets that many people meet. */
export const everydayPapers: readonly Situation[] = [
  of(
    'all-rows-of-a-long-sheet',
    'ONLYOFFICE/DocumentServer#3799',
    book(
      Array.from({ length: 120 }, (_, at) => [at % 17 === 0 ? wrapped(`R-${at + 1} first\nsecond`) : `R-${at + 1}`]),
      {},
      { styles: wrapping },
    ),
    'pdf',
    'all 120 rows',
    async ({ path }) => {
      const all = await pdfText(path);
      const missing = Array.from({ length: 120 }, (_, at) => `R-${at + 1}`).filter((row) => !new RegExp(`${row}\\b`).test(all));
      return [same('missing rows', missing, [])];
    },
  ),
  of(
    'heights-of-rows-on-paper',
    'developer0hye/office2pdf#235',
    book([['Top'], ['Below']], { rowAttributes: { 1: 'ht="100" customHeight="1"', 2: 'ht="20" customHeight="1"' } }),
    'pdf',
    'the second row starts 100 points below the first',
    async ({ path }) => {
      const words = await pdfWords(path);
      // Words stand at the bottom of their cells.
      const distance = wordIn(words, 'Below').bottom - wordIn(words, 'Top').bottom;
      return [
        finding(
          'distance',
          distance > 15 && distance < 26 && wordIn(words, 'Top').bottom > 130,
          `${distance} ${wordIn(words, 'Top').bottom}`,
        ),
      ];
    },
  ),
  of(
    'numbers-in-quotes-with-commas',
    'CartoDB/cartodb#2151',
    csv('place,n,m\nA,"1,718,000","2,001"\nB,"983","17,000"\n'),
    'json',
    'the numbers 1718000 and 2001',
    async ({ path }) => [
      same('rows', await readValue(path), [
        { place: 'A', n: 1_718_000, m: 2001 },
        { place: 'B', n: 983, m: 17_000 },
      ]),
    ],
  ),
  shown('post-code-in-csv', 'PHPOffice/PhpSpreadsheet#2230', '00000', [styled(1000, 1)], ['01000']),
  shown(
    'digits-as-text-under-a-date-format',
    'andersnm/ExcelNumberFormat#25',
    'd-mmm-yyyy',
    [{ attributes: 's="1" t="inlineStr"', inner: '<is><t>43648</t></is>' }, styled(43_648, 1)],
    ['43648', '2-Jul-2019'],
  ),
  of(
    'dates-since-1904-in-ods',
    'woahdae/simple_xlsx_reader#14',
    book([['d'], [styled(16_924, 1)]], {}, { formats: ['yyyy-mm-dd'], date1904: true }),
    'ods',
    '1950-05-03',
    async ({ path }) => [holds('date', await part(path, 'content.xml'), '1950-05-03')],
  ),
  oneValue('two-paragraphs-of-an-ods-cell', 'pandas-dev/pandas#53924', ods(written('<text:p>a</text:p><text:p>b</text:p>')), 'a\nb'),
  oneValue(
    'marks-inside-an-ods-cell',
    'productdevbook/hucre#120',
    ods(written('<text:p>Hello <text:span>World</text:span><text:line-break/>Has<text:s text:c="3"/>spaces</text:p>')),
    'Hello World\nHas   spaces',
  ),
  oneValue(
    'comma-shown-in-an-ods-cell',
    'jasp-stats/jasp-desktop#5703',
    ods('<table:table-cell office:value-type="float" office:value="0.2"><text:p>0,2</text:p></table:table-cell>'),
    0.2,
  ),
  of(
    'date-and-time-in-ods',
    'PHPOffice/PhpSpreadsheet#690',
    book([['d'], [styled(43_354.711_805_555_6, 1)]], {}, { formats: ['dd/mm/yyyy hh:mm'] }),
    'ods',
    'a date shown as 11/09/2018 17:05',
    async ({ path }) => [holds('date', await part(path, 'content.xml'), 'office:value-type="date"', '11/09/2018 17:05')],
  ),
  of(
    'line-breaks-of-a-csv-in-ods',
    'pyexcel/pyexcel-ods#41',
    csv('a,b\n"one\ntwo",x\n'),
    'ods',
    'two paragraphs in one cell',
    async ({ path }) => [
      finding(
        'paragraphs',
        /<text:p>one<\/text:p>\s*<text:p>two<\/text:p>/.test(await part(path, 'content.xml')),
        (await part(path, 'content.xml')).slice(-600),
      ),
    ],
  ),
  of(
    'negative-numbers-without-an-apostrophe',
    'hhurz/tableExport.jquery.plugin#296',
    book([['n'], [-0.02], [-1200]]),
    'csv',
    '-0.02 and -1200',
    async ({ path }) => [same('column', await column(path), ['n', '-0.02', '-1200'])],
  ),
  inSheet('codes-and-times-with-hyphens', 'clarketm/TableExport#97', csv('code,n\nABM-1,-5\nABM-2,-6.5\n'), {
    A2: />ABM-1</,
    B2: /<v>-5<\/v>/,
    B3: /<v>-6\.5<\/v>/,
  }),
  of(
    'merged-heading-in-markdown',
    'microsoft/markitdown#167',
    book(
      [
        ['Both', null, 'c'],
        ['1', '2', '3'],
      ],
      { tail: '<mergeCells count="1"><mergeCell ref="A1:B1"/></mergeCells>' },
    ),
    'md',
    'three columns in each row',
    async (result) => {
      const rows = (await result.text()).trim().split('\n');
      return [
        finding(
          'columns',
          rows.every((row) => row.split('|').length === 5),
          rows,
        ),
        lacks('nothing unread', rows.join(), 'NaN', 'Unnamed'),
      ];
    },
  ),
];
