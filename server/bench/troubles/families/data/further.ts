import { Database } from 'bun:sqlite';
import { zipSync } from 'fflate';
import { same } from '../../../fidelity/check.ts';
import { readValue } from '../../look/data.ts';
import { holds, lacks, noted } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { finds, gives, says } from './make.ts';

const database = (...statements: readonly string[]): Uint8Array => {
  const db = new Database(':memory:');
  for (const one of statements) db.run(one);
  return db.serialize();
};

const tables: readonly Situation[] = [
  gives('csv-mark-before-the-first-heading', 'docling-project/docling#4097', ['csv', 'json'], '\ufeff"Name","Age"\nAlice,30\n', [
    { Name: 'Alice', Age: 30 },
  ]),
  gives(
    'csv-blank-before-a-quote',
    'FasterXML/jackson-dataformat-csv#47',
    ['csv', 'json'],
    '"ID", "Name", "City"\n"1", "Ada, B.", "Köln"\n"2", "Bo", "Ulm"\n',
    [
      { ID: 1, Name: 'Ada, B.', City: 'Köln' },
      { ID: 2, Name: 'Bo', City: 'Ulm' },
    ],
  ),
  gives('csv-in-utf-16', 'kohii/smoothcsv#2', ['csv', 'json'], Buffer.from('\ufeff名前,n\n東京,1\n', 'utf16le'), [{ 名前: '東京', n: 1 }]),
  says('csv-mark-is-no-part-of-a-name', 'C2FO/fast-csv#131', ['csv', 'xml'], '\ufeffType,n\na,1\n', ['<Type>a</Type>'], ['\ufeff']),
  gives(
    'csv-of-tabs-with-french-amounts',
    'mholt/PapaParse#153',
    ['csv', 'tsv'],
    '101300\t010114\t00\tA.N. au 010114\t733480,00\t-733480,00\n106110\t010114\t00\tA.N. au 010114\t73348,16\t-73348,16\n',
    [
      ['101300', '010114', '00', 'A.N. au 010114', '733480,00', '-733480,00'],
      ['106110', '010114', '00', 'A.N. au 010114', '73348,16', '-73348,16'],
    ],
  ),
  gives(
    'csv-of-semicolons-with-outlines',
    'mholt/PapaParse#804',
    ['csv', 'json'],
    'id;geom;kind\n1;POLYGON((1 2,3 4,5 6,1 2));a\n2;POLYGON((1 2,3 4,5 6,1 2));b\n',
    [
      { id: 1, geom: 'POLYGON((1 2,3 4,5 6,1 2))', kind: 'a' },
      { id: 2, geom: 'POLYGON((1 2,3 4,5 6,1 2))', kind: 'b' },
    ],
  ),
  finds(
    'csv-padded-columns',
    'mholt/PapaParse#270',
    ['csv', 'json'],
    'name      ;city      ;n  \nAda       ;Köln      ;1  \nBo        ;Ulm       ;22 \n',
    'the headings without blanks',
    async ({ path }) => [same('headings', Object.keys(((await readValue(path)) as readonly object[])[0] ?? {}), ['name', 'city', 'n'])],
  ),
  says(
    'json-record-with-lists-in-it',
    'konklone/json#57',
    ['json', 'csv'],
    '{"sku1":{"product_title":"My Product","jet_browse_node_id":100,"codes":[{"code":"123456789012"}],"brand":"B","bullets":["This is line 1","This is line 2"],"msrp":6.99}}',
    ['product_title', 'jet_browse_node_id', 'My Product', '6.99', '123456789012', 'This is line 1'],
  ),
  gives(
    'sqlite-types-and-null',
    'sqlitebrowser/sqlitebrowser#1323',
    ['sqlite', 'json'],
    () =>
      database(
        'CREATE TABLE "JsonTest" (id INTEGER NOT NULL, size BIGINT, flag VARCHAR)',
        `INSERT INTO "JsonTest" VALUES (1, NULL, 'Yes')`,
      ),
    [{ id: 1, size: null, flag: 'Yes' }],
  ),
  says(
    'sqlite-column-of-json',
    'alrpal/TinyETL#13',
    ['sqlite', 'csv'],
    () => database('CREATE TABLE names (id TEXT, doc json)', `INSERT INTO names VALUES ('IT', '{"a":1}')`),
    ['IT,"{""a"":1}"'],
  ),
  says(
    'jsonl-long-integers-beside-null',
    'huggingface/datasets#8365',
    ['jsonl', 'csv'],
    '{"a":9007199254740993}\n{"a":null}\n{"a":5}\n',
    ['9007199254740993'],
    ['5.0', '740992'],
  ),
];

const values: readonly Situation[] = [
  gives('yaml-octal-of-1.2', 'databricks/sjsonnet#968', ['yaml', 'json'], 'mode: 0o777\nquoted: "0o777"\n', { mode: 511, quoted: '0o777' }),
  gives('yaml-several-documents', 'bronze1man/yaml2json#24', ['yaml', 'json'], 'key3: ~\n---\nkey4: Second\nkey5: Document\n', [
    { key3: null },
    { key4: 'Second', key5: 'Document' },
  ]),
  says('json-text-like-a-large-number', 'NixOS/nixpkgs#294097', ['json', 'yaml'], '{"value":"348145","big":"1e2529"}', [
    '"348145"',
    '"1e2529"',
  ]),
  gives('yaml-country-is-no-truth-value', 'json-next/awesome-yaml#11', ['yaml', 'json'], 'country: NO\nanswer: yes\n', {
    country: 'NO',
    answer: 'yes',
  }),
  gives('json-key-of-two-words', 'coolaj86/json2yaml#10', ['json', 'yaml'], '{ "dual word": "compiles", "a: b": 1, "#c": 2 }', {
    'dual word': 'compiles',
    'a: b': 1,
    '#c': 2,
  }),
  finds(
    'yaml-empty-value-to-plist',
    'sublimehq/sublime_text#416',
    ['yaml', 'plist'],
    'comment: end of line\nmatch: #.*$\n',
    'no false in the place of nothing, and a note',
    async ({ path, text, notes }) => {
      return [
        holds('value', JSON.stringify(await readValue(path)), 'end of line'),
        lacks('false', await text(), '<false'),
        noted(notes, /null/),
      ];
    },
  ),
  says('yaml-infinity-to-toml', 'biojppm/rapidyaml#147', ['yaml', 'toml'], 'a: .inf\nb: -.inf\nc: 1.5\n', [
    'a = inf',
    'b = -inf',
    'c = 1.5',
  ]),
  gives('json-simple-object-to-toml', 'matiaskorhonen/online-toml-to-json#6', ['json', 'toml'], '{ "test": "something" }', {
    test: 'something',
  }),
  gives(
    'json-mixed-lists-to-toml',
    'squirrelchat/smol-toml#37',
    ['json', 'toml'],
    '{"a":[1,{"b":[{"c":2},{}]},"x"],"d":[{"e":[[1],[]]}]}',
    {
      a: [1, { b: [{ c: 2 }, {}] }, 'x'],
      d: [{ e: [[1], []] }],
    },
  ),
  gives('toml-quotes-of-both-kinds', 'tomlj/tomlj#3', ['toml', 'json'], 'path = \'C:\\Users\\x\'\nquote = "it\'s \\"it\\""\n', {
    path: 'C:\\Users\\x',
    quote: 'it\'s "it"',
  }),
];

const kml = (inside: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<kml xmlns="http://www.opengis.net/kml/2.2" xmlns:gx="http://www.google.com/kml/ext/2.2"><Document>${inside}</Document></kml>\n`;

const maps: readonly Situation[] = [
  says(
    'kml-folders-within-folders',
    'GPSBabel/gpsbabel#1057',
    ['kml', 'geojson'],
    kml(
      '<Folder><name>Routes</name><Folder><name>Route 1</name><Folder><name>Points</name><Placemark><name>P</name><Point><coordinates>1,2</coordinates></Point></Placemark></Folder></Folder></Folder>',
    ),
    ['Routes', 'Route 1', 'Points', '"P"'],
  ),
  says(
    'kmz-track-with-times',
    'SamR1/FitTrackee#784',
    ['kmz', 'gpx'],
    () =>
      zipSync({
        'doc.kml': Buffer.from(
          kml(
            '<Placemark><name>Run</name><gx:MultiTrack><gx:Track><when>2025-05-01T10:00:00Z</when><when>2025-05-01T10:00:05Z</when><gx:coord>6.1 44.1 500</gx:coord><gx:coord>6.2 44.2 505.5</gx:coord></gx:Track></gx:MultiTrack></Placemark>',
          ),
        ),
      }),
    ['lat="44.2" lon="6.2"', '<ele>505.5</ele>', '<time>2025-05-01T10:00:05Z</time>'],
  ),
  says(
    'geojson-several-points-of-one-feature',
    'dougfales/gpx#21',
    ['geojson', 'gpx'],
    '{"type":"Feature","properties":{"name":"Wells"},"geometry":{"type":"MultiPoint","coordinates":[[1,2],[3,4]]}}',
    ['<wpt lat="2" lon="1"> <name>Wells</name>', '<wpt lat="4" lon="3"> <name>Wells</name>'],
  ),
];

const references: readonly Situation[] = [
  says(
    'csl-company-with-a-comma',
    'andras-simonyi/citeproc-el#99',
    ['csl.json', 'bib'],
    '[{"id":"a","type":"book","title":"T","author":[{"literal":"Atlus Co., Ltd."}],"issued":{"date-parts":[[1987]]}}]',
    ['{Atlus Co., Ltd.}'],
  ),
  finds(
    'bib-japanese-authors-and-pages',
    'ropensci/RefManageR#109',
    ['bib', 'csl.json'],
    '@article{shiotsuki2011, title = "葛西賢太著", author = "塩亮子 and 葛西賢太", journal = "宗教と社会", volume = 17, pages = "67--69", year = 2011}\n',
    'two authors, pages 67-69',
    async ({ text }) => {
      const [first] = JSON.parse(await text());
      return [
        same('authors', first.author.length, 2),
        same('page', first.page, '67-69'),
        holds('names', JSON.stringify(first), '塩亮子', '宗教と社会'),
      ];
    },
  ),
  says(
    'csl-letter-with-breve-to-bibtex',
    'ufal/clarin-dspace#515',
    ['csl.json', 'bib'],
    '[{"id":"a","type":"book","title":"Limba română","author":[{"family":"Bălan","given":"Ion"}]}]',
    ['ălan', 'omână'],
  ),
  finds(
    'bib-accent-without-braces',
    'retorquere/zotero-better-bibtex#2337',
    ['bib', 'csl.json'],
    "@article{a, title = {T}, journal = {Qu\\'imica Nova}, author = {Jos\\'e Garc\\'{\\i}a}, year = 2020}\n",
    'Química Nova, José García',
    async ({ text }) => [holds('text', await text(), 'Química Nova', 'José', 'García')],
  ),
];

/** A second batch, tried after the first was fixed. */
export const further: readonly Situation[] = [...tables, ...values, ...maps, ...references];
