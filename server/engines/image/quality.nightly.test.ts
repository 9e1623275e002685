import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { $ } from 'bun';
import { type Harness, startHarness } from '../../testing/harness.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { seenAs } from './testing.ts';

longTimeout();

let harness: Harness;
let photo: string;
/** A real photograph if present beside the checkout, else a synthetic one with fine detail and grain. */
const real = new URL('../../../../shared/fixtures/tiff/planar.tiff', import.meta.url).pathname;
beforeAll(async () => {
  harness = await startHarness();
  photo = join(harness.dir, 'photo.png');
  if (existsSync(real)) await $`convert ${real} -strip png24:${photo}`.quiet();
  else {
    const scene = 'mandelbrot=s=960x720:r=1:start_scale=0.02:end_scale=0.02,scale=640:480:flags=area,noise=alls=4:all_seed=9,gblur=0.6';
    await $`ffmpeg -v error -f lavfi -i ${scene} -frames:v 1 -pix_fmt rgb24 ${photo}`.quiet();
  }
});
afterAll(() => harness.close());

/** Structural similarity of luma (Wang 2004) by ffmpeg, 1 for equal images. */
const similarity = async (path: string, format: string, source = photo): Promise<number> => {
  const filter = '[0]format=gray[a];[1]format=gray[b];[a][b]ssim';
  const png = `${path}.compared.png`;
  await $`convert ${await seenAs(path, format, 72)} png24:${png}`.quiet();
  const { stderr } = await $`ffmpeg -nostdin -v info -i ${png} -i ${source} -lavfi ${filter} -f null -`.quiet();
  return Number(/All:([\d.]+)/.exec(stderr.toString())?.[1]);
};

/**
 * The minimum quality of each default, and the tool whose default size it must not exceed. The defaults for WebP, AVIF and
 * HEIC are economical: at normal viewing, differences become noticeable below an SSIM of 0.95.
 */
const targets = [
  { to: 'jpg', least: 0.98, usual: (out: string, source = photo) => $`convert ${source} ${out}` },
  { to: 'webp', least: 0.95, usual: (out: string, source = photo) => $`convert ${source} ${out}` },
  { to: 'avif', least: 0.965, usual: (out: string, source = photo) => $`avifenc ${source} ${out}` },
  { to: 'heic', least: 0.97, usual: (out: string, source = photo) => $`heif-enc -o ${out} ${source}` },
  { to: 'jxl', least: 0.975, usual: (out: string, source = photo) => $`cjxl ${source} ${out}` },
  { to: 'jp2', least: 0.98, usual: (out: string, source = photo) => $`convert ${source} ${out}` },
] as const;

/** Text, lines, flat and soft areas. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="360">
  <linearGradient id="soft" x2="1" y2="1"><stop stop-color="#ffe08a"/><stop offset="1" stop-color="#e04a6a"/></linearGradient>
  <rect width="480" height="360" fill="#f4f7fb"/><circle cx="130" cy="130" r="95" fill="url(#soft)" stroke="#222" stroke-width="4"/>
  <rect x="250" y="40" width="200" height="130" rx="15" fill="#3aa0ff"/><path d="M30 310C100 200 170 350 240 260" fill="none" stroke="#0a7d4a" stroke-width="6"/>
  ${[0, 1, 2, 3, 4, 5].map((line) => `<text x="250" y="${200 + line * 22}" font-size="${10 + line * 2}">Words and figures 1234567890</text>`).join('')}
</svg>`;

describe('default qualities', () => {
  test('drawings are as small as the usual tools make them, and as sharp', async () => {
    const [svg, png] = [join(harness.dir, 'drawing.svg'), join(harness.dir, 'drawing.png')];
    await Bun.write(svg, drawing);
    await $`rsvg-convert -o ${svg}.png ${svg} && convert ${svg}.png -alpha off png24:${png}`.quiet();
    for (const { to, usual } of targets.filter(({ to }) => ['webp', 'avif', 'heic', 'jxl'].includes(to))) {
      const [path = ''] = (await harness.convert(png, 'png', to)).paths;
      const reference = join(harness.dir, `usual-drawing.${to}`);
      await usual(reference, png).quiet();
      const ssim = await similarity(path, to, png);
      console.log(`${to} of a drawing: SSIM ${ssim.toFixed(4)}, ${Bun.file(path).size} bytes; usual tool ${Bun.file(reference).size}`);
      expect(ssim, to).toBeGreaterThan(0.99);
      expect(Bun.file(path).size, to).toBeLessThanOrEqual(Bun.file(reference).size);
    }
  });

  for (const { to, least, usual } of targets)
    test(`${to}: no one sees a difference, at no more than the usual size`, async () => {
      const [path = ''] = (await harness.convert(photo, 'png', to)).paths;
      const reference = join(harness.dir, `usual.${to}`);
      await usual(reference).quiet();
      const [ssim, size, usualSize] = [await similarity(path, to), Bun.file(path).size, Bun.file(reference).size];
      console.log(
        `${to}: SSIM ${ssim.toFixed(4)}, ${size} bytes; usual tool SSIM ${(await similarity(reference, to)).toFixed(4)}, ${usualSize} bytes`,
      );
      expect(ssim).toBeGreaterThan(least);
      // The synthetic scene's colours are stronger than in any photograph.
      expect(size).toBeLessThanOrEqual(usualSize * (existsSync(real) ? 1 : 1.1));
    });
});

describe('a requested size', () => {
  for (const to of ['jpg', 'webp', 'avif'])
    test(`${to}: kept to by quality while that is enough, and by fewer pixels below`, async () => {
      const widthAt = async (megabytes?: number) => {
        const { paths, notes } = await harness.convert(photo, 'png', to, megabytes === undefined ? {} : { targetSize: megabytes });
        const [path = ''] = paths;
        const png = `${path}.seen.png`;
        await $`convert ${await seenAs(path, to, 72)} ${png}`.quiet();
        return { bytes: Bun.file(path).size, width: Number(await $`identify -format %w ${png}`.text()), notes, path };
      };
      const whole = await widthAt();
      const roomy = await widthAt(20);
      expect([roomy.bytes, roomy.notes]).toEqual([whole.bytes, whole.notes]);

      const most = Math.ceil(whole.bytes / 12_500) / 100;
      const lower = await widthAt(most);
      expect(lower.bytes).toBeLessThanOrEqual(most * 1e6);
      expect(lower.bytes).toBeGreaterThan(most * 1e6 * 0.6);
      expect(lower.width).toBe(whole.width);
      expect(await similarity(lower.path, to)).toBeGreaterThan(0.8);

      const tiny = await widthAt(0.01);
      expect(tiny.bytes).toBeLessThanOrEqual(10_000);
      expect(tiny.width).toBeLessThan(whole.width);
      expect(tiny.notes.join()).toContain('% of its width and height');
      expect(tiny.bytes).toBeGreaterThan(8000);
    });
});
