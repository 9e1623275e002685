import { expect, test } from 'bun:test';
import { existsSync, readFileSync } from 'node:fs';
import { convertPdf } from '../convert-pdf.ts';
import type { ImageData } from '../model.ts';
import { pageOfImage } from '../testing/page-of-image.ts';
import { ownPdf } from '../warm-up/own-pdf.ts';
import { fontFile } from '../warm-up/warm-up.ts';
import { LoopbackPort } from './loopback-port.ts';
import { openPdf } from './open.ts';
import { readPage } from './read-page.ts';

const withPages = test.skipIf(!existsSync(fontFile));
const pages = (): Uint8Array => ownPdf(new Uint8Array(readFileSync(fontFile)));

test('operators are handed over as they are, in lists of their own', async () => {
  const port = new LoopbackPort();
  const heard: { chunk: { fnArray: unknown[]; argsArray: unknown[]; lastChunk: boolean; length: number } }[] = [];
  port.addEventListener('message', ({ data }) => heard.push(data as never));
  const glyphs = [{ unicode: 'a' }];
  const chunk = { fnArray: [44], argsArray: [glyphs], lastChunk: true, length: 1 };
  port.postMessage({ chunk } as never);
  // pdf.js does the same before the receiver is notified.
  chunk.fnArray.length = chunk.argsArray.length = 0;
  await Promise.resolve();
  expect(heard).toEqual([{ chunk: { fnArray: [44], argsArray: [glyphs], lastChunk: true, length: 1 } }]);
  expect(heard[0]?.chunk.argsArray[0]).toBe(glyphs);
});

withPages('no outlines of letters are made', async () => {
  const pdf = await openPdf(pages());
  for (let page = 0; page < pdf.numPages; page++) await readPage(pdf, page, new Map());
  const known = [...(await pdf.getPage(pdf.numPages)).commonObjs].map(([id]) => id);
  await pdf.loadingTask.destroy();
  expect(known.length).toBeGreaterThan(0);
  expect(known.filter((id) => String(id).includes('_path_'))).toEqual([]);
});

withPages('pictures that are only placed have one name each', async () => {
  const pdf = await openPdf(pages());
  const images = new Map<string, ImageData>();
  const [first, second, whole] = [await readPage(pdf, 0, undefined), await readPage(pdf, 1, undefined), await readPage(pdf, 1, images)];
  await pdf.loadingTask.destroy();
  const grey = await openPdf(new Uint8Array(pageOfImage(new Uint8Array(24 * 16), 24, 16)));
  const [other] = (await readPage(grey, 0, undefined)).images;
  await grey.loadingTask.destroy();
  expect(other?.image).toMatch(/^24x16-/);
  expect(other?.image).not.toBe(first.images[0]?.image as string);
  expect(first.images.map(({ image }) => image)).toEqual([expect.stringMatching(/^24x16-/)]);
  expect(second.images[0]?.image).toBe(first.images[0]?.image as string);
  expect(second.images.map(({ box }) => box)).toEqual(whole.images.map(({ box }) => box));
  expect([...images.keys()]).toEqual(whole.images.map(({ image }) => image));
});

test('a scan is looked at for plain text too', async () => {
  const [width, height] = [850, 1100];
  const pixels = Uint8Array.from({ length: width * height }, (_, at) => (Math.floor(at / width / 20) % 2 ? 255 : (at * 7919) % 200));
  const found = await convertPdf(new Uint8Array(pageOfImage(pixels, width, height)), 'txt', { title: 'Scan' });
  expect(found).toMatchObject({ kind: 'scanned', pages: [{ page: 0, resolution: 100 }] });
});

test('of a page that was recognised, plain text decodes no picture', async () => {
  const scan = (): Uint8Array => new Uint8Array(pageOfImage(new Uint8Array(850 * 1100).fill(200), 850, 1100));
  const bare = await openPdf(scan(), { pictures: false });
  const { images, width } = await readPage(bare, 0, undefined);
  await bare.loadingTask.destroy();
  expect({ images, width }).toEqual({ images: [], width: 612 });
  const words = ['Boats', 'leave', 'the', 'pier'].map((text, n) => ({ text, x0: 100 + 80 * n, x1: 160 + 80 * n, confidence: 90 }));
  const box = { x0: 100, y0: 176, x1: 400, y1: 200 };
  const line = { words, baseline: 200, slope: 0, middle: 250, size: 24, sideways: false, box };
  const recognised = new Map([[0, { lines: [line], scale: 0.72, turn: 0 as const, skew: 0 }]]);
  const converted = await convertPdf(scan(), 'txt', { title: 'Scan', recognised });
  expect(converted.kind === 'converted' && new TextDecoder().decode(converted.bytes)).toContain('Boats leave the pier');
});
