import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { join } from 'node:path';
import { $ } from 'bun';
import { type Harness, startHarness } from '../../testing/harness.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { rejection } from '../../testing/rejection.ts';
import { look } from './testing.ts';

longTimeout();

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

const at = (name: string) => join(harness.dir, name);
const first = ({ paths }: { readonly paths: readonly string[] }) => paths[0] ?? '';
const infoOf = async (pdf: string) => (await $`pdfinfo ${pdf}`.quiet()).stdout.toString();
const pageSize = async (pdf: string) =>
  /Page size:\s+([\d.]+) x ([\d.]+)/
    .exec(await infoOf(pdf))
    ?.slice(1, 3)
    .map(Number);

describe('images on paper', () => {
  test('a JPEG goes into the PDF as it is, upright, at its resolution, with a title', async () => {
    await $`convert -size 300x200 -seed 3 plasma:red-blue -density 150 -units PixelsPerInch -rotate 90 ${at('photo.jpg')}`.quiet();
    await $`exiftool -q -overwrite_original -Orientation#=8 ${at('photo.jpg')}`.quiet();
    const pdf = first(await harness.convert(at('photo.jpg'), 'jpg', 'pdf'));
    await $`pdfimages -all ${pdf} ${at('inside')}`.quiet();
    expect(Buffer.compare(await Bun.file(at('inside-000.jpg')).bytes(), await Bun.file(at('photo.jpg')).bytes())).toBe(0);
    expect(await pageSize(pdf)).toEqual([144, 96]);
    expect(await infoOf(pdf)).toMatch(/Title:\s+test/);
    await $`convert ${at('photo.jpg')} -auto-orient ${at('upright.png')}`.quiet();
    const [seen, upright] = [await look(pdf, 'pdf', 150), await look(at('upright.png'), 'png')];
    for (const [x, y] of [
      [20, 20],
      [280, 20],
      [20, 180],
      [280, 180],
    ] as const)
      for (const [channel, value] of seen.pixel(x, y).entries())
        expect(Math.abs(value - (upright.pixel(x, y)[channel] ?? 0))).toBeLessThan(12);
    expect((await $`qpdf --check ${pdf}`.quiet()).exitCode).toBe(0);
  });

  test('a TIFF is printed as large as the image that it was', async () => {
    await $`convert -size 60x40 xc:red -density 300 -units PixelsPerInch ${at('fine.jpg')}`.quiet();
    await $`convert -size 60x40 xc:red +density -strip ${at('silent.png')}`.quiet();
    const dpi = async (path: string) =>
      (await $`identify -units PixelsPerInch -format ${'%[fx:round(resolution.x)]'} ${path}`.text()).trim();
    expect(await dpi(first(await harness.convert(at('fine.jpg'), 'jpg', 'tiff')))).toBe('300');
    expect(await dpi(first(await harness.convert(at('silent.png'), 'png', 'tiff')))).toBe('72');
  });

  test('a JPEG that is cut short is refused, as elsewhere', async () => {
    await $`convert -size 300x200 -seed 3 plasma:red-blue ${at('whole.jpg')}`.quiet();
    const bytes = await Bun.file(at('whole.jpg')).bytes();
    await Bun.write(at('cut.jpg'), bytes.subarray(0, bytes.length / 2));
    const refused = await harness.convert(at('cut.jpg'), 'jpg', 'pdf').catch(({ code }) => code);
    expect(refused).toBe('corrupt_input');
  });

  test('a grey image keeps what is see-through', async () => {
    await $`convert -size 40x20 xc:black -alpha set -channel A -evaluate set 50% +channel -colorspace gray -define png:color-type=4 ${at('veil.png')}`.quiet();
    const pdf = first(await harness.convert(at('veil.png'), 'png', 'pdf'));
    const [grey = 0] = (await look(pdf, 'pdf', 72)).pixel(20, 10);
    expect(Math.abs(grey - 128)).toBeLessThan(4);
  });

  test('every page of a TIFF is there: as pages, and as images with their numbers', async () => {
    await $`convert -size 60x40 xc:red xc:lime xc:blue ${at('pages.tiff')}`.quiet();
    expect(await infoOf(first(await harness.convert(at('pages.tiff'), 'tiff', 'pdf')))).toMatch(/Pages:\s+3/);
    const { paths, parts } = await harness.convert(at('pages.tiff'), 'tiff', 'png');
    expect(parts).toEqual(['1', '2', '3']);
    expect((await look(paths[2] ?? '', 'png')).pixel(5, 5)).toEqual([0, 0, 255]);
    const chosen = await harness.convert(at('pages.tiff'), 'tiff', 'jpg', { pages: '2-' });
    expect(chosen.parts).toEqual(['2', '3']);
    expect(await rejection(harness.convert(at('pages.tiff'), 'tiff', 'jpg', { pages: '7' }))).toMatchObject({ code: 'nothing_to_convert' });
  });

  test('page size, orientation, margin and resolution are as asked', async () => {
    const size = async (options: Record<string, string | number>) =>
      pageSize(first(await harness.convert(at('photo.jpg'), 'jpg', 'pdf', options)));
    expect(await size({ pageSize: 'a4' })).toEqual([841.89, 595.28]);
    expect(await size({ pageSize: 'a4', orientation: 'portrait' })).toEqual([595.28, 841.89]);
    expect(await size({ dpi: 300 })).toEqual([72, 48]);
    expect(await size({ dpi: 300, margin: 10 })).toEqual([128.693, 104.693]);
  });

  test('a small image fills a chosen page up to its margins, unless a resolution is chosen', async () => {
    await $`convert -size 300x200 xc:red ${at('small.png')}`.quiet();
    const widthOn = async (options: Record<string, string | number>) => {
      const seen = await look(first(await harness.convert(at('small.png'), 'png', 'pdf', { pageSize: 'a4', ...options })), 'pdf', 72);
      return Array.from({ length: seen.width }, (_, x) => seen.pixel(x, Math.floor(seen.height / 2))).filter(
        ([, green = 255]) => green < 128,
      ).length;
    };
    expect(Math.abs((await widthOn({})) - 842)).toBeLessThanOrEqual(2);
    expect(Math.abs((await widthOn({ orientation: 'portrait', margin: 25 })) - 453.5)).toBeLessThanOrEqual(2);
    expect(Math.abs((await widthOn({ dpi: 144 })) - 150)).toBeLessThanOrEqual(2);
  });

  test('transparency stays in the PDF', async () => {
    await $`convert -size 40x40 xc:none -fill red -draw ${'rectangle 0,0 19,39'} ${at('half.png')}`.quiet();
    const pdf = first(await harness.convert(at('half.png'), 'png', 'pdf'));
    expect((await $`pdfimages -list ${pdf}`.quiet()).stdout.toString()).toContain('smask');
    const seen = await look(pdf, 'pdf');
    expect([seen.pixel(5, 20), seen.pixel(35, 20)]).toEqual([
      [255, 0, 0],
      [255, 255, 255],
    ]);
  });

  test('a PNG without transparency is not packed anew', async () => {
    await $`convert -size 200x200 -seed 5 plasma: -depth 8 -define png:exclude-chunks=all png24:${at('plain.png')}`.quiet();
    const pdf = first(await harness.convert(at('plain.png'), 'png', 'pdf'));
    expect(Bun.file(pdf).size - Bun.file(at('plain.png')).size).toBeLessThan(1500);
    await $`pdfimages -png ${pdf} ${at('plain')}`.quiet();
    const [seen, source] = [await look(at('plain-000.png'), 'png'), await look(at('plain.png'), 'png')];
    expect(Buffer.compare(seen.samples, source.samples)).toBe(0);
  });
});
