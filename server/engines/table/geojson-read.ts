import { message } from '../../../catalogue/languages/message.ts';
import { isPosition, mostMeasures, type Place, type Position, wrong } from './places-read.ts';
import type { Value } from './value.ts';
import { isNode, mostLevels } from './xml-nodes.ts';

type PerPoint = Pick<Place, 'times' | 'measures'>;
type Lists = Readonly<Record<string, unknown>>;

/** Values for a line's points, without those at invalid positions; undefined if their number doesn't match. */
const keptOf = <One>(list: unknown, good: readonly boolean[], read: (value: unknown) => One): readonly One[] | undefined =>
  Array.isArray(list) && list.length === good.length ? list.filter((_, at) => good[at]).map(read) : undefined;

const timeText = (value: unknown): string => (typeof value === 'string' ? value : typeof value === 'number' ? momentOf(value) : '');
/** Accepts timestamps in milliseconds as well. */
const momentOf = (ms: number): string => (Math.abs(ms) <= 8.64e15 ? new Date(ms).toISOString() : '');
const measure = (value: unknown): number | string | null => (typeof value === 'number' || typeof value === 'string' ? value : null);

/** Per-point properties of a feature's line `index` (`coordinateProperties` of mapping tools, and their older `coordTimes`). */
const perPoint = (lists: Lists, good: readonly boolean[], index: number | undefined): PerPoint => {
  const of = (list: unknown): unknown => (index === undefined || !Array.isArray(list) || !Array.isArray(list[0]) ? list : list[index]);
  const times = keptOf(of(lists.times), good, timeText);
  const measures = Object.entries(lists)
    .filter(([name]) => name !== 'times')
    .flatMap(([name, list]) => {
      const values = keptOf(of(list), good, measure);
      return values ? [[name, values] as const] : [];
    });
  return {
    ...(times?.some(Boolean) ? { times } : {}),
    ...(measures.length > 0 ? { measures: Object.fromEntries(measures.slice(0, mostMeasures)) } : {}),
  };
};

const places = (geometry: unknown, properties: Place['properties'], level: number, lists: Lists = {}, index?: number): Place[] => {
  if (!isNode(geometry) || level > mostLevels) return [];
  const { type, coordinates } = geometry;
  const each = (simple: 'Point' | 'LineString' | 'Polygon'): Place[] =>
    (Array.isArray(coordinates) ? coordinates : []).flatMap((one, at) =>
      places({ type: simple, coordinates: one }, properties, level + 1, lists, at),
    );
  const good = (value: unknown): value is Position => Array.isArray(value) && value.length >= 2 && isPosition(value as Position);
  const list = (value: unknown): readonly Position[] => (Array.isArray(value) ? value.filter(good) : []);
  if (type === 'Point') return good(coordinates) ? [{ geometry: { type, coordinates }, properties }] : [];
  if (type === 'LineString') {
    const line = list(coordinates);
    const goods = (Array.isArray(coordinates) ? coordinates : []).map(good);
    return line.length > 0 ? [{ geometry: { type, coordinates: line }, properties, ...perPoint(lists, goods, index) }] : [];
  }
  if (type === 'Polygon') {
    const rings = (Array.isArray(coordinates) ? coordinates : []).map(list).filter((ring) => ring.length > 0);
    return rings.length > 0 ? [{ geometry: { type, coordinates: rings }, properties }] : [];
  }
  if (type === 'MultiPoint') return each('Point');
  if (type === 'MultiLineString') return each('LineString');
  if (type === 'MultiPolygon') return each('Polygon');
  return (Array.isArray(geometry.geometries) ? geometry.geometries : []).flatMap((one) => places(one, properties, level + 1, lists));
};

/** Web maps' metres, which older files name in a `crs` (GeoJSON 2008, 3): EPSG:3857 and its earlier numbers. */
const isMercator = ({ crs }: { readonly crs?: unknown }): boolean =>
  isNode(crs) && isNode(crs.properties) && /(?:^|:)(?:3857|900913|102100|102113|3785)$/.test(String(crs.properties.name ?? ''));
const earthRadius = 6_378_137;
const inDegree = (radians: number): number => Math.round((radians * 180e9) / Math.PI) / 1e9;

/** A geometry in degrees instead of the metres of web maps. */
const fromMercator = (value: unknown, level = 0): unknown => {
  if (level > mostLevels) return value;
  if (Array.isArray(value)) {
    const [x, y, ...others] = value;
    return typeof x === 'number' && typeof y === 'number'
      ? [inDegree(x / earthRadius), inDegree(2 * Math.atan(Math.exp(y / earthRadius)) - Math.PI / 2), ...others]
      : value.map((one) => fromMercator(one, level + 1));
  }
  if (!isNode(value)) return value;
  const { coordinates, geometries } = value;
  return {
    ...value,
    ...(coordinates === undefined ? {} : { coordinates: fromMercator(coordinates, level + 1) }),
    ...(Array.isArray(geometries) ? { geometries: geometries.map((one) => fromMercator(one, level + 1)) } : {}),
  };
};

/** Places of a GeoJSON value (RFC 7946): features, or bare geometries. */
export const readGeoJson = (value: Value): readonly Place[] => {
  if (!isNode(value)) return wrong(message('geojsonNone'));
  const inDegrees = (geometry: unknown): unknown => (isMercator(value) ? fromMercator(geometry) : geometry);
  const features = value.type === 'FeatureCollection' && Array.isArray(value.features) ? value.features : [value];
  return features.flatMap((feature) => {
    if (!isNode(feature)) return [];
    if (feature.type !== 'Feature') return places(inDegrees(feature), {}, 0);
    const { coordinateProperties, coordTimes, ...properties } = isNode(feature.properties) ? feature.properties : {};
    const lists = isNode(coordinateProperties) ? coordinateProperties : Array.isArray(coordTimes) ? { times: coordTimes } : {};
    const { id } = feature;
    const named =
      (typeof id === 'string' || typeof id === 'number') && !Object.hasOwn(properties, 'id') ? { id, ...properties } : properties;
    return places(inDegrees(feature.geometry), named as Place['properties'], 0, lists);
  });
};
