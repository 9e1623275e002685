import type { Position } from './geometry.ts';

/** Shape types without heights; types with heights are 10 more. */
const shapeTypes = { point: 1, line: 3, area: 5, points: 8 } as const;
export type ShapeKind = keyof typeof shapeTypes;

/** The parts of a shape: a single point, one part with many points, or rings of an area with clockwise outlines. */
export type Parts = readonly (readonly Position[])[];

/** Readers treat values below -10^38 as no measure (ESRI Shapefile Technical Description, page 2). */
const noMeasure = -1e39;

class Bounds {
  readonly least = [Infinity, Infinity, Infinity];
  readonly most = [-Infinity, -Infinity, -Infinity];
  add(position: Position): void {
    for (let axis = 0; axis < 3; axis++) {
      const value = position[axis] ?? 0;
      this.least[axis] = Math.min(this.least[axis] as number, value);
      this.most[axis] = Math.max(this.most[axis] as number, value);
    }
  }
  /** West, south, east, north. */
  get box(): readonly number[] {
    return [this.least[0], this.least[1], this.most[0], this.most[1]] as number[];
  }
}

const contentOf = (kind: ShapeKind, parts: Parts, hasHeights: boolean, all: Bounds): Buffer => {
  const type = shapeTypes[kind] + (hasHeights ? 10 : 0);
  const positions = parts.flat();
  const own = new Bounds();
  for (const position of positions) {
    own.add(position);
    all.add(position);
  }
  if (kind === 'point') {
    const content = Buffer.alloc(hasHeights ? 36 : 20);
    content.writeInt32LE(type, 0);
    const [x = 0, y = 0, z = 0] = positions[0] ?? [];
    for (const [at, value] of (hasHeights ? [x, y, z, noMeasure] : [x, y]).entries()) content.writeDoubleLE(value, 4 + at * 8);
    return content;
  }
  const xyAt = kind === 'points' ? 40 : 44 + parts.length * 4;
  const zAt = xyAt + positions.length * 16;
  const content = Buffer.alloc(zAt + (hasHeights ? 16 + positions.length * 8 : 0));
  content.writeInt32LE(type, 0);
  for (const [at, value] of own.box.entries()) content.writeDoubleLE(value, 4 + at * 8);
  if (kind === 'points') content.writeInt32LE(positions.length, 36);
  else {
    content.writeInt32LE(parts.length, 36);
    content.writeInt32LE(positions.length, 40);
    let start = 0;
    for (const [at, part] of parts.entries()) {
      content.writeInt32LE(start, 44 + at * 4);
      start += part.length;
    }
  }
  for (const [at, [x = 0, y = 0, z = 0]] of positions.entries()) {
    content.writeDoubleLE(x, xyAt + at * 16);
    content.writeDoubleLE(y, xyAt + at * 16 + 8);
    if (hasHeights) content.writeDoubleLE(z, zAt + 16 + at * 8);
  }
  if (hasHeights) {
    content.writeDoubleLE(own.least[2] as number, zAt);
    content.writeDoubleLE(own.most[2] as number, zAt + 8);
  }
  return content;
};

/** The .shp and .shx for shapes of one kind, with heights if any shape has them (ESRI Shapefile Technical Description, July 1998). */
export const shapeFiles = (kind: ShapeKind, shapes: readonly Parts[]): { readonly shp: Buffer; readonly shx: Buffer } => {
  const hasHeights = shapes.some((parts) => parts.some((part) => part.some((position) => position.length > 2)));
  const all = new Bounds();
  const pieces: Buffer[] = [];
  const shx = Buffer.alloc(100 + shapes.length * 8);
  let length = 100;
  for (const [at, parts] of shapes.entries()) {
    const content = contentOf(kind, parts, hasHeights, all);
    const head = Buffer.alloc(8);
    head.writeInt32BE(at + 1, 0);
    head.writeInt32BE(content.length / 2, 4);
    shx.writeInt32BE(length / 2, 100 + at * 8);
    shx.writeInt32BE(content.length / 2, 104 + at * 8);
    pieces.push(head, content);
    length += 8 + content.length;
  }
  const header = Buffer.alloc(100);
  header.writeInt32BE(9994, 0);
  header.writeInt32BE(length / 2, 24);
  header.writeInt32LE(1000, 28);
  header.writeInt32LE(shapeTypes[kind] + (hasHeights ? 10 : 0), 32);
  for (const [at, value] of all.box.entries()) header.writeDoubleLE(value, 36 + at * 8);
  if (hasHeights) for (const [at, value] of [all.least[2], all.most[2]].entries()) header.writeDoubleLE(value as number, 68 + at * 8);
  header.copy(shx);
  shx.writeInt32BE(shx.length / 2, 24);
  return { shp: Buffer.concat([header, ...pieces]), shx };
};
