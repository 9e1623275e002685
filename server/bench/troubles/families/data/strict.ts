import { finding, same } from '../../../fidelity/check.ts';
import { readValue } from '../../look/data.ts';
import { holds, noted } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { finds, gives, says } from './make.ts';

const stack = `Resources:
  Bucket:
    Type: AWS::S3::Bucket
    Properties:
      BucketName: !Sub '\${Stage}-files'
      Owner: !Ref OwnerName
      Zone: !Select [0, !GetAZs '']
`;

/** Reports on data that a strict reader refuses or a lax one changes. */
export const strictData: readonly Situation[] = [
  gives(
    'tsv-quotes-around-the-first-words',
    'mholt/PapaParse#226',
    ['tsv', 'json'],
    'first\tname\tmail\nedward\t"the rainmaker" norton\ted@norton.com\njo\tdoe\tjo@doe.com\n',
    [
      { first: 'edward', name: '"the rainmaker" norton', mail: 'ed@norton.com' },
      { first: 'jo', name: 'doe', mail: 'jo@doe.com' },
    ],
  ),
  gives(
    'tsv-quote-that-never-closes',
    'duckdb/duckdb#5378',
    ['tsv', 'json'],
    'tconst\ttitle\tyear\ntt1\t"Rome, Open City\t1945\ntt2\tParis\t1950\ntt3\tOslo\t1960\n',
    [
      { tconst: 'tt1', title: '"Rome, Open City', year: 1945 },
      { tconst: 'tt2', title: 'Paris', year: 1950 },
      { tconst: 'tt3', title: 'Oslo', year: 1960 },
    ],
  ),
  gives('json-objects-on-lines', 'wireservice/csvkit#275', ['json', 'csv'], '{"a": 2, "b": 3}\n{"b": 2, "d": 4}\n', [
    ['a', 'b', 'd'],
    ['2', '3', ''],
    ['', '2', '4'],
  ]),
  finds(
    'json-nan-of-python',
    'Illumina/Cyrius#42',
    ['json', 'csv'],
    '[{"name": "a", "mad": NaN, "cn": 2}, {"name": "b", "mad": 1.5, "cn": -Infinity}]\n',
    'both rows; NaN and -Infinity as words or empty',
    async ({ path }) => {
      const [head, first = [], second = []] = (await readValue(path)) as readonly (readonly string[])[];
      return [
        same('head', head, ['name', 'mad', 'cn']),
        finding('first', first[0] === 'a' && ['', 'NaN'].includes(first[1] ?? 'x') && first[2] === '2', first),
        finding('second', second[0] === 'b' && second[1] === '1.5' && ['', '-Infinity', '-inf'].includes(second[2] ?? 'x'), second),
      ];
    },
  ),
  finds(
    'json-keys-that-are-no-xml-names',
    'stleary/JSON-java#294',
    ['json', 'xml'],
    '{"6":"x","16x16":"image_url"," this has spaces and quotes\\"!":"Ouch","a:b":"colon"}',
    'well-formed XML with the four values in order',
    async ({ path }) => {
      const [root = {}] = Object.values((await readValue(path)) as Readonly<Record<string, Readonly<Record<string, unknown>>>>);
      const words = Object.entries(root).flatMap(([name, one]) => (name === '#text' ? [] : [one]));
      return [same('values', words, ['x', 'image_url', 'Ouch', 'colon'])];
    },
  ),
  finds(
    'xml-nil-is-null',
    'Leonidas-from-XIV/node-xml2js#568',
    ['xml', 'json'],
    '<root xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><type><code>HOME</code><order>1</order></type><type><code>VACA</code><order xsi:nil="true"/></type></root>',
    'null for the empty order',
    async ({ path }) => {
      const { root } = (await readValue(path)) as { readonly root: { readonly type: readonly { readonly order: unknown }[] } };
      return [
        same(
          'orders',
          root.type.map(({ order }) => order),
          ['1', null],
        ),
      ];
    },
  ),
  says(
    'xml-attributes-of-two-namespaces',
    'JamesNK/Newtonsoft.Json#351',
    ['xml', 'json'],
    '<result xp_0:end="10:04:24" xp_0:start="10:03:56" xmlns:xp_0="Test1" p2:end="10:04:25" p2:start="10:04:05" xmlns:p2="Test2">ok</result>',
    ['xp_0:end": "10:04:24"', 'xp_0:start": "10:03:56"', 'p2:end": "10:04:25"', 'p2:start": "10:04:05"'],
  ),
  finds(
    'yaml-tags-of-cloudformation',
    'redhat-developer/vscode-yaml#669',
    ['yaml', 'json'],
    stack,
    'the values, with their tags as in the long form of CloudFormation (Ref, Fn::Sub), or a note that names the tags',
    async ({ text, notes }) => {
      const all = await text();
      return [
        holds('values', all, `\${Stage}-files`, 'OwnerName', 'AWS::S3::Bucket'),
        ...(/"!?Ref"\s*:/.test(all) ? [] : [noted(notes, /Ref/)]),
      ];
    },
  ),
  finds(
    'bib-abbreviations-and-parts',
    'tmalsburg/helm-bibtex#133',
    ['bib', 'csl.json'],
    '@String{jse = {Journal of Structural Engineering}}\n@Article{n97, author = {Neuenhofer, A. and Filippou, F. C.}, title = "Evaluation of " # {Frame Models}, journal = jse, year = 1997, month = dec, volume = 123, pages = {958--966}}\n',
    'Journal of Structural Engineering, December 1997, both parts of the title',
    async ({ path }) => {
      const [seen] = JSON.parse(await Bun.file(path).text()) as readonly [Readonly<Record<string, unknown>>];
      return [
        same('journal', seen['container-title'], 'Journal of Structural Engineering'),
        same('date', (seen.issued as { readonly 'date-parts': unknown })['date-parts'], [[1997, 12]]),
        finding('title', /^evaluation of Frame Models$/i.test(String(seen.title).replace(/<[^>]*>/g, '')), seen.title),
      ];
    },
  ),
];
