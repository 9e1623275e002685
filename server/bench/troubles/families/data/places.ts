import { unzipSync, zipSync } from 'fflate';
import { madeShapefile, positions } from '../../../../engines/shapefile/shapefile-samples.ts';
import { finding, same } from '../../../fidelity/check.ts';
import { readFeatures } from '../../look/data.ts';
import { holds, noted } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { finds, says } from './make.ts';

type Feature = {
  readonly properties: { readonly [name: string]: unknown };
  readonly geometry: { readonly type: string; readonly coordinates: unknown };
};
const features = async (text: () => Promise<string>): Promise<readonly Feature[]> => JSON.parse(await text()).features;

const gpx = (inside: string, names = ''): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<gpx version="1.1" creator="x" xmlns="http://www.topografix.com/GPX/1/1"${names}>${inside}</gpx>\n`;
const kml = (inside: string, name = 'http://www.opengis.net/kml/2.2'): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<kml xmlns="${name}" xmlns:gx="http://www.google.com/kml/ext/2.2">${inside}</kml>\n`;

const timedTrack = gpx(
  '<trk><name>Track 1</name><trkseg><trkpt lat="48.2" lon="16.3"><ele>170</ele><time>2024-05-01T08:00:00Z</time></trkpt><trkpt lat="48.21" lon="16.31"><ele>180.25</ele><time>2024-05-01T08:01:00Z</time></trkpt></trkseg><trkseg><trkpt lat="48.3" lon="16.4"><ele>0</ele><time>2024-05-01T09:00:00Z</time></trkpt><trkpt lat="48.31" lon="16.41"><time>2024-05-01T09:01:00Z</time></trkpt></trkseg></trk>',
);

const googleTrack =
  '<gx:Track><when>2014-06-23T20:29:08Z</when><when>2014-06-23T20:29:11Z</when><gx:coord>-73.972843 40.765081 68</gx:coord><gx:coord>-73.972851 40.765099 64.4</gx:coord></gx:Track>';

const tracks: readonly Situation[] = [
  says('gpx-times-in-kml', 'GPSBabel/gpsbabel#981', ['gpx', 'kml'], timedTrack, [
    ...['<when>2024-05-01T08:00:00Z</when>', '<when>2024-05-01T08:01:00Z</when>', '<when>2024-05-01T09:01:00Z</when>', '180.25'],
  ]),
  finds(
    'gpx-waypoint-with-symbol',
    'mapbox/togeojson#90',
    ['gpx', 'geojson'],
    gpx(
      '<wpt lat="52.069078702479601" lon="5.176963554695249"><time>2015-11-19T16:03:10Z</time><name>CP-00 Start</name><cmt>Bunnik</cmt><desc>Bunnik town</desc><sym>Flag, Red</sym><extensions><gpxx:WaypointExtension xmlns:gpxx="http://www.garmin.com/xmlschemas/GpxExtensions/v3"><gpxx:DisplayMode>SymbolAndName</gpxx:DisplayMode></gpxx:WaypointExtension></extensions></wpt>',
    ),
    'a point with its name, comment, description, symbol and time',
    async ({ text }) => {
      const [point] = await features(text);
      return [
        same('type', point?.geometry.type, 'Point'),
        holds(
          'properties',
          JSON.stringify(point?.properties),
          'CP-00 Start',
          '"Bunnik"',
          'Bunnik town',
          'Flag, Red',
          '2015-11-19T16:03:10Z',
        ),
      ];
    },
  ),
  finds(
    'gpx-heights-of-a-track',
    'OSGeo/gdal#14403',
    ['gpx', 'geojson'],
    gpx(
      '<trk><trkseg><trkpt lat="44.927915" lon="4.8931647"><ele>123</ele></trkpt><trkpt lat="44.928" lon="4.894"><ele>124.5</ele></trkpt></trkseg></trk>',
    ),
    '[4.8931647, 44.927915, 123]',
    async ({ text }) => [
      same('line', (await features(text))[0]?.geometry.coordinates, [
        [4.8931647, 44.927915, 123],
        [4.894, 44.928, 124.5],
      ]),
    ],
  ),
  finds(
    'gpx-positions-of-three-numbers',
    'openlayers/openlayers#5300',
    ['gpx', 'geojson'],
    gpx(
      '<wpt lat="1.5" lon="2.5"><ele>10</ele><time>2016-05-02T10:00:00Z</time></wpt><wpt lat="1.6" lon="2.6"><time>2016-05-02T10:01:00Z</time></wpt>',
    ),
    'no position has a time in it',
    async ({ text }) => [
      same(
        'positions',
        (await features(text)).map(({ geometry }) => geometry.coordinates),
        [
          [2.5, 1.5, 10],
          [2.6, 1.6],
        ],
      ),
    ],
  ),
  finds(
    'gpx-course-of-track-points',
    'stefanocudini/gpx-simplify-optimizer#10',
    ['gpx', 'geojson'],
    gpx(
      '<trk><trkseg><trkpt lat="13.004387" lon="77.618395"><ele>937.45</ele><time>2015-06-04T23:50:18Z</time><pdop>3.20</pdop><extensions><gpxtpx:TrackPointExtension><gpxtpx:course>312.67</gpxtpx:course></gpxtpx:TrackPointExtension></extensions></trkpt><trkpt lat="13.0044" lon="77.6184"><ele>938</ele><time>2015-06-04T23:50:20Z</time></trkpt></trkseg></trk>',
      ' xmlns:gpxtpx="http://www.garmin.com/xmlschemas/TrackPointExtension/v2"',
    ),
    'times and courses of both points',
    async ({ text }) => [
      holds('properties', JSON.stringify((await features(text))[0]?.properties), '2015-06-04T23:50:18Z', '2015-06-04T23:50:20Z', '312.67'),
    ],
  ),
  finds(
    'geojson-power-has-no-place-in-gpx',
    'mapbox/togeojson#83',
    ['geojson', 'gpx'],
    JSON.stringify({
      type: 'Feature',
      properties: { name: 'ride', coordinateProperties: { times: ['2024-05-01T08:00:00Z', '2024-05-01T08:01:00Z'], wind: [3, 4] } },
      geometry: {
        type: 'LineString',
        coordinates: [
          [1, 2],
          [1.1, 2.1],
        ],
      },
    }),
    'times stay; wind stays or a note says that it was left out',
    async ({ text, notes }) => {
      const all = await text();
      return [holds('times', all, '<time>2024-05-01T08:01:00Z</time>'), ...(/>3<[\s\S]*>4</.test(all) ? [] : [noted(notes, /wind/)])];
    },
  ),
  says(
    'kml-google-track-to-gpx',
    'mapbox/togeojson#41',
    ['kml', 'gpx'],
    kml(`<Document><Placemark><name>Run</name><gx:MultiTrack>${googleTrack}</gx:MultiTrack></Placemark></Document>`),
    [...['lat="40.765099" lon="-73.972851"', '<ele>64.4</ele>', '<time>2014-06-23T20:29:11Z</time>', '<name>Run</name>']],
  ),
  says(
    'kml-track-of-my-tracks',
    'AnalyticalGraphicsInc/czml-writer#35',
    ['kml', 'geojson'],
    kml(
      `<Document><name>2012</name><Placemark><name>start</name><Point><coordinates>-73.97,40.76,0</coordinates></Point></Placemark><Placemark id="tour"><name>Tour</name><gx:MultiTrack><altitudeMode>absolute</altitudeMode><gx:interpolate>1</gx:interpolate>${googleTrack}</gx:MultiTrack></Placemark></Document>`,
    ),
    ['-73.972843', '64.4', '2014-06-23T20:29:08Z', 'Tour', 'start'],
  ),
  says(
    'kml-speeds-of-a-track',
    'openlayers/openlayers#4382',
    ['kml', 'geojson'],
    kml(
      `<Document><Schema id="track_schema"><gx:SimpleArrayField name="speed" type="float"/></Schema><Folder><name>Tracks</name><Placemark id="Track 1"><name>Track 1</name>${googleTrack.replace('</gx:Track>', '<ExtendedData><SchemaData schemaUrl="#track_schema"><gx:SimpleArrayData name="speed"><gx:value>1.5</gx:value><gx:value>2.25</gx:value></gx:SimpleArrayData></SchemaData></ExtendedData></gx:Track>')}</Placemark></Folder></Document>`,
      'http://www.opengis.net/kml/2.2 ',
    ),
    ['Track 1', 'speed', '1.5', '2.25', '2014-06-23T20:29:11Z'],
  ),
  says(
    'kml-folder-of-a-place',
    'mapbox/togeojson#50',
    ['kml', 'csv'],
    kml(
      '<Document><Folder><name>Hotels</name><Placemark><name>Sonne</name><Point><coordinates>11,47</coordinates></Point></Placemark></Folder><Folder><name>Huts</name><Placemark><name>Alm</name><Point><coordinates>12,48</coordinates></Point></Placemark></Folder></Document>',
    ),
    ['Hotels', 'Huts', 'Sonne', 'Alm'],
  ),
];

const shapefile = (cpg: string, name: string, encoding: BufferEncoding): Uint8Array => {
  const files = unzipSync(madeShapefile([{ type: 1, parts: [positions('16 48')], row: '' }]));
  const dbf = Buffer.from(files['a.dbf'] ?? []);
  Buffer.from(name, encoding).copy(dbf, 66);
  return zipSync({ ...files, 'a.dbf': dbf, 'a.cpg': Buffer.from(cpg) });
};

const shapes: readonly Situation[] = [
  finds(
    'shapefile-latin-1-by-its-cpg',
    'architecture-building-systems/CityEnergyAnalyst#1034',
    ['shp', 'geojson'],
    () => shapefile('ISO-8859-1', 'Zürich', 'latin1'),
    'Zürich',
    async ({ text }) => [same('name', (await features(text))[0]?.properties.NAME, 'Zürich')],
  ),
  finds(
    'shapefile-whose-cpg-is-wrong',
    'Toblerity/Fiona#455',
    ['shp', 'geojson'],
    () => shapefile('UTF-8', 'Zürich', 'latin1'),
    'Zürich: bytes that are no UTF-8 are read as what they can be',
    async ({ text }) => [same('name', (await features(text))[0]?.properties.NAME, 'Zürich')],
  ),
  finds(
    'shapefile-with-empty-shapes',
    'mbloch/mapshaper#494',
    ['shp', 'geojson'],
    () =>
      madeShapefile([
        { type: 1, parts: [positions('16 48')], row: 'one' },
        { type: 0, parts: [], row: 'none' },
        { type: 1, parts: [positions('17 49')], row: 'two' },
      ]),
    'three features in their order, the second without a place',
    async ({ text }) => [
      same(
        'features',
        (await features(text)).map(({ properties, geometry }) => [properties.NAME, geometry?.coordinates ?? null]),
        [
          ['one', [16, 48]],
          ['none', null],
          ['two', [17, 49]],
        ],
      ),
    ],
  ),
  finds(
    'geojson-chinese-properties-to-shapefile',
    'wavded/ogre#65',
    ['geojson', 'shp'],
    '{"type":"FeatureCollection","features":[{"type":"Feature","geometry":{"type":"Point","coordinates":[102.0,0.5]},"properties":{"prop0":"你好"}}]}',
    '你好 as GDAL reads it',
    async ({ paths }) => [
      same('value', (await readFeatures(paths.find((one) => one.endsWith('.shp')) ?? ''))[0]?.properties.prop0, '你好'),
    ],
  ),
  finds(
    'geojson-day-first-dates-to-shapefile',
    'OSGeo/gdal#8128',
    ['geojson', 'shp'],
    '{"type":"FeatureCollection","features":[{"type":"Feature","geometry":{"type":"Point","coordinates":[14.6,41.5]},"properties":{"DATA_INSER":"20/07/2023","STATO":"Progetto","CIVICO":null}}]}',
    'the date as it is written, not nothing',
    async ({ paths }) => {
      const [first] = await readFeatures(paths.find((one) => one.endsWith('.shp')) ?? '');
      return [finding('date', /20\/07\/2023|2023[-/]07[-/]20/.test(String(first?.properties.DATA_INSER)), first?.properties)];
    },
  ),
];

export const places: readonly Situation[] = [...tracks, ...shapes];
