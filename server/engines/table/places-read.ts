import { type Message, message } from '../../../catalogue/languages/message.ts';
import { damagedAt, WorkerProblem } from '../../contract/worker-main.ts';
import { xmlFault } from '../../formats/text/xml-fault.ts';
import { type Style, stylesOf } from './kml-styles.ts';
import type { Value } from './value.ts';
import { isNode, listOf, mostLevels, type Node, textOf } from './xml-nodes.ts';
import { xmlValues } from './xml-values.ts';

export type Position = readonly number[];
/** The supported geometries of RFC 7946; nested ones become one place each. */
type Geometry =
  | { readonly type: 'Point'; readonly coordinates: Position }
  | { readonly type: 'LineString'; readonly coordinates: readonly Position[] }
  | { readonly type: 'Polygon'; readonly coordinates: readonly (readonly Position[])[] };
/** Parts of one feature are adjacent and share the same properties object. */
export type Place = {
  readonly geometry: Geometry;
  readonly properties: { readonly [name: string]: Value };
  readonly times?: readonly string[];
  /** Sensor values at each point of a line: heart rate (`hr`), cadence, temperature and the like; null for a point without one. */
  readonly measures?: Measures;
  readonly style?: Style;
};
export type Measures = { readonly [name: string]: readonly (number | string | null)[] };

export const wrong = (detail: Message): never => {
  throw new WorkerProblem('corrupt_input', detail);
};

const parse = (text: string): Node => {
  try {
    return xmlValues(text, { withoutPrefixes: true }) as Node;
  } catch {
    throw damagedAt(xmlFault(text), message('xmlBroken'));
  }
};

export const isPosition = (position: Position): boolean =>
  position.every(Number.isFinite) && Math.abs(position[0] ?? 999) <= 360 && Math.abs(position[1] ?? 999) <= 90;
const number = (text: unknown): number => (textOf(text) === '' ? Number.NaN : Number(textOf(text)));
export const filled = (entries: readonly (readonly [string, Value])[]): Place['properties'] =>
  Object.fromEntries(entries.filter(([, value]) => value !== '' && value !== null));

/** Limit of nested extensions of points. */
const mostExtensions = 20;

/** Values in a track point's extensions (Garmin's TrackPointExtension and others), by local name. */
const extensionsOf = (node: Node): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  const look = (value: unknown, level: number): void => {
    for (const one of listOf(value))
      for (const [name, child] of Object.entries(one)) {
        if (name.startsWith('@') || name.startsWith('#')) continue;
        const isNested = listOf(child).some((inner) => Object.keys(inner).some((key) => !key.startsWith('@') && key !== '#text'));
        if (isNested && level < mostExtensions) look(child, level + 1);
        else if (textOf(child) !== '') found.set(name, textOf(child));
      }
  };
  look(node.extensions, 0);
  return found;
};

const measured = (text: string | undefined): number | string | null => {
  if (text === '') return null;
  if (text === undefined) return null;
  return Number.isFinite(Number(text)) ? Number(text) : text;
};

/** Limit of distinct measures per track. */
export const mostMeasures = 50;

/** What a point holds beside its place and time: speed and course of GPX 1.0, precision, the names of a route's points. */
const ownValues = (node: Node): readonly (readonly [string, string])[] =>
  Object.entries(node).flatMap(([name, value]) =>
    /^[@#]|^(?:ele|time|extensions|link)$/.test(name) || textOf(value) === '' ? [] : [[name, textOf(value)] as const],
  );

const measuresOf = (nodes: readonly Node[]): Measures | undefined => {
  const read = nodes.map((node) => new Map([...ownValues(node), ...extensionsOf(node)]));
  const names = [...new Set(read.flatMap((one) => [...one.keys()]))].slice(0, mostMeasures);
  return names.length === 0
    ? undefined
    : Object.fromEntries(names.map((name) => [name, read.map((one) => measured(one.get(name)))] as const));
};

/** Waypoints, routes and tracks (GPX 1.0 and 1.1); each track segment is a line. */
export const readGpx = (text: string): readonly Place[] => {
  const gpx = parse(text).gpx;
  if (!isNode(gpx)) return wrong(message('gpxNone'));
  const positionOf = (node: Node): Position => {
    const height = number(node.ele);
    return [number(node['@lon']), number(node['@lat']), ...(Number.isFinite(height) ? [height] : [])];
  };
  const told = (node: Node, kind: string) =>
    filled([
      ['kind', kind],
      ...['name', 'desc', 'cmt', 'type', 'sym', 'src', 'url'].map((name) => [name, textOf(node[name])] as const),
      [
        'link',
        listOf(node.link)
          .flatMap((link) => String(link['@href'] ?? '') || [])
          .join(' '),
      ],
    ]);
  const points = listOf(gpx.wpt).map((node): Place => {
    const time = textOf(node.time);
    return {
      geometry: { type: 'Point', coordinates: positionOf(node) },
      properties: { ...told(node, 'waypoint'), ...filled([['time', time], ...extensionsOf(node)]) },
    };
  });
  const line = (nodes: readonly Node[], properties: Place['properties']): Place[] => {
    const kept = nodes.filter((node) => isPosition(positionOf(node)));
    if (kept.length === 0) return [];
    const times = kept.map((node) => textOf(node.time));
    const measures = measuresOf(kept);
    return [
      {
        geometry: { type: 'LineString', coordinates: kept.map(positionOf) },
        properties,
        ...(times.some(Boolean) ? { times } : {}),
        ...(measures ? { measures } : {}),
      },
    ];
  };
  return [
    ...points.filter(({ geometry }) => isPosition(geometry.coordinates as Position)),
    ...listOf(gpx.rte).flatMap((node) => line(listOf(node.rtept), told(node, 'route'))),
    ...listOf(gpx.trk).flatMap((node) => {
      const properties = told(node, 'track');
      return listOf(node.trkseg).flatMap((part) => line(listOf(part.trkpt), properties));
    }),
  ];
};

const positions = (value: unknown): readonly Position[] =>
  textOf(value)
    .split(/\s+/)
    .map((one) => one.split(',').map(Number))
    .filter((position) => position.length >= 2 && isPosition(position));

/** A folder's path: the names of its ancestors and its own. */
const within = (outer: string, name: string): string => [outer, name].filter(Boolean).join(' / ').slice(0, mostFolderCharacters);
const mostFolderCharacters = 500;

/** Measures of a track in Google's extension: an array of values for all points. */
const arraysOf = (track: Node, points: number): { readonly measures?: Measures } => {
  const arrays = listOf(track.ExtendedData)
    .flatMap((data) => listOf(data.SchemaData))
    .flatMap((data) => listOf(data.SimpleArrayData))
    .map(
      (one) =>
        [String(one['@name'] ?? ''), (Array.isArray(one.value) ? one.value : [one.value]).map((value) => measured(textOf(value)))] as const,
    )
    .filter(([name, values]) => name !== '' && values.length === points);
  return arrays.length > 0 ? { measures: Object.fromEntries(arrays.slice(0, mostMeasures)) } : {};
};

/** Places of a KML file (2.0 to 2.3) with names, descriptions, data and colours; ground overlays are left out. */
export const readKml = (text: string): readonly Place[] => {
  const kml = parse(text);
  const styleOf = stylesOf(kml);
  const found: Place[] = [];
  const shapes = (node: Node, told: Pick<Place, 'properties' | 'style'>, level: number): void => {
    if (level > mostLevels) wrong(message('foldersEndless'));
    for (const point of listOf(node.Point)) {
      const [coordinates] = positions(point.coordinates);
      if (coordinates) found.push({ geometry: { type: 'Point', coordinates }, ...told });
    }
    for (const line of [...listOf(node.LineString), ...listOf(node.LinearRing)]) {
      const coordinates = positions(line.coordinates);
      if (coordinates.length > 0) found.push({ geometry: { type: 'LineString', coordinates }, ...told });
    }
    for (const polygon of listOf(node.Polygon)) {
      const rings = [...listOf(polygon.outerBoundaryIs), ...listOf(polygon.innerBoundaryIs)]
        .flatMap((side) => listOf(side.LinearRing))
        .map((ring) => positions(ring.coordinates))
        .filter((ring) => ring.length > 0);
      if (rings.length > 0) found.push({ geometry: { type: 'Polygon', coordinates: rings }, ...told });
    }
    for (const track of [...listOf(node.Track), ...listOf(node.MultiTrack).flatMap((many) => listOf(many.Track))]) {
      const coordinates = (Array.isArray(track.coord) ? track.coord : [track.coord])
        .map((one) => textOf(one).split(/\s+/).map(Number))
        .filter((one) => one.length >= 2 && isPosition(one));
      const times = (Array.isArray(track.when) ? track.when : [track.when]).map(textOf);
      if (coordinates.length > 0)
        found.push({
          geometry: { type: 'LineString', coordinates },
          ...told,
          ...(times.length === coordinates.length ? { times } : {}),
          ...arraysOf(track, coordinates.length),
        });
    }
    for (const many of listOf(node.MultiGeometry)) shapes(many, told, level + 1);
  };
  const look = (node: Node, level: number, folder: string): void => {
    if (level > mostLevels) wrong(message('foldersEndless'));
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
          const [span] = listOf(mark.TimeSpan);
          const own = [
            ['name', textOf(mark.name)],
            ['desc', textOf(mark.description) || textOf(mark.Snippet)],
            ['time', when],
            ['begin', textOf(span?.begin)],
            ['end', textOf(span?.end)],
            ['address', textOf(mark.address)],
            ['phone', textOf(mark.phoneNumber)],
            ['folder', folder],
          ] as const;
          const style = styleOf(mark);
          shapes(mark, { properties: filled([...own, ...extended.filter(([key]) => key !== '')]), ...(style && { style }) }, 0);
        }
      else if (['kml', 'Document', 'Folder'].includes(name))
        for (const inner of listOf(value)) look(inner, level + 1, name === 'Folder' ? within(folder, textOf(inner.name)) : folder);
    }
  };
  look(kml, 0, '');
  return found;
};
