import { expect, test } from 'bun:test';
import { crc32 } from 'node:zlib';
import { bc6hReader } from './bc6h.ts';
import { bc7Reader } from './bc7.ts';
import { readBc6h, readBc7 } from './read-blocks.ts';

/** Packs fields, each `[value, bits]`, into a block, lowest bit first. */
const block = (...fields: readonly (readonly [number, number])[]): Uint8Array => {
  const out = new Uint8Array(16);
  let at = 0;
  for (const [value, count] of fields)
    for (let bit = 0; bit < count; bit++, at++) out[at >> 3] = (out[at >> 3] ?? 0) | (((value >> bit) & 1) << (at & 7));
  return out;
};

/** A BC7 block of mode 6 with equal end points. */
const solid = (red: number, green: number, blue: number, alpha: number): Uint8Array =>
  block([1 << 6, 7], ...[red, green, blue, alpha].flatMap((value) => [[value >> 1, 7] as const, [value >> 1, 7] as const]), [1, 1], [1, 1]);

test('a BC7 picture that ends within its blocks keeps its size and its colours', () => {
  const { width, height, data, alpha } = readBc7(Buffer.concat([solid(255, 1, 51, 255), solid(1, 255, 51, 129)]), 5, 2);
  expect([width, height, data.length, alpha]).toEqual([5, 2, 40, true]);
  expect([...data.subarray(12, 20)]).toEqual([255, 1, 51, 255, 1, 255, 51, 129]);
  expect(readBc7(solid(255, 1, 51, 255), 4, 4).alpha).toBe(false);
});

test('BC6H keeps light: 1 is white', () => {
  // Mode 10: ten bits each, zero deltas; 496 of 1023 is the half float 1.
  const white = block([3, 5], ...Array.from({ length: 6 }, () => [495, 10] as const));
  const { data } = readBc6h(white, 1, 1, false);
  expect(data[3]).toBe(65_535);
  expect(Math.abs((data[0] ?? 0) - 65_535)).toBeLessThan(400);
});

/** Blocks of all modes in equal numbers: the same bytes on every run. */
const blocks = (count: number): Uint8Array => {
  let state = 1;
  const out = Uint8Array.from({ length: count * 16 }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 24;
  });
  for (let one = 0; one < count; one++) {
    const kind = one % 9;
    if (one % 2 === 0) out[one * 16] = kind === 8 ? 0 : ((out[one * 16] ?? 0) & ~((2 << kind) - 1) & 255) | (1 << kind);
  }
  return out;
};

test('all modes decode as in bcdec 0.98', () => {
  const [count, all] = [4608, blocks(4608)];
  const seven = new Uint8Array(count * 64);
  const half = { plain: new Uint16Array(count * 48), signed: new Uint16Array(count * 48) };
  const [readSeven, readPlain, readSigned] = [bc7Reader(all), bc6hReader(all, false), bc6hReader(all, true)];
  for (let one = 0; one < count; one++) {
    readSeven(one * 16, seven.subarray(one * 64, one * 64 + 64));
    readPlain(one * 16, half.plain.subarray(one * 48, one * 48 + 48));
    readSigned(one * 16, half.signed.subarray(one * 48, one * 48 + 48));
  }
  // Half floats have two zeros.
  const bytes = (values: Uint16Array): Uint8Array => new Uint8Array(values.map((value) => (value === 0x8000 ? 0 : value)).buffer);
  expect([crc32(seven), crc32(bytes(half.plain)), crc32(bytes(half.signed))]).toEqual([712_345_192, 2_034_467_555, 3_258_540_159]);
});
