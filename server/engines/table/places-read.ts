import { damagedAt, WorkerProblem } from '../../contract/worker-main.ts';
import { xmlFault } from '../../formats/text/xml-fault.ts';
import type { Value } from './value.ts';
import { xmlValues } from './xml-values.ts';

export type Position = readonly number[];
/** Geometries of RFC 7946 as they are used here; what is nested comes apart into one place each. */
export type Geometry =
  | { readonly type: 'Point'; readonly coordinates: Position }
  | { readonly type: 'LineString'; readonly coordinates: readonly Position[] }
  | { readonly type: 'Polygon'; readonly coordinates: readonly (readonly Position[])[] };
export type Place = {
  readonly geometry: Geometry;
  readonly properties: { readonly [name: string]: Value };
  readonly times?: readonly string[];
};

type Node = { readonly [name: string]: unknown };
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): readonly Node[] =>
  (Array.isArray(value) ? value : value === undefined ? [] : [value]).map((one) => (isNode(one) ? one : { '#text': one }));
const textOf = (value: unknown): string => {
  const one = Array.isArray(value) ? value[0] : value;
  return String((isNode(one) ? one['#text'] : one) ?? '').trim();
};

const wrong = (detail: string): never => {
  throw new WorkerProblem('corrupt_input', detail);
};

const parse = (text: string): Node => {
  try {
    return xmlValues(text, { withoutPrefixes: true }) as Node;
  } catch {
    throw damagedAt(xmlFault(text), 'The file is no well-formed XML.');
  }
};

const isPosition = (position: Position): boolean =>
  position.every(Number.isFinite) && Math.abs(position[0] ?? 999) <= 360 && Math.abs(position[1] ?? 999) <= 90;
const number = (text: unknown): number => (textOf(text) === '' ? Number.NaN : Number(textOf(text)));
const filled = (entries: readonly (readonly [string, Value])[]): Place['properties'] =>
  Object.fromEntries(entries.filter(([, value]) => value !== '' && value !== null));

/** Waypoints, routes and tracks (GPX 1.0 and 1.1); each part of a track is a line. */
export const readGpx = (text: string): readonly Place[] => {
  const gpx = parse(text).gpx;
  if (!isNode(gpx)) return wrong('The file has no gpx element.');
  const positionOf = (node: Node): Position => {
    const height = number(node.ele);
    return [number(node['@lon']), number(node['@lat']), ...(Number.isFinite(height) ? [height] : [])];
  };
  const told = (node: Node, kind: string) =>
    filled([['kind', kind], ...['name', 'desc', 'cmt', 'type', 'sym'].map((name) => [name, textOf(node[name])] as const)]);
  const points = listOf(gpx.wpt).map((node): Place => {
    const time = textOf(node.time);
    return {
      geometry: { type: 'Point', coordinates: positionOf(node) },
      properties: { ...told(node, 'waypoint'), ...filled([['time', time]]) },
    };
  });
  const line = (nodes: readonly Node[], properties: Place['properties']): Place[] => {
    const kept = nodes.filter((node) => isPosition(positionOf(node)));
    if (kept.length === 0) return [];
    const times = kept.map((node) => textOf(node.time));
    return [{ geometry: { type: 'LineString', coordinates: kept.map(positionOf) }, properties, ...(times.some(Boolean) ? { times } : {}) }];
  };
  return [
    ...points.filter(({ geometry }) => isPosition(geometry.coordinates as Position)),
    ...listOf(gpx.rte).flatMap((node) => line(listOf(node.rtept), told(node, 'route'))),
    ...listOf(gpx.trk).flatMap((node) => listOf(node.trkseg).flatMap((part) => line(listOf(part.trkpt), told(node, 'track')))),
  ];
};

const positions = (value: unknown): readonly Position[] =>
  textOf(value)
    .split(/\s+/)
    .map((one) => one.split(',').map(Number))
    .filter((position) => position.length >= 2 && isPosition(position));

/** Folders within folders. */
const mostLevels = 200;

/** Places of a KML file (2.0 to 2.3) with their names, descriptions and data; styles and pictures on the ground are left out. */
export const readKml = (text: string): readonly Place[] => {
  const kml = parse(text);
  const found: Place[] = [];
  const shapes = (node: Node, properties: Place['properties'], level: number): void => {
    if (level > mostLevels) wrong('Folders are inside one another without end.');
    for (const point of listOf(node.Point)) {
      const [coordinates] = positions(point.coordinates);
      if (coordinates) found.push({ geometry: { type: 'Point', coordinates }, properties });
    }
    for (const line of [...listOf(node.LineString), ...listOf(node.LinearRing)]) {
      const coordinates = positions(line.coordinates);
      if (coordinates.length > 0) found.push({ geometry: { type: 'LineString', coordinates }, properties });
    }
    for (const polygon of listOf(node.Polygon)) {
      const rings = [...listOf(polygon.outerBoundaryIs), ...listOf(polygon.innerBoundaryIs)]
        .flatMap((side) => listOf(side.LinearRing))
        .map((ring) => positions(ring.coordinates))
        .filter((ring) => ring.length > 0);
      if (rings.length > 0) found.push({ geometry: { type: 'Polygon', coordinates: rings }, properties });
    }
    for (const track of [...listOf(node.Track), ...listOf(node.MultiTrack).flatMap((many) => listOf(many.Track))]) {
      const coordinates = (Array.isArray(track.coord) ? track.coord : [track.coord])
        .map((one) => textOf(one).split(/\s+/).map(Number))
        .filter((one) => one.length >= 2 && isPosition(one));
      const times = (Array.isArray(track.when) ? track.when : [track.when]).map(textOf);
      if (coordinates.length > 0)
        found.push({
          geometry: { type: 'LineString', coordinates },
          properties,
          ...(times.length === coordinates.length ? { times } : {}),
        });
    }
    for (const many of listOf(node.MultiGeometry)) shapes(many, properties, level + 1);
  };
  const look = (node: Node, level: number): void => {
    if (level > mostLevels) wrong('Folders are inside one another without end.');
    for (const [name, value] of Object.entries(node)) {
      if (name === 'Placemark')
        for (const mark of listOf(value)) {
          const extended = listOf(mark.ExtendedData).flatMap((data) => [
            ...listOf(data.Data).map((one) => [String(one['@name'] ?? ''), textOf(one.value)] as const),
            ...listOf(data.SchemaData).flatMap((schema) =>
              listOf(schema.SimpleData).map((one) => [String(one['@name'] ?? ''), textOf(one)] as const),
            ),
          ]);
          const when = listOf(mark.TimeStamp).map((stamp) => textOf(stamp.when))[0] ?? '';
          const own = [
            ['name', textOf(mark.name)],
            ['desc', textOf(mark.description)],
            ['time', when],
          ] as const;
          shapes(mark, filled([...own, ...extended.filter(([key]) => key !== '')]), 0);
        }
      else if (['kml', 'Document', 'Folder'].includes(name)) for (const inner of listOf(value)) look(inner, level + 1);
    }
  };
  look(kml, 0);
  return found;
};

const places = (geometry: unknown, properties: Place['properties'], level: number): Place[] => {
  if (!isNode(geometry) || level > mostLevels) return [];
  const { type, coordinates } = geometry;
  const each = (simple: 'Point' | 'LineString' | 'Polygon'): Place[] =>
    (Array.isArray(coordinates) ? coordinates : []).flatMap((one) => places({ type: simple, coordinates: one }, properties, level + 1));
  const good = (value: unknown): value is Position => Array.isArray(value) && value.length >= 2 && isPosition(value as Position);
  const list = (value: unknown): readonly Position[] => (Array.isArray(value) ? value.filter(good) : []);
  if (type === 'Point') return good(coordinates) ? [{ geometry: { type, coordinates }, properties }] : [];
  if (type === 'LineString')
    return list(coordinates).length > 0 ? [{ geometry: { type, coordinates: list(coordinates) }, properties }] : [];
  if (type === 'Polygon') {
    const rings = (Array.isArray(coordinates) ? coordinates : []).map(list).filter((ring) => ring.length > 0);
    return rings.length > 0 ? [{ geometry: { type, coordinates: rings }, properties }] : [];
  }
  if (type === 'MultiPoint') return each('Point');
  if (type === 'MultiLineString') return each('LineString');
  if (type === 'MultiPolygon') return each('Polygon');
  return (Array.isArray(geometry.geometries) ? geometry.geometries : []).flatMap((one) => places(one, properties, level + 1));
};

/** Places of a GeoJSON value (RFC 7946): features, or bare geometries. */
export const readGeoJson = (value: Value): readonly Place[] => {
  if (!isNode(value)) return wrong('The file is no GeoJSON object.');
  const features = value.type === 'FeatureCollection' && Array.isArray(value.features) ? value.features : [value];
  return features.flatMap((feature) => {
    if (!isNode(feature)) return [];
    if (feature.type !== 'Feature') return places(feature, {}, 0);
    return places(feature.geometry, isNode(feature.properties) ? (feature.properties as Place['properties']) : {}, 0);
  });
};

const latitudes = /^(?:lat|latitude|breite|breitengrad|y)$/i;
const longitudes = /^(?:lon|lng|long|longitude|länge|längengrad|x)$/i;
const wellKnown: ReadonlySet<string> = new Set(['name', 'title', 'desc', 'description', 'time']);
const heights = /^(?:ele|elevation|alt|altitude|height)$/i;

/** Points of a table with columns for latitude and longitude. */
export const readPoints = (records: readonly Readonly<Record<string, string>>[]): readonly Place[] => {
  const found = records.flatMap((record): Place[] => {
    const entries = Object.entries(record);
    const of = (pattern: RegExp): number => number(entries.find(([name]) => pattern.test(name.trim()))?.[1].replace(',', '.') ?? '');
    const height = of(heights);
    const coordinates = [of(longitudes), of(latitudes), ...(Number.isFinite(height) ? [height] : [])];
    if (!isPosition(coordinates)) return [];
    const rest = entries.filter(([name]) => ![latitudes, longitudes, heights].some((pattern) => pattern.test(name.trim())));
    const named = rest.map(([name, value]) => [wellKnown.has(name.toLowerCase()) ? name.toLowerCase() : name, value] as const);
    return [{ geometry: { type: 'Point', coordinates }, properties: filled(named) }];
  });
  if (found.length === 0) throw new WorkerProblem('nothing_to_convert', 'No row has a latitude and a longitude under such headings.');
  return found;
};
