import { expect, test } from 'bun:test';
import type { Glyph } from './page-content.ts';
import { asHorizontal, isVertical } from './vertical-lines.ts';

const glyph = (text: string, x: number, y: number, angle = 0, vertical = false): Glyph =>
  ({ text, x, y, width: 10, size: 10, angle, hidden: false, font: { vertical }, show: 0 }) as unknown as Glyph;
const line = '潮は一日に二度満ち外の壁につけない小さな舟もともに入ってくる。';

/** Lines that run down a page of 400 points, from right to left, one glyph per character. */
const down = (count: number): Glyph[] =>
  Array.from({ length: count }, (_, n) => [...line].map((sign, k) => glyph(sign, 300 - 20 * n, 60 + 11 * k))).flat();
/** The same page rotated so that down becomes right. */
const turned = (glyphs: readonly Glyph[]): Glyph[] => glyphs.map((g) => ({ ...g, x: g.y, y: 400 - g.x, angle: 270 }));

test('a page whose signs follow each other downwards is vertical; one set in lines, or with few signs, is not', () => {
  expect(isVertical(down(4))).toBe(true);
  expect(isVertical(down(4).map((g) => ({ ...g, x: g.y, y: 400 - g.x })))).toBe(false);
  expect(isVertical(down(1))).toBe(false);
});

test('its signs stand in lines, and the number under them goes', () => {
  const number = glyph('12', 200, 560);
  const found = asHorizontal(turned([...down(3), number]));
  const rows = Map.groupBy(found, (g) => Math.round(g.y));
  expect([...rows.values()].map((own) => own.map((g) => g.text).join(''))).toEqual([line, line, line]);
  expect([...rows.keys()]).toEqual([...rows.keys()].sort((a, b) => a - b));
  expect(found.every((g) => g.angle === 0)).toBe(true);
});
