import { finding, same } from '../../../fidelity/check.ts';
import { part } from '../../look/package.ts';
import { pdfText } from '../../look/pdf.ts';
import { longestLine } from '../../look/pdf-marks.ts';
import { readSheet } from '../../look/sheet.ts';
import { holds, lacks } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { shown } from './everyday-of.ts';
import { book, type File, of } from './of.ts';
import type { Cell } from './workbook.ts';

const html = (text: string): File => ({ file: 'table.html', from: 'html', input: () => `<!DOCTYPE html><meta charset="utf-8">${text}` });
const truth = (value: 0 | 1): Cell => ({ attributes: 't="b"', inner: `<v>${value}</v>` });
/** The rows of a table in Markdown, each as its cells. */
const rowsOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^[|\s:-]+$/.test(line))
    .map((line) =>
      line
        .replace(/^\||\|$/g, '')
        .split('|')
        .map((cell) => cell.trim())
        .join(' / '),
    );

/** Reports on sheets as Markdown, on paper and from tables of pages. */
export const toldSheets: readonly Situation[] = [
  of(
    'title-above-the-heads-of-a-sheet-in-markdown',
    'microsoft/markitdown#2124',
    book([['PROGRESS'], [], ['Task', null, 'Owner', 'Status'], ['Design', null, 'Ana', 'Done']]),
    'md',
    'the words, no Unnamed and no NaN',
    async ({ text }) => {
      const all = await text();
      return [
        holds('words', all, 'PROGRESS'),
        finding(
          'rows',
          /Task \|\s*\| Owner \| Status/.test(all.replace(/ +/g, ' ')) && /Design \|\s*\| Ana \| Done/.test(all.replace(/ +/g, ' ')),
          all,
        ),
        lacks('noise', all, 'Unnamed', 'NaN', 'undefined', 'null'),
      ];
    },
  ),
  of(
    'blank-cell-among-numbers-and-days-in-markdown',
    'microsoft/markitdown#2516',
    book(
      [
        ['Shipped', 'Units', 'Due', 'Id'],
        [truth(1), 12, { attributes: 's="1"', inner: '<v>46027</v>' }, 1],
        [null, null, null, 2],
        [truth(0), 7, { attributes: 's="1"', inner: '<v>46062</v>' }, 3],
      ],
      {},
      { formats: ['yyyy-mm-dd'] },
    ),
    'md',
    'TRUE, 12, 2026-01-05; an empty row but for 2; FALSE, 7, 2026-02-09',
    async ({ text }) => [
      same(
        'rows',
        rowsOf(await text()).map((row) => row.toUpperCase()),
        ['SHIPPED / UNITS / DUE / ID', 'TRUE / 12 / 2026-01-05 / 1', ' /  /  / 2', 'FALSE / 7 / 2026-02-09 / 3'],
      ),
    ],
  ),
  of(
    'words-like-missing-values-in-markdown',
    'microsoft/markitdown#2499',
    book([
      ['Code', 'Word', 'Blank', 'N'],
      ['NA', 'NULL', null, 1],
      ['n/a', 'None', 'nan', 2],
    ]),
    'md',
    'NA, NULL, n/a, None and nan as they are, a blank cell',
    async ({ text }) => [same('rows', rowsOf(await text()), ['Code / Word / Blank / N', 'NA / NULL /  / 1', 'n/a / None / nan / 2'])],
  ),
  of(
    'column-with-an-empty-cell-in-markdown',
    'cujarrett/markdown-tables#23',
    book([
      ['Foo', 'Bar', 'Baz'],
      ['A', null, 'C'],
      [1, 2, 3],
      ['x', 'y', 'z'],
    ]),
    'md',
    'all three columns',
    async ({ text }) => [same('rows', rowsOf(await text()), ['Foo / Bar / Baz', 'A /  / C', '1 / 2 / 3', 'x / y / z'])],
  ),
  shown('words-like-minutes-and-a-one', 'wireservice/csvkit#752', '@', ['1m', 1, '2h'], ['1m', '1', '2h']),
  shown(
    'names-of-pictures-like-days',
    'wireservice/csvkit#917',
    'General',
    ['611A_M46___EXT050.png | 611A_M46___FIN300.png ', '571A_061___SIL.png '],
    ['611A_M46___EXT050.png | 611A_M46___FIN300.png ', '571A_061___SIL.png '],
  ),
  shown(
    'dollars-with-two-digits',
    'SheetJS/sheetjs#435',
    '"$"#,##0.00_);[Red]\\("$"#,##0.00\\)',
    [
      { attributes: 's="1"', inner: '<v>3</v>' },
      { attributes: 's="1"', inner: '<v>-1234.5</v>' },
    ],
    ['$3.00', '($1,234.50)'],
  ),
  of(
    'truth-of-a-sheet-in-data',
    'SheetJS/sheetjs#1116',
    book([
      ['email', 'enabled', 'deleted', 'loginAttempts'],
      ['whxtpxt@cannot_be_trusted.dk', truth(1), truth(0), 0],
    ]),
    'json',
    'true, false and 0',
    async ({ path }) => [
      same('data', JSON.parse(await Bun.file(path).text()), [
        { email: 'whxtpxt@cannot_be_trusted.dk', enabled: true, deleted: false, loginAttempts: 0 },
      ]),
    ],
  ),
  of(
    'dollars-of-a-formula-in-ods',
    'SheetJS/sheetjs#1569',
    book([[{ attributes: 's="1"', inner: '<f>-10*20</f><v>-200</v>' }]], {}, { formats: ['$#,##0.00'] }),
    'ods',
    'the formula, -200 and its look with a dollar sign',
    async ({ path }) => {
      const content = await part(path, 'content.xml');
      return [
        finding('cell', /table:formula="of:=-10\*20"[^>]*office:value="-200"/.test(content), content.slice(-900)),
        finding('look', /<text:p>-?\$-?200\.00<\/text:p>/.test(content), content.slice(-500)),
      ];
    },
  ),
  of(
    'numbers-of-a-sheet-at-the-right-in-a-page',
    'Apkawa/xlsx2html#42',
    book([
      ['Name', 'Amount'],
      ['Apples', 42.5],
    ]),
    'html',
    'the number at the right of its cell',
    async ({ text }) => {
      const page = await text();
      const [cell = '', name = ''] = /<td[^>]*?(?:class="([^"]*)")?[^>]*>\s*(?:<[^>]+>\s*)*42\.5/.exec(page) ?? [];
      const rule = new RegExp(`\\.${name || 'none'}\\b[^{]*\\{[^}]*text-align:\\s*right`).test(page);
      return [finding('right', /align="right"|text-align:\s*right/.test(cell) || rule, cell || page.slice(-800))];
    },
  ),
  of(
    'lines-between-cells-on-paper',
    'developer0hye/office2pdf#622',
    book(
      [
        ['a', 'b', 'c'],
        ['d', 'e', 'f'],
      ],
      { tail: '<printOptions gridLines="1"/>' },
    ),
    'pdf',
    'lines across three columns',
    async ({ path }) => [finding('line', (await longestLine(path, 1)) > 100, await longestLine(path, 1))],
  ),
  of(
    'letters-and-numbers-of-a-sheet-on-paper',
    'developer0hye/office2pdf#623',
    book(
      [
        ['first', 'second'],
        ['third', 'fourth'],
      ],
      { tail: '<printOptions headings="1"/>' },
    ),
    'pdf',
    'A and B above, 1 and 2 beside',
    async ({ path }) => {
      const text = await pdfText(path);
      return [
        finding('heads', /^\s*A\s+B\s*$/m.test(text) && /^\s*1\s+first\s+second/m.test(text) && /^\s*2\s+third\s+fourth/m.test(text), text),
      ];
    },
  ),
  of(
    'text-by-a-style-of-excel-in-a-page',
    'hhurz/tableExport.jquery.plugin#81',
    html(
      '<table><tr><th>Text</th><th>Number</th></tr><tr><td style="mso-number-format:\'\\@\'">00212704</td><td>212704</td></tr><tr><td style=\'mso-number-format:"\\@";\'>00212336</td><td>212336</td></tr></table>',
    ),
    'xlsx',
    'the zeros stay, the others are numbers',
    async ({ path }) => [
      same('rows', await readSheet(path), [
        ['Text', 'Number'],
        ['00212704', 212704],
        ['00212336', 212336],
      ]),
    ],
  ),
  of(
    'cell-over-five-columns-of-a-page-in-a-workbook',
    'kayalshri/tableExport.jquery.plugin#77',
    html(
      '<table><tr><th colspan="5">Wide</th><th>Last</th></tr><tr><td>1</td><td>2</td><td>3</td><td>4</td><td>5</td><td>6</td></tr></table>',
    ),
    'xlsx',
    'Last above 6, the wide cell joined',
    async ({ path }) => {
      const [head = [], row = []] = await readSheet(path);
      return [
        same('columns', [head[0], head[5], row[5]], ['Wide', 'Last', 6]),
        holds('joined', await part(path, 'xl/worksheets/sheet1.xml'), '<mergeCell ref="A1:E1"'),
      ];
    },
  ),
  of(
    'words-like-a-month-in-a-page',
    'clarketm/TableExport#188',
    html('<table><tr><th>Topic</th></tr><tr><td>Module 1</td></tr><tr><td>May 1</td></tr><tr><td>Part 12</td></tr></table>'),
    'xlsx',
    'text',
    async ({ path }) => [
      same('rows', (await readSheet(path)).slice(0, 2), [['Topic'], ['Module 1']]),
      same('part', (await readSheet(path))[3], ['Part 12']),
    ],
  ),
  of(
    'code-like-a-power-of-ten-of-a-page',
    'hhurz/tableExport.jquery.plugin#289',
    html('<table><tr><th>Code</th></tr><tr><td>950E2862</td></tr><tr><td>12E5</td></tr></table>'),
    'xlsx',
    'text, in a workbook that opens',
    async ({ path }) => [same('rows', await readSheet(path), [['Code'], ['950E2862'], ['12E5']])],
  ),
];
