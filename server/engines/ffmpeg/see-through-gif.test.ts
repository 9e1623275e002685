import { expect, test } from 'bun:test';
import { bytesOf } from '../../files/file-bytes.ts';
import { isSeeThroughGif } from './see-through-gif.ts';

type Frame = { readonly flags?: number; readonly width?: number };

/** A GIF of 4 by 4 pixels with these frames of arbitrary content. */
const gif = (...frames: readonly Frame[]): Uint8Array =>
  new Uint8Array([
    ...Buffer.from('GIF89a'),
    ...[4, 0, 4, 0, 0x80, 0, 0],
    ...[0, 0, 0, 255, 255, 255],
    ...frames.flatMap(({ flags = 0, width = 4 }) => [
      ...[0x21, 0xf9, 4, flags, 1, 0, 0, 0],
      ...[0x2c, 0, 0, 0, 0, width, 0, 4, 0, 0],
      ...[2, 2, 0x4c, 1, 0],
    ]),
    0x3b,
  ]);
const seeThrough = (bytes: Uint8Array) => isSeeThroughGif(bytesOf(bytes));

test('a first frame that covers everything hides what later ones leave out', () => {
  expect(seeThrough(gif({}, { flags: 1 }, { width: 2 }))).toBe(false);
});
test('a first frame with holes, one that is too small, and one that is cleared show through', () => {
  expect(seeThrough(gif({ flags: 1 }))).toBe(true);
  expect(seeThrough(gif({ width: 2 }))).toBe(true);
  expect(seeThrough(gif({}, { flags: 2 << 2 }))).toBe(true);
});
test('a file that ends too early has an answer', () => {
  expect(seeThrough(gif({}).subarray(0, 30))).toBe(true);
  expect(seeThrough(new Uint8Array([...gif({}).subarray(0, -1), 0x21, 0xfe, 255, 1]))).toBe(false);
});
test('a long chain of empty extensions ends quickly', () => {
  const noise = new Uint8Array([...gif({}).subarray(0, -1), ...Array.from({ length: 300_000 }, () => [0x21, 0xfe, 0]).flat()]);
  expect(seeThrough(noise)).toBe(false);
});
