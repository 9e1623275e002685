import { expect, test } from 'bun:test';
import { inEnglish } from '../../../../catalogue/languages/in-english.ts';
import { WorkerProblem } from '../../../contract/worker-main.ts';
import { readDds } from './dds-read.ts';

type Format = {
  readonly flags: number;
  readonly code?: string;
  readonly bits?: number;
  readonly masks?: readonly number[];
  readonly dxgi?: number;
};

const dds = (width: number, { flags, code = '', bits = 0, masks = [], dxgi }: Format, ...pixels: readonly number[]): Buffer => {
  const head = Buffer.alloc(dxgi === undefined ? 128 : 148);
  head.write('DDS ', 'latin1');
  head.writeUInt32LE(1, 12);
  head.writeUInt32LE(width, 16);
  head.writeUInt32LE(flags, 80);
  head.write(code, 84, 'latin1');
  head.writeUInt32LE(bits, 88);
  for (const [index, mask] of masks.entries()) head.writeUInt32LE(mask, 92 + index * 4);
  if (dxgi !== undefined) head.writeUInt32LE(dxgi, 128);
  return Buffer.concat([head, Buffer.from(pixels)]);
};

const pixels = (file: Buffer): readonly number[] => [...(readDds(file)?.data ?? [])];

test('reads luminance, masks of any width, and numbers of 16 bits', () => {
  expect(pixels(dds(2, { flags: 0x20000, bits: 8, masks: [255] }, 0, 200))).toEqual([0, 0, 0, 255, 200, 200, 200, 255]);
  expect(pixels(dds(1, { flags: 0x41, bits: 16, masks: [0x7c00, 0x3e0, 0x1f, 0x8000] }, 0x1f, 0xfc))).toEqual([255, 0, 255, 255]);
  expect(pixels(dds(1, { flags: 4, code: 'DX10', dxgi: 56 }, 0x34, 0x12))).toEqual([0x1234, 0x1234, 0x1234, 65_535]);
  expect(pixels(dds(1, { flags: 4, code: 'DX10', dxgi: 54 }, 0, 0x3c))).toEqual([65_535, 65_535, 65_535, 65_535]);
});

test('leaves blocks to another reader, and says what it can not read', () => {
  expect(readDds(dds(4, { flags: 4, code: 'DXT5' }))).toBeUndefined();
  const failure = (file: Buffer): unknown => {
    try {
      return readDds(file);
    } catch (thrown) {
      return thrown instanceof WorkerProblem ? `${thrown.code} ${thrown.said && inEnglish(thrown.said)}` : thrown;
    }
  };
  expect(failure(dds(4, { flags: 4, code: 'DX10', dxgi: 98 }))).toMatch(/^corrupt_input .*cut off/);
  expect(failure(dds(4, { flags: 0x40, bits: 1_613_472_983 }))).toMatch(/^unsupported_conversion/);
  expect(failure(dds(400, { flags: 0x20000, bits: 8, masks: [255] }, 1))).toMatch(/^corrupt_input/);
  expect(failure(dds(4e9, { flags: 0x20000, bits: 8, masks: [255] }, 1))).toMatch(/^image_too_large/);
});
