import { expect, test } from 'bun:test';
import type { Glyph } from '../read/page-content.ts';
import { joinOverlays } from './join-overlays.ts';

const glyph = (text: string, x: number, width: number, y = 100): Glyph => ({ text, x, y, width, size: 10, angle: 0 }) as Glyph;
const joined = (...glyphs: Glyph[]): readonly string[] => joinOverlays(glyphs).map((g) => g.text);

test('a stroke through a relation negates it', () => {
  expect(joined(glyph('a', 0, 5), glyph('\u0338', 8, 0), glyph('=', 8, 7.8), glyph('b', 18, 5))).toEqual(['a', '≠', 'b']);
  expect(joined(glyph('/', 0, 5), glyph('=', 5, 7.8))).toEqual(['/', '=']);
  expect(joined(glyph('\u0338', 8, 0), { ...glyph('=', 8, 7.8), angle: 90 })).toEqual(['\u0338', '=']);
});

test('a bar painted on a space crosses the l above it', () => {
  expect(joined(glyph('e', 0, 4.4), glyph(' ', 4.4, 2.8), glyph('l', 4.4, 2.8), glyph('M', 10, 9))).toEqual(['e', 'ł', 'M']);
  expect(joined(glyph(' ', 4.8, 2.8), glyph('L', 4.4, 6.3))).toEqual(['Ł']);
  expect(joined(glyph(' ', 4.4, 2.8), glyph('l', 7.2, 2.8))).toEqual([' ', 'l']);
  expect(joined(glyph(' ', 4.4, 2), glyph('L', 5.4, 5.1))).toEqual([' ', 'L']);
  expect(joined(glyph(' ', 4.4, 2.8), glyph('i', 4.4, 2.8))).toEqual([' ', 'i']);
  expect(joined(glyph(' ', 4.4, 2.8), { ...glyph('l', 4.4, 2.8), show: 1 })).toEqual([' ', 'l']);
});
