import { message } from '../../../catalogue/languages/message.ts';
import { WorkerProblem } from '../../contract/worker-main.ts';
import type { Geometry, Position } from './geometry.ts';
import { polygonsOf } from './rings.ts';

/** Converts x and y of the file to degrees east and north; undefined if the position is not on Earth. */
export type Place = (x: number, y: number) => readonly [number, number] | undefined;

/** A shape and its row number in the table, from 0. `geometry` is undefined if the shape is empty or has no valid position. */
export type Shape = { readonly row: number; readonly geometry: Geometry | undefined; readonly isEmpty: boolean };

const headerBytes = 100;
const cut = (): WorkerProblem => new WorkerProblem('corrupt_input', message('shapefileCutOff'));

/** Offset and length in bytes of each record's content. Uses the index if present: records missing from it are deleted. */
function* recordsOf(shp: Buffer, shx: Buffer | undefined): Generator<readonly [row: number, at: number, length: number]> {
  if (shx) {
    // Each record only once: a small index must not reference a large record repeatedly.
    let left = shp.length;
    for (let at = headerBytes, row = 0; at + 8 <= shx.length; at += 8, row++) {
      const [start, length] = [shx.readUInt32BE(at) * 2, shx.readUInt32BE(at + 4) * 2];
      left -= length;
      if (left < 0) throw new WorkerProblem('corrupt_input', message('shapefileIndex'));
      yield [row, start + 8, length];
    }
    return;
  }
  const end = Math.min(shp.readUInt32BE(24) * 2, shp.length);
  for (let at = headerBytes, row = 0; at + 8 <= end; row++) {
    const length = shp.readUInt32BE(at + 4) * 2;
    yield [row, at + 8, length];
    at += 8 + length;
  }
}

/** Base types; types with heights are 10 more, types with measures 20 more. */
const [point, line, area, points] = [1, 3, 5, 8];

const positionsOf = (content: Buffer, xyAt: number, count: number, zAt: number | undefined, place: Place): Position[] | undefined => {
  const found: Position[] = [];
  for (let index = 0; index < count; index++) {
    const placed = place(content.readDoubleLE(xyAt + index * 16), content.readDoubleLE(xyAt + index * 16 + 8));
    if (!placed) return undefined;
    const height = zAt === undefined ? Number.NaN : content.readDoubleLE(zAt + index * 8);
    found.push(Number.isFinite(height) ? [...placed, height] : placed);
  }
  return found;
};

const geometryOf = (content: Buffer, type: number, place: Place): Geometry | undefined => {
  const [kind, hasHeights] = [type % 10, type > 10 && type < 20];
  if (kind === point) {
    const [coordinates] = positionsOf(content, 4, 1, hasHeights ? 20 : undefined, place) ?? [];
    return coordinates && { type: 'Point', coordinates };
  }
  const isMany = kind === points;
  const [partCount, count] = isMany ? [0, content.readUInt32LE(36)] : [content.readUInt32LE(36), content.readUInt32LE(40)];
  const xyAt = (isMany ? 40 : 44) + partCount * 4;
  if (xyAt + count * 16 > content.length) throw cut();
  // After the points: the minimum and maximum height, then each height.
  const zAt = hasHeights ? xyAt + count * 16 + 16 : undefined;
  const positions = positionsOf(content, xyAt, count, zAt, place);
  if (!positions || count === 0) return undefined;
  if (isMany) return { type: 'MultiPoint', coordinates: positions };
  const starts = Array.from({ length: partCount }, (_, index) => content.readUInt32LE(44 + index * 4));
  if (starts.some((start, index) => start > count || start < (starts[index - 1] ?? 0)))
    throw new WorkerProblem('corrupt_input', message('shapePartsOrder'));
  const parts = starts.map((start, index) => positions.slice(start, starts[index + 1] ?? count));
  if (kind === area) return polygonsOf(parts);
  const [first, ...others] = parts.filter((part) => part.length > 1);
  if (!first) return undefined;
  return others.length === 0 ? { type: 'LineString', coordinates: first } : { type: 'MultiLineString', coordinates: [first, ...others] };
};

/**
 * Shapes of a .shp (ESRI Shapefile Technical Description, July 1998), in index order. Throws `corrupt_input` for a truncated file,
 * and `nothing_to_convert` for MultiPatch surfaces.
 */
export function* readShapes(shp: Buffer, shx: Buffer | undefined, place: Place): Generator<Shape> {
  if (shp.length < headerBytes) throw cut();
  for (const [row, at, length] of recordsOf(shp, shx)) {
    if (at + length > shp.length || length < 4) throw cut();
    const content = shp.subarray(at, at + length);
    const type = content.readUInt32LE(0);
    if (type === 31) throw new WorkerProblem('nothing_to_convert', message('shapefileSurfaces'));
    if (type !== 0 && !([point, line, area, points].includes(type % 10) && type < 30))
      throw new WorkerProblem('corrupt_input', message('shapeType'));
    yield { row, geometry: type === 0 ? undefined : geometryOf(content, type, place), isEmpty: type === 0 };
  }
}
