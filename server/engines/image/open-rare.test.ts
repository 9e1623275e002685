import { expect, test } from 'bun:test';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { $ } from 'bun';
import sharp from 'sharp';
import { rejection } from '../../testing/rejection.ts';
import { makeTestFolder } from '../../testing/test-folder.ts';
import { writeIcon } from './codecs/ico.ts';
import { withDirectories } from './codecs/tiff-directory.ts';
import { imageFaults } from './faults.ts';
import { openers } from './open.ts';
import { preparePage } from './prepare.ts';
import type { Settings } from './settings.ts';
import { declare, withScratch } from './tool.ts';

const folder = makeTestFolder('rare');

/** The first pixels of a file as red, green, blue and opacity. */
const pixels = (format: string, file: Uint8Array, count: number): Promise<readonly (readonly number[])[]> =>
  withScratch(async () => {
    const path = join(folder, `a.${format}`);
    writeFileSync(path, file);
    declare(['ffmpeg', 'tiff2rgba', 'tiffcp', 'dcraw_emu']);
    const open = openers[format];
    if (!open) throw new RangeError('There is no such format.');
    const source = await open(path, {} as never);
    const { data } = await (await source.page(0)).toColourspace('srgb').ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    return Array.from({ length: count }, (_, at) => [...data.subarray(at * 4, at * 4 + 4)]);
  });

type Page = Readonly<Record<number, readonly number[]>>;
/** A page in a file whose data begins at byte 8. */
const tiff = (data: Uint8Array, page: Page, order: 'II' | 'MM' = 'II'): Buffer =>
  withDirectories(Buffer.concat([Buffer.from(order === 'II' ? 'II*\0\0\0\0\0' : 'MM\0*\0\0\0\0', 'latin1'), data]), [
    new Map(Object.entries(page).map(([tag, values]) => [Number(tag), values])),
  ]);
const row = { 256: [2], 257: [1], 259: [1], 273: [8], 278: [1] } as const;

test('samples of 24 bits in either order of bytes', async () => {
  const page = { ...row, 258: [24, 24, 24], 262: [2], 277: [3], 279: [18] };
  const samples = [0xffffff, 0x800000, 0, 0, 0x40ff00, 0xffffff];
  for (const order of ['II', 'MM'] as const) {
    const data = Buffer.alloc(18);
    for (const [at, sample] of samples.entries())
      if (order === 'II') data.writeUIntLE(sample, at * 3, 3);
      else data.writeUIntBE(sample, at * 3, 3);
    expect(await pixels('tiff', tiff(data, page, order), 2)).toEqual([
      [255, 128, 0, 255],
      [0, 64, 255, 255],
    ]);
  }
});

test('a page whose colour model was left out', async () => {
  const page = { ...row, 258: [8, 8, 8], 277: [3], 279: [6] };
  expect(await pixels('tiff', tiff(Buffer.from([255, 0, 0, 0, 0, 255]), page), 2)).toEqual([
    [255, 0, 0, 255],
    [0, 0, 255, 255],
  ]);
});

test('heights of a map with places that nobody measured', async () => {
  const page = { 256: [4], 257: [1], 258: [32], 259: [1], 262: [1], 273: [8], 277: [1], 278: [1], 279: [16], 339: [3] };
  for (const none of [-3.4028234663852886e38, Number.NaN]) {
    const data = Buffer.from(new Float32Array([none, 100, 150, 200]).buffer);
    const [, low, middle, high] = (await pixels('tiff', tiff(data, page), 4)).map(([red]) => red);
    expect([low, middle, high]).toEqual([0, 127, 255]);
  }
});

test('old-style JPEG whose tables and scan are apart', async () => {
  const red = { create: { width: 16, height: 16, channels: 3, background: '#c03020' } } as const;
  const jpeg = await sharp(red).jpeg({ chromaSubsampling: '4:4:4', quality: 95 }).toBuffer();
  const scan = jpeg.indexOf(Buffer.from([0xff, 0xda]));
  const start = scan + 2 + jpeg.readUInt16BE(scan + 2);
  const data = Buffer.concat([jpeg.subarray(0, start), Buffer.alloc(64), jpeg.subarray(start)]);
  const page = {
    ...{ 256: [16], 257: [16], 258: [8, 8, 8], 259: [6], 262: [6], 273: [8 + start + 64], 277: [3], 278: [16] },
    ...{ 279: [jpeg.length - start], 512: [1], 513: [8], 514: [start], 530: [1, 1] },
  };
  const [[r = 0, g = 0, b = 0] = []] = await pixels('tiff', tiff(data, page), 1);
  for (const [value, wanted] of [
    [r, 0xc0],
    [g, 0x30],
    [b, 0x20],
  ] as const)
    expect(Math.abs(value - wanted)).toBeLessThan(6);
});

test('old-style JPEG of more pixels than the limit is refused before a program reads it', async () => {
  const page = { 256: [60_000], 257: [60_000], 258: [8, 8, 8], 259: [6], 262: [6], 273: [8], 277: [3], 278: [60_000], 279: [2] };
  expect(await rejection(pixels('tiff', tiff(Buffer.from([1, 2]), page), 1))).toMatchObject({ code: 'image_too_large' });
});

test('LZMA of more pixels than the limit is refused before a program reads it', async () => {
  const page = { ...row, 256: [60_000], 257: [60_000], 259: [34_925], 258: [8], 262: [1], 277: [1], 279: [2] };
  expect(await rejection(pixels('tiff', tiff(Buffer.from([1, 2]), page), 1))).toMatchObject({ code: 'image_too_large' });
});

test('pictures stored in a way that no reader knows are not called damaged', async () => {
  const page = { ...row, 258: [8], 262: [1], 277: [1], 279: [2], 259: [50_013] };
  const said = String(await rejection(pixels('tiff', tiff(Buffer.from([1, 2]), page), 2)));
  expect(imageFaults.find(({ says }) => says.test(said))?.code).toBe('unsupported_conversion');
});

test('JPEGs without loss', async () => {
  const path = join(folder, 'plain.png');
  await sharp(Buffer.from([255, 0, 0, 0, 0, 255]), { raw: { width: 2, height: 1, channels: 3 } })
    .png()
    .toFile(path);
  for (const [encoder, layout] of [
    ['ljpeg', 'bgr24'],
    ['jpegls', 'rgb24'],
  ] as const) {
    const made = join(folder, `${encoder}.jpg`);
    await $`ffmpeg -v error -y -i ${path} -pix_fmt ${layout} -strict -1 -c:v ${encoder} -f image2 -update 1 ${made}`.quiet();
    const file = Buffer.from(await Bun.file(made).bytes());
    expect(await pixels('jpg', file, 2)).toEqual([
      [255, 0, 0, 255],
      [0, 0, 255, 255],
    ]);
    const frame = file.indexOf(Buffer.from([0xff, encoder === 'ljpeg' ? 0xc3 : 0xf7]));
    file.writeUInt32BE(0xffff_ffff, frame + 5);
    expect(await rejection(pixels('jpg', file, 2))).toMatchObject({ code: 'image_too_large' });
  }
});

test('a photograph that ends within its head is a fault of the file', async () => {
  // The first entries of the directory of an ORF, whose texts and pixels would follow.
  const entries = [
    ...[
      [256, 4, 1, 4640],
      [257, 4, 1, 3472],
      [258, 3, 1, 16],
      [259, 3, 1, 1],
      [262, 3, 1, 1],
    ],
    ...[
      [270, 2, 32, 2376],
      [271, 2, 24, 2408],
      [272, 2, 17, 2432],
      [273, 4, 1, 1_465_856],
      [274, 3, 1, 1],
    ],
  ].map(([tag = 0, type = 0, count = 0, value = 0]) => {
    const entry = Buffer.alloc(12);
    entry.writeUInt16LE(tag);
    entry.writeUInt16LE(type, 2);
    entry.writeUInt32LE(count, 4);
    entry.writeUInt32LE(value, 8);
    return entry;
  });
  const head = Buffer.concat([Buffer.from('IIRO\x08\0\0\0\x18\0', 'latin1'), ...entries]);
  expect(await rejection(pixels('raw', head, 1))).toMatchObject({ code: 'unsupported_conversion' });
});

test('grey of a TGA with its opacity', async () => {
  const head = Buffer.from([0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 16, 0x28]);
  expect(await pixels('tga', Buffer.concat([head, Buffer.from([10, 255, 200, 64])]), 2)).toEqual([
    [10, 10, 10, 255],
    [200, 200, 200, 64],
  ]);
});

test('of two pictures of one size in an icon, the one of more colours', async () => {
  const bitmap = { width: 256, height: 256, data: new Uint8Array(0), alpha: false };
  const plain = sharp({ create: { width: 256, height: 256, channels: 4, background: '#102030' } });
  const few = await plain.clone().png({ palette: true, colours: 2 }).toBuffer();
  const many = await sharp({ create: { width: 256, height: 256, channels: 4, background: '#405060' } })
    .png({ palette: false })
    .toBuffer();
  const icon = writeIcon(
    [
      { bitmap, png: few },
      { bitmap, png: many },
    ],
    'ico',
  );
  expect((await pixels('ico', icon, 1))[0]).toEqual([0x40, 0x50, 0x60, 255]);
});

test('a profile that is longer than its head says is applied', async () => {
  const red = sharp({ create: { width: 2, height: 1, channels: 3, background: '#f00' } });
  const { icc = Buffer.alloc(0) } = await sharp(await red.clone().withIccProfile('p3').tiff().toBuffer()).metadata();
  const padded = join(folder, 'padded.icc');
  writeFileSync(padded, Buffer.concat([icc, Buffer.alloc(4)]));
  const path = join(folder, 'odd.tiff');
  await red.withIccProfile(padded).tiff({ compression: 'none' }).toFile(path);
  const source = await openers.tiff?.(path, {} as never);
  if (!source) throw new RangeError('There is no such format.');
  expect(source.hasOddProfile).toBe(true);
  const image = await preparePage(source, 0, { alpha: true, depth16: true, metadata: true, profile: true }, {
    background: '#fff',
  } as Settings);
  const [r = 0, g = 255] = await sharp(await image.png().toBuffer())
    .raw()
    .toBuffer();
  expect([r, g < 60]).toEqual([255, true]);
});

test('a HEIC whose tables contradict each other is damaged, not of an unknown kind', async () => {
  const [png, heic] = [join(folder, 'plain.png'), join(folder, 'plain.heic')];
  await sharp({ create: { width: 64, height: 64, channels: 3, background: '#369' } })
    .png()
    .toFile(png);
  await $`heif-enc -q 90 -o ${heic} ${png}`.quiet();
  const whole = Buffer.from(await Bun.file(heic).bytes());
  expect((await pixels('heic', whole, 1))[0]?.map((value) => Math.round(value / 8))).toEqual([6, 13, 19, 32]);
  const broken = Buffer.from(whole);
  // The main picture is one that the file does not have (ISO/IEC 23008-12, 6.2).
  broken.writeUInt16BE(0x7777, whole.indexOf('pitm') + 8);
  expect(await rejection(pixels('heic', broken, 1))).toMatchObject({ code: 'corrupt_input' });
});
