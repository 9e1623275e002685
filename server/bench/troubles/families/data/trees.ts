import { finding } from '../../../fidelity/check.ts';
import { noted } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { finds, gives, says } from './make.ts';

const records: readonly Situation[] = [
  gives(
    'json-quote-before-a-line-break',
    'zemirco/json2csv#267',
    ['json', 'csv'],
    '[{"key":"value \\"with quotes\\"\\n  and line break"}]',
    [['key'], ['value "with quotes"\n  and line break']],
  ),
  gives(
    'json-fields-of-later-records',
    'zemirco/json2csv#585',
    ['json', 'csv'],
    '[{"column1":"v1","column2":"v2"},{"column1":"v1","column2":"v2","column3":"v3"}]',
    [
      ['column1', 'column2', 'column3'],
      ['v1', 'v2', ''],
      ['v1', 'v2', 'v3'],
    ],
  ),
  gives('json-uneven-objects', 'mrodrig/json-2-csv#104', ['json', 'csv'], '[{"a":{"b":2,"c":"3"}},{"a":{"c":3,"d":4}}]', [
    ['a.b', 'a.c', 'a.d'],
    ['2', '3', ''],
    ['', '3', '4'],
  ]),
  gives(
    'json-null-where-others-have-an-object',
    'mrodrig/json-2-csv#71',
    ['json', 'csv'],
    '[{"Make":"Nissan","Specifications":null,"Year":"2013"},{"Make":"BMW","Specifications":{"Mileage":"3287","Trim":"M"},"Year":"2014"}]',
    [
      ['Make', 'Specifications.Mileage', 'Specifications.Trim', 'Year'],
      ['Nissan', '', '', '2013'],
      ['BMW', '3287', 'M', '2014'],
    ],
  ),
  gives('json-empty-list-adds-no-column', 'zemirco/json2csv#494', ['json', 'csv'], '[{"id":1,"tags":["a","b"]},{"id":2,"tags":[]}]', [
    ['id', 'tags'],
    ['1', '["a","b"]'],
    ['2', '[]'],
  ]),
];

const yaml: readonly Situation[] = [
  says(
    'json-long-numbers-to-yaml',
    'konklone/json#266',
    ['json', 'yaml'],
    '[{"id":6068511140000001,"tweet":740245381351497730},{"id":10292320860000001,"tweet":1}]',
    ['id: 6068511140000001', 'id: 10292320860000001', 'tweet: 740245381351497730'],
  ),
  gives(
    'json-date-like-text-to-yaml',
    'eemeli/yaml#117',
    ['json', 'yaml'],
    '{"d":"2024-01-02","country":"NO","v":"1.10","t":"12:30","o":"012"}',
    {
      ...{ d: '2024-01-02', country: 'NO', v: '1.10', t: '12:30', o: '012' },
    },
  ),
  gives(
    'yaml-merge-keys',
    'hilleer/vscode-yaml-plus-json#38',
    ['yaml', 'json'],
    'anchor: &default\n  first: 1\n  second: 2\n  other : the default\nalias: *default\nmerge: \n  <<: *default\n  other: not the default\n',
    {
      anchor: { first: 1, second: 2, other: 'the default' },
      alias: { first: 1, second: 2, other: 'the default' },
      merge: { first: 1, second: 2, other: 'not the default' },
    },
  ),
  gives('yaml-merges-of-two-anchors', 'google/go-jsonnet#894', ['yaml', 'json'], 'a: &a {x: 1}\nb: &b {y: 2}\nc:\n  <<: [*a, *b]\n', {
    a: { x: 1 },
    b: { y: 2 },
    c: { x: 1, y: 2 },
  }),
  finds(
    'yaml-number-and-text-as-the-same-key',
    'geofffranks/spruce#259',
    ['yaml', 'json'],
    'versions:\n  "4": with quote\n  4: no quote\n  "4.4": new\n',
    'a note that a key comes twice, since JSON has texts as keys alone',
    async ({ notes }) => [noted(notes, /4|twice|again|repeat/i)],
  ),
  gives(
    'json-leading-zeros-to-yaml',
    'nodeca/js-yaml#320',
    ['json', 'yaml'],
    '{"a":"015678","b":["08","09","10"],"s":"**Hello**\\n\\n**Sample.** \\t End.","r":"one \\r two"}',
    { a: '015678', b: ['08', '09', '10'], s: '**Hello**\n\n**Sample.** \t End.', r: 'one \r two' },
  ),
  gives(
    'json-lines-with-blanks-to-yaml',
    'nodeca/js-yaml#464',
    ['json', 'yaml'],
    JSON.stringify({ a: '  first indented\nsecond\n', b: 'trailing \nblank', c: 'x\n\n\n', d: '\n', list: ['one\ntwo'] }),
    { a: '  first indented\nsecond\n', b: 'trailing \nblank', c: 'x\n\n\n', d: '\n', list: ['one\ntwo'] },
  ),
  gives(
    'yaml-colons-and-backslashes',
    'joao-m-costa/delphi-yaml-to-json#1',
    ['yaml', 'json'],
    "references:\n- https://example.org/SharpView/\nSELECTION_4:\n    NewProcessName: '*\\SharpView.exe'\n    path: C:\\new\\table\n",
    { references: ['https://example.org/SharpView/'], SELECTION_4: { NewProcessName: '*\\SharpView.exe', path: 'C:\\new\\table' } },
  ),
  gives('yaml-block-in-a-list', 'decorators-squad/eo-yaml#409', ['yaml', 'json'], '-\n  key: |\n    literal\n    block\n    scalar\n', [
    { key: 'literal\nblock\nscalar\n' },
  ]),
];

const toml: readonly Situation[] = [
  says('json-number-keys-to-toml', 'kenany/json2toml#28', ['json', 'toml'], '{"name":"firefox","icon":{"128":"/128.png","64":"/64.png"}}', [
    'name = "firefox"',
    '128 = "/128.png" 64 = "/64.png"',
  ]),
  says(
    'toml-order-stays',
    'woodruffw/toml2json#406',
    ['toml', 'json'],
    '[package]\nname = "fibrust"\nversion = "0.1.0"\nedition = "2024"\n\n[dependencies]\nz = "1"\na = "2"\n',
    ['"package": { "name": "fibrust", "version": "0.1.0", "edition": "2024" }, "dependencies": { "z": "1", "a": "2" }'],
  ),
  gives(
    'toml-local-dates',
    'PSeitz/toml-to-json-online-converter#6',
    ['toml', 'json'],
    'date = 1984-10-01\ntime = 07:32:00\nat = 1979-05-27T07:32:00-08:00\n',
    {
      ...{ date: '1984-10-01', time: '07:32:00', at: '1979-05-27T07:32:00-08:00' },
    },
  ),
  finds(
    'json-null-to-toml',
    'mikefarah/yq#2618',
    ['json', 'toml'],
    '{"_source":{"cookie":[{"Domain":"","MaxAge":0,"Secure":false,"Unparsed":null,"Value":"value"}]},"highlight":{"did":["did"]},"sort":[1]}',
    'the same tables without Unparsed, and a note that TOML has no null',
    async ({ path, notes }) => {
      const { readValue } = await import('../../look/data.ts');
      const wanted = {
        _source: { cookie: [{ Domain: '', MaxAge: 0, Secure: false, Value: 'value' }] },
        highlight: { did: ['did'] },
        sort: [1],
      };
      const seen = await readValue(path);
      return [finding('value', Bun.deepEquals(seen, wanted), seen), noted(notes, /null|empty/i)];
    },
  ),
  gives('json-list-behind-a-table', 'toml-rs/toml-rs#336', ['json', 'toml'], '{"kana":{"ent_seq":"1000000"},"kanji":[]}', {
    kanji: [],
    kana: { ent_seq: '1000000' },
  }),
];

const settings: readonly Situation[] = [
  gives('properties-break-within-an-escape', 'Kajabity/Kajabity.Tools.Java#7', ['properties', 'json'], 'AAA\\u\\\n0050=B\n', { AAAP: 'B' }),
  gives(
    'properties-escape-before-a-digit',
    'properties-file/properties-file#158',
    ['properties', 'json'],
    'city1=M\\u00FCnchen\ncity2=B\\u00FCckeburg\n',
    {
      ...{ city1: 'München', city2: 'Bückeburg' },
    },
  ),
  gives(
    'properties-prefix-that-is-a-value-too',
    'Codearte/props2yaml#16',
    ['properties', 'yaml'],
    'application.table.prefix = Prefix1\napplication.table.prefix.editable = false\napplication.table.prefix.required = true\n',
    { 'application.table.prefix': 'Prefix1', 'application.table.prefix.editable': 'false', 'application.table.prefix.required': 'true' },
  ),
];

export const trees: readonly Situation[] = [...records, ...yaml, ...toml, ...settings];
