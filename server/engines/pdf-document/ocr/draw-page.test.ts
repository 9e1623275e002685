import { beforeAll, expect, test } from 'bun:test';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { StepJob } from '../../../contract/engine.ts';
import { makeTestFolder } from '../../../testing/test-folder.ts';
import { pageOfImage } from '../testing/page-of-image.ts';
import { openPage } from './draw-page.ts';

let dir: string;
beforeAll(async () => {
  dir = makeTestFolder('draw');
});

/** Runs commands unchanged in the folder. */
const job = () =>
  ({
    stageDir: dir,
    run: async (argv: readonly string[]) => {
      const { exitCode, stdout, stderr } = Bun.spawnSync([...argv], { cwd: dir });
      return { exitCode, stdout: String(stdout), stderr: String(stderr) };
    },
  }) as unknown as StepJob;

const [width, height] = [595, 842];

/** One line across the page that slopes down to the right by `degrees`, through the middle of the second quarter. */
const pageWithLine = (degrees: number): Uint8Array => {
  const pixels = new Uint8Array(width * height).fill(250);
  for (let x = 60; x < width - 60; x++) {
    const top = Math.round(height * (3 / 8) + (x - width / 2) * Math.tan((degrees * Math.PI) / 180));
    for (let y = top; y < top + 6; y++) pixels[y * width + x] = 20;
  }
  return pageOfImage(pixels, width, height, [width, height]);
};

const inkedRows = async (name: string): Promise<readonly number[]> => {
  const bytes = await Bun.file(join(dir, `${name}.pgm`)).bytes();
  const [head = '', across, down] = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(new TextDecoder('latin1').decode(bytes.subarray(0, 60))) ?? [];
  const row = (y: number) => bytes.subarray(head.length + y * Number(across), head.length + (y + 1) * Number(across));
  return Array.from({ length: Number(down) }, (_, y) => y).filter((y) => row(y).some((value) => value < 100));
};

test.each([0, 4, -4])('a strip of a page whose lines sink by %d degrees has them level, and where they lie', async (skew) => {
  await Bun.write(join(dir, 'in.pdf'), pageWithLine(skew));
  const { draw } = openPage(job(), 'in.pdf', { page: 0, width, height, skew, drawn: false, resolution: 200, surface: 'plain' });
  const picture = await draw({ turn: 0, strip: { from: 1 / 4, height: 1 / 4 } });
  const rows = await inkedRows(picture?.parts[0]?.name ?? '');
  expect(rows.length).toBeWithin(12, 32);
  const middle = ((rows[0] ?? 0) + (rows.at(-1) ?? 0)) / 2;
  expect(Math.abs(middle - (height * 200) / 72 / 8)).toBeLessThan(20);
  await rm(join(dir, `${picture?.parts[0]?.name}.pgm`));
});
