/** Truncated, empty and overwritten files of every family: never an internal error. */
import { afterAll, beforeAll, expect, test } from 'bun:test';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';
import { asProblem } from './contract/problem.ts';
import { type Harness, startHarness } from './testing/harness.ts';
import { longTimeout } from './testing/long-timeout.ts';

longTimeout();

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

const photo = sharp({
  create: { width: 90, height: 60, channels: 3, background: '#3060a0', noise: { type: 'gaussian', mean: 90, sigma: 40 } },
});
const zipOf = (parts: Readonly<Record<string, string>>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text.repeat(40))])));

/** A minimal intact file of each family, and its target. */
const sound: readonly (readonly [format: string, target: string, make: (path: string) => Promise<unknown>])[] = [
  ['png', 'webp', (path) => photo.clone().png().toFile(path)],
  ['jpg', 'png', (path) => photo.clone().jpeg().toFile(path)],
  ['gif', 'png', (path) => photo.clone().gif().toFile(path)],
  ['webp', 'png', (path) => photo.clone().webp().toFile(path)],
  ['tiff', 'png', (path) => photo.clone().tiff({ compression: 'lzw' }).toFile(path)],
  ['avif', 'png', (path) => photo.clone().avif().toFile(path)],
  ['mp4', 'webm', (path) => Bun.$`ffmpeg -v error -y -f lavfi -i testsrc2=s=64x48:r=10:d=1 -f mp4 ${path}`.quiet()],
  ['mp3', 'wav', (path) => Bun.$`ffmpeg -v error -y -f lavfi -i sine=d=1 -f mp3 ${path}`.quiet()],
  [
    'pdf',
    'docx',
    (path) =>
      Bun.$`printf '%s' ${'%!PS\n/Times-Roman findfont 20 scalefont setfont 90 600 moveto (Words) show showpage\n'} | ps2pdf - ${path}`.quiet(),
  ],
  ['docx', 'pdf', (path) => Bun.write(path, zipOf({ 'word/document.xml': '<w:p/>', '[Content_Types].xml': '<Types/>' }))],
  ['xlsx', 'csv', (path) => Bun.write(path, zipOf({ 'xl/workbook.xml': '<workbook/>', '[Content_Types].xml': '<Types/>' }))],
  ['epub', 'mobi', (path) => Bun.write(path, zipOf({ 'META-INF/container.xml': '<container/>' }))],
  ['epub', 'html', (path) => Bun.write(path, zipOf({ 'META-INF/container.xml': '<container/>' }))],
  ['zip', 'tar', (path) => Bun.write(path, zipOf({ 'a.txt': 'words' }))],
  ['json', 'xml', (path) => Bun.write(path, '{"a":[1,2,{"b":"c"}]}'.repeat(9))],
  ['svg', 'png', (path) => Bun.write(path, '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9"/></svg>')],
  ['ps', 'pdf', (path) => Bun.write(path, '%!PS\n20 20 60 40 rectfill showpage\n')],
];

const broken: readonly (readonly [how: string, change: (bytes: Uint8Array) => Uint8Array])[] = [
  ['half of it', (bytes) => bytes.slice(0, bytes.length >> 1)],
  ['nothing', () => new Uint8Array()],
  ['its middle zero', (bytes) => bytes.slice().fill(0, Math.min(64, bytes.length >> 2), (bytes.length * 3) >> 2)],
];

/** Families whose workers start fast. */
const quick = new Set(['png', 'jpg', 'tiff', 'zip', 'json', 'ps', 'mp3']);

test('a broken file of any family is the file’s fault', async () => {
  const ours: string[] = [];
  let refused = 0;
  for (const [format, target, make] of sound) {
    const path = join(harness.dir, `a.${format}`);
    await make(path);
    const bytes = await Bun.file(path).bytes();
    // A worker is replaced after a broken file, and some take seconds to start.
    for (const [how, change] of quick.has(format) ? broken : broken.slice(0, 1)) {
      await Bun.write(path, change(bytes));
      const code = await harness.convert(path, format, target).then(
        () => 'ok',
        (thrown) => asProblem(thrown).code,
      );
      if (code === 'internal_error') ours.push(`${how} of ${format} to ${target}`);
      if (code !== 'ok') refused++;
    }
  }
  expect(ours).toEqual([]);
  expect(refused).toBeGreaterThan(sound.length);
});
