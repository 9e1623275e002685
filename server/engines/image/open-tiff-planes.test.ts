import { expect, test } from 'bun:test';
import sharp from 'sharp';
import { WorkerProblem } from '../../contract/worker-main.ts';
import { rejection } from '../../testing/rejection.ts';
import { type Directory, tiffDirectories, withDirectories } from './codecs/tiff-directory.ts';
import { isPlanar, unpackPlanes } from './open-tiff-planes.ts';

/** A one-page TIFF whose data begins at byte 8. */
const tiff = (data: Uint8Array, page: Readonly<Record<number, readonly number[]>>, order: 'II' | 'MM' = 'II'): Buffer => {
  const head = Buffer.from(order === 'II' ? 'II*\0\0\0\0\0' : 'MM\0*\0\0\0\0', 'latin1');
  return withDirectories(Buffer.concat([head, data]), [new Map(Object.entries(page).map(([tag, values]) => [Number(tag), values]))]);
};

const firstPage = (file: Buffer): Directory => {
  const [page] = tiffDirectories(file);
  if (!page) throw new RangeError('The file has no page.');
  return page;
};
const unpack = (file: Buffer): Promise<Buffer> => unpackPlanes(file, firstPage(file));

test('samples of 12 bits, in rows that begin with a byte', async () => {
  const page = { 256: [3], 257: [1], 258: [12], 259: [1], 262: [1], 273: [8], 277: [1], 278: [1], 279: [5] };
  const file = tiff(Buffer.from([0xff, 0xf0, 0x00, 0x80, 0x00]), page);
  expect(isPlanar(firstPage(file))).toBe(true);
  const { data } = await sharp(await unpack(file))
    .toColourspace('grey16')
    .raw({ depth: 'ushort' })
    .toBuffer({ resolveWithObject: true });
  expect([...new Uint16Array(data.buffer, data.byteOffset, 3)]).toEqual([65_535, 0, Math.round((0x800 * 65_535) / 4095)]);
});

test('planes in tiles, in either byte order', async () => {
  const planes = Buffer.concat([Buffer.alloc(256, 200), Buffer.alloc(256, 100), Buffer.alloc(256, 50)]);
  const page = {
    ...{ 256: [10], 257: [10], 258: [8, 8, 8], 259: [1], 262: [2], 277: [3], 284: [2] },
    ...{ 322: [16], 323: [16], 324: [8, 264, 520], 325: [256, 256, 256] },
  };
  for (const order of ['II', 'MM'] as const) {
    const { data, info } = await sharp(await unpack(tiff(planes, page, order)))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height, ...data.subarray(0, 3)]).toEqual([10, 10, 200, 100, 50]);
  }
});

test('pages that lie about themselves end in an error, not in memory', async () => {
  const page = { 256: [60_000], 257: [60_000], 258: [12], 259: [1], 262: [1], 273: [8], 277: [1], 278: [60_000], 279: [5] };
  expect(await rejection(unpack(tiff(Buffer.alloc(5), page)))).toBeInstanceOf(WorkerProblem);
  expect(tiffDirectories(Buffer.from('II*\0\x08\0\0\0', 'latin1').subarray(0, 6))).toEqual([]);
});
