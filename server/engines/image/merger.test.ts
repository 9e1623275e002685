import { afterAll, beforeAll, expect, test } from 'bun:test';
import { join } from 'node:path';
import sharp from 'sharp';
import { startApp, type TestApp } from '../../testing/app.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { makeTestFolder } from '../../testing/test-folder.ts';

longTimeout();

let app: TestApp;
let dir: string;
beforeAll(async () => {
  app = await startApp();
  dir = makeTestFolder('merge-images');
});
afterAll(async () => {
  await app.close();
});

type Image = { readonly width: number; readonly height: number; readonly colour: string; readonly format: 'png' | 'jpg' | 'tiff' };
const fileOf = async ({ width, height, colour, format }: Image): Promise<File> => {
  const drawn = sharp({ create: { width, height, channels: 3, background: colour } }).withMetadata({ density: 150 });
  return new File(
    [
      new Uint8Array(
        await (format === 'tiff' ? drawn.tiff({ compression: 'lzw' }) : drawn.toFormat(format === 'jpg' ? 'jpeg' : format)).toBuffer(),
      ),
    ],
    `${colour}.${format}`,
  );
};

const merge = async (images: readonly Image[], to: string): Promise<string> => {
  const form = new FormData();
  for (const { format } of images) form.append('inputFormat', format);
  form.append('outputFormat', to);
  for (const image of images) form.append('file', await fileOf(image));
  const answer = await app.send('/api/convert', { method: 'POST', body: form });
  expect(answer.status === 200 ? '' : await answer.text()).toBe('');
  const path = join(dir, `${images.length}.${to}`);
  await Bun.write(path, await answer.bytes());
  return path;
};

/** Each page or frame according to ImageMagick: size, resolution, centre colour and duration. */
const look = async (path: string): Promise<readonly string[]> =>
  (await Bun.$`identify -format ${'%wx%h %[fx:round(resolution.x)] %[pixel:p{20,10}] %T\n'} ${path}`.text()).trim().split('\n');

test('images become a GIF that shows each for a second, in their order', async () => {
  const path = await merge(
    [
      { width: 60, height: 40, colour: 'red', format: 'png' },
      { width: 60, height: 40, colour: 'lime', format: 'jpg' },
      { width: 40, height: 40, colour: 'blue', format: 'png' },
    ],
    'gif',
  );
  const frames = await look(path);
  expect(frames).toHaveLength(3);
  for (const [n, colour] of ['255,0,0', '0,255,[01]', '0,0,255'].entries())
    expect(frames[n]).toMatch(new RegExp(`^60x40 .*\\(${colour}.* 100$`));
  expect(await Bun.$`identify -verbose ${path}`.text()).toMatch(/Iterations: 0/);
});

test('images of any size become pages of a TIFF, and its own pages come along', async () => {
  const path = await merge(
    [
      { width: 60, height: 40, colour: 'red', format: 'tiff' },
      { width: 31, height: 77, colour: 'blue', format: 'png' },
    ],
    'tiff',
  );
  const pages = await look(path);
  expect(pages.map((page) => page.split(' ').slice(0, 2).join(' '))).toEqual(['60x40 150', '31x77 150']);
  // Each page shows its own content at its own position.
  expect(pages.map((page) => /\d+,\d+,\d+/.exec(page)?.[0])).toEqual(['255,0,0', '0,0,255']);
  const form = new FormData();
  form.append('inputFormat', 'tiff');
  form.append('outputFormat', 'tiff');
  for (const _ of [1, 2]) form.append('file', new File([await Bun.file(path).bytes()], 'pages.tiff'));
  const answer = await app.send('/api/convert', { method: 'POST', body: form });
  const again = join(dir, 'again.tiff');
  await Bun.write(again, await answer.bytes());
  expect((await look(again)).map((page) => page.split(' ')[0])).toEqual(['60x40', '31x77', '60x40', '31x77']);
  expect(await Bun.$`exiftool -validate -warning ${again}`.text()).toContain('OK');
});

test('what is too much for one image is refused', async () => {
  const form = new FormData();
  form.append('inputFormat', 'png');
  form.append('outputFormat', 'gif');
  const large = await fileOf({ width: 9000, height: 6000, colour: 'red', format: 'png' });
  for (const _ of [1, 2]) form.append('file', large);
  const answer = await app.send('/api/convert', { method: 'POST', body: form });
  expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([422, 'image_too_large']);
});
