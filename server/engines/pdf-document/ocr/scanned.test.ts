import { expect, test } from 'bun:test';
import type { Glyph, PageContent } from '../read/page-content.ts';
import type { RecognisedLine } from './hocr.ts';
import { recognisedPage } from './recognised-page.ts';
import { needsRecognition } from './scanned.ts';

const glyphs = (text: string, y: number, size: number): Glyph[] =>
  [...text].map((c, n) => ({ text: c, x: 60 + n * size, y, width: size, size, hidden: false }) as Glyph);
const page = (over: readonly Glyph[]): PageContent =>
  ({
    width: 800,
    height: 600,
    glyphs: over,
    images: [{ box: { x0: 0, y0: 100, x1: 800, y1: 600 } }],
    drawings: [],
  }) as unknown as PageContent;

test('a picture of a page is recognised, stamped or not; a slide with a title and a picture is none', () => {
  expect(needsRecognition(page([]))).toBe(true);
  expect(needsRecognition(page(glyphs('ABC 000123', 590, 9)))).toBe(true);
  expect(needsRecognition(page(glyphs('Gantt chart', 50, 32)))).toBe(false);
});

test('lines of a page that lay askew stand level, and a page read on its side is as wide as it was high', () => {
  const scan = { ...page([]), width: 600, height: 800 };
  const line = (middle: number): RecognisedLine => ({
    words: ['one', 'two', 'three', 'four'].map((text, n) => ({ text, x0: middle - 80 + n * 40, x1: middle - 50 + n * 40, confidence: 90 })),
    baseline: 400 + (middle - 300) * 0.05,
    slope: 0.05,
    middle,
    size: 12,
    sideways: false,
    box: { x0: middle - 80, y0: 388, x1: middle + 70, y1: 400 },
  });
  const read = recognisedPage(scan, [line(150), line(450)], { scale: 1, turn: 0, skew: 0 });
  expect(new Set(read?.glyphs.map((g) => Math.round(g.y)))).toEqual(new Set([400]));
  expect(recognisedPage(scan, [line(150)], { scale: 1, turn: 90, skew: 0 })).toMatchObject({ width: 800, height: 600 });
});

test.each([
  [
    'to the right',
    [
      ['left', 100, 190],
      ['right', 170, 260],
    ],
    'left right',
  ],
  [
    'to the left',
    [
      ['ימין', 170, 260],
      ['שמאל', 100, 190],
    ],
    'לאמש ןימי',
  ],
] as const)('words that reach into each other %s stay apart', (_, words, seen) => {
  const line: RecognisedLine = {
    words: words.map(([text, x0, x1]) => ({ text, x0, x1, confidence: 90 })),
    baseline: 400,
    slope: 0,
    middle: 200,
    size: 12,
    sideways: false,
    box: { x0: 100, y0: 388, x1: 260, y1: 400 },
  };
  const read = recognisedPage({ ...page([]), width: 600, height: 800 }, [line], { scale: 1, turn: 0, skew: 0 });
  const glyphs = [...(read?.glyphs ?? [])].sort((a, b) => a.x - b.x);
  expect(
    glyphs
      .map((g) => g.text)
      .join('')
      .trim(),
  ).toBe(seen);
});
