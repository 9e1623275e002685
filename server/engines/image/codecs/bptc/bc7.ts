import { type BlockBits, blockBits, isAnchor, subsetOf, weights } from './partitions.ts';

/** The storage parameters of the eight BC7 modes, by mode number. */
type Mode = {
  readonly subsets: number;
  readonly partitionBits: number;
  readonly rotationBits: number;
  readonly selectorBits: number;
  readonly colourBits: number;
  readonly alphaBits: number;
  /** Whether each end point has its own lowest bit (p-bit), or both of a subset share one. */
  readonly lowest: 'each' | 'shared' | 'none';
  readonly indexBits: number;
  readonly secondIndexBits: number;
};

const mode = (
  [subsets, partitionBits, rotationBits, selectorBits]: readonly [number, number, number, number],
  [colourBits, alphaBits]: readonly [number, number],
  lowest: Mode['lowest'],
  [indexBits, secondIndexBits]: readonly [number, number],
): Mode => ({ subsets, partitionBits, rotationBits, selectorBits, colourBits, alphaBits, lowest, indexBits, secondIndexBits });

const modes: readonly Mode[] = [
  mode([3, 4, 0, 0], [4, 0], 'each', [3, 0]),
  mode([2, 6, 0, 0], [6, 0], 'shared', [3, 0]),
  mode([3, 6, 0, 0], [5, 0], 'none', [2, 0]),
  mode([2, 6, 0, 0], [7, 0], 'each', [2, 0]),
  mode([1, 0, 2, 1], [5, 6], 'none', [2, 3]),
  mode([1, 0, 2, 0], [7, 8], 'none', [2, 2]),
  mode([1, 0, 0, 0], [7, 7], 'each', [4, 0]),
  mode([2, 6, 0, 0], [5, 5], 'each', [2, 0]),
];

/** Expands a number of `bits` bits to eight by repeating its highest bits. */
const spread = (value: number, bits: number): number => {
  const high = value << (8 - bits);
  return high | (high >> bits);
};

/** Reads the end points of one block, four 8-bit channels each. */
const readEnds = (bits: BlockBits, { subsets, colourBits, alphaBits, lowest }: Mode, ends: Uint8Array): void => {
  const count = subsets * 2;
  for (let channel = 0; channel < 4; channel++)
    for (let end = 0; end < count; end++) ends[end * 4 + channel] = bits.take(channel < 3 ? colourBits : alphaBits);
  const extra = lowest === 'none' ? 0 : 1;
  for (let end = 0; end < count; end += lowest === 'shared' ? 2 : 1) {
    if (!extra) break;
    const low = bits.take(1);
    for (let at = end * 4; at < (end + (lowest === 'shared' ? 2 : 1)) * 4; at++) ends[at] = ((ends[at] ?? 0) << 1) | low;
  }
  for (let at = 0; at < count * 4; at++) {
    const stored = at % 4 < 3 ? colourBits : alphaBits;
    ends[at] = stored === 0 ? 255 : spread(ends[at] ?? 0, stored + extra);
  }
};

const readIndices = (bits: BlockBits, width: number, subsets: number, partition: number, indices: Uint8Array): void => {
  for (let pixel = 0; pixel < 16; pixel++) indices[pixel] = bits.take(isAnchor(subsets, partition, pixel) ? width - 1 : width);
};

/** Reads the block at an offset into 16 RGBA pixels of eight bits a channel. */
export type BlockReader = (offset: number, pixels: Uint8Array) => void;

/** A reader of the BC7 blocks in `data`. A block with a reserved mode is transparent, as the format specifies. */
export const bc7Reader = (data: Uint8Array): BlockReader => {
  const bits = blockBits(data);
  const ends = new Uint8Array(24);
  const [indices, second] = [new Uint8Array(16), new Uint8Array(16)];
  return (offset, pixels) => {
    bits.start(offset);
    let number = 0;
    while (number < 8 && bits.take(1) === 0) number++;
    const kind = modes[number];
    if (!kind) {
      pixels.fill(0);
      return;
    }
    const { subsets, partitionBits, rotationBits, selectorBits, indexBits, secondIndexBits } = kind;
    const partition = bits.take(partitionBits);
    const rotation = bits.take(rotationBits);
    const isSwapped = bits.take(selectorBits) === 1;
    readEnds(bits, kind, ends);
    readIndices(bits, indexBits, subsets, partition, indices);
    if (secondIndexBits) readIndices(bits, secondIndexBits, 1, 0, second);
    const [own, other] = [weights[indexBits] ?? [], weights[secondIndexBits] ?? []];
    for (let pixel = 0; pixel < 16; pixel++) {
      const first = own[indices[pixel] ?? 0] ?? 0;
      const further = secondIndexBits ? (other[second[pixel] ?? 0] ?? 0) : first;
      const [colour, alpha] = isSwapped ? [further, first] : [first, further];
      const from = subsetOf(subsets, partition, pixel) * 8;
      for (let channel = 0; channel < 4; channel++) {
        const share = channel < 3 ? colour : alpha;
        pixels[pixel * 4 + channel] = ((64 - share) * (ends[from + channel] ?? 0) + share * (ends[from + 4 + channel] ?? 0) + 32) >> 6;
      }
      if (rotation) {
        const [at, turned] = [pixel * 4 + 3, pixel * 4 + rotation - 1];
        [pixels[at], pixels[turned]] = [pixels[turned] ?? 0, pixels[at] ?? 0];
      }
    }
  };
};
