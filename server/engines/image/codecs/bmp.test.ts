import { expect, test } from 'bun:test';
import sharp from 'sharp';
import { fileInBmp, readBmp } from './bmp.ts';

/** A 24-bit bitmap of 2 by 1 pixels, red and blue, with or without a file header. */
const bitmap = (compression: number, content: Uint8Array, isBare: boolean): Buffer => {
  const head = Buffer.alloc(40);
  head.writeUInt32LE(40);
  head.writeInt32LE(2, 4);
  head.writeInt32LE(1, 8);
  head.writeUInt16LE(1, 12);
  head.writeUInt16LE(compression ? 0 : 24, 14);
  head.writeUInt32LE(compression, 16);
  const file = Buffer.alloc(14);
  file.write('BM');
  file.writeUInt32LE(54, 10);
  return Buffer.concat([...(isBare ? [] : [file]), head, content]);
};
const pixels = Buffer.from([0, 0, 255, 255, 0, 0, 0, 0]);

test('a bitmap of a clipboard is read without the header of a file', () => {
  const wanted = [255, 0, 0, 255, 0, 0, 255, 255];
  for (const isBare of [true, false]) expect([...readBmp(bitmap(0, pixels, isBare)).data]).toEqual(wanted);
});

test('a bitmap for printers gives the JPEG or PNG that it holds', async () => {
  const png = await sharp({ create: { width: 2, height: 1, channels: 3, background: '#0f0' } })
    .png()
    .toBuffer();
  for (const isBare of [true, false]) expect(fileInBmp(bitmap(5, png, isBare))).toEqual(new Uint8Array(png));
  expect(fileInBmp(bitmap(0, pixels, false))).toBeUndefined();
});

/** A bitmap of 2 by 2 pixels in runs: red over blue, green over red, with a header of so many bytes. */
const runs = (headerSize: number, height: number, bits: number, compression: number, body: readonly number[]): Buffer => {
  const head = Buffer.alloc(headerSize);
  head.writeUInt32LE(headerSize);
  head.writeInt32LE(2, 4);
  head.writeInt32LE(height, 8);
  head.writeUInt16LE(1, 12);
  head.writeUInt16LE(bits, 14);
  head.writeUInt32LE(compression, 16);
  if (bits <= 8) head.writeUInt32LE(3, 32);
  const palette = bits <= 8 ? [0, 0, 255, 0, 0, 255, 0, 0, 255, 0, 0, 0] : [];
  return Buffer.concat([head, Buffer.from([...palette, ...body])]);
};
const [red, green, blue] = [[255, 0, 0, 255] as const, [0, 255, 0, 255] as const, [0, 0, 255, 255] as const];

test('runs of palette indexes come in the order of rows that the height states', () => {
  const rows = [1, 0, 1, 1, 0, 0, 2, 2, 0, 1];
  expect([...readBmp(runs(40, -2, 8, 1, rows)).data]).toEqual([...red, ...green, ...blue, ...blue]);
  expect([...readBmp(runs(40, 2, 8, 1, rows)).data]).toEqual([...blue, ...blue, ...red, ...green]);
  expect([...readBmp(runs(40, 2, 4, 2, [2, 0x01, 0, 0, 2, 0x22, 0, 1])).data]).toEqual([...blue, ...blue, ...red, ...green]);
});

test('runs of 24-bit pixels of OS/2 are read, and are no JPEG', () => {
  const body = [1, 0, 0, 255, 1, 0, 255, 0, 0, 0, 2, 255, 0, 0, 0, 1];
  const bitmap = runs(64, 2, 24, 4, body);
  expect(fileInBmp(bitmap)).toBeUndefined();
  expect([...readBmp(bitmap).data]).toEqual([...blue, ...blue, ...red, ...green]);
});
