import { deflateSync } from 'node:zlib';

const u8 = (...values: readonly number[]): Buffer => Buffer.from(values);
const u16 = (...values: readonly number[]): Buffer => Buffer.concat(values.map((value) => u8((value >> 8) & 255, value & 255)));
const u32 = (...values: readonly number[]): Buffer => Buffer.concat(values.map((value) => u16(value >>> 16, value & 0xffff)));

export type Name = readonly [platform: number, encoding: number, language: number, id: number, text: string];

const nameTable = (names: readonly Name[]): Buffer => {
  const texts = names.map(([platform, , , , text]) =>
    platform === 1 ? Buffer.from(text, 'latin1') : Buffer.from(text, 'utf16le').swap16(),
  );
  let at = 0;
  const records = names.map(([platform, encoding, language, id], index) => {
    const length = texts[index]?.length ?? 0;
    at += length;
    return u16(platform, encoding, language, id, length, at - length);
  });
  return Buffer.concat([u16(0, names.length, 6 + names.length * 12), ...records, ...texts]);
};

/** A square of one contour: corners on the curve, 16-bit coordinates; `flag` is added to that of its first point. */
const square = (from: number, to: number, flag: number, instructions: Buffer): Buffer => {
  const side = to - from;
  const glyph = Buffer.concat([
    u16(1, from, from, to, to, 3, instructions.length),
    instructions,
    u8(1 | flag, 1, 1, 1),
    u16(from, 0, side, 0, from, side, 0, -side & 0xffff),
  ]);
  return Buffer.concat([glyph, Buffer.alloc((4 - (glyph.length % 4)) % 4)]);
};

const head = (isLong: boolean): Buffer =>
  Buffer.concat([u32(0x10000, 0x10000, 0, 0x5f0f3cf5), u16(3, 1000), Buffer.alloc(16), u16(0, 0, 1000, 1000, 0, 8, 2, isLong ? 1 : 0, 0)]);

/** One segment of characters from `first`, for the glyphs from 1. */
const cmap = (first: number, count: number, encoding: number): Buffer =>
  Buffer.concat([
    u16(0, 1, 3, encoding),
    u32(12),
    u16(4, 32, 0, 4, 4, 1, 0, first + count - 1, 0xffff, 0, first, 0xffff, (1 - first) & 0xffff, 1, 0, 0),
  ]);

const os2 = (weight: number): Buffer =>
  Buffer.concat([
    u16(4, 500, weight, 5, 0, 650, 600, 0, 75, 650, 600, 0, 350, 50, 300, 0),
    Buffer.alloc(10),
    u32(1, 0, 0, 0),
    Buffer.from('TEST'),
    u16(weight >= 600 ? 0x20 : 0x40, 65, 66, 800, -200 & 0xffff, 0, 800, 200),
    u32(1, 0),
    u16(500, 700, 0, 32, 1),
  ]);

export type Shape = {
  readonly family?: string;
  readonly style?: string;
  readonly names?: readonly Name[];
  readonly weight?: number;
  /** Added to the flags of the first point of each letter. */
  readonly flag?: number;
  readonly instructions?: Buffer;
  readonly firstLetter?: number;
  /** Encoding of the characters for Windows: 1 is Unicode, 0 is a symbol font. */
  readonly encoding?: number;
  readonly further?: Readonly<Record<string, Buffer>>;
  readonly without?: readonly string[];
};

/** Names of a font for Windows in English, as most programs write them. */
const usualNames = (family: string, style: string): readonly Name[] =>
  [
    [1, family],
    [2, style],
    [3, `${family} ${style} 1.0`],
    [4, `${family} ${style}`],
    [5, 'Version 1.0'],
    [6, `${family}-${style}`.replaceAll(' ', '')],
  ].map(([id, text]): Name => [3, 1, 0x409, Number(id), String(text)]);

/** The tables of a TrueType font of an empty glyph and two letters, which are squares of different sizes. */
export const tables = ({
  family = 'Tiny',
  style = 'Regular',
  names,
  weight = 400,
  flag = 0,
  instructions = Buffer.alloc(0),
  firstLetter = 65,
  encoding = 1,
  further = {},
  without = [],
}: Shape = {}): Readonly<Record<string, Buffer>> => {
  const glyphs = [square(100, 300, 0, Buffer.alloc(0)), square(100, 900, flag, instructions), square(300, 600, flag, instructions)];
  const places = [0];
  for (const { length } of glyphs) places.push((places.at(-1) ?? 0) + length);
  const all: Record<string, Buffer> = {
    'OS/2': os2(weight),
    cmap: cmap(firstLetter, 2, encoding),
    glyf: Buffer.concat(glyphs),
    head: head(true),
    hhea: Buffer.concat([u32(0x10000), u16(800, -200 & 0xffff, 0, 1000, 0, 0, 1000, 1, 0, 0, 0, 0, 0, 0, 0, 3)]),
    hmtx: u16(1000, 100, 1000, 100, 1000, 300),
    loca: u32(...places),
    maxp: Buffer.concat([u32(0x10000), u16(3, 4, 1, 0, 0, 2, 0, 0, 0, 0, 64, instructions.length, 0, 0)]),
    name: nameTable(names ?? usualNames(family, style)),
    post: Buffer.concat([u32(0x30000, 0), u16(-100 & 0xffff, 50), u32(0, 0, 0, 0, 0)]),
    ...further,
  };
  return Object.fromEntries(
    Object.entries(all)
      .filter(([tag]) => !without.includes(tag))
      .toSorted(),
  );
};

const padded = (data: Buffer): Buffer => Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)]);
const sumOf = (data: Buffer): number => {
  const whole = padded(data);
  let sum = 0;
  for (let at = 0; at < whole.length; at += 4) sum = (sum + whole.readUInt32BE(at)) >>> 0;
  return sum;
};

/** A font file of these tables, its directory at `base` of a larger file. */
export const sfnt = (all: Readonly<Record<string, Buffer>>, { signature = '\0\x01\0\0', base = 0 } = {}): Buffer => {
  const entries = Object.entries(all);
  const power = 2 ** Math.floor(Math.log2(entries.length));
  let at = base + 12 + entries.length * 16;
  const directory = entries.map(([tag, table]) => {
    const entry = Buffer.concat([Buffer.from(tag, 'latin1'), u32(sumOf(table), at, table.length)]);
    at += padded(table).length;
    return entry;
  });
  const start = u16(entries.length, power * 16, Math.log2(power), (entries.length - power) * 16);
  return Buffer.concat([Buffer.from(signature, 'latin1'), start, ...directory, ...entries.map(([, table]) => padded(table))]);
};

/** A font whose head table says what all its numbers add up to. */
const sound = (all: Readonly<Record<string, Buffer>>): Buffer => {
  const first = sfnt(all);
  const adjusted = Buffer.from(all.head ?? Buffer.alloc(54));
  adjusted.writeUInt32BE((0xb1b0afba - sumOf(first) + 2 ** 32) % 2 ** 32, 8);
  const place = first.indexOf(all.head ?? '');
  return Buffer.concat([first.subarray(0, place), adjusted, first.subarray(place + adjusted.length)]);
};

export const tiny = (shape: Shape = {}): Buffer => sound(tables(shape));

/** A collection of fonts, each with tables of its own. */
export const collection = (...fonts: readonly Readonly<Record<string, Buffer>>[]): Buffer => {
  let base = 12 + fonts.length * 4;
  const starts: number[] = [];
  const parts = fonts.map((font) => {
    starts.push(base);
    const part = sfnt(font, { base });
    base += part.length;
    return part;
  });
  return Buffer.concat([Buffer.from('ttcf'), u32(0x10000, fonts.length, ...starts), ...parts]);
};

/** A WOFF of these tables, deflated or as they are, with metadata and private data behind them. */
export const woff = (
  all: Readonly<Record<string, Buffer>>,
  { deflates = true, metadata = '', secret = Buffer.alloc(0), sums = true, flavour = '\0\x01\0\0' } = {},
): Buffer => {
  const entries = Object.entries(all);
  let at = 44 + entries.length * 20;
  const stored = entries.map(([, table]) => {
    const small = deflateSync(table);
    return deflates && small.length < table.length ? small : table;
  });
  const directory = entries.map(([tag, table], index) => {
    const data = stored[index] ?? table;
    const entry = Buffer.concat([Buffer.from(tag, 'latin1'), u32(at, data.length, table.length, sums ? sumOf(table) : 0)]);
    at += padded(data).length;
    return entry;
  });
  const meta = metadata ? deflateSync(metadata) : Buffer.alloc(0);
  const total = 12 + entries.reduce((sum, [, table]) => sum + 16 + padded(table).length, 0);
  const metaAt = meta.length > 0 ? at : 0;
  const secretAt = secret.length > 0 ? at + padded(meta).length : 0;
  const end = at + padded(meta).length + secret.length;
  const header = Buffer.concat([
    Buffer.from(`wOFF${flavour}`, 'latin1'),
    u32(end),
    u16(entries.length, 0),
    u32(total),
    u16(1, 0),
    u32(metaAt, meta.length, metadata.length, secretAt, secret.length),
  ]);
  return Buffer.concat([header, ...directory, ...stored.map(padded), padded(meta), secret]);
};

/** An EOT around a font: its bytes as they are or disguised, and bytes behind it. */
export const eot = (font: Buffer, { disguised = false, behind = 0 } = {}): Buffer => {
  const header = Buffer.alloc(82);
  header.writeUInt32LE(font.length, 4);
  header.writeUInt32LE(0x00020001, 8);
  header.writeUInt32LE(disguised ? 0x10000000 : 0, 12);
  header.writeUInt8(1, 26);
  header.writeUInt32LE(400, 28);
  header.writeUInt16LE(0x504c, 34);
  const names = Buffer.alloc(4 * 4 + 2);
  header.writeUInt32LE(82 + names.length + font.length, 0);
  return Buffer.concat([header, names, disguised ? Buffer.from(font.map((byte) => byte ^ 0x50)) : font, Buffer.alloc(behind)]);
};
