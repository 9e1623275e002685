import { type Chromaticities, type ColourNumbers, chromaticitiesOf, exponentOf, meansSrgb } from './colour-numbers.ts';
import { adapt, lightAt, type Matrix, multiply, toXyz, type Vector } from './matrix.ts';

/** White of the profile connection space (ICC.1, 7.2.16). */
const d50: Vector = [0.9642, 1, 0.8249];

const fixed = (...values: readonly number[]): Buffer => {
  const out = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) out.writeInt32BE(Math.round(value * 65_536), index * 4);
  return out;
};

/** Tag data: type, four zero bytes, content. */
const tag = (type: string, ...content: readonly Uint8Array[]): Buffer =>
  Buffer.concat([Buffer.from(`${type}\0\0\0\0`, 'latin1'), ...content]);

const text = (words: string): Buffer => {
  const head = Buffer.alloc(20);
  head.writeUInt32BE(1);
  head.writeUInt32BE(12, 4);
  head.write('enUS', 8, 'latin1');
  head.writeUInt32BE(words.length * 2, 12);
  head.writeUInt32BE(28, 16);
  return tag('mluc', head, Buffer.from(words, 'utf16le').swap16());
};

const xyz = (...values: readonly number[]): Buffer => tag('XYZ ', fixed(...values));

/** The curve of sRGB (IEC 61966-2-1): exponent, factor, offset, slope of the linear part and its end. */
const srgbCurve = [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045] as const;

const curve = (exponent: number | undefined): Buffer =>
  exponent === undefined ? tag('para', Buffer.from([0, 3, 0, 0]), fixed(...srgbCurve)) : tag('para', Buffer.alloc(4), fixed(exponent));

/** Builds a profile (ICC.1:2010, version 4.2) from its tags; equal data is stored once. */
const join = (space: 'RGB ' | 'GRAY', tags: Readonly<Record<string, Buffer>>): Buffer => {
  const names = Object.entries(tags);
  const table = Buffer.alloc(4 + names.length * 12);
  table.writeUInt32BE(names.length);
  const [places, data] = [new Map<Buffer, number>(), [] as Buffer[]];
  let end = 128 + table.length;
  for (const [index, [name, content]] of names.entries()) {
    if (!places.has(content)) {
      places.set(content, end);
      data.push(content, Buffer.alloc(-content.length & 3));
      end += (content.length + 3) & ~3;
    }
    table.write(name, 4 + index * 12, 'latin1');
    table.writeUInt32BE(places.get(content) ?? 0, 8 + index * 12);
    table.writeUInt32BE(content.length, 12 + index * 12);
  }
  const head = Buffer.alloc(128);
  head.writeUInt32BE(end);
  head.writeUInt32BE(0x04_20_00_00, 8);
  head.write(`mntr${space}XYZ `, 12, 'latin1');
  // A fixed date, that of H.273's edition, keeps the output reproducible.
  for (const [index, part] of [2021, 7, 14].entries()) head.writeUInt16BE(part, 24 + index * 2);
  head.write('acsp', 36, 'latin1');
  fixed(...d50).copy(head, 68);
  return Buffer.concat([head, table, ...data]);
};

const names: Readonly<Record<number, string>> = {
  1: 'BT.709',
  5: 'BT.601 (625)',
  6: 'BT.601',
  7: 'BT.601',
  9: 'BT.2020',
  12: 'Display P3',
};

/**
 * A profile equivalent to the code points, for colour or grey. Undefined if it would equal sRGB, the default of images
 * without a profile. Such a profile cannot express HDR transfer functions.
 */
export const profileOf = (numbers: ColourNumbers, grey: boolean): Buffer | undefined => {
  const exponent = exponentOf(numbers);
  if (meansSrgb(numbers) || (grey && exponent === undefined)) return undefined;
  const name = `${grey ? 'Greys' : (names[numbers.primaries] ?? `Primaries ${numbers.primaries}`)}${exponent ? `, gamma ${exponent}` : ''}`;
  return profileFrom({ name, exponent, chromaticities: chromaticitiesOf(numbers), grey });
};

/** Properties of a colour space: `exponent` is the decoding gamma, undefined for the curve of sRGB. */
export type Colours = {
  readonly name: string;
  readonly exponent: number | undefined;
  readonly chromaticities: Chromaticities;
  readonly grey: boolean;
};

/** Builds a profile for these colours. Undefined for invalid chromaticities. */
export const profileFrom = ({ name, exponent, chromaticities, grey }: Colours): Buffer | undefined => {
  const shape = curve(exponent);
  const shared = { desc: text(name), cprt: text('No copyright'), wtpt: xyz(...d50) };
  if (grey) return join('GRAY', { ...shared, kTRC: shape });
  const adapted = adapt(lightAt(chromaticities[3] ?? [1 / 3, 1 / 3]), d50);
  const matrix: Matrix = multiply(adapted, toXyz(chromaticities));
  const [red, green, blue] = [0, 1, 2].map((column) => xyz(...matrix.map((row) => row[column] ?? 0)));
  if (!red || !green || !blue) return undefined;
  const chad = tag('sf32', fixed(...adapted.flat()));
  return join('RGB ', { ...shared, chad, rXYZ: red, gXYZ: green, bXYZ: blue, rTRC: shape, gTRC: shape, bTRC: shape });
};
