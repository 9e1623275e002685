import { type BlockBits, blockBits, isAnchor, subsetOf, weights } from './partitions.ts';

/**
 * One of the 14 modes of BC6H: the precision of its first end point and of the deltas to the others, and the order of their
 * bits. `r0` to `b3` are the channels of the four end points; `g3:4` is bit 4 of one, `r0:9-0` its bits 0 to 9, lowest first,
 * and `r0:10-15` bits 15 to 10, highest first.
 */
type Mode = {
  readonly exact: number;
  readonly steps: readonly [number, number, number];
  readonly isStepped: boolean;
  readonly subsets: 1 | 2;
  /** Bit fields of channels, as indexes into a list of end points: first bit, count, and whether the order is reversed. */
  readonly fields: readonly { readonly place: number; readonly bit: number; readonly count: number; readonly isReversed: boolean }[];
};

const fieldOf = (text: string): Mode['fields'][number] => {
  const place = Number(text[1]) * 3 + 'rgb'.indexOf(text[0] ?? '');
  const [first = 0, last = first] = text.slice(3).split('-').map(Number);
  return { place, bit: Math.min(first, last), count: Math.abs(first - last) + 1, isReversed: first < last };
};

const mode = (exact: number, steps: Mode['steps'], fields: string, isStepped = true): Mode => ({
  exact,
  steps,
  isStepped,
  subsets: fields.includes('r3') ? 2 : 1,
  fields: fields.split(' ').map(fieldOf),
});

/** Keyed by the lowest bits of the block: two bits if they are 0 or 1, else five. */
const modes: Readonly<Record<number, Mode>> = {
  0: mode(
    10,
    [5, 5, 5],
    'g2:4 b2:4 b3:4 r0:9-0 g0:9-0 b0:9-0 r1:4-0 g3:4 g2:3-0 g1:4-0 b3:0 g3:3-0 b1:4-0 b3:1 b2:3-0 r2:4-0 b3:2 r3:4-0 b3:3',
  ),
  1: mode(
    7,
    [6, 6, 6],
    'g2:5 g3:4 g3:5 r0:6-0 b3:0 b3:1 b2:4 g0:6-0 b2:5 b3:2 g2:4 b0:6-0 b3:3 b3:5 b3:4 r1:5-0 g2:3-0 g1:5-0 g3:3-0 b1:5-0 b2:3-0 r2:5-0 r3:5-0',
  ),
  2: mode(
    11,
    [5, 4, 4],
    'r0:9-0 g0:9-0 b0:9-0 r1:4-0 r0:10 g2:3-0 g1:3-0 g0:10 b3:0 g3:3-0 b1:3-0 b0:10 b3:1 b2:3-0 r2:4-0 b3:2 r3:4-0 b3:3',
  ),
  6: mode(
    11,
    [4, 5, 4],
    'r0:9-0 g0:9-0 b0:9-0 r1:3-0 r0:10 g3:4 g2:3-0 g1:4-0 g0:10 g3:3-0 b1:3-0 b0:10 b3:1 b2:3-0 r2:3-0 b3:0 b3:2 r3:3-0 g2:4 b3:3',
  ),
  10: mode(
    11,
    [4, 4, 5],
    'r0:9-0 g0:9-0 b0:9-0 r1:3-0 r0:10 b2:4 g2:3-0 g1:3-0 g0:10 b3:0 g3:3-0 b1:4-0 b0:10 b2:3-0 r2:3-0 b3:1 b3:2 r3:3-0 b3:4 b3:3',
  ),
  14: mode(
    9,
    [5, 5, 5],
    'r0:8-0 b2:4 g0:8-0 g2:4 b0:8-0 b3:4 r1:4-0 g3:4 g2:3-0 g1:4-0 b3:0 g3:3-0 b1:4-0 b3:1 b2:3-0 r2:4-0 b3:2 r3:4-0 b3:3',
  ),
  18: mode(
    8,
    [6, 5, 5],
    'r0:7-0 g3:4 b2:4 g0:7-0 b3:2 g2:4 b0:7-0 b3:3 b3:4 r1:5-0 g2:3-0 g1:4-0 b3:0 g3:3-0 b1:4-0 b3:1 b2:3-0 r2:5-0 r3:5-0',
  ),
  22: mode(
    8,
    [5, 6, 5],
    'r0:7-0 b3:0 b2:4 g0:7-0 g2:5 g2:4 b0:7-0 g3:5 b3:4 r1:4-0 g3:4 g2:3-0 g1:5-0 g3:3-0 b1:4-0 b3:1 b2:3-0 r2:4-0 b3:2 r3:4-0 b3:3',
  ),
  26: mode(
    8,
    [5, 5, 6],
    'r0:7-0 b3:1 b2:4 g0:7-0 b2:5 g2:4 b0:7-0 b3:5 b3:4 r1:4-0 g3:4 g2:3-0 g1:4-0 b3:0 g3:3-0 b1:5-0 b2:3-0 r2:4-0 b3:2 r3:4-0 b3:3',
  ),
  30: mode(
    6,
    [6, 6, 6],
    'r0:5-0 g3:4 b3:0 b3:1 b2:4 g0:5-0 g2:5 b2:5 b3:2 g2:4 b0:5-0 g3:5 b3:3 b3:5 b3:4 r1:5-0 g2:3-0 g1:5-0 g3:3-0 b1:5-0 b2:3-0 r2:5-0 r3:5-0',
    false,
  ),
  3: mode(10, [10, 10, 10], 'r0:9-0 g0:9-0 b0:9-0 r1:9-0 g1:9-0 b1:9-0', false),
  7: mode(11, [9, 9, 9], 'r0:9-0 g0:9-0 b0:9-0 r1:8-0 r0:10 g1:8-0 g0:10 b1:8-0 b0:10'),
  11: mode(12, [8, 8, 8], 'r0:9-0 g0:9-0 b0:9-0 r1:7-0 r0:10-11 g1:7-0 g0:10-11 b1:7-0 b0:10-11'),
  15: mode(16, [4, 4, 4], 'r0:9-0 g0:9-0 b0:9-0 r1:3-0 r0:10-15 g1:3-0 g0:10-15 b1:3-0 b0:10-15'),
};

const signed = (value: number, bits: number): number => (value << (32 - bits)) >> (32 - bits);

/** Reads the end points of one block as the format's 16-bit integers. */
const readEnds = (bits: BlockBits, { exact, steps, isStepped, subsets, fields }: Mode, isSigned: boolean, ends: Int32Array): void => {
  ends.fill(0);
  for (const { place, bit, count, isReversed } of fields) {
    const value = bits.take(count);
    for (let at = 0; at < count; at++)
      ends[place] = (ends[place] ?? 0) | (((value >> at) & 1) << (bit + (isReversed ? count - 1 - at : at)));
  }
  for (let place = 0; place < subsets * 6; place++) {
    const [channel, first] = [place % 3, place < 3];
    let value = ends[place] ?? 0;
    if (first ? isSigned : isSigned || isStepped) value = signed(value, first ? exact : (steps[channel] ?? 0));
    if (!first && isStepped) {
      value = (value + (ends[channel] ?? 0)) & ((1 << exact) - 1);
      if (isSigned) value = signed(value, exact);
    }
    ends[place] = value;
  }
  for (let place = 0; place < subsets * 6; place++) ends[place] = unquantized(ends[place] ?? 0, exact, isSigned);
};

const unquantized = (value: number, bits: number, isSigned: boolean): number => {
  if (!isSigned) {
    if (bits >= 15 || value === 0) return value;
    return value === (1 << bits) - 1 ? 0xffff : ((value << 16) + 0x8000) >> bits;
  }
  if (bits >= 16) return value;
  const size = Math.abs(value);
  const wide = size === 0 ? 0 : size >= (1 << (bits - 1)) - 1 ? 0x7fff : ((size << 15) + 0x4000) >> (bits - 1);
  return value < 0 ? -wide : wide;
};

const toHalf = (value: number, isSigned: boolean): number => {
  if (!isSigned) return (value * 31) >> 6;
  return value < 0 ? 0x8000 | ((-value * 31) >> 5) : (value * 31) >> 5;
};

/** Reads the block at an offset into 16 pixels of three half floats. */
export type HalfBlockReader = (offset: number, pixels: Uint16Array) => void;

/** A reader of the BC6H blocks in `data`. A block with a reserved mode is black, as the format specifies. */
export const bc6hReader = (data: Uint8Array, isSigned: boolean): HalfBlockReader => {
  const bits = blockBits(data);
  const ends = new Int32Array(12);
  return (offset, pixels) => {
    bits.start(offset);
    const low = bits.take(2);
    const kind = modes[low < 2 ? low : low | (bits.take(3) << 2)];
    if (!kind) {
      pixels.fill(0);
      return;
    }
    readEnds(bits, kind, isSigned, ends);
    const { subsets } = kind;
    const partition = subsets === 2 ? bits.take(5) : 0;
    const width = subsets === 2 ? 3 : 4;
    const shares = weights[width] ?? [];
    for (let pixel = 0; pixel < 16; pixel++) {
      const share = shares[bits.take(isAnchor(subsets, partition, pixel) ? width - 1 : width)] ?? 0;
      const from = subsetOf(subsets, partition, pixel) * 6;
      for (let channel = 0; channel < 3; channel++) {
        const value = (ends[from + channel] ?? 0) * (64 - share) + (ends[from + 3 + channel] ?? 0) * share + 32;
        pixels[pixel * 3 + channel] = toHalf(value >> 6, isSigned);
      }
    }
  };
};
