import { escapeXml } from '../../formats/ooxml/xml.ts';
import type { Value } from './data-read.ts';
import type { Place, Position } from './places-read.ts';

const shown = (value: Value | undefined): string =>
  value === undefined || value === null ? '' : typeof value === 'string' ? value : JSON.stringify(value);
const element = (name: string, text: string, indent: string): string =>
  text === '' ? '' : `${indent}<${name}>${escapeXml(text)}</${name}>\n`;
/** The first of these properties that a place has, whatever its case: tables of shapefiles have NAME. */
const told = ({ properties }: Place, names: readonly string[]): string => {
  const keys = Object.keys(properties);
  for (const name of names) {
    const key = keys.find((one) => one.toLowerCase() === name && properties[one] !== null);
    if (key !== undefined) return shown(properties[key]);
  }
  return '';
};
const nameOf = (place: Place): string => told(place, ['name', 'title']);
const descriptionOf = (place: Place): string => told(place, ['desc', 'description', 'cmt']);
/** xsd:dateTime; what is none is left out. */
const timeOf = (value: Value | undefined): string => {
  const text = shown(value);
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)?$/.test(text) ? text : '';
};

/** GeoJSON (RFC 7946): a feature for each place; moments of a track stand in `coordinateProperties.times`, as mapping tools have them. */
export const placesToJson = (places: readonly Place[]): Value => ({
  type: 'FeatureCollection',
  features: places.map(({ geometry, properties, times }) => ({
    type: 'Feature',
    properties: { ...properties, ...(times ? { coordinateProperties: { times } } : {}) },
    geometry: geometry as unknown as Value,
  })),
});

/** Rows of places for tables: a row for each point of a line, which its number holds together. */
export const placeRows = (places: readonly Place[]): Value =>
  places.flatMap(({ geometry, properties, times }, at) => {
    const row = ([longitude = 0, latitude = 0, elevation]: Position, index: number, ring: number | undefined): Value => ({
      place: at + 1,
      shape: geometry.type === 'Point' ? 'point' : geometry.type === 'LineString' ? 'line' : 'area',
      ...(ring === undefined ? {} : { ring }),
      latitude,
      longitude,
      elevation: elevation ?? null,
      ...properties,
      ...(times ? { time: times[index] ?? '' } : {}),
    });
    if (geometry.type === 'Point') return [row(geometry.coordinates, 0, undefined)];
    if (geometry.type === 'LineString') return geometry.coordinates.map((position, index) => row(position, index, undefined));
    return geometry.coordinates.flatMap((ring, number) => ring.map((position, index) => row(position, index, number + 1)));
  });

/** GPX 1.1: points as waypoints, lines and the outlines of areas as tracks. */
export const gpxText = (places: readonly Place[]): string => {
  const point = (name: string, [longitude = 0, latitude = 0, height]: Position, inside: string, indent: string): string =>
    `${indent}<${name} lat="${latitude}" lon="${longitude}">\n${height === undefined ? '' : `${indent}  <ele>${height}</ele>\n`}${inside}${indent}</${name}>\n`;
  const waypoints = places.flatMap((place) =>
    place.geometry.type === 'Point'
      ? [
          point(
            'wpt',
            place.geometry.coordinates,
            element('time', timeOf(place.properties.time), '    ') +
              element('name', nameOf(place), '    ') +
              element('desc', descriptionOf(place), '    '),
            '  ',
          ),
        ]
      : [],
  );
  const tracks = places.flatMap((place) => {
    const { geometry, times } = place;
    if (geometry.type === 'Point') return [];
    const parts = geometry.type === 'LineString' ? [geometry.coordinates] : geometry.coordinates;
    const segments = parts.map(
      (part) =>
        `    <trkseg>\n${part.map((position, at) => point('trkpt', position, element('time', timeOf(times?.[at]), '        '), '      ')).join('')}    </trkseg>\n`,
    );
    return [
      `  <trk>\n${element('name', nameOf(place), '    ')}${element('desc', descriptionOf(place), '    ')}${segments.join('')}  </trk>\n`,
    ];
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<gpx version="1.1" creator="File Converter" xmlns="http://www.topografix.com/GPX/1/1">\n${waypoints.join('')}${tracks.join('')}</gpx>\n`;
};

/** KML 2.2: a placemark for each place, its other properties as extended data. */
export const kmlText = (places: readonly Place[]): string => {
  const list = (positions: readonly Position[]): string =>
    `<coordinates>${positions.map((position) => position.slice(0, 3).join(',')).join(' ')}</coordinates>`;
  const ring = (side: string, positions: readonly Position[]): string =>
    `<${side}BoundaryIs><LinearRing>${list(positions)}</LinearRing></${side}BoundaryIs>`;
  const shape = ({ geometry }: Place): string => {
    if (geometry.type === 'Point') return `<Point>${list([geometry.coordinates])}</Point>`;
    if (geometry.type === 'LineString') return `<LineString>${list(geometry.coordinates)}</LineString>`;
    return `<Polygon>${geometry.coordinates.map((positions, at) => ring(at === 0 ? 'outer' : 'inner', positions)).join('')}</Polygon>`;
  };
  const marks = places.map((place) => {
    const others = Object.entries(place.properties).filter(
      ([name]) => !['name', 'title', 'desc', 'description', 'time'].includes(name.toLowerCase()),
    );
    const data = others
      .map(([name, value]) => `        <Data name="${escapeXml(name)}"><value>${escapeXml(shown(value))}</value></Data>\n`)
      .join('');
    const when = timeOf(place.properties.time);
    return `    <Placemark>\n${element('name', nameOf(place), '      ')}${element('description', descriptionOf(place), '      ')}${when && `      <TimeStamp><when>${when}</when></TimeStamp>\n`}${data && `      <ExtendedData>\n${data}      </ExtendedData>\n`}      ${shape(place)}\n    </Placemark>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<kml xmlns="http://www.opengis.net/kml/2.2">\n  <Document>\n${marks.join('')}  </Document>\n</kml>\n`;
};
