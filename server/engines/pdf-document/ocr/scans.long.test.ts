import { afterAll, beforeAll, expect, test } from 'bun:test';
import { join } from 'node:path';
import sharp from 'sharp';
import { type Harness, startHarness } from '../../../testing/harness.ts';
import { longTimeout } from '../../../testing/long-timeout.ts';
import { nightlyTest } from '../../../testing/nightly.ts';
import { makePdf } from '../testing/make-pdf.ts';
import { pageOfImage } from '../testing/page-of-image.ts';
import { scanOfPage } from '../testing/scan-of-page.ts';

longTimeout();

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

const write = async (name: string, bytes: Uint8Array): Promise<string> => {
  const path = join(harness.dir, name);
  await Bun.write(path, bytes);
  return path;
};

test('the text of a scanned page is recognised and flows; the answer says so', async () => {
  const letter = await write(
    'letter.pdf',
    makePdf([
      { text: 'The ferry timetable', x: 72, y: 90, size: 24 },
      { text: 'Boats leave the northern pier at eight and at noon.', x: 72, y: 140, size: 14 },
    ]),
  );
  await Bun.$`pdftoppm -gray -r 150 -singlefile ${letter} ${join(harness.dir, 'drawn')}`.quiet();
  const drawn = new Uint8Array(await Bun.file(join(harness.dir, 'drawn.pgm')).arrayBuffer());
  const header = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(new TextDecoder('latin1').decode(drawn.subarray(0, 40))) as RegExpExecArray;
  const scan = await write('scan.pdf', pageOfImage(drawn.subarray(header[0].length), Number(header[1]), Number(header[2])));
  const { paths, notes } = await harness.convert(scan, 'pdf', 'txt');
  const text = await Bun.file(paths[0] ?? '').text();
  expect(text).toContain('The ferry timetable');
  expect(text).toContain('Boats leave the northern pier at eight and at noon.');
  expect(notes.join(' ')).toContain('recognized');
});

nightlyTest('a page in German that was scanned askew is read in German, and no other language where English is chosen', async () => {
  const lines = [
    'Die Fähre über den Fluß fährt für Fußgänger täglich um acht Uhr.',
    'Größere Fahrzeuge müssen an der Brücke warten, und das ist nicht neu.',
    'Während der Übung im März ist es nicht erlaubt, durch die Straße zu gehen.',
    'Wer sich nicht daran hält, zahlt dem Müller eine Gebühr von fünf Mark.',
  ];
  const texts = Array.from({ length: 14 }, (_, n) => ({ text: lines[n % 4] as string, x: 80, y: 120 + n * 19, size: 13 }));
  const letter = await write('deutsch.pdf', makePdf(texts));
  await Bun.$`pdftoppm -gray -r 150 -singlefile -png ${letter} ${join(harness.dir, 'deutsch')}`.quiet();
  const { data, info } = await sharp(join(harness.dir, 'deutsch.png'))
    .rotate(3, { background: '#fff' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const scan = await write('deutsch-scan.pdf', pageOfImage(new Uint8Array(data), info.width, info.height));
  const words = /Fähre über den Flu[ßs]s? fährt für Fußgänger/;
  const found = await harness.convert(scan, 'pdf', 'txt');
  expect(await Bun.file(found.paths[0] ?? '').text()).toMatch(words);
  const chosen = await harness.convert(scan, 'pdf', 'txt', { ocrLanguage: 'en' });
  expect(await Bun.file(chosen.paths[0] ?? '').text()).not.toMatch(words);
});

test('a picture without text stays a picture in a document, and is nothing for plain text', async () => {
  const pixels = new Uint8Array(306 * 396).map((_, i) => ((i % 306) + Math.floor(i / 306)) % 251);
  const blank = await write('blank.pdf', pageOfImage(pixels, 306, 396));
  const { paths, notes } = await harness.convert(blank, 'pdf', 'docx');
  expect(await Bun.$`unzip -l ${paths[0] ?? ''}`.quiet().text()).toMatch(/word\/media\/\S+\.(?:png|jpe?g)/);
  expect(notes.join(' ')).toContain('kept as a picture');
  const code = await harness.convert(blank, 'pdf', 'txt').then(
    () => 'converted',
    (thrown: { code?: string }) => thrown.code,
  );
  expect(code).toBe('nothing_to_convert');
});

nightlyTest.each([1, 3])('a page with no more than %d lines of Japanese at its head is read in Japanese', async (count) => {
  const lines = [
    '港湾委員会は新しい防波堤について話し合うため、昨年の春に二回開かれた。',
    '漁師たちは朝早く港を出て、夕方に帰ってくる。市場では新鮮な魚が売られている。',
    '灯台の光は夜の海を照らし、船を安全に導く。子供たちは海辺で遊んでいる。',
  ];
  const scan = await scanOfPage(harness, `few-${count}`, 'ja', lines.slice(0, count));
  const { paths } = await harness.convert(scan, 'pdf', 'txt');
  const text = (await Bun.file(paths[0] ?? '').text()).replace(/\s/g, '');
  expect(text).toContain('新しい防波堤について');
  if (count > 1) expect(text).toContain('朝早く港を出て');
});

nightlyTest('a page of grain with some lines of Russian at its head is read in Russian', async () => {
  const lines = [
    'Рыбаки уходят из порта рано утром и возвращаются вечером с рыбой.',
    'Свет башни показывает кораблям путь через тёмное море.',
  ];
  const scan = await scanOfPage(harness, 'grainy', 'ru', [...lines, ...lines, ...lines]);
  await Bun.$`pdftoppm -gray -r 200 -singlefile ${scan} ${join(harness.dir, 'grain')}`.quiet();
  const drawn = await Bun.file(join(harness.dir, 'grain.pgm')).bytes();
  const [head = '', width, height] = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(new TextDecoder('latin1').decode(drawn.subarray(0, 40))) ?? [];
  let seed = 7;
  const grain = (): number => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return (seed >> 16) % 24;
  };
  const pixels = drawn.subarray(head.length).map((value) => Math.max(0, Math.min(244, value) - grain()));
  const { paths } = await harness.convert(await write('grain.pdf', pageOfImage(pixels, Number(width), Number(height))), 'pdf', 'txt');
  expect(await Bun.file(paths[0] ?? '').text()).toContain('возвращаются вечером');
});

const boats = 'Boats leave the northern pier at eight and at noon.';

/** A page with that line 24 times, as a scan of 150 pixels per inch. */
const drawn = async (): Promise<{ readonly pixels: Uint8Array; readonly width: number; readonly height: number }> => {
  const texts = Array.from({ length: 24 }, (_, n) => ({ text: boats, x: 72, y: 90 + n * 26, size: 12 }));
  await Bun.$`pdftoppm -gray -r 150 -singlefile ${await write('boats.pdf', makePdf(texts))} ${join(harness.dir, 'boats')}`.quiet();
  const bytes = await Bun.file(join(harness.dir, 'boats.pgm')).bytes();
  const [head = '', width, height] = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(new TextDecoder('latin1').decode(bytes.subarray(0, 40))) ?? [];
  return { pixels: bytes.subarray(head.length), width: Number(width), height: Number(height) };
};
const timesRead = async (scan: string): Promise<number> => {
  const { paths } = await harness.convert(scan, 'pdf', 'txt');
  return (await Bun.file(paths[0] ?? '').text()).replace(/\s+/g, ' ').split(boats).length - 1;
};

test('a page that lies in shade on one side is read all over', async () => {
  const { pixels, width, height } = await drawn();
  const shade = pixels.map((value, at) => (30 + value * 0.8) * (0.25 + (0.75 * (at % width)) / width));
  expect(await timesRead(await write('shade.pdf', pageOfImage(shade, width, height)))).toBe(24);
});

nightlyTest('a page of black dots that stand for grey paper is read', async () => {
  const { pixels, width, height } = await drawn();
  const stride = (width + 7) >> 3;
  const bits = new Uint8Array(stride * height);
  // Error diffusion after Floyd and Steinberg.
  const values = Float32Array.from(pixels, (value) => 50 + value * 0.6);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const isWhite = (values[at] as number) > 127;
      const error = (values[at] as number) - (isWhite ? 255 : 0);
      for (const [next, share] of [
        [at + 1, 7],
        [at + width - 1, 3],
        [at + width, 5],
        [at + width + 1, 1],
      ] as const)
        if (next < values.length) values[next] = (values[next] as number) + (error * share) / 16;
      const byte = y * stride + (x >> 3);
      if (isWhite) bits[byte] = (bits[byte] as number) | (128 >> (x & 7));
    }
  expect(await timesRead(await write('dots.pdf', pageOfImage(bits, width, height, [612, 792], 0, 1)))).toBeGreaterThan(20);
});
