import { finding, same } from '../../../fidelity/check.ts';
import { readValue } from '../../look/data.ts';
import { readSheet } from '../../look/sheet.ts';
import type { Situation } from '../../situation.ts';
import { finds, gives } from './make.ts';

/** Records and tables that small converters change. */
export const auditedData: readonly Situation[] = [
  finds(
    'xml-of-customers-below-a-heading',
    'Soapbox/laravel-formatter#18',
    ['xml', 'csv'],
    '<?xml version="1.0" encoding="UTF-8"?>\n<!--Customers of the market-->\n<registry>\n  <heading>\n    <market id="007">Test market</market>\n    <date>18 December 2003</date>\n  </heading>\n  <record>\n    <code>5</code>\n    <name>Coffee House</name>\n    <address kind="home">Lake Road 5, Como</address>\n    <items>13</items>\n  </record>\n  <record>\n    <code>302</code>\n    <name>Gil &amp; Sons</name>\n    <address kind="office">Hill Road 20</address>\n    <items>18</items>\n  </record>\n</registry>\n',
    'a row for each customer',
    async ({ path }) => {
      const [head = [], ...rows] = (await readValue(path)) as readonly (readonly string[])[];
      const at = (name: string): number => head.findIndex((one) => one.split(/[./]/).at(-1) === name);
      return [
        same(
          'customers',
          rows.map((row) => [row[at('code')], row[at('name')], row[at('items')]]),
          [
            ['5', 'Coffee House', '13'],
            ['302', 'Gil & Sons', '18'],
          ],
        ),
      ];
    },
  ),
  finds(
    'csv-empty-number-is-no-zero',
    'iuccio/csvToJson#16',
    ['csv', 'json'],
    'active,amount,question,rest\ntrue,,"how are you, I hope you are doing fine",0\nfalse,12,short,7\n',
    'truth values, an empty amount that is no 0, one question',
    async ({ path }) => {
      const [first, second] = (await readValue(path)) as readonly Readonly<Record<string, unknown>>[];
      return [
        same('second', second, { active: false, amount: 12, question: 'short', rest: 7 }),
        same('first', [first?.active, first?.question, first?.rest], [true, 'how are you, I hope you are doing fine', 0]),
        finding('empty', first?.amount === null || first?.amount === '', first),
      ];
    },
  ),
  finds(
    'csv-text-that-ends-in-a-number-is-no-date',
    'SheetJS/js-harb#1',
    ['csv', 'xlsx'],
    'Address 1,Town\nMay 5 Street 3,Test 12\n',
    'the words',
    async ({ path }) => [
      same('cells', await readSheet(path), [
        ['Address 1', 'Town'],
        ['May 5 Street 3', 'Test 12'],
      ]),
    ],
  ),
  gives(
    'yaml-numbers-stay-numbers',
    'DevToys-app/DevToys#202',
    ['yaml', 'json'],
    'foo: 1.4\nbar: 12\npeople:\n- name: andy\n  age: 12\n- name: anna\n  age: 17\n',
    {
      foo: 1.4,
      bar: 12,
      people: [
        { name: 'andy', age: 12 },
        { name: 'anna', age: 17 },
      ],
    },
  ),
  gives(
    'toml-sign-of-comments-within-text',
    'falkreon/Jankson#94',
    ['toml', 'json'],
    '# Comments: test\n\t# This is a full-line comment\n\tkey = "value"  # This is a comment at the end of a line\n\tanother = "# This is not a comment"\n',
    { key: 'value', another: '# This is not a comment' },
  ),
  gives('toml-list-with-comments-between', 'emancu/toml-rb#59', ['toml', 'json'], 'array = [\n  1,\n  # 2,\n  3, # three\n]\n', {
    array: [1, 3],
  }),
  gives('toml-comment-behind-long-text', 'uiri/toml#204', ['toml', 'yaml'], 'a = """#\n"""#\nb = 1\n', { a: '#\n', b: 1 }),
];
