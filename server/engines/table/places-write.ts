import { escapeXml } from '../../formats/ooxml/xml.ts';
import type { Value } from './data-read.ts';
import type { Measures, Place, Position } from './places-read.ts';

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

type Feature = readonly [Place, ...Place[]];

/** Parts of one feature together. */
const featuresOf = (places: readonly Place[]): readonly Feature[] => {
  const features: [Place, ...Place[]][] = [];
  for (const place of places) {
    const last = features.at(-1);
    if (last && last[0].properties === place.properties) last.push(place);
    else features.push([place]);
  }
  return features;
};

const geometryOf = (parts: Feature): Value => {
  const [{ geometry }] = parts;
  const all = parts.map((part) => part.geometry as unknown as { readonly type: string; readonly coordinates: Value });
  if (parts.length === 1) return geometry as unknown as Value;
  if (all.some(({ type }) => type !== geometry.type)) return { type: 'GeometryCollection', geometries: all };
  return { type: `Multi${geometry.type}`, coordinates: all.map(({ coordinates }) => coordinates) };
};

/** What is known of each point: a list for a line, lists of them for several lines. */
const perPointOf = (parts: Feature): { readonly [name: string]: Value } => {
  const names = [...new Set(parts.flatMap(({ times, measures }) => [...(times ? ['times'] : []), ...Object.keys(measures ?? {})]))];
  const of = (part: Place, name: string): Value => {
    const list = name === 'times' ? part.times : part.measures?.[name];
    return list ?? (part.geometry.type === 'LineString' ? part.geometry.coordinates.map(() => (name === 'times' ? '' : null)) : []);
  };
  return Object.fromEntries(
    names.map((name) => [name, parts.length === 1 ? of(parts[0], name) : parts.map((part) => of(part, name))] as const),
  );
};

/** GeoJSON (RFC 7946): a feature for each place; moments and measures of a track stand in `coordinateProperties`, as mapping tools have them. */
export const placesToJson = (places: readonly Place[]): Value => ({
  type: 'FeatureCollection',
  features: featuresOf(places).map((parts) => {
    const perPoint = perPointOf(parts);
    const [{ properties }] = parts;
    return {
      type: 'Feature',
      properties: { ...properties, ...(Object.keys(perPoint).length > 0 ? { coordinateProperties: perPoint } : {}) },
      geometry: geometryOf(parts),
    };
  }),
});

/** Rows of places for tables: a row for each point of a line, which its number holds together. */
export const placeRows = (places: readonly Place[]): Value =>
  places.flatMap(({ geometry, properties, times, measures }, at) => {
    const row = ([longitude = 0, latitude = 0, elevation]: Position, index: number, ring: number | undefined): Value => ({
      place: at + 1,
      shape: geometry.type === 'Point' ? 'point' : geometry.type === 'LineString' ? 'line' : 'area',
      ...(ring === undefined ? {} : { ring }),
      latitude,
      longitude,
      elevation: elevation ?? null,
      ...properties,
      ...(times ? { time: times[index] ?? '' } : {}),
      ...Object.fromEntries(Object.entries(measures ?? {}).map(([name, values]) => [name, values[index] ?? null] as const)),
    });
    if (geometry.type === 'Point') return [row(geometry.coordinates, 0, undefined)];
    if (geometry.type === 'LineString') return geometry.coordinates.map((position, index) => row(position, index, undefined));
    return geometry.coordinates.flatMap((ring, number) => ring.map((position, index) => row(position, index, number + 1)));
  });

/** What Garmin's TrackPointExtension 1 has, in the order of its schema. */
const garmin = ['atemp', 'wtemp', 'depth', 'hr', 'cad'];
const spoken: Readonly<Record<string, string>> = {
  heart: 'hr',
  heartrate: 'hr',
  heart_rate: 'hr',
  cadence: 'cad',
  temp: 'atemp',
  temperature: 'atemp',
};
const garminName = (name: string): string => spoken[name.toLowerCase()] ?? name.toLowerCase();

const pointExtension = (measures: Measures | undefined, at: number): string => {
  const own = new Map(Object.entries(measures ?? {}).map(([name, values]) => [garminName(name), values[at]] as const));
  const inner = garmin.map((name) => element(`gpxtpx:${name}`, shown(own.get(name)), '            ')).join('');
  return (
    inner &&
    `        <extensions>\n          <gpxtpx:TrackPointExtension>\n${inner}          </gpxtpx:TrackPointExtension>\n        </extensions>\n`
  );
};

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
  const tracks = featuresOf(places).flatMap((feature) => {
    const [place] = feature;
    const segments = feature.flatMap(({ geometry, times, measures }) => {
      if (geometry.type === 'Point') return [];
      const parts = geometry.type === 'LineString' ? [geometry.coordinates] : geometry.coordinates;
      return parts.map(
        (part) =>
          `    <trkseg>\n${part.map((position, at) => point('trkpt', position, element('time', timeOf(times?.[at]), '        ') + pointExtension(measures, at), '      ')).join('')}    </trkseg>\n`,
      );
    });
    if (segments.length === 0) return [];
    return [
      `  <trk>\n${element('name', nameOf(place), '    ')}${element('desc', descriptionOf(place), '    ')}${segments.join('')}  </trk>\n`,
    ];
  });
  const withMeasures = places.some(({ measures }) => measures)
    ? ' xmlns:gpxtpx="http://www.garmin.com/xmlschemas/TrackPointExtension/v1"'
    : '';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<gpx version="1.1" creator="File Converter" xmlns="http://www.topografix.com/GPX/1/1"${withMeasures}>\n${waypoints.join('')}${tracks.join('')}</gpx>\n`;
};

/** KML 2.2: a placemark for each place, its other properties as extended data. */
export const kmlText = (places: readonly Place[]): string => {
  const list = (positions: readonly Position[]): string =>
    `<coordinates>${positions.map((position) => position.slice(0, 3).join(',')).join(' ')}</coordinates>`;
  const ring = (side: string, positions: readonly Position[]): string =>
    `<${side}BoundaryIs><LinearRing>${list(positions)}</LinearRing></${side}BoundaryIs>`;
  /** Google's extension, which Earth and others read: a moment and a place for each point, and what was measured there. */
  const track = (coordinates: readonly Position[], times: readonly string[] | undefined, measures: Measures | undefined): string => {
    const whens = coordinates.map((_, at) => `<when>${timeOf(times?.[at])}</when>\n`).join('');
    const coords = coordinates.map((position) => `<gx:coord>${position.slice(0, 3).join(' ')}</gx:coord>\n`).join('');
    const arrays = Object.entries(measures ?? {}).map(
      ([name, values]) =>
        `<gx:SimpleArrayData name="${escapeXml(name)}">${values.map((value) => `<gx:value>${escapeXml(shown(value))}</gx:value>`).join('')}</gx:SimpleArrayData>`,
    );
    const data = arrays.length > 0 ? `<ExtendedData><SchemaData schemaUrl="#measures">${arrays.join('')}</SchemaData></ExtendedData>` : '';
    return `<gx:Track>\n${whens}${coords}${data}</gx:Track>`;
  };
  const shape = ({ geometry, times, measures }: Place): string => {
    if (geometry.type === 'LineString' && (times || measures)) return track(geometry.coordinates, times, measures);
    if (geometry.type === 'Point') return `<Point>${list([geometry.coordinates])}</Point>`;
    if (geometry.type === 'LineString') return `<LineString>${list(geometry.coordinates)}</LineString>`;
    return `<Polygon>${geometry.coordinates.map((positions, at) => ring(at === 0 ? 'outer' : 'inner', positions)).join('')}</Polygon>`;
  };
  const shapes = (parts: Feature): string => {
    if (parts.length === 1) return shape(parts[0]);
    const inside = parts.map(shape).join('');
    return parts.every(({ geometry, times, measures }) => geometry.type === 'LineString' && (times || measures))
      ? `<gx:MultiTrack>${inside}</gx:MultiTrack>`
      : `<MultiGeometry>${inside}</MultiGeometry>`;
  };
  const marks = featuresOf(places).map((parts) => {
    const [place] = parts;
    const others = Object.entries(place.properties).filter(
      ([name]) => !['name', 'title', 'desc', 'description', 'time'].includes(name.toLowerCase()),
    );
    const data = others
      .map(([name, value]) => `        <Data name="${escapeXml(name)}"><value>${escapeXml(shown(value))}</value></Data>\n`)
      .join('');
    const when = timeOf(place.properties.time);
    return `    <Placemark>\n${element('name', nameOf(place), '      ')}${element('description', descriptionOf(place), '      ')}${when && `      <TimeStamp><when>${when}</when></TimeStamp>\n`}${data && `      <ExtendedData>\n${data}      </ExtendedData>\n`}      ${shapes(parts)}\n    </Placemark>\n`;
  });
  const measured = [...new Set(places.flatMap(({ measures }) => Object.keys(measures ?? {})))];
  const schema = measured.length
    ? `    <Schema id="measures">${measured.map((name) => `<gx:SimpleArrayField name="${escapeXml(name)}" type="string"/>`).join('')}</Schema>\n`
    : '';
  const isTimed = places.some(({ geometry, times, measures }) => geometry.type === 'LineString' && (times || measures));
  const gx = isTimed ? ' xmlns:gx="http://www.google.com/kml/ext/2.2"' : '';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<kml xmlns="http://www.opengis.net/kml/2.2"${gx}>\n  <Document>\n${schema}${marks.join('')}  </Document>\n</kml>\n`;
};
