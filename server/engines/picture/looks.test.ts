import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { $ } from 'bun';
import { type Harness, startHarness } from '../testing/harness.ts';
import { patient } from '../testing/patient.ts';
import { seenAs } from './testing.ts';

patient();

let harness: Harness;
let photo: string;
/** A real photograph where one lies beside the checkout, else a computed one with fine detail and grain. */
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

/** Structural similarity of lightness (Wang 2004) by ffmpeg, 1 for equal pictures. */
const similarity = async (path: string, format: string): Promise<number> => {
  const filter = '[0]format=gray[a];[1]format=gray[b];[a][b]ssim';
  const png = `${path}.compared.png`;
  await $`convert ${await seenAs(path, format, 72)} png24:${png}`.quiet();
  const { stderr } = await $`ffmpeg -nostdin -v info -i ${png} -i ${photo} -lavfi ${filter} -f null -`.quiet();
  return Number(/All:([\d.]+)/.exec(stderr.toString())?.[1]);
};

/**
 * What each default must reach, and the tool whose default size it may not pass. For WebP, AVIF and HEIC those defaults
 * are frugal: SSIM of 0.95 is where people begin to tell such coding from the source at normal viewing.
 */
const targets = [
  { to: 'jpg', least: 0.98, usual: (out: string) => $`convert ${photo} ${out}` },
  { to: 'webp', least: 0.95, usual: (out: string) => $`convert ${photo} ${out}` },
  { to: 'avif', least: 0.965, usual: (out: string) => $`avifenc ${photo} ${out}` },
  { to: 'heic', least: 0.97, usual: (out: string) => $`heif-enc -o ${out} ${photo}` },
  { to: 'jxl', least: 0.975, usual: (out: string) => $`cjxl ${photo} ${out}` },
  { to: 'jp2', least: 0.98, usual: (out: string) => $`convert ${photo} ${out}` },
] as const;

describe('default qualities', () => {
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
      // Colours as strong as the computed scene's are no photograph's.
      expect(size).toBeLessThanOrEqual(usualSize * (existsSync(real) ? 1 : 1.1));
    });
});
