import { expect, test } from 'bun:test';
import type { Shape } from '../model.ts';
import type { Glyph } from '../read/page-content.ts';
import { directionOf } from './bidi.ts';
import { findDrawnBullets } from './drawn-bullets.ts';
import { findRows } from './glyph-rows.ts';
import { joinAccents } from './join-accents.ts';

const glyph = (text: string, x: number, width: number, y = 100): Glyph => ({ text, x, y, width, size: 12, angle: 0 }) as Glyph;

test('a vowel sign painted by itself belongs to the letter that it stands over', () => {
  const joined = joinAccents([glyph('ا', 10, 4), glyph('\u0651', 16, 0, 97), glyph('ن', 14, 6), glyph('ر', 20, 5)]);
  expect(joined.map((g) => g.text)).toEqual(['ا', 'ن\u0651', 'ر']);
});

test('accents that TeX paints over letters are one sign with them, and stand alone elsewhere', () => {
  const before = joinAccents([
    glyph('´', 10.3, 5),
    glyph('e', 10.6, 5),
    glyph('ˆ', 20, 5),
    glyph('ı', 21, 3),
    glyph('c', 30, 5),
    glyph('¸', 30.2, 5),
  ]);
  expect(before.map((g) => g.text)).toEqual(['é', 'î', 'ç']);
  const apart = joinAccents([glyph('`', 10, 4), glyph('l', 14, 3), glyph('s', 17, 5), glyph('`', 22, 4)]);
  expect(apart.map((g) => g.text)).toEqual(['`', 'l', 's', '`']);
});

test('a letter set lower inside a word, as in the names of TeX, stays in its word', () => {
  const [row, ...others] = findRows([glyph('T', 10, 8.6), glyph('E', 16.6, 8, 102.6), glyph('X', 23.1, 9), glyph('l', 32.5, 4)]);
  expect(others).toEqual([]);
  expect(row?.pieces.every((p) => p.script === 'base')).toBe(true);
  // The next line's first letter, however close the lines.
  expect(findRows([glyph('T', 10, 8.6), glyph('X', 40, 9), glyph('E', 19, 8, 102.6)])).toHaveLength(2);
});

test('a line of names and titles in a text from right to left runs so too', () => {
  expect(directionOf('Pomology سابقا.')).toBe('ltr');
  expect(directionOf('Pomology سابقا.', 'rtl')).toBe('rtl');
  expect(directionOf('Journal of Pomology, vol. 12', 'rtl')).toBe('ltr');
});

test('drawn bullets stand where reading starts', () => {
  const disc = (x: number): Shape => ({
    box: { x0: x, y0: 94, x1: x + 4, y1: 98 },
    steps: [{ kind: 'curve', x1: 0, y1: 0, x2: 0, y2: 0, x: 0, y: 0 }],
    fill: '#000000',
    opacity: 1,
  });
  const latin = [...'abc'].map((c, n) => glyph(c, 100 + 6 * n, 6));
  const hebrew = [...'אבג'].map((c, n) => glyph(c, 100 - 6 * n, 6));
  expect(findDrawnBullets([disc(88), disc(126)], latin).map((b) => [b.text, b.x])).toEqual([['•', 88]]);
  expect(findDrawnBullets([disc(78), disc(114)], hebrew).map((b) => [b.text, b.x])).toEqual([['•', 114]]);
});
