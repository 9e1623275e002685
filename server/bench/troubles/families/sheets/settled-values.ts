import { finding, same } from '../../../fidelity/check.ts';
import { readValue } from '../../look/data.ts';
import { readSheet } from '../../look/sheet.ts';
import { holds } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { ods, written } from './everyday-of.ts';
import { book, csv, of } from './of.ts';

const rows = async (path: string): Promise<readonly (readonly string[])[]> => (await readValue(path)) as readonly (readonly string[])[];

/** Reports on values of workbooks and text files, and what becomes of them. */
export const settledValues: readonly Situation[] = [
  of(
    'numbers-of-an-ods-in-a-page',
    'eea/odfpy#125',
    ods('<table:table-cell office:value-type="float" office:value="42.5"><text:p>42.5</text:p></table:table-cell>'),
    'html',
    'v and 42.5',
    async (result) => [holds('number', await result.text(), '42.5')],
  ),
  of(
    'comment-within-an-ods-cell',
    'ropensci/readODS#52',
    ods(
      '<table:table-cell office:value-type="string"><office:annotation office:display="true"><text:p>Comment regarding my cell data</text:p></office:annotation><text:p>my_cell_data_string</text:p></table:table-cell>',
    ),
    'csv',
    'the words of the cell alone, and a note about the comment',
    async ({ path, notes }) => [
      same('rows', await rows(path), [['v'], ['my_cell_data_string']]),
      finding(
        'note',
        notes.some((note) => /comment/i.test(note)),
        notes,
      ),
    ],
  ),
  {
    ...of(
      'short-rows-of-an-ods',
      'pyexcel/pyexcel#228',
      ods(
        `${written('<text:p>Bar</text:p>')}${written('<text:p>18</text:p>')}</table:table-row><table:table-row>${written('<text:p>Baz</text:p>')}`,
      ),
      'csv',
      'each row of two cells',
      async ({ path }) => [
        same('rows', await rows(path), [
          ['v', ''],
          ['Bar', '18'],
          ['Baz', ''],
        ]),
      ],
    ),
    stillWrong: 'Rows are as long as the first one: the width of a sheet is known only at its end.',
  },
  of(
    'empty-rows-between-tables',
    'dilshod/xlsx2csv#83',
    book([['a', 'b'], [], [], ['c', 'd']]),
    'csv',
    'two empty rows',
    async (result) => [
      finding('rows', /^a,b\r?\n,?\r?\n,?\r?\nc,d\r?\n?$/.test((await result.text()).replace('\ufeff', '')), await result.text()),
    ],
  ),
  of(
    'numbers-with-powers-of-ten-in-a-workbook',
    'shuchkin/simplexlsx#113',
    book(
      [['v'], [{ attributes: '', inner: '<v>1.0E+1</v>' }], [{ attributes: 's="1"', inner: '<v>9.9900000000000002</v>' }]],
      {},
      { formats: ['"$"#,##0.00'] },
    ),
    'csv',
    '10 and $9.99',
    async ({ path }) => [same('rows', await rows(path), [['v'], ['10'], ['$9.99']])],
  ),
  of(
    'german-amounts-with-and-without-a-comma',
    'Tosh79/lamonee_backlog#652',
    csv('Ja;30.03.2022;COMMERZBANK ATM;-100;\nJa;28.03.2022;Amazon.deAMAZON.DE;-13;\nJa;07.02.2022;SpotifyStockholm;-14,99;\n'),
    'xlsx',
    '-100, -13 and -14.99',
    async ({ path }) => [
      same(
        'amounts',
        (await readSheet(path)).map((row) => row[3]),
        [-100, -13, -14.99],
      ),
    ],
  ),
  of(
    'line-ends-of-the-old-mac-within-quotes',
    'gbif/ipt#1135',
    csv('occurrenceID;locality;n\n123;"Some locality\rwith a second line";4\n124;"x";5\n'),
    'json',
    'two records, a locality of two lines',
    async ({ path }) => {
      const value = (await readValue(path)) as readonly Readonly<Record<string, unknown>>[];
      return [
        same('count', value.length, 2),
        finding('lines', /^Some locality\r?\n?with a second line$/.test(String(value[0]?.locality)), value),
      ];
    },
  ),
  of(
    'bars-between-the-values',
    'okfn/messytables#113',
    csv('id|name, first|n\n1|Ann, B.|2\n2|Bob, C.|3\n'),
    'xlsx',
    'three columns',
    async ({ path }) => [
      same('rows', await readSheet(path), [
        ['id', 'name, first', 'n'],
        [1, 'Ann, B.', 2],
        [2, 'Bob, C.', 3],
      ]),
    ],
  ),
  of(
    'one-hash-among-commas',
    'ExcelDataReader/ExcelDataReader#500',
    csv('Item_Number,Pmt_Amount,Type,Voided,Note\n200212812,$462.76,Check,06/06/2018,Hash#hash\n\n'),
    'json',
    'five keys, the note Hash#hash',
    async ({ path }) => {
      const [first = {}] = (await readValue(path)) as readonly Readonly<Record<string, unknown>>[];
      return [
        same('keys', Object.keys(first), ['Item_Number', 'Pmt_Amount', 'Type', 'Voided', 'Note']),
        same('note', first.Note, 'Hash#hash'),
      ];
    },
  ),
  of(
    'line-breaks-of-a-csv-in-markdown',
    'lzakharov/csv2md#33',
    csv('COLUMN,COLUMN 2\nvalue,value\nvalue,"value with\nline break"\n'),
    'md',
    'a break within the cell',
    async (result) => [
      finding('row', /^\| *value *\| *value with *<br ?\/?> *line break *\|$/m.test(await result.text()), await result.text()),
    ],
  ),
  of(
    'two-bars-of-a-csv-in-markdown',
    'mzjp2/mdtable#7',
    csv('Header,HeaderC2,Header C3\nif (OK && GREAT),it works,as expected\nIf (ouch || bad),oopsie,doopsie\n'),
    'md',
    'both bars with a backslash',
    async (result) => [
      finding(
        'row',
        /^\| *If \(ouch (?:\\\|\\\||&#124;&#124;) bad\) *\| *oopsie *\| *doopsie *\|$/m.test(await result.text()),
        await result.text(),
      ),
      holds('ampersands', await result.text(), 'if (OK && GREAT)'),
    ],
  ),
  of(
    'faces-of-json-in-a-workbook',
    'rikkertkoppes/json2xls#45',
    { file: 'a.json', from: 'json', input: () => '[{"content":"😭laigdb","who":"👩‍👩‍👧 Ünï"}]' },
    'xlsx',
    'both texts whole',
    async ({ path }) => [
      same('rows', await readSheet(path), [
        ['content', 'who'],
        ['😭laigdb', '👩‍👩‍👧 Ünï'],
      ]),
    ],
  ),
  of(
    'keys-within-keys-of-json-in-a-workbook',
    'rikkertkoppes/json2xls#6',
    { file: 'a.json', from: 'json', input: () => '[{"a":1,"b":2,"c":{"d":3,"e":4}},{"a":5,"b":6,"c":{"d":7,"e":8}}]' },
    'xlsx',
    'a, b, c.d and c.e',
    async ({ path }) => [
      same('rows', await readSheet(path), [
        ['a', 'b', 'c.d', 'c.e'],
        [1, 2, 3, 4],
        [5, 6, 7, 8],
      ]),
    ],
  ),
];
