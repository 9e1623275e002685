import type { Value } from './data-read.ts';
import { type Feature, featuresOf } from './place-fields.ts';
import type { Place, Position } from './places-read.ts';

const geometryOf = (parts: Feature): Value => {
  const [{ geometry }] = parts;
  const all = parts.map((part) => part.geometry as unknown as { readonly type: string; readonly coordinates: Value });
  if (parts.length === 1) return geometry as unknown as Value;
  if (all.some(({ type }) => type !== geometry.type)) return { type: 'GeometryCollection', geometries: all };
  return { type: `Multi${geometry.type}`, coordinates: all.map(({ coordinates }) => coordinates) };
};

/** Properties of each point: a list for a line, nested lists for several lines. */
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

/** GeoJSON (RFC 7946): a feature per place; times and measures of a track go to `coordinateProperties`, as in mapping tools. */
export const placesToJson = (places: readonly Place[]): Value => ({
  type: 'FeatureCollection',
  features: featuresOf(places).map((parts) => {
    const perPoint = perPointOf(parts);
    const [{ properties, style }] = parts;
    return {
      type: 'Feature',
      properties: { ...properties, ...style, ...(Object.keys(perPoint).length > 0 ? { coordinateProperties: perPoint } : {}) },
      geometry: geometryOf(parts),
    };
  }),
});

/** Places as table rows: a row per point of a line, grouped by the line's number. */
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
