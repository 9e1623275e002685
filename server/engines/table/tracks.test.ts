import { expect, test } from 'bun:test';
import * as agendas from './agendas.ts';

const mapToMap = (text: string, from: string, to: string): string | undefined => agendas.mapToMap(text, from, to)?.text;

const point = (lat: number, second: number, hr: number | undefined) =>
  `<trkpt lat="${lat}" lon="16"><ele>5</ele><time>2024-05-01T08:00:0${second}Z</time>${hr === undefined ? '' : `<extensions><gpxtpx:TrackPointExtension><gpxtpx:hr>${hr}</gpxtpx:hr></gpxtpx:TrackPointExtension></extensions>`}</trkpt>`;
const gpx = `<gpx xmlns="http://www.topografix.com/GPX/1/1" xmlns:gpxtpx="x"><trk><name>T</name><trkseg>${point(48, 0, 120)}${point(49, 1, undefined)}</trkseg><trkseg>${point(50, 2, 130)}</trkseg></trk></gpx>`;

test('moments, heart rates and parts of tracks go through KML and GeoJSON and come back', () => {
  const kml = mapToMap(gpx, 'gpx', 'kml') ?? '';
  expect(kml.match(/<Placemark>/g)).toHaveLength(1);
  expect(kml).toContain('<when>2024-05-01T08:00:01Z</when>');
  const geojson = JSON.parse(mapToMap(kml, 'kml', 'geojson') ?? '');
  expect(geojson.features).toHaveLength(1);
  expect(geojson.features[0]).toMatchObject({
    geometry: {
      type: 'MultiLineString',
      coordinates: [
        [
          [16, 48, 5],
          [16, 49, 5],
        ],
        [[16, 50, 5]],
      ],
    },
    properties: {
      coordinateProperties: {
        times: [['2024-05-01T08:00:00Z', '2024-05-01T08:00:01Z'], ['2024-05-01T08:00:02Z']],
        hr: [[120, null], [130]],
      },
    },
  });
  const back = mapToMap(JSON.stringify(geojson), 'geojson', 'gpx') ?? '';
  expect(back.match(/<trk>/g)).toHaveLength(1);
  expect(back.match(/<trkseg>/g)).toHaveLength(2);
  expect([...back.matchAll(/<gpxtpx:hr>(\d+)</g)].map(([, rate]) => rate)).toEqual(['120', '130']);
  expect(back).toContain('<time>2024-05-01T08:00:02Z</time>');
});

test('areas of one feature stay one', () => {
  const square = (x: number) => [
    [
      [x, 0],
      [x + 1, 0],
      [x + 1, 1],
      [x, 0],
    ],
  ];
  const feature = { type: 'Feature', properties: { name: 'A' }, geometry: { type: 'MultiPolygon', coordinates: [square(1), square(5)] } };
  const kml = mapToMap(JSON.stringify(feature), 'geojson', 'kml') ?? '';
  expect(kml.match(/<Placemark>/g)).toHaveLength(1);
  expect(JSON.parse(mapToMap(kml, 'kml', 'geojson') ?? '').features[0].geometry).toEqual(feature.geometry);
});

test('lists of another length than the line are left out', () => {
  const feature = {
    type: 'Feature',
    properties: { coordinateProperties: { times: ['2024-05-01T08:00:00Z'], hr: 'x' } },
    geometry: {
      type: 'LineString',
      coordinates: [
        [1, 2],
        [3, 4],
      ],
    },
  };
  expect(mapToMap(JSON.stringify(feature), 'geojson', 'gpx')).not.toContain('<time>');
});
