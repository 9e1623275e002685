import { describe, expect, test } from 'bun:test';
import sharp from 'sharp';
import { longTimeout } from '../../../testing/long-timeout.ts';
import { lacks } from '../../../testing/needs.ts';
import { addExif } from './tiff-exif.ts';

longTimeout();

const fields = {
  IFD0: { Make: 'Camera works', Model: 'One', Copyright: 'Nobody' },
  IFD2: { ExposureTime: '1/125', DateTimeOriginal: '2024:05:06 07:08:09' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 12/1' },
};
const image = () => sharp({ create: { width: 8, height: 6, channels: 3, background: '#3366cc' } });
const exifBlock = async (): Promise<Buffer> => (await sharp(await image().withExif(fields).jpeg().toBuffer()).metadata()).exif as Buffer;

/** The same block in the other byte order: cameras write either. */
const asBigEndian = (block: Buffer): Buffer => {
  const out = Buffer.from(block);
  const exif = out.subarray(6);
  const swap = (at: number, size: number) => exif.subarray(at, at + size).reverse();
  const sizes = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8];
  const directory = (start: number): void => {
    const count = exif.readUInt16LE(start);
    swap(start, 2);
    for (let at = start + 2; at < start + 2 + count * 12; at += 12) {
      const [tag, type, values, place] = [
        exif.readUInt16LE(at),
        exif.readUInt16LE(at + 2),
        exif.readUInt32LE(at + 4),
        exif.readUInt32LE(at + 8),
      ];
      const [size, part] = [(sizes[type] ?? 0) * values, type === 5 || type === 10 ? 4 : (sizes[type] ?? 1)];
      const begin = size > 4 ? place : at + 8;
      if (tag === 0x8769 || tag === 0x8825) directory(place);
      if (part > 1) for (let value = begin; value < begin + size; value += part) swap(value, part);
      swap(at, 2);
      swap(at + 2, 2);
      swap(at + 4, 4);
      if (size > 4) swap(at + 8, 4);
    }
    swap(start + 2 + count * 12, 4);
  };
  directory(exif.readUInt32LE(4));
  exif.write('MM\0*', 'latin1');
  swap(4, 4);
  return out;
};

const told = (tiff: Buffer, tag: string): string => {
  const run = Bun.spawnSync(['exiftool', '-s3', '-n', `-${tag}`, '-'], { stdin: tiff });
  return run.stdout.toString().trim();
};

describe.skipIf(lacks('exiftool'))('camera data in a TIFF', () => {
  test.each(['little', 'big'] as const)('is what the EXIF in %s-endian order says', async (order) => {
    const block = await exifBlock();
    const tiff = addExif(await image().tiff().toBuffer(), order === 'big' ? asBigEndian(block) : block);
    expect(told(tiff, 'Make')).toBe('Camera works');
    expect(told(tiff, 'DateTimeOriginal')).toBe('2024:05:06 07:08:09');
    expect(Number(told(tiff, 'ExposureTime'))).toBe(1 / 125);
    expect(Number(told(tiff, 'GPSLatitude'))).toBeCloseTo(52.52, 2);
    expect(told(tiff, 'Warning')).toBe('');
  });
});

test('leaves the pixels unchanged', async () => {
  const tiff = await image().tiff().toBuffer();
  const pixels = (file: Buffer) => sharp(file).raw().toBuffer();
  expect(await pixels(addExif(tiff, await exifBlock()))).toEqual(await pixels(tiff));
});

test('gives a TIFF back as it was when the block is no EXIF, or is cut off', async () => {
  const tiff = await image().tiff().toBuffer();
  expect(addExif(tiff, Buffer.from('nothing'))).toEqual(tiff);
  const block = await exifBlock();
  for (let length = 20; length < block.length; length += 7) expect(() => addExif(tiff, block.subarray(0, length))).not.toThrow();
});
