import { expect, test } from 'bun:test';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { $ } from 'bun';
import sharp from 'sharp';
import { makeTestFolder } from '../../testing/test-folder.ts';
import { pageAlone } from './codecs/tiff-alone.ts';
import { tiffDirectories, withDirectories } from './codecs/tiff-directory.ts';
import { joinTiffs } from './codecs/tiff-pages.ts';
import { openTiff } from './open-tiff.ts';
import { preparePage } from './prepare.ts';
import type { Settings } from './settings.ts';
import { type Source, sourceAt } from './source.ts';
import { declare, withScratch } from './tool.ts';

const folder = makeTestFolder('tiff');

type Entries = Readonly<Record<number, readonly number[]>>;
/** Pages in a file whose data begins at byte 8. */
const tiff = (data: Uint8Array, ...pages: readonly Entries[]): Buffer =>
  withDirectories(
    Buffer.concat([Buffer.from('II*\0\0\0\0\0', 'latin1'), data]),
    pages.map((page) => new Map(Object.entries(page).map(([tag, values]) => [Number(tag), values]))),
  );

const use = <Result>(file: Uint8Array, work: (source: Source) => Promise<Result>): Promise<Result> =>
  withScratch(async () => {
    const path = join(folder, 'a.tiff');
    writeFileSync(path, file);
    declare(['tiff2rgba', 'tiffcp']);
    return work(await openTiff(path));
  });

/** The first pixel of every page, as a PNG of it has it: red, green, blue, opacity. */
const firstPixels = (file: Uint8Array): Promise<readonly (readonly number[])[]> =>
  use(file, async (source) => {
    const holds = { alpha: true, depth16: true, metadata: true, profile: true, greyProfile: true };
    const found: (readonly number[])[] = [];
    for (let page = 0; page < source.pages; page++) {
      const image = await preparePage(await sourceAt(source, page), page, holds, { turn: 0, background: '#fff' } as Settings);
      const rgba = sharp(await image.png().toBuffer())
        .toColourspace('srgb')
        .ensureAlpha();
      found.push([...(await rgba.raw({ depth: 'uchar' }).toBuffer()).subarray(0, 4)]);
    }
    return found;
  });

const plain = (channels: 3 | 4, background: string) => sharp({ create: { width: 16, height: 16, channels, background } });
const pages = {
  lineArt: () => plain(3, '#fff').toColourspace('b-w').tiff({ compression: 'ccittfax4', bitdepth: 1 }).toBuffer(),
  grey: () => plain(3, '#808080').toColourspace('b-w').tiff().toBuffer(),
  colour: () => plain(3, '#c81e0a').tiff({ compression: 'lzw' }).toBuffer(),
  clear: () => plain(4, '#0064c880').tiff({ compression: 'none' }).toBuffer(),
};

test('pages after one in black and white or grey keep their colours and their opacity', async () => {
  for (const first of ['lineArt', 'grey'] as const) {
    const file = joinTiffs([await pages[first](), await pages.colour(), await pages.clear()]);
    expect((await firstPixels(file)).slice(1)).toEqual([
      [200, 30, 10, 255],
      [0, 100, 200, 128],
    ]);
  }
});

test('every page of a file with many is opened', async () => {
  const each = await Promise.all(Array.from({ length: 60 }, (_, page) => (page % 2 === 0 ? pages.grey() : pages.colour())));
  const found = await firstPixels(joinTiffs(each));
  expect(found.filter(([red]) => red === 128)).toHaveLength(30);
  expect(found.filter(([red]) => red === 200)).toHaveLength(30);
});

test('a page taken out of its file has the same pixels', async () => {
  const noise = Buffer.from(Array.from({ length: 300 * 200 * 3 }, (_, at) => (at * 7919) % 251));
  const raw = sharp(noise, { raw: { width: 300, height: 200, channels: 3 } });
  for (const options of [
    { compression: 'deflate', predictor: 'horizontal' },
    { compression: 'jpeg' },
    { tile: true, compression: 'lzw' },
  ] as const) {
    const whole = joinTiffs([await pages.grey(), await raw.clone().tiff(options).toBuffer()]);
    const [, second] = tiffDirectories(whole);
    if (!second) throw new RangeError('There is no second page.');
    const [alone, inside] = [sharp(pageAlone(whole, second)), sharp(whole, { page: 1 })];
    expect((await alone.metadata()).pages ?? 1).toBe(1);
    expect((await alone.raw().toBuffer()).equals(await inside.raw().toBuffer())).toBe(true);
  }
});

test('strips that share their bytes are not multiplied', () => {
  const strips = Array.from({ length: 1000 }, () => 8);
  const page = { 256: [16], 257: [1000], 258: [8], 259: [1], 262: [1], 273: strips, 277: [1], 278: [1], 279: strips.map(() => 50_000) };
  const file = tiff(Buffer.alloc(50_000), page);
  const [only] = tiffDirectories(file);
  if (!only) throw new RangeError('There is no page.');
  expect(pageAlone(file, only).length).toBe(file.length);
});

test('all pages of a file packed with LZMA', async () => {
  const [loose, packed] = [join(folder, 'loose.tif'), join(folder, 'packed.tif')];
  writeFileSync(loose, joinTiffs([await pages.colour(), await pages.grey()]));
  await $`tiffcp -c lzma ${loose} ${packed}`.quiet();
  expect(await firstPixels(await Bun.file(packed).bytes())).toEqual([
    [200, 30, 10, 255],
    [128, 128, 128, 255],
  ]);
});

test('pages in luma and chroma, in planes as well, beside others', async () => {
  // ITU-R BT.601: a red of 76 luma, 85 and 255 chroma.
  const row = { 256: [1], 257: [1], 258: [8, 8, 8], 259: [1], 262: [6], 277: [3], 278: [1], 530: [1, 1] } as const;
  const grey = { 256: [1], 257: [1], 258: [8], 259: [1], 262: [1], 273: [11], 277: [1], 278: [1], 279: [1] };
  const file = tiff(
    Buffer.from([76, 85, 255, 90]),
    grey,
    { ...row, 273: [8], 279: [3] },
    { ...row, 273: [8, 9, 10], 279: [1, 1, 1], 284: [2] },
  );
  const [first, ...others] = await firstPixels(file);
  expect(first).toEqual([90, 90, 90, 255]);
  for (const [red = 0, green = 255, blue = 255] of others) expect([red > 250, green < 6, blue < 6]).toEqual([true, true, true]);
});

test('light as logarithms', async () => {
  // Two pixels of 16 bits in runs, high bytes first: 0x4000 is a luminance of 1, and 0 is none.
  const data = Buffer.from([2, 0x40, 0x00, 2, 0x00, 0x00]);
  const page = { 256: [2], 257: [1], 258: [16], 259: [34_676], 262: [32_844], 273: [8], 277: [1], 278: [1], 279: [6], 339: [2] };
  const [[red = 0] = []] = await firstPixels(tiff(data, page));
  expect(red).toBeGreaterThan(250);
});
