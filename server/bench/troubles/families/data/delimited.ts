import type { Situation } from '../../situation.ts';
import { gives } from './make.ts';

/** Delimited text: quotes, line breaks, separators. */
export const delimited: readonly Situation[] = [
  gives(
    'csv-prices-with-trailing-zeros-are-numbers',
    'julien-f/csv2json#10',
    ['csv', 'json'],
    'item,price,rate\nPen,19.99,0.5\nCup,5.00,1.0\nMap,3.50,0.25\n',
    [
      { item: 'Pen', price: 19.99, rate: 0.5 },
      { item: 'Cup', price: 5, rate: 1 },
      { item: 'Map', price: 3.5, rate: 0.25 },
    ],
  ),
  gives('csv-column-with-one-code-is-text', 'Keyang/node-csvtojson#238', ['csv', 'yaml'], 'sku,qty,price\nA,1,2.50\nB,007,3\n', [
    { sku: 'A', qty: '1', price: 2.5 },
    { sku: 'B', qty: '007', price: 3 },
  ]),
  gives(
    'csv-break-right-behind-the-quote',
    'mrodrig/json-2-csv#240',
    ['csv', 'json'],
    '"Details","Id"\n"\nLayout was nice. Landscape needed work.","a001"\n',
    [{ Details: '\nLayout was nice. Landscape needed work.', Id: 'a001' }],
  ),
  gives('csv-closing-quote-on-a-line-of-its-own', 'mrodrig/json-2-csv#214', ['csv', 'json'], 'first,second\n"hello\n",world\n', [
    { first: 'hello\n', second: 'world' },
  ]),
  gives(
    'csv-quotes-escaped-by-backslashes',
    'evanplaice/jquery-csv#63',
    ['csv', 'json'],
    'id,tags,name\n"1","[\\"home\\",\\"inhouse\\"]","Ciline"\n"2","[\\"office\\"]","Bo"\n',
    [
      { id: 1, tags: '["home","inhouse"]', name: 'Ciline' },
      { id: 2, tags: '["office"]', name: 'Bo' },
    ],
  ),
  gives(
    'csv-backslash-quotes-with-breaks',
    'yaslab/CSV.swift#123',
    ['csv', 'json'],
    '"Tags","Type","third"\n"{(\n    2fa,\n    \\"Apple Watch\\"\n)}","Another column","A third column"\n',
    [{ Tags: '{(\n    2fa,\n    "Apple Watch"\n)}', Type: 'Another column', third: 'A third column' }],
  ),
  gives('csv-path-that-ends-in-a-backslash', 'evanplaice/jquery-csv#63', ['csv', 'json'], 'folder,n\n"C:\\data\\",1\n"D:\\",2\n', [
    { folder: 'C:\\data\\', n: 1 },
    { folder: 'D:\\', n: 2 },
  ]),
  gives('csv-quote-and-break-to-lines', 'dathere/qsv#552', ['csv', 'jsonl'], 'a,b\n1,"2\n3"""\n', [{ a: 1, b: '2\n3"' }]),
  gives('csv-written-escapes-stay-letters', 'johnkerl/miller#261', ['csv', 'json'], 'a,b,c,d,e\n"1,1","2\n2","3","4\\r4","5\\n5"\n', [
    { a: '1,1', b: '2\n2', c: 3, d: '4\\r4', e: '5\\n5' },
  ]),
  gives(
    'csv-semicolons-with-european-amounts',
    'mholt/PapaParse#290',
    ['csv', 'tsv'],
    '08/01/2016;A;-21.419,06\n12/01/2016;A;-21.375,00\n19/01/2016;A;-53,9\n15/01/2016;A;-116\n04/01/2016;A;-249\n04/01/2016;A;1.509,88\n',
    [
      ['08/01/2016', 'A', '-21.419,06'],
      ['12/01/2016', 'A', '-21.375,00'],
      ['19/01/2016', 'A', '-53,9'],
      ['15/01/2016', 'A', '-116'],
      ['04/01/2016', 'A', '-249'],
      ['04/01/2016', 'A', '1.509,88'],
    ],
  ),
  gives(
    'csv-semicolon-with-lists-of-commas',
    'mholt/PapaParse#860',
    ['csv', 'json'],
    'name;tags\nAda;red,green,blue,\nBob;red,green,blue,\nCy;blue\n',
    [
      { name: 'Ada', tags: 'red,green,blue,' },
      { name: 'Bob', tags: 'red,green,blue,' },
      { name: 'Cy', tags: 'blue' },
    ],
  ),
  gives(
    'csv-commas-in-the-headings-of-semicolons',
    'mholt/PapaParse#600',
    ['csv', 'json'],
    'SKU (alta dejar vacío, obligatorio);Nombre (100 caracteres, obligatorio);Imágenes (separados, obligatorio);Alto (cm, obligatorio)\n15a;Corbata;https://example.org/1.jpg;10.5\n15b;Camisa;https://example.org/2.jpg;11.5\n',
    [
      {
        'SKU (alta dejar vacío, obligatorio)': '15a',
        'Nombre (100 caracteres, obligatorio)': 'Corbata',
        'Imágenes (separados, obligatorio)': 'https://example.org/1.jpg',
        'Alto (cm, obligatorio)': 10.5,
      },
      {
        'SKU (alta dejar vacío, obligatorio)': '15b',
        'Nombre (100 caracteres, obligatorio)': 'Camisa',
        'Imágenes (separados, obligatorio)': 'https://example.org/2.jpg',
        'Alto (cm, obligatorio)': 11.5,
      },
    ],
  ),
  gives('csv-of-tabs-with-decimal-commas', 'mholt/PapaParse#1005', ['csv', 'json'], 'X\tY\tZ\n120,5\t50,3\t2,35\n121,5\t51,3\t2,36\n', [
    { X: 120.5, Y: 50.3, Z: 2.35 },
    { X: 121.5, Y: 51.3, Z: 2.36 },
  ]),
  gives(
    'csv-of-tabs-with-a-blank-last-line',
    'mholt/PapaParse#279',
    ['csv', 'json'],
    'name\toffice\nAbraham Lincoln\tPresident\nJoe Biden\tVice-President\n\n',
    [
      { name: 'Abraham Lincoln', office: 'President' },
      { name: 'Joe Biden', office: 'Vice-President' },
    ],
  ),
  gives(
    'csv-of-semicolons-with-long-quoted-text',
    'mholt/PapaParse#1077',
    ['csv', 'json'],
    `id;text\n1;"${'a line, with commas, and more\n'.repeat(8)}end"\n2;"${'another, one\n'.repeat(9)}end"\n`,
    [
      { id: 1, text: `${'a line, with commas, and more\n'.repeat(8)}end` },
      { id: 2, text: `${'another, one\n'.repeat(9)}end` },
    ],
  ),
  gives(
    'csv-truth-values-of-excel',
    'SheetJS/sheetjs#1116',
    ['csv', 'json'],
    'email,changePassword,enabled\na@example.org,FALSE,TRUE\nb@example.org,TRUE,TRUE\n',
    [
      { email: 'a@example.org', changePassword: false, enabled: true },
      { email: 'b@example.org', changePassword: true, enabled: true },
    ],
  ),
  gives(
    'csv-numbers-with-16-digits-stay-whole',
    'zemirco/json2csv#149',
    ['json', 'csv'],
    '[{"id":6068511140000001,"tweet":740245381351497730},{"id":10292320860000001,"tweet":740245381351497731}]',
    [
      ['id', 'tweet'],
      ['6068511140000001', '740245381351497730'],
      ['10292320860000001', '740245381351497731'],
    ],
  ),
];
