import { expect, test } from 'bun:test';
import type { Shape } from '../model.ts';
import type { Glyph, PageContent } from '../read/page-content.ts';
import { isOutlined, withoutOutlines } from './outlined.ts';

const shape = (x: number, y: number, width: number, height: number): Shape => ({
  box: { x0: x, y0: y, x1: x + width, y1: y + height },
  steps: [
    { kind: 'move', x, y },
    { kind: 'curve', x1: x, y1: y, x2: x, y2: y + height, x: x + width, y: y + height },
  ],
  fill: '#102030',
  opacity: 1,
});
const letters = Array.from({ length: 400 }, (_, n) => shape(60 + (n % 40) * 6, 100 + Math.floor(n / 40) * 14, 5, 8));
const frame = shape(50, 80, 300, 300);
const page = (drawings: readonly Shape[], glyphs: readonly Glyph[] = []): PageContent =>
  ({ index: 0, width: 400, height: 600, glyphs, rules: [], fills: [], images: [], drawings, links: [] }) as PageContent;
const word = (text: string, x: number, y: number, show: number): Glyph[] =>
  [...text].map((c, n) => ({ text: c, x: x + n * 6, y, width: 6, size: 10, show }) as Glyph);

test('a page whose text is outlines has hundreds of them and no letters', () => {
  expect(isOutlined(page(letters))).toBe(true);
  expect(isOutlined(page(letters.slice(0, 100)))).toBe(false);
  expect(isOutlined(page(letters, word('thirty letters and a few more of them', 60, 90, 0)))).toBe(false);
  const onePath = { ...frame, steps: letters.flatMap((l) => l.steps) };
  expect(isOutlined(page([onePath]))).toBe(true);
});

test('outlines go where their word was recognised; the rest of the drawing stays', () => {
  const read = withoutOutlines(page([frame, ...letters]), word('x'.repeat(40), 60, 108, 1));
  expect(read.drawings).toHaveLength(1 + 360);
  expect(read.drawings[0]).toBe(frame);
});
