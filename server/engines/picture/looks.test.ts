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
/** A real photograph where one lies beside the checkout, else a painted one with grain. */
const real = new URL('../../../../shared/fixtures/tiff/planar.tiff', import.meta.url).pathname;
beforeAll(async () => {
  harness = await startHarness();
  photo = join(harness.dir, 'photo.png');
  if (existsSync(real)) await $`convert ${real} -strip png24:${photo}`.quiet();
  else await $`convert -size 640x480 -seed 9 plasma:tan-navy -attenuate 0.1 +noise gaussian -blur 0x0.7 png24:${photo}`.quiet();
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
 * What each default must reach, and the tool whose default size it may not pass by more than the factor. WebP's usual
 * quality of 75 shows on smooth skies, so ours is higher and half as large again.
 */
const targets = [
  { to: 'jpg', least: 0.98, usual: (out: string) => $`convert ${photo} ${out}`, factor: 1 },
  { to: 'webp', least: 0.975, usual: (out: string) => $`convert ${photo} ${out}`, factor: 1.6 },
  { to: 'avif', least: 0.97, usual: (out: string) => $`avifenc ${photo} ${out}`, factor: 1.25 },
  { to: 'heic', least: 0.975, usual: (out: string) => $`heif-enc -q 65 -o ${out} ${photo}`, factor: 1.1 },
  { to: 'jxl', least: 0.98, usual: (out: string) => $`cjxl ${photo} ${out}`, factor: 1.1 },
  { to: 'jp2', least: 0.98, usual: (out: string) => $`convert ${photo} -quality 40 ${out}`, factor: 2 },
] as const;

describe('default qualities', () => {
  for (const { to, least, usual, factor } of targets)
    test(`${to}: no one sees a difference, at a size that is usual`, async () => {
      const [path = ''] = (await harness.convert(photo, 'png', to)).paths;
      const reference = join(harness.dir, `usual.${to}`);
      await usual(reference).quiet();
      const [ssim, size, usualSize] = [await similarity(path, to), Bun.file(path).size, Bun.file(reference).size];
      console.log(
        `${to}: SSIM ${ssim.toFixed(4)}, ${size} bytes; usual tool SSIM ${(await similarity(reference, to)).toFixed(4)}, ${usualSize} bytes`,
      );
      expect(ssim).toBeGreaterThan(least);
      expect(size).toBeLessThan(usualSize * factor);
    });
});
