export type FlatLayer = {
  readonly colour: readonly number[];
  readonly size: number;
  readonly x: number;
  readonly y: number;
  readonly opacity: number;
};

const u32 = (...values: readonly number[]): Buffer => {
  const out = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) out.writeInt32BE(value, index * 4);
  return out;
};
const property = (id: number, ...values: readonly number[]): Buffer => Buffer.concat([u32(id, values.length * 4), u32(...values)]);
const end = u32(0, 0);
const name = Buffer.concat([u32(2), Buffer.from('a\0')]);

/** Planes of one tile as runs of up to 127, or as literals if `plain` is set. */
const tile = (pixels: readonly (readonly number[])[], plain: boolean): Buffer => {
  const planes = pixels[0]?.length ?? 0;
  const out: number[] = [];
  for (let plane = 0; plane < planes; plane++) {
    if (plain) out.push(128, pixels.length >> 8, pixels.length & 255, ...pixels.map((pixel) => pixel[plane] ?? 0));
    else for (let at = 0; at < pixels.length; at += 100) out.push(Math.min(100, pixels.length - at) - 1, pixels[at]?.[plane] ?? 0);
  }
  return Buffer.from(out);
};

/** A GIMP 2.8 file of RGBA layers, each of one colour and at most 64 pixels a side, top one first. */
export const makeXcf = (width: number, height: number, layers: readonly FlatLayer[]): Buffer => {
  const head = Buffer.concat([Buffer.from('gimp xcf v003\0'), u32(width, height, 0), Buffer.concat([u32(17, 1), Buffer.from([1])]), end]);
  const bodies: Buffer[] = [];
  const places: number[] = [];
  let at = head.length + (layers.length + 2) * 4;
  for (const [index, { colour, size, x, y, opacity }] of layers.entries()) {
    places.push(at);
    const layer = Buffer.concat([u32(size, size, 1), name, property(6, opacity), property(8, 1), property(7, 0), property(15, x, y), end]);
    const hierarchy = at + layer.length + 8;
    const level = hierarchy + 20;
    const pixels = tile(
      Array.from({ length: size * size }, () => colour),
      index % 2 === 0,
    );
    const body = Buffer.concat([layer, u32(hierarchy, 0), u32(size, size, 4, level, 0), u32(size, size, level + 16, 0), pixels]);
    bodies.push(body);
    at += body.length;
  }
  return Buffer.concat([head, u32(...places, 0, 0), ...bodies]);
};
