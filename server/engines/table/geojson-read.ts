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

/** Places of a GeoJSON value (RFC 7946): features, or bare geometries. */
export const readGeoJson = (value: Value): readonly Place[] => {
  if (!isNode(value)) return wrong(message('geojsonNone'));
  const features = value.type === 'FeatureCollection' && Array.isArray(value.features) ? value.features : [value];
  return features.flatMap((feature) => {
    if (!isNode(feature)) return [];
    if (feature.type !== 'Feature') return places(feature, {}, 0);
    const { coordinateProperties, coordTimes, ...properties } = isNode(feature.properties) ? feature.properties : {};
    const lists = isNode(coordinateProperties) ? coordinateProperties : Array.isArray(coordTimes) ? { times: coordTimes } : {};
    return places(feature.geometry, properties as Place['properties'], 0, lists);
  });
};
