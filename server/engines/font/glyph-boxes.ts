import { tablesOf } from './sfnt.ts';

/** Bits of a point's flag for x (OpenType 1.9, "glyf"); those for y are one bit higher. */
const [short, same] = [0x02, 0x10];
const repeats = 0x08;
const headerBytes = 10;
/** Limit of points per byte of outlines, as glyphs that share bytes would take quadratic time. */
const pointsPerByte = 4;

type Box = readonly [xMin: number, yMin: number, xMax: number, yMax: number];

const isInverted = ([xMin, yMin, xMax, yMax]: Box): boolean => xMin > xMax || yMin > yMax;
const boxAt = (table: Buffer, at: number): Box => [
  table.readInt16BE(at),
  table.readInt16BE(at + 2),
  table.readInt16BE(at + 4),
  table.readInt16BE(at + 6),
];

/** Points of a simple glyph; undefined if its header ends too early. */
const pointsOf = (glyph: Buffer): number | undefined => {
  const ends = headerBytes + glyph.readInt16BE(0) * 2;
  return ends > headerBytes && ends + 2 <= glyph.length ? glyph.readUInt16BE(ends - 2) + 1 : undefined;
};

/** Bounding box of a simple glyph's points; undefined if its data end too early. */
const boxOfPoints = (glyph: Buffer, points: number): Box | undefined => {
  const ends = headerBytes + glyph.readInt16BE(0) * 2;
  let at = ends + 2 + glyph.readUInt16BE(ends);
  const flags: number[] = [];
  while (flags.length < points) {
    const flag = glyph[at++];
    if (flag === undefined) return undefined;
    const times = (flag & repeats) === 0 ? 1 : 1 + (glyph[at++] ?? 0);
    for (let time = 0; time < times && flags.length < points; time++) flags.push(flag);
  }
  const range = (axis: number): readonly [number, number] | undefined => {
    let [place, least, most] = [0, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (const flag of flags) {
      const [isShort, isSame] = [(flag & (short << axis)) !== 0, (flag & (same << axis)) !== 0];
      const size = isShort ? 1 : isSame ? 0 : 2;
      if (at + size > glyph.length) return undefined;
      if (size === 1) place += (glyph[at] ?? 0) * (isSame ? 1 : -1);
      else if (size === 2) place += glyph.readInt16BE(at);
      at += size;
      [least, most] = [Math.min(least, place), Math.max(most, place)];
    }
    return least >= -32_768 && most <= 32_767 ? [least, most] : undefined;
  };
  const [across, up] = [range(0), range(1)];
  return across && up && [across[0], up[0], across[1], up[1]];
};

/**
 * Replaces inverted bounding boxes of glyphs (minimum above maximum), for which browsers reject the whole font: by the box of the glyph's
 * points, or by the font's for composite glyphs. Returns the same buffer if there are none.
 */
export const withTrueBoxes = (font: Buffer): Buffer => {
  const tables = tablesOf(font);
  const [glyf, loca, head] = [tables.get('glyf'), tables.get('loca'), tables.get('head')];
  if (!glyf || !loca || !head || head.length < 52) return font;
  const isLong = head.readUInt16BE(50) === 1;
  const placeOf = (glyph: number): number => (isLong ? loca.readUInt32BE(glyph * 4) : loca.readUInt16BE(glyph * 2) * 2);
  const count = Math.floor(loca.length / (isLong ? 4 : 2)) - 1;
  const whole = boxAt(head, 36);
  let left = glyf.length * pointsPerByte;
  const mended: (readonly [at: number, box: Box])[] = [];
  for (let glyph = 0; glyph < count; glyph++) {
    const [at, end] = [placeOf(glyph), placeOf(glyph + 1)];
    if (at + headerBytes > Math.min(end, glyf.length) || !isInverted(boxAt(glyf, at + 2))) continue;
    const glyphData = glyf.subarray(at, end);
    const points = pointsOf(glyphData) ?? 0;
    left -= points;
    if (left < 0) break;
    const box = glyf.readInt16BE(at) < 0 ? whole : points > 0 ? boxOfPoints(glyphData, points) : undefined;
    if (box && !isInverted(box)) mended.push([at, box]);
  }
  if (mended.length === 0) return font;
  const copy = Buffer.from(font);
  const start = glyf.byteOffset - font.byteOffset;
  for (const [at, box] of mended) for (const [side, value] of box.entries()) copy.writeInt16BE(value, start + at + 2 + side * 2);
  return copy;
};
