import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { $ } from 'bun';
import { type Harness, startHarness } from '../../testing/harness.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { nightlyTest } from '../../testing/nightly.ts';
import { rejection } from '../../testing/rejection.ts';
import { chunk, ihdr, joinChunks } from './codecs/png.ts';
import { look, makeCard } from './testing.ts';

longTimeout();

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

const at = (name: string) => join(harness.dir, name);
const exif = async (path: string, ...tags: readonly string[]) =>
  JSON.parse((await $`exiftool -json ${tags.map((tag) => `-${tag}`)} ${path}`.quiet()).stdout.toString())[0] as Record<
    string,
    string | undefined
  >;
const first = ({ paths }: { readonly paths: readonly string[] }) => paths[0] ?? '';

/** Colour profiles from Ghostscript, which is installed anyway. */
const adobeRgb = '/usr/share/color/icc/ghostscript/a98.icc';

describe('colours', () => {
  test('an image that lies on its side is put upright, and says so only once', async () => {
    await $`convert -size 40x20 gradient:red-blue -rotate 90 ${at('lying.jpg')}`.quiet();
    await $`exiftool -q -overwrite_original -Orientation#=8 -Make=Maker -GPSLatitude=47.5 -GPSLatitudeRef=N ${at('lying.jpg')}`.quiet();
    for (const to of ['png', 'webp', 'tiff', 'avif', 'bmp', 'gif']) {
      const out = first(await harness.convert(at('lying.jpg'), 'jpg', to));
      const { width, height } = await look(out, to);
      expect([to, width, height]).toEqual([to, 40, 20]);
      expect((await exif(out, 'Orientation')).Orientation ?? 'Horizontal (normal)').toBe('Horizontal (normal)');
    }
  });

  test('camera data stays unless it is to go', async () => {
    for (const to of ['png', 'webp', 'tiff', 'avif', 'heic', 'jp2']) {
      expect((await exif(first(await harness.convert(at('lying.jpg'), 'jpg', to)), 'Make')).Make).toBe('Maker');
      const stripped = await exif(first(await harness.convert(at('lying.jpg'), 'jpg', to, { stripMetadata: true })), 'Make', 'GPSLatitude');
      expect([stripped.Make, stripped.GPSLatitude]).toEqual([undefined, undefined]);
    }
  });

  nightlyTest('JPEG XL keeps camera data when the image is re-encoded', async () => {
    expect((await exif(first(await harness.convert(at('lying.jpg'), 'jpg', 'jxl', { width: 20 })), 'Make')).Make).toBe('Maker');
  });

  test('CMYK becomes RGB with the right colours', async () => {
    await $`convert -size 32x32 ${'xc:rgb(200,40,40)'} -colorspace CMYK ${at('cmyk.jpg')}`.quiet();
    for (const to of ['png', 'webp', 'bmp', 'jxl']) {
      const out = first(await harness.convert(at('cmyk.jpg'), 'jpg', to));
      const [red, green, blue] = (await look(out, to)).pixel(16, 16);
      expect(red).toBeGreaterThan(150);
      expect(Math.max(green, blue)).toBeLessThan(90);
    }
  });

  test('a wide gamut keeps its profile, or is converted where the target has none', async () => {
    await $`convert -size 32x32 ${'xc:rgb(0,255,0)'} -profile /usr/share/color/icc/ghostscript/srgb.icc -profile ${adobeRgb} ${at('wide.png')}`.quiet();
    const jpg = first(await harness.convert(at('wide.png'), 'png', 'jpg'));
    expect((await exif(jpg, 'ICC_Profile:ProfileDescription')).ProfileDescription).toContain('A98');
    const bmp = first(await harness.convert(at('wide.png'), 'png', 'bmp'));
    const [red, green, blue] = (await look(bmp, 'bmp')).pixel(16, 16);
    expect(green).toBeGreaterThan(250);
    expect(Math.max(red, blue)).toBeLessThan(12);
  });

  nightlyTest('a grey profile stays only with grey images', async () => {
    await $`convert -size 32x32 xc:gray50 -colorspace gray -profile /usr/share/color/icc/ghostscript/sgray.icc ${at('grey.jpg')}`.quiet();
    const profileIn = async (to: string) =>
      (await exif(first(await harness.convert(at('grey.jpg'), 'jpg', to)), 'ICC_Profile:ColorSpaceData')).ColorSpaceData?.trim();
    expect(await profileIn('png')).toBe('GRAY');
    for (const to of ['webp', 'avif', 'heic']) expect(await profileIn(to)).not.toBe('GRAY');
    const webp = await look(first(await harness.convert(at('grey.jpg'), 'jpg', 'webp')), 'webp');
    const [grey = 0] = webp.pixel(16, 16);
    // The profile's middle grey is lighter than sRGB's.
    const meant =
      await $`convert ${at('grey.jpg')} -profile /usr/share/color/icc/ghostscript/srgb.icc -format ${'%[fx:p{16,16}.r*255]'} info:`.text();
    expect(Math.abs(grey - Number(meant))).toBeLessThan(4);
  });

  test('16 bits a channel stay 16 where there is room', async () => {
    await $`convert -size 64x16 -seed 2 plasma: -depth 16 png48:${at('deep.png')}`.quiet();
    const tiff = first(await harness.convert(at('deep.png'), 'png', 'tiff'));
    expect((await $`identify -format %z ${tiff}`.quiet()).stdout.toString()).toBe('16');
    const jpg = first(await harness.convert(at('deep.png'), 'png', 'jpg'));
    expect((await $`identify -format %z ${jpg}`.quiet()).stdout.toString()).toBe('8');
  });

  test('see-through parts stay, or lie on white or on the chosen colour', async () => {
    const card = await makeCard(harness.dir, 'png');
    const webp = first(await harness.convert(card, 'png', 'webp'));
    expect((await $`convert ${webp} -format ${'%[fx:p{72,48}.a]'} info:`.quiet()).stdout.toString()).toBe('0');
    expect((await look(first(await harness.convert(card, 'png', 'jpg')), 'jpg')).pixel(80, 56)).toEqual([255, 255, 255]);
    const [red, green, blue] = (await look(first(await harness.convert(card, 'png', 'jpg', { background: '#008000' })), 'jpg')).pixel(
      80,
      56,
    );
    expect([red < 6, Math.abs(green - 128) < 6, blue < 6]).toEqual([true, true, true]);
  });

  test('lossless means every pixel', async () => {
    await $`convert -size 80x60 -seed 7 plasma:fractal -depth 8 png24:${at('plasma.png')}`.quiet();
    for (const to of ['webp', 'jxl', 'jp2']) {
      const out = first(await harness.convert(at('plasma.png'), 'png', to, { lossless: true }));
      const [seen, source] = [await look(out, to), await look(at('plasma.png'), 'png')];
      expect(Buffer.compare(seen.samples, source.samples)).toBe(0);
    }
  });

  nightlyTest('a grey image of 16 bits with transparency is a JPEG XL that others read', async () => {
    await $`convert -size 40x20 gradient:white-black -alpha set -channel A -evaluate set 50% +channel -depth 16 -define png:color-type=4 -define png:bit-depth=16 ${at('veil16.png')}`.quiet();
    const jxl = first(await harness.convert(at('veil16.png'), 'png', 'jxl'));
    await $`djxl ${jxl} ${at('veil-back.png')}`.quiet();
    for (const path of [at('veil-back.png'), first(await harness.convert(jxl, 'jxl', 'png'))])
      expect(
        (await $`convert ${path} -format ${'%w %[fx:round(p{2,2}.r*10)] %[fx:round(p{2,2}.a*10)]'} info:`.quiet()).stdout.toString(),
      ).toBe('40 9 5');
  });

  nightlyTest('a JPEG comes back bit for bit from JPEG XL', async () => {
    const jxl = first(await harness.convert(at('lying.jpg'), 'jpg', 'jxl'));
    await $`djxl ${jxl} ${at('back.jpg')}`.quiet();
    // cjxl can't transcode this kind.
    await $`convert ${at('lying.jpg')} -sampling-factor 4x1 ${at('quarter.jpg')}`.quiet();
    const quarter = first(await harness.convert(at('quarter.jpg'), 'jpg', 'jxl'));
    expect((await look(quarter, 'jxl')).width).toBe((await look(jxl, 'jxl')).width);
    expect(Buffer.compare(await Bun.file(at('back.jpg')).bytes(), await Bun.file(at('lying.jpg')).bytes())).toBe(0);
  });

  test('the lowest quality is taken, and makes a smaller file than the highest', async () => {
    const size = async (to: string, quality: number) =>
      Bun.file(first(await harness.convert(at('plasma.png'), 'png', to, { quality }))).size;
    for (const to of ['jpg', 'webp', 'avif', 'heic', 'jxl', 'jp2']) expect(await size(to, 1), to).toBeLessThan(await size(to, 100));
  });

  nightlyTest.each([16, 32])('grey measured in fractions of white is not black, in %i bits', async (bits) => {
    const floats = `-colorspace gray -depth ${bits} -define quantum:format=floating-point -compress Zip`.split(' ');
    await $`convert -size 32x32 ${'gradient:#808080-#808080'} ${floats} ${at('measured.tiff')}`.quiet();
    const [grey = 0] = (await look(first(await harness.convert(at('measured.tiff'), 'tiff', 'png')), 'png')).pixel(16, 16);
    expect(Math.abs(grey - 128)).toBeLessThan(3);
  });

  nightlyTest('sizes, shapes and numbers of colours are as asked', async () => {
    const plasma = at('plasma.png');
    const sizeOf = async (options: Record<string, number | string>) => {
      const { width, height } = await look(first(await harness.convert(plasma, 'png', 'jpg', options)), 'jpg');
      return [width, height];
    };
    expect(await sizeOf({ width: 40 })).toEqual([40, 30]);
    expect(await sizeOf({ height: 30, width: 30 })).toEqual([30, 23]);
    expect(await sizeOf({ height: 30, width: 30, fit: 'cover' })).toEqual([30, 30]);
    expect(await sizeOf({ height: 10, width: 90, fit: 'fill' })).toEqual([90, 10]);
    const gif = first(await harness.convert(plasma, 'png', 'gif', { colours: 8 }));
    expect(Number((await $`identify -format %k ${gif}`.quiet()).stdout.toString())).toBeLessThanOrEqual(8);
    const ico = first(await harness.convert(plasma, 'png', 'ico', { iconSizes: '16,24,64' }));
    expect((await $`identify -format ${'%wx%h\n'} ${ico}`.quiet()).stdout.toString().trim().split('\n')).toEqual([
      '16x16',
      '24x24',
      '64x64',
    ]);
  });

  test('an icon has every usual size that the image can fill', async () => {
    await $`convert -size 300x200 xc:orange ${at('big.png')}`.quiet();
    const ico = first(await harness.convert(at('big.png'), 'png', 'ico'));
    expect((await $`identify -format ${'%w\n'} ${ico}`.quiet()).stdout.toString().trim().split('\n').map(Number)).toEqual([
      16, 32, 48, 64, 128, 256,
    ]);
  });

  test('too many pixels and truncated files are refused with their reason', async () => {
    await Bun.write(at('huge.png'), joinChunks([chunk('IHDR', ihdr(12_000, 9000, 8, 1)), chunk('IDAT', deflateSync(Buffer.alloc(9000)))]));
    expect(await rejection(harness.convert(at('huge.png'), 'png', 'jpg'))).toMatchObject({ code: 'image_too_large' });
    await Bun.write(at('cut.png'), (await Bun.file(at('plasma.png')).bytes()).slice(0, 3000));
    expect(await rejection(harness.convert(at('cut.png'), 'png', 'jpg'))).toMatchObject({ code: 'corrupt_input' });
    await Bun.write(at('cut.bmp'), (await Bun.file(first(await harness.convert(at('plasma.png'), 'png', 'bmp'))).bytes()).slice(0, 500));
    expect(await rejection(harness.convert(at('cut.bmp'), 'bmp', 'png'))).toMatchObject({ code: 'corrupt_input' });
  });
});
