import { expect, test } from 'bun:test';
import { mapToMap } from './agendas.ts';

const kml = (inside: string): string => `<kml xmlns="http://www.opengis.net/kml/2.2"><Document>${inside}</Document></kml>`;
const line = '<LineString><coordinates>1,2 3,4</coordinates></LineString>';
const properties = (text: string): object => JSON.parse(mapToMap(text, 'kml', 'geojson')?.text ?? '').features[0].properties;

test('colours of a placemark, of its style and of a pair of styles', () => {
  const style =
    '<LineStyle><color>80102030</color><width>2.5</width></LineStyle><PolyStyle><color>ff00ff00</color><fill>0</fill></PolyStyle>';
  const wanted = { stroke: '#302010', 'stroke-opacity': 0.5, 'stroke-width': 2.5, fill: '#00ff00', 'fill-opacity': 0 };
  const mark = (inside: string) => `<Placemark>${inside}${line}</Placemark>`;
  expect(properties(kml(mark(`<Style>${style}</Style>`)))).toEqual(wanted);
  expect(properties(kml(`${mark('<styleUrl>#s</styleUrl>')}<Folder><Style id="s">${style}</Style></Folder>`))).toEqual(wanted);
  const pair =
    '<StyleMap id="m"><Pair><key>highlight</key><styleUrl>#x</styleUrl></Pair><Pair><key>normal</key><styleUrl>#s</styleUrl></Pair></StyleMap>';
  expect(properties(kml(`<Style id="s">${style}</Style>${pair}${mark('<styleUrl>#m</styleUrl>')}`))).toEqual(wanted);
  expect(properties(kml(mark('<styleUrl>#none</styleUrl><Style><LineStyle><color>red</color></LineStyle></Style>')))).toEqual({});
});

test('colours of GeoJSON come back as styles, others stay data', () => {
  const feature = (given: object) =>
    JSON.stringify({
      type: 'Feature',
      properties: given,
      geometry: {
        type: 'Polygon',
        coordinates: [
          [
            [0, 0],
            [1, 0],
            [1, 1],
            [0, 0],
          ],
        ],
      },
    });
  const { text = '' } =
    mapToMap(feature({ stroke: '#123', 'stroke-opacity': 0.5, fill: 'aabbcc', 'marker-color': 'blue' }), 'geojson', 'kml') ?? {};
  expect(text).toContain('<Style><LineStyle><color>80332211</color></LineStyle><PolyStyle><color>ffccbbaa</color></PolyStyle></Style>');
  expect(text).toContain('<Data name="marker-color"><value>blue</value></Data>');
  expect(text).not.toContain('name="stroke"');
});

test('styles that name one another end', () => {
  const round =
    '<StyleMap id="a"><Pair><key>normal</key><styleUrl>#b</styleUrl></Pair></StyleMap><StyleMap id="b"><Pair><key>normal</key><styleUrl>#a</styleUrl></Pair></StyleMap>';
  expect(properties(kml(`${round}<Placemark><styleUrl>#a</styleUrl>${line}</Placemark>`))).toEqual({});
});
