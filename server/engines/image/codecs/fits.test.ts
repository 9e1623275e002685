import { expect, test } from 'bun:test';
import { WorkerProblem } from '../../../contract/worker-main.ts';
import { readFits } from './fits.ts';

type Card = readonly [key: string, value: string | number];

const padded = (data: Buffer, fill = 0): Buffer => Buffer.concat([data, Buffer.alloc((2880 - (data.length % 2880)) % 2880, fill)]);
const header = (...cards: readonly Card[]): Buffer =>
  padded(
    Buffer.from([...cards.map(([key, value]) => `${key.padEnd(8)}= ${value} / note`), 'END'].map((card) => card.padEnd(80)).join('')),
    0x20,
  );
const picture = (bits: number, axes: readonly number[], data: Buffer, ...more: readonly Card[]): Buffer =>
  Buffer.concat([
    header(
      ['SIMPLE', 'T'],
      ['BITPIX', bits],
      ['NAXIS', axes.length],
      ...axes.map((length, axis) => [`NAXIS${axis + 1}`, length] as const),
      ...more,
    ),
    padded(data),
  ]);
const numbers = (bits: number, ...values: readonly number[]): Buffer => {
  const data = Buffer.alloc((values.length * Math.abs(bits)) / 8);
  for (const [index, value] of values.entries()) {
    const at = (index * Math.abs(bits)) / 8;
    if (bits === 8) data.writeUInt8(value, at);
    if (bits === 16) data.writeInt16BE(value, at);
    if (bits === 32) data.writeInt32BE(value, at);
    if (bits === 64) data.writeBigInt64BE(BigInt(value), at);
    if (bits === -32) data.writeFloatBE(value, at);
    if (bits === -64) data.writeDoubleBE(value, at);
  }
  return data;
};
const codeOf = (data: Uint8Array): string => {
  try {
    readFits(data);
    return 'read';
  } catch (thrown) {
    return thrown instanceof WorkerProblem ? thrown.code : String(thrown);
  }
};

test.each([8, 16, 32, 64, -32, -64])('numbers of BITPIX %i are scaled from the darkest to the brightest', (bits) => {
  const { depth, read } = readFits(picture(bits, [3, 1], numbers(bits, 10, 110, 60)));
  const most = bits === 8 ? 255 : 65_535;
  expect([depth, [...read(0).data]]).toEqual([bits === 8 ? 8 : 16, [0, most, Math.round(most / 2)]]);
});

test('the first row is the lowest, unless the file states otherwise', () => {
  const rows = numbers(16, 0, 1, 2, 3);
  expect([...readFits(picture(16, [2, 2], rows)).read(0).data]).toEqual([43_690, 65_535, 0, 21_845]);
  expect([...readFits(picture(16, [2, 2], rows, ['ROWORDER', "'TOP-DOWN'"])).read(0).data]).toEqual([0, 21_845, 43_690, 65_535]);
});

test('values that are not there are black and change no scale, and stated limits are the scale', () => {
  const holes = picture(-32, [4, 1], numbers(-32, Number.NaN, 5, Number.POSITIVE_INFINITY, 7));
  expect([...readFits(holes).read(0).data]).toEqual([0, 0, 0, 65_535]);
  const blank = picture(16, [3, 1], numbers(16, -1, 5, 7), ['BLANK', -1]);
  expect([...readFits(blank).read(0).data]).toEqual([0, 0, 65_535]);
  const stated = picture(16, [3, 1], numbers(16, -32_768, 0, 32_767), ['BZERO', 32_768], ['DATAMIN', 32_768], ['DATAMAX', 65_535]);
  expect([...readFits(stated).read(0).data]).toEqual([0, 0, 65_535]);
});

test('three planes are colours, more are layers, and extensions hold further pictures', () => {
  const colours = readFits(picture(8, [2, 1, 3], numbers(8, 0, 255, 0, 0, 255, 0)));
  expect([colours.isColour, colours.count, [...colours.read(0).data]]).toEqual([true, 1, [0, 0, 255, 255, 0, 0]]);
  const layers = readFits(picture(8, [1, 1, 2, 2], numbers(8, 0, 255, 51, 102)));
  expect([layers.isColour, [0, 1, 2, 3].map((layer) => layers.read(layer).data[0])]).toEqual([false, [0, 255, 51, 102]]);
  const extension = picture(8, [1, 2], numbers(8, 0, 9))
    .toString('latin1')
    .replace('SIMPLE  = T  ', "XTENSION= 'IMAGE'");
  const table = header(
    ['XTENSION', "'BINTABLE'"],
    ['BITPIX', 8],
    ['NAXIS', 2],
    ['NAXIS1', 8],
    ['NAXIS2', 400],
    ['PCOUNT', 10],
    ['GCOUNT', 1],
  );
  const several = readFits(
    Buffer.concat([header(['SIMPLE', 'T'], ['BITPIX', 8], ['NAXIS', 0]), table, Buffer.alloc(5760), Buffer.from(extension, 'latin1')]),
  );
  expect([several.count, several.height]).toEqual([1, 2]);
});

test('files without a picture, cut-off files and absurd sizes are refused, each for its reason', () => {
  expect(codeOf(header(['SIMPLE', 'T'], ['BITPIX', 8], ['NAXIS', 0]))).toBe('unsupported_conversion');
  expect(codeOf(picture(16, [2000, 2], numbers(16, 1)))).toBe('corrupt_input');
  expect(codeOf(Buffer.from('SIMPLE'))).toBe('corrupt_input');
  expect(codeOf(picture(12, [1, 1], Buffer.alloc(2)))).toBe('corrupt_input');
  expect(codeOf(picture(16, [60_000, 60_000], Buffer.alloc(2)))).toBe('image_too_large');
  expect(codeOf(picture(8, [1, 1, 6000], Buffer.alloc(6000)))).toBe('too_many_pages');
  const backwards = header(['SIMPLE', 'T'], ['BITPIX', 8], ['NAXIS', 1], ['NAXIS1', 1], ['PCOUNT', -2881], ['GCOUNT', 1]);
  expect(codeOf(backwards)).toBe('unsupported_conversion');
});
