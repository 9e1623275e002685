import { finding, same } from '../../../fidelity/check.ts';
import { savedAs } from '../../leaks/saved-as.ts';
import { readValue } from '../../look/data.ts';
import { part } from '../../look/package.ts';
import { holds } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { cellOf, type File, of } from './of.ts';
import { type Cell, formula, styled, type Workbook, xlsx } from './workbook.ts';

/** A workbook of Excel 97, saved by LibreOffice. */
export const inXls = (rows: readonly (readonly Cell[])[], further: Partial<Workbook> = {}): File => ({
  file: 'book.xls',
  from: 'xls',
  input: () => savedAs(xlsx({ sheets: [{ name: 'S', rows }], ...further }), 'xlsx', 'xls'),
});

const words = (...all: readonly number[]): readonly number[] => all.flatMap((one) => [one & 255, one >> 8]);
const record = (code: number, ...body: readonly number[]): readonly number[] => [...words(code, body.length), ...body];
const label = (row: number, column: number, bytes: readonly number[]): readonly number[] =>
  record(0x0204, ...words(row, column, 0, bytes.length), ...bytes);
const number = (row: number, column: number, value: number): readonly number[] =>
  record(0x0203, ...words(row, column, 0), ...new Uint8Array(Float64Array.of(value).buffer));
/** A worksheet of Excel 4 (BIFF4) in Windows code page 1251: «Имя», «Сумма» over «Анна», 12.5. */
const excel4 = Uint8Array.from([
  ...record(0x0409, ...words(0, 0x0010, 0)),
  ...record(0x0042, ...words(1251)),
  ...record(0x0200, ...words(0, 2, 0, 2, 0)),
  ...label(0, 0, [0xc8, 0xec, 0xff]),
  ...label(0, 1, [0xd1, 0xf3, 0xec, 0xec, 0xe0]),
  ...label(1, 0, [0xc0, 0xed, 0xed, 0xe0]),
  ...number(1, 1, 12.5),
  ...record(0x000a),
]);

const fonts =
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/></cellXfs>';
const slow = (situation: Situation): Situation => ({ ...situation, slow: true });

/** Reports on workbooks of Excel 97 and before. */
export const askedOfXls: readonly Situation[] = [
  of(
    'cyrillic-sheet-of-excel-4',
    'shuchkin/simplexls#20',
    { file: 'old.xls', from: 'xls', input: () => excel4 },
    'csv',
    'Имя, Сумма, Анна, 12.5',
    async ({ path }) => [
      same('rows', await readValue(path), [
        ['Имя', 'Сумма'],
        ['Анна', '12.5'],
      ]),
    ],
  ),
  slow(
    of(
      'red-minus-of-an-xls',
      'SheetJS/sheetjs#248',
      inXls([['v'], [styled(-1485.85, 1)]], { formats: ['#,##0.00;[Red]\\-#,##0.00'] }),
      'csv',
      'one minus',
      async ({ path }) => [same('rows', await readValue(path), [['v'], ['-1,485.85']])],
    ),
  ),
  slow(
    of(
      'fractions-of-an-xls',
      'dathere/qsv#516',
      inXls([['v'], [12.34], [0.07], [1234.56]]),
      'csv',
      'the digits that were typed',
      async ({ path }) => [same('rows', await readValue(path), [['v'], ['12.34'], ['0.07'], ['1234.56']])],
    ),
  ),
  slow(
    of(
      'seventh-day-of-an-xls',
      'snoopyjc/xls2xlsx#5',
      inXls([['day'], [styled(7, 1)]], { formats: ['yyyy-mm-dd'] }),
      'xlsx',
      'day 7 under a format of dates',
      async ({ path }) => [
        finding('value', /<v>7<\/v>/.test(await cellOf(path, 'A2')), await cellOf(path, 'A2')),
        finding('format', /formatCode="[^"]*yyyy[^"]*"/i.test(await part(path, 'xl/styles.xml')), await part(path, 'xl/styles.xml')),
      ],
    ),
  ),
  slow(
    of(
      'bold-letters-of-an-xls',
      'snoopyjc/xls2xlsx#22',
      inXls([[{ attributes: 's="1" t="inlineStr"', inner: '<is><t>Total</t></is>' }, 'plain']], { styles: fonts }),
      'xlsx',
      'Total in bold',
      async ({ path }) => {
        const style = Number(/ s="(\d+)"/.exec(await cellOf(path, 'A1'))?.[1] ?? 0);
        const sheet = await part(path, 'xl/styles.xml');
        const looks = [...(/<cellXfs[\s\S]*?<\/cellXfs>/.exec(sheet)?.[0] ?? '').matchAll(/<xf [^>]*fontId="(\d+)"/g)].map(([, font]) =>
          Number(font),
        );
        const font = [...(/<fonts[\s\S]*?<\/fonts>/.exec(sheet)?.[0] ?? '').matchAll(/<font>[\s\S]*?<\/font>/g)].map(([one]) => one)[
          looks[style] ?? 0
        ];
        return [finding('bold', /<b(?: val="(?:1|true)")?\s*\/>/.test(font ?? ''), font)];
      },
    ),
  ),
  slow(
    of(
      'truth-of-an-xls',
      'ONLYOFFICE/DocumentServer#3237',
      inXls([['v'], [{ attributes: 't="b"', inner: '<v>1</v>' }], [{ attributes: 't="b"', inner: '<v>0</v>' }]]),
      'xlsx',
      'true and false',
      async ({ path }) => [
        finding('true', /t="b"[^>]*>(?:<f[^>]*>TRUE\(\)<\/f>)?<v>1<\/v>/.test(await cellOf(path, 'A2')), await cellOf(path, 'A2')),
        finding('false', /t="b"[^>]*>(?:<f[^>]*>FALSE\(\)<\/f>)?<v>0<\/v>/.test(await cellOf(path, 'A3')), await cellOf(path, 'A3')),
      ],
    ),
  ),
  slow(
    of(
      'name-and-formula-of-an-xls',
      'SheetJS/sheetjs#1407',
      inXls(
        [
          ['net', 'all'],
          [10, formula('IF(ISBLANK(A2),C2,A2)', 10), 3],
        ],
        { names: '<definedName name="NetPrice">S!$A$2</definedName>' },
      ),
      'xlsx',
      'the name NetPrice, and the formula over A2 and C2',
      async ({ path }) => [
        finding(
          'name',
          /<definedName[^>]*name="NetPrice"[^>]*>\$?'?S'?!\$A\$2</.test(await part(path, 'xl/workbook.xml')),
          await part(path, 'xl/workbook.xml'),
        ),
        holds('formula', await cellOf(path, 'B2'), 'IF(ISBLANK(A2),C2,A2)'),
      ],
    ),
  ),
];
