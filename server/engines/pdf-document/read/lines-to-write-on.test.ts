import { expect, test } from 'bun:test';
import { findLinesToWriteOn } from './lines-to-write-on.ts';
import type { Glyph, Rule } from './page-content.ts';

const glyph = (size: number): Glyph =>
  ({ text: 'a', x: 100 - size, y: 100, width: size, size, angle: 0, hidden: false, font: {}, show: 0 }) as unknown as Glyph;
const rule = (x0: number, x1: number): Rule => ({ x0, x1, y0: 100, y1: 100, width: 1, colour: '#000000' });
const writtenBy = (size: number, x1 = 200): string | undefined =>
  findLinesToWriteOn([glyph(size)], [rule(100, x1)]).glyphs.find(({ text }) => text.startsWith('_'))?.text;

test('a line becomes as many characters as fit on it, and few beside a tiny text', () => {
  expect(writtenBy(10)).toBe('_'.repeat(20));
  expect(writtenBy(0.001, 14_400)).toHaveLength(500);
});

test('a line is no line to write on under words, or in a table', () => {
  expect(findLinesToWriteOn([{ ...glyph(10), x: 120 }], [rule(100, 200)]).lines).toEqual([]);
  expect(findLinesToWriteOn([glyph(10)], [rule(100, 200), { ...rule(200, 200), y0: 80, y1: 100 }]).lines).toEqual([]);
});
