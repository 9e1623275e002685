import { afterAll, beforeAll, expect, test } from 'bun:test';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { type Harness, startHarness } from '../../../testing/harness.ts';
import { longTimeout } from '../../../testing/long-timeout.ts';
import { scanOfPage } from '../testing/scan-of-page.ts';

longTimeout();

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

const text = 'The harbour committee met twice last spring to talk about the new breakwater and the old lighthouse.';
const photograph = async (): Promise<string> => {
  const waves = Buffer.from(Array.from({ length: 240 * 160 }, (_, at) => 90 + Math.round(60 * Math.sin((at % 240) / 9 + at / 4000))));
  const png = await sharp(waves, { raw: { width: 240, height: 160, channels: 1 } })
    .png()
    .toBuffer();
  return `<img width="300" src="data:image/png;base64,${png.toString('base64')}">`;
};

test('a scan keeps the photograph between its text', async () => {
  const scan = await scanOfPage(harness, 'photograph', 'en', [text, text, await photograph(), text]);
  const { paths } = await harness.convert(scan, 'pdf', 'docx');
  const files = unzipSync(await Bun.file(paths[0] ?? '').bytes());
  const pictures = Object.keys(files).filter((name) => name.startsWith('word/media/'));
  expect(pictures).toHaveLength(1);
  const { width, height } = await sharp(files[pictures[0] ?? '']).metadata();
  expect(width / height).toBeGreaterThan(1.4);
  expect(width / height).toBeLessThan(1.6);
  expect(strFromU8(files['word/document.xml'] ?? new Uint8Array()).split('harbour committee')).toHaveLength(4);
});

test('a scan of text has no picture', async () => {
  const { paths } = await harness.convert(await scanOfPage(harness, 'text', 'en', [text, text, text]), 'pdf', 'docx');
  const files = unzipSync(await Bun.file(paths[0] ?? '').bytes());
  expect(Object.keys(files).filter((name) => name.startsWith('word/media/'))).toEqual([]);
});
