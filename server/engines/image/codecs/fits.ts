import { message } from '../../../../catalogue/languages/message.ts';
import { fileLimits } from '../../../contract/file-limits.ts';
import { WorkerProblem } from '../../../contract/worker-main.ts';
import { checkPixels, corrupt, unsupported } from '../bitmap.ts';

/** Samples of a FITS picture: one per pixel, or three of colours; rows from top to bottom. */
type FitsPicture = { readonly channels: 1 | 3; readonly data: Uint8Array | Uint16Array };

type Fits = {
  readonly width: number;
  readonly height: number;
  /** Bits per sample of all pictures. */
  readonly depth: 8 | 16;
  readonly isColour: boolean;
  /** Number of pictures: layers of a cube, and further pictures in extensions. */
  readonly count: number;
  readonly read: (index: number) => FitsPicture & { readonly width: number; readonly height: number };
};

/** FITS 4.0, 3.1 and 3.3: blocks of 36 cards of 80 characters. */
const [blockBytes, cardBytes] = [2880, 80];
const mostHeaderBytes = 1000 * blockBytes;

type Cards = ReadonlyMap<string, string>;
type Unit = { readonly cards: Cards; readonly dataAt: number };

const numberOf = (cards: Cards, key: string): number => Number(cards.get(key) ?? Number.NaN);
const roundUp = (bytes: number): number => Math.ceil(bytes / blockBytes) * blockBytes;

/** Reads the header at `start`; undefined if there is none. */
const readUnit = (bytes: Buffer, start: number): Unit | undefined => {
  const cards = new Map<string, string>();
  for (let at = start; at + cardBytes <= Math.min(bytes.length, start + mostHeaderBytes); at += cardBytes) {
    const card = bytes.toString('latin1', at, at + cardBytes);
    const key = card.slice(0, 8).trimEnd();
    if (at === start && key !== 'SIMPLE' && key !== 'XTENSION') return undefined;
    if (key === 'END') return { cards, dataAt: start + roundUp(at + cardBytes - start) };
    if (card[8] === '=' && !cards.has(key)) cards.set(key, /^ *(?:'([^']*)'|([^/]*))/.exec(card.slice(9))?.slice(1).join('').trim() ?? '');
  }
  return undefined;
};

/** The lengths of a unit's axes; none for a unit without data. */
const axesOf = ({ cards }: Unit): readonly number[] => {
  const count = numberOf(cards, 'NAXIS');
  if (!Number.isInteger(count) || count < 0 || count > 999) return corrupt();
  const axes = Array.from({ length: count }, (_, axis) => numberOf(cards, `NAXIS${axis + 1}`));
  return axes.every((length) => Number.isInteger(length) && length >= 0) ? axes : corrupt();
};

const product = (numbers: readonly number[]): number => numbers.reduce((all, one) => all * one, 1);

/** Bytes of a sample by BITPIX, and how it is read; big-endian (FITS 4.0, 5). */
const samples: Readonly<Record<string, readonly [bytes: number, read: (view: DataView, at: number) => number]>> = {
  '8': [1, (view, at) => view.getUint8(at)],
  '16': [2, (view, at) => view.getInt16(at)],
  '32': [4, (view, at) => view.getInt32(at)],
  '64': [8, (view, at) => view.getInt32(at) * 2 ** 32 + view.getUint32(at + 4)],
  '-32': [4, (view, at) => view.getFloat32(at)],
  '-64': [8, (view, at) => view.getFloat64(at)],
};

const isPicture = (cards: Cards, axes: readonly number[]): boolean =>
  (cards.has('SIMPLE') || cards.get('XTENSION') === 'IMAGE') && axes.length >= 2 && product(axes) > 0;

type Picture = {
  readonly width: number;
  readonly height: number;
  readonly channels: 1 | 3;
  readonly layers: number;
  readonly depth: 8 | 16;
  readonly read: (layer: number) => Uint8Array | Uint16Array;
};

const pictureOf = (bytes: Buffer, { cards, dataAt }: Unit, axes: readonly number[]): Picture => {
  const [width = 0, height = 0, ...further] = axes;
  checkPixels(width, height);
  const planes = product(further);
  const [sampleBytes, read] = samples[cards.get('BITPIX') ?? ''] ?? corrupt();
  const [size, count] = [width * height, width * height * planes];
  if (dataAt + count * sampleBytes > bytes.length) return corrupt();
  const view = new DataView(bytes.buffer, bytes.byteOffset + dataAt, count * sampleBytes);
  const blank = Number(cards.get('BITPIX')) > 0 ? numberOf(cards, 'BLANK') : Number.NaN;
  const isBlank = (value: number): boolean => !Number.isFinite(value) || value === blank;

  // The darkest and the brightest value of all planes are black and white, unless the file names others (FITS 4.0, 4.4.2.5).
  const [scale, zero] = [numberOf(cards, 'BSCALE') || 1, numberOf(cards, 'BZERO') || 0];
  const stated = ['DATAMIN', 'DATAMAX'].map((key) => (numberOf(cards, key) - zero) / scale);
  let [low = Number.NaN, high = Number.NaN] = stated;
  if (!(low < high)) {
    [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (let index = 0; index < count; index++) {
      const value = read(view, index * sampleBytes);
      if (isBlank(value)) continue;
      if (value < low) low = value;
      if (value > high) high = value;
    }
  }
  const depth = sampleBytes === 1 ? 8 : 16;
  const most = depth === 8 ? 255 : 65_535;
  const range = high > low ? high - low : Number.POSITIVE_INFINITY;
  const isTopDown = cards.get('ROWORDER') === 'TOP-DOWN';
  const isColour = further[0] === 3 && planes === 3;
  const channels = isColour ? 3 : 1;
  return {
    width,
    height,
    channels,
    layers: planes / channels,
    depth,
    read: (layer) => {
      const out = new (depth === 8 ? Uint8Array : Uint16Array)(size * channels);
      for (let channel = 0; channel < channels; channel++)
        for (let y = 0; y < height; y++) {
          const from = ((layer * channels + channel) * size + y * width) * sampleBytes;
          // The first row is the lowest unless a card of astronomers' cameras states otherwise.
          const to = (isTopDown ? y : height - 1 - y) * width * channels + channel;
          for (let x = 0; x < width; x++) {
            const value = read(view, from + x * sampleBytes);
            out[to + x * channels] = isBlank(value) ? 0 : Math.round(Math.min(most, Math.max(0, ((value - low) * most) / range)));
          }
        }
      return out;
    },
  };
};

/**
 * Reads the pictures of a FITS (FITS 4.0): of numbers of every size, in the file itself or in its extensions. Three planes are the red,
 * green and blue of a colour picture, others are pictures of their own. Throws for files that have only tables or compressed pictures.
 */
export const readFits = (data: Uint8Array): Fits => {
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  const pictures: Picture[] = [];
  for (let start = 0; ; ) {
    const unit = readUnit(bytes, start);
    if (!unit) {
      if (start === 0) corrupt();
      break;
    }
    const axes = axesOf(unit);
    if (isPicture(unit.cards, axes)) pictures.push(pictureOf(bytes, unit, axes));
    const each = (samples[unit.cards.get('BITPIX') ?? ''] ?? corrupt())[0];
    const values = axes.length === 0 ? 0 : (numberOf(unit.cards, 'GCOUNT') || 1) * ((numberOf(unit.cards, 'PCOUNT') || 0) + product(axes));
    start = unit.dataAt + roundUp(Math.max(0, values) * each);
    if (!(start < bytes.length)) break;
  }
  const [first] = pictures;
  if (!first) return unsupported(message('fitsNoPicture'));
  // Pictures of one file that differ in kind would be pages of different kinds.
  const alike = pictures.filter(({ channels, depth }) => channels === first.channels && depth === first.depth);
  const count = alike.reduce((sum, { layers }) => sum + layers, 0);
  if (count > fileLimits.frames)
    throw new WorkerProblem('too_many_pages', undefined, { name: 'pages', max: fileLimits.frames, actual: count });
  const layers = alike.flatMap((picture) => Array.from({ length: picture.layers }, (_, layer) => ({ picture, layer })));
  return {
    width: first.width,
    height: first.height,
    depth: first.depth,
    isColour: first.channels === 3,
    count,
    read: (index) => {
      const { picture, layer } = layers[index] ?? corrupt();
      return { width: picture.width, height: picture.height, channels: picture.channels, data: picture.read(layer) };
    },
  };
};
