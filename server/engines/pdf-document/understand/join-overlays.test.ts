import { expect, test } from 'bun:test';
import type { Glyph } from '../read/page-content.ts';
import { joinOverlays } from './join-overlays.ts';

const glyph = (text: string, x: number, width: number, y = 100): Glyph => ({ text, x, y, width, size: 10, angle: 0 }) as Glyph;
const joined = (...glyphs: Glyph[]): readonly string[] => joinOverlays(glyphs).map((g) => g.text);

test('a stroke through a relation negates it, wherever a stroke is one', () => {
  expect(joined(glyph('a', 0, 5), glyph('\u0338', 8, 0), glyph('=', 8, 7.8), glyph('b', 18, 5))).toEqual(['a', '≠', 'b']);
  expect(joined(glyph('/', 9.4, 5), glyph('∈', 8.5, 6.7))).toEqual(['∉']);
  expect(joined(glyph('/', 0, 5), glyph('=', 5, 7.8))).toEqual(['/', '=']);
  expect(joined(glyph('/', 0, 5), glyph('b', 0, 5))).toEqual(['/', 'b']);
  expect(joined(glyph('\u0338', 8, 0), { ...glyph('=', 8, 7.8), angle: 90 })).toEqual(['\u0338', '=']);
});

test('pieces that run into each other are one arrow', () => {
  expect(joined(glyph('=', 0, 7.8), glyph('⇒', 6.1, 10))).toEqual(['⟹']);
  expect(joined(glyph('⇐', 0, 10), glyph('⇒', 8.3, 10))).toEqual(['⟺']);
  expect(joined(glyph('↦', 0, 0), glyph('→', 0, 10))).toEqual(['↦']);
  expect(joined(glyph('↦', 0, 0), glyph('−', 0, 7.8), glyph('→', 6.1, 10))).toEqual(['⟼']);
  expect(joined(glyph('−', 0, 7.8), glyph('→', 7.8, 10))).toEqual(['−', '→']);
});

test('a sign over another and a letter in a circle are one', () => {
  expect(joined(glyph('∼', 0, 7.8, 98), glyph('=', 0, 7.8, 100.5))).toEqual(['≅']);
  expect(joined(glyph('.', 2.5, 2.8, 95), glyph('=', 0, 7.8))).toEqual(['≐']);
  expect(joined(glyph('∼', 0, 7.8), glyph('=', 0, 7.8))).toEqual(['∼', '=']);
  expect(joined(glyph('c', 2.8, 4.4), glyph('◯', 0, 10))).toEqual(['©']);
  expect(joined(glyph('◯', 0, 10), glyph('c', 2.8, 4.4))).toEqual(['©']);
  expect(joined(glyph('c', 0, 4.4), glyph('◯', 5, 10))).toEqual(['c', '◯']);
});

test('a bar painted on a space crosses the l above it', () => {
  expect(joined(glyph('e', 0, 4.4), glyph(' ', 4.4, 2.8), glyph('l', 4.4, 2.8), glyph('M', 10, 9))).toEqual(['e', 'ł', 'M']);
  expect(joined(glyph(' ', 4.8, 2.8), glyph('L', 4.4, 6.3))).toEqual(['Ł']);
  expect(joined(glyph(' ', 4.4, 2.8), glyph('l', 7.2, 2.8))).toEqual([' ', 'l']);
  expect(joined(glyph(' ', 4.4, 2), glyph('L', 5.4, 5.1))).toEqual([' ', 'L']);
  expect(joined(glyph(' ', 4.4, 2.8), glyph('i', 4.4, 2.8))).toEqual([' ', 'i']);
  expect(joined(glyph(' ', 4.4, 2.8), { ...glyph('l', 4.4, 2.8), show: 1 })).toEqual([' ', 'l']);
});
