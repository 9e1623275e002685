import { afterAll, beforeAll, expect, test } from 'bun:test';
import { join } from 'node:path';
import { type Harness, startHarness } from '../../testing/harness.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { isNightly, nightlyTest } from '../../testing/nightly.ts';
import { rejection } from '../../testing/rejection.ts';
import { pdfOf } from '../merge-pdf/samples.ts';
import { makePdf } from '../pdf-document/testing/make-pdf.ts';
import { pageOfImage } from '../pdf-document/testing/page-of-image.ts';
import { scanOfPage } from '../pdf-document/testing/scan-of-page.ts';

longTimeout();

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

const at = (name: string): string => join(harness.dir, name);
const write = async (name: string, bytes: string | Uint8Array): Promise<string> => {
  await Bun.write(at(name), bytes);
  return at(name);
};

const sentences = ['The ferry leaves the northern pier at eight.', 'Tickets are sold aboard until the last bell.'];
/** To find the language takes many times as long; the test of two languages does. */
const inEnglish = { ocrLanguage: 'en' };
const letter = () => makePdf(sentences.map((text, line) => ({ text, x: 72, y: 140 + 60 * line, size: 16 })));

/** The letter as a scan. The page is displayed rotated by `rotate` degrees and upright, except for the skew `askew`. */
const scanOf = async (rotate: 0 | 90, pdf = letter(), askew = 0): Promise<string> => {
  const path = await write('letter.pdf', pdf);
  await Bun.$`pdftoppm -gray -r 150 -singlefile ${path} ${at('drawn')}`.quiet();
  const turned = at('turned.pgm');
  // Readers rotate the page clockwise, so its picture is rotated counterclockwise.
  const [across, down] = rotate === 0 ? [1240, 1754] : [1754, 1240];
  const cut = ['-gravity', 'center', '-background', 'white', '-extent', `${across}x${down}`, '+repage'];
  await Bun.$`convert ${at('drawn.pgm')} -background white -rotate ${askew - rotate} ${cut} ${turned}`.quiet();
  const drawn = await Bun.file(turned).bytes();
  const [head = '', width, height] = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(new TextDecoder('latin1').decode(drawn.subarray(0, 40))) ?? [];
  return write(
    `scan-${rotate}.pdf`,
    pageOfImage(drawn.subarray(head.length), Number(width), Number(height), rotate === 0 ? [595, 842] : [842, 595], rotate),
  );
};

type Word = { readonly text: string; readonly x: number; readonly y: number };
/** Words and their origins, in points of the displayed page. */
const wordsOf = async (path: string): Promise<readonly Word[]> =>
  [
    ...(await Bun.$`pdftotext -bbox ${path} -`.text()).matchAll(
      /<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="[\d.]+" yMax="([\d.]+)">([^<]+)/g,
    ),
  ].map(([, x, top, bottom, text = '']) => ({ text, x: Number(x), y: (Number(top) + Number(bottom)) / 2 }));
const looksOf = async (path: string): Promise<string> => {
  await Bun.$`pdftoppm -r 40 -singlefile ${path} ${at('looks')}`.quiet();
  return Bun.SHA256.hash(await Bun.file(at('looks.ppm')).bytes(), 'hex');
};

test('step pdf to pdf: the words of a scan lie where they are seen, and nothing looks different', async () => {
  const truth = await wordsOf(await write('truth.pdf', letter()));
  const scan = await scanOf(0);
  expect(await wordsOf(scan)).toEqual([]);
  const { paths, notes } = await harness.convert(scan, 'pdf', 'pdf', inEnglish);
  const [path = ''] = paths;
  const words = await wordsOf(path);
  expect(words.map(({ text }) => text)).toEqual(truth.map(({ text }) => text));
  for (const [n, word] of words.entries()) {
    expect(Math.abs(word.x - (truth[n]?.x ?? 0))).toBeLessThan(4);
    expect(Math.abs(word.y - (truth[n]?.y ?? 0))).toBeLessThan(4);
  }
  expect(await looksOf(path)).toBe(await looksOf(scan));
  expect((await Bun.$`qpdf --check ${path}`.nothrow().quiet()).exitCode).toBe(0);
  expect(notes.join(' ')).toContain('The text of 1 page was recognized');
});

nightlyTest('on a page that is shown turned the words are turned with it', async () => {
  const scan = await scanOf(90);
  const { paths } = await harness.convert(scan, 'pdf', 'pdf');
  const [path = ''] = paths;
  expect((await Bun.$`pdftotext ${path} -`.text()).replace(/\s+/g, ' ').trim()).toBe(sentences.join(' '));
  expect(await looksOf(path)).toBe(await looksOf(scan));
  expect(await Bun.$`pdfinfo ${path}`.text()).toMatch(/Page rot: +90/);
});

/** Position of a point of an A4 page after rotating the page clockwise about its centre. */
const turned = ({ x, y }: Word, degrees: number): { readonly x: number; readonly y: number } => {
  const [sine, cosine] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const [right, down] = [x - 595 / 2, y - 842 / 2];
  return { x: 595 / 2 + right * cosine - down * sine, y: 842 / 2 + right * sine + down * cosine };
};

const inLines = Array.from({ length: 30 }, (_, n) => ({ text: `${sentences[n % 2]} Line ${101 + n}.`, x: 72, y: 90 + n * 22, size: 14 }));
/** Lines of the right column lie between those of the left. */
const inColumns = Array.from({ length: 60 }, (_, n) => {
  const [column, row] = [n % 2, Math.floor(n / 2)];
  return { text: `The boat leaves the pier: ${101 + n}.`, x: 60 + column * 260, y: 90 + row * 22 + column * 11, size: 14 };
});

const readInParts = [
  ['lines', inLines, 90, -2],
  ['columns', inColumns, 0, 3],
] as const;
const furtherParts = [
  ['lines', inLines, 0, 0],
  ['lines', inLines, 0, 3],
  ['columns', inColumns, 0, 0],
  ['columns', inColumns, 90, 0],
] as const;
test.each([...readInParts, ...(isNightly ? furtherParts : [])])(
  'words that are read in two parts lie where they are seen: %s, %#',
  async (_, lines, rotate, askew) => {
    const pdf = makePdf(lines);
    const truth = await wordsOf(await write('truth.pdf', pdf));
    const scan = await scanOf(rotate, pdf, askew);
    const { paths } = await harness.convert(scan, 'pdf', 'pdf', inEnglish);
    const [path = ''] = paths;
    const words = await wordsOf(path);
    for (const number of truth.filter(({ text }) => /^1\d\d\.$/.test(text))) {
      const { x, y } = turned(number, askew);
      const found = words.find(({ text }) => text === number.text);
      expect(Math.hypot((found?.x ?? 0) - x, (found?.y ?? 0) - y)).toBeLessThan(8);
    }
    expect(await looksOf(path)).toBe(await looksOf(scan));
  },
);

test('of a page in two languages, each line is laid once, in its own', async () => {
  const russian = ['Рыбаки уходят из порта рано утром', 'и возвращаются вечером с рыбой.'];
  const printed = [...sentences, ...sentences, ...russian, ...sentences, ...sentences];
  const scan = await scanOfPage(harness, 'two-languages', 'en', printed);
  const { paths } = await harness.convert(scan, 'pdf', 'pdf');
  const text = (await Bun.$`pdftotext -layout ${paths[0] ?? ''} -`.text()).trim().split(/\n+/);
  expect(text.map((line) => line.trim())).toEqual(printed);
});

test('a document with text stays complete; chosen pages are extracted', async () => {
  const path = await write('text.pdf', pdfOf('Alpha', 3));
  const whole = await harness.convert(path, 'pdf', 'pdf');
  const [same = ''] = whole.paths;
  expect(whole.notes).toEqual(['No page is a scan without text, so no text was added.']);
  expect(await Bun.$`pdftotext ${same} -`.text()).toBe(await Bun.$`pdftotext ${path} -`.text());
  const json = await Bun.$`qpdf --json --json-key=outlines --json-key=acroform --json-key=pagelabels ${same}`.json();
  expect(json.outlines.map(({ title }: { readonly title: string }) => title)).toEqual(['Alpha chapter']);
  expect(json.acroform.fields).toHaveLength(1);
  expect(json.pagelabels).toHaveLength(1);
  const picked = await harness.convert(path, 'pdf', 'pdf', { pages: '3,1', ocr: false });
  expect(picked.notes).toEqual([]);
  expect((await Bun.$`pdftotext ${picked.paths[0] ?? ''} -`.text()).match(/Alpha \d/g)).toEqual(['Alpha 3', 'Alpha 1']);
  expect(await rejection(harness.convert(path, 'pdf', 'pdf', { pages: '7-' }))).toMatchObject({ code: 'nothing_to_convert' });
});

test('a file that is not a PDF is damaged, and a broken table of contents is repaired', async () => {
  const words = await write('words.pdf', '%PDF-1.7\nthese are just words\n');
  expect(await rejection(harness.convert(words, 'pdf', 'pdf'))).toMatchObject({ code: 'corrupt_input' });
  const broken = await write('broken.pdf', pdfOf('Beta', 2).replace(/startxref\n\d+/, 'startxref\n7'));
  const { paths } = await harness.convert(broken, 'pdf', 'pdf');
  expect((await Bun.$`pdftotext ${paths[0] ?? ''} -`.text()).match(/Beta \d/g)).toEqual(['Beta 1', 'Beta 2']);
});
