import { Database } from 'bun:sqlite';
import { finding, same } from '../../../fidelity/check.ts';
import { readFeatures, readValue } from '../../look/data.ts';
import { holds } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { finds, gives, says } from './make.ts';

const trees: readonly Situation[] = [
  gives(
    'yaml-json-in-a-folded-text',
    'mikefarah/yq#2078',
    ['yaml', 'json'],
    ' DUMMY_VALUE:\n              value: >-\n                {"type": "hello"}\n',
    {
      DUMMY_VALUE: { value: '{"type": "hello"}' },
    },
  ),
  gives('json-line-end-alone-to-yaml', 'travisbrown/dhallj#27', ['json', 'yaml'], '{"a":"\\n","b":"x\\n"}', { a: '\n', b: 'x\n' }),
  gives('yaml-folded-lines', 'doowb/grunt-convert#46', ['yaml', 'json'], 'foo: >\n  a\n  b\n  c\nbar: >-\n  a\n  b\n', {
    foo: 'a b c\n',
    bar: 'a b',
  }),
  gives(
    'json-colons-at-the-end-to-yaml',
    'alexei-sintotski/json2yaml#30',
    ['json', 'yaml'],
    '{"a":"ends with:","b":"say \\"hi\\": x","c":"- dash","d":"it\'s"}',
    { a: 'ends with:', b: 'say "hi": x', c: '- dash', d: "it's" },
  ),
  gives('json-lists-in-lists-to-yaml', 'homeport/dyff#342', ['json', 'yaml'], '[{"a":[["x",["y",{"b":[1]}]],[],{}]},[[]]]', [
    { a: [['x', ['y', { b: [1] }]], [], {}] },
    [[]],
  ]),
  gives('yaml-escapes-in-double-quotes', 'databricks/sjsonnet#438', ['yaml', 'json'], '{"a":"\\"\\\\n\\n\\r\\f\\b\\t\\u263A"}\n', {
    a: '"\\n\n\r\f\b\t☺',
  }),
  finds(
    'xml-blanks-before-a-text-with-attributes',
    'buglabs/node-xml2json#23',
    ['xml', 'json'],
    '<Rows><Column><Name>shit</Name><Value type="STRING">  asdf</Value></Column><Column PK="true"><Name>uid</Name><Value type="STRING">god</Value></Column></Rows>',
    'two blanks before asdf',
    async ({ path }) => {
      const { Rows } = (await readValue(path)) as { readonly Rows: { readonly Column: readonly { readonly Value: unknown }[] } };
      return [same('value', Rows.Column[0]?.Value, { '@type': 'STRING', '#text': '  asdf' })];
    },
  ),
  finds(
    'xml-blank-between-two-elements-of-a-sentence',
    'nashwaan/xml-js#29',
    ['xml', 'csv'],
    '<list><outer> This is <inner> some</inner> <inner>Text </inner> </outer><outer>x</outer></list>',
    'the sentence with its blanks',
    async ({ text }) => [finding('sentence', (await text()).includes(' This is  some Text  '), await text())],
  ),
  finds(
    'json-blank-at-the-end-to-xml',
    'kawanet/to-xml#8',
    ['json', 'xml'],
    '{"person":{"firstName":"dave ","lastName":" x"}}',
    'the blanks of both names',
    async ({ path }) => {
      const { person } = (await readValue(path)) as { readonly person: Readonly<Record<string, string>> };
      return [same('names', [person.firstName, person.lastName], ['dave ', ' x'])];
    },
  ),
  gives(
    'xml-braces-as-text',
    'kordamp/json-lib#29',
    ['xml', 'json'],
    '<?xml version="1.0" encoding="UTF-8"?>\n<data><e>{}</e><e>[]</e><e>null</e></data>',
    {
      data: { e: ['{}', '[]', 'null'] },
    },
  ),
];

const database = (...statements: readonly string[]): Uint8Array => {
  const db = new Database(':memory:');
  for (const one of statements) db.run(one);
  return db.serialize();
};

const stored: readonly Situation[] = [
  gives(
    'sqlite-picture-beside-a-number',
    'sqlitebrowser/sqlitebrowser#1408',
    ['sqlite', 'json'],
    () => database('CREATE TABLE people (id INTEGER, name TEXT, dp BLOB)', "INSERT INTO people VALUES (1, 'John doe', X'FFD8FFE000')"),
    [{ id: 1, name: 'John doe', dp: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0]).toString('base64') }],
  ),
  gives(
    'csv-iso-times-to-a-database',
    'lana-k/sqliteviz#64',
    ['csv', 'sqlite'],
    '"id","createdOn"\n"60dc8bd397491cb72be381e3","2021-06-30T15:20:51.469Z"\n"60dc83c297491cb72be381af","2021-06-30T14:46:26.326Z"\n',
    {
      Sheet1: [
        ['60dc8bd397491cb72be381e3', '2021-06-30T15:20:51.469Z'],
        ['60dc83c297491cb72be381af', '2021-06-30T14:46:26.326Z'],
      ],
    },
  ),
  gives(
    'sqlite-zeros-and-empty-texts',
    'capacitor-community/sqlite#29',
    ['sqlite', 'json'],
    () =>
      database(
        'CREATE TABLE t (id INTEGER, name TEXT, a INTEGER, b TEXT)',
        "INSERT INTO t VALUES (1, 'Access road', 0, ''), (2, 'Air lock', NULL, NULL)",
      ),
    [
      { id: 1, name: 'Access road', a: 0, b: '' },
      { id: 2, name: 'Air lock', a: null, b: null },
    ],
  ),
  gives('csv-empty-numbers-to-a-database', 'sqlitebrowser/sqlitebrowser#195', ['csv', 'sqlite'], 'a,b\n1,\n2,3.5\n', {
    Sheet1: [
      [1, null],
      [2, 3.5],
    ],
  }),
];

const maps: readonly Situation[] = [
  {
    ...finds(
      'gpx-heights-of-a-flight-in-kml',
      'placemark/placemark#268',
      ['gpx', 'kml'],
      '<gpx version="1.1" creator="t" xmlns="http://www.topografix.com/GPX/1/1"><trk><name>flight</name><trkseg><trkpt lat="47.1" lon="15.2"><ele>1500</ele></trkpt><trkpt lat="47.2" lon="15.3"><ele>1710.5</ele></trkpt></trkseg></trk></gpx>',
      'the heights, and altitudeMode absolute, since Google Earth clamps lines to the ground otherwise',
      async ({ text }) => [
        holds('heights', await text(), '15.2,47.1,1500', '15.3,47.2,1710.5'),
        finding('mode', /<(?:gx:)?altitudeMode>absolute<\//.test(await text()), await text()),
      ],
    ),
    stillWrong: 'absolute heights would sink walks into the ground of Google Earth: nothing tells a walk from a flight',
  },
  finds(
    'gpx-height-of-zero',
    'placemark/togeojson#110',
    ['gpx', 'geojson'],
    '<?xml version="1.0" encoding="UTF-8"?>\n<gpx version="1.0" xmlns="http://www.topografix.com/GPX/1/0"><trk><trkseg><trkpt lat="45.763340000" lon="12.843770000"><ele>-1.000</ele></trkpt><trkpt lat="45.763240000" lon="12.847620000"><ele>0</ele></trkpt></trkseg></trk></gpx>',
    'the heights -1 and 0',
    async ({ path }) => {
      const [feature] = await readFeatures(path);
      return [
        same('line', feature?.geometry, {
          type: 'LineString',
          coordinates: [
            [12.84377, 45.76334, -1],
            [12.84762, 45.76324, 0],
          ],
        }),
      ];
    },
  ),
  finds(
    'gpx-route-is-a-line',
    'mapbox/togeojson#59',
    ['gpx', 'geojson'],
    '<gpx version="1.1" creator="t" xmlns="http://www.topografix.com/GPX/1/1"><rte><name>Way home</name><rtept lat="1" lon="2"/><rtept lat="3" lon="4"/></rte></gpx>',
    'a line through two points, named Way home',
    async ({ path }) => {
      const [feature] = await readFeatures(path);
      return [
        same('line', feature?.geometry, {
          type: 'LineString',
          coordinates: [
            [2, 1],
            [4, 3],
          ],
        }),
        same('name', feature?.properties.name, 'Way home'),
      ];
    },
  ),
  says(
    'geojson-id-of-a-feature-to-a-table',
    'geopandas/geopandas#1208',
    ['geojson', 'csv'],
    '{"type":"FeatureCollection","features":[{"id":"1014770","type":"Feature","properties":{"test":"foo"},"geometry":{"type":"Point","coordinates":[6.147787,46.215167]}}]}',
    ['1014770', 'foo', '46.215167'],
  ),
  says(
    'geojson-id-of-a-feature-to-kml',
    'mapbox/tokml#39',
    ['geojson', 'kml'],
    '{"type":"Feature","id":"abc","properties":{},"geometry":{"type":"Point","coordinates":[1,2]}}',
    ['abc', '<coordinates>1,2</coordinates>'],
  ),
  finds(
    'geojson-in-metres-of-web-maps',
    'qgis/QGIS#40805',
    ['geojson', 'kml'],
    '{"type":"FeatureCollection","name":"my_geojson","crs":{"type":"name","properties":{"name":"urn:ogc:def:crs:EPSG::3857"}},"features":[{"type":"Feature","id":"only_top_level","properties":{},"geometry":{"type":"Point","coordinates":[-9753600.4263,5141026.099]}}]}',
    'the point at -87.618083, 41.866656',
    async ({ text }) => {
      const [, longitude = '', latitude = ''] = /<coordinates>\s*([-\d.]+),([-\d.]+)/.exec(await text()) ?? [];
      return [
        finding('longitude', Math.abs(Number(longitude) - -87.618083) < 1e-6, longitude),
        finding('latitude', Math.abs(Number(latitude) - 41.866656) < 1e-6, latitude),
      ];
    },
  ),
];

/** Reports on trees, databases and maps. */
export const reportedData: readonly Situation[] = [...trees, ...stored, ...maps];
