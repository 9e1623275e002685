import { expect, test } from 'bun:test';
import type { Shape } from '../model.ts';
import type { Glyph } from '../read/page-content.ts';
import { directionOf } from './bidi.ts';
import { findDrawnBullets } from './drawn-bullets.ts';
import { runsOf } from './fractions.ts';
import { findRows } from './glyph-rows.ts';
import { joinAccents } from './join-accents.ts';
import { lowerTallScripts } from './large-signs.ts';
import { placeGlyphs } from './place-glyphs.ts';

const glyph = (text: string, x: number, width: number, y = 100): Glyph =>
  ({ text, x, y, width, size: 12, angle: 0, font: { monospace: false } }) as Glyph;

test('a vowel sign painted separately belongs to the letter below it', () => {
  const joined = joinAccents([glyph('ا', 10, 4), glyph('\u0651', 16, 0, 97), glyph('ن', 14, 6), glyph('ر', 20, 5)]);
  expect(joined.map((g) => g.text)).toEqual(['ا', 'ن\u0651', 'ر']);
});

test('accents that TeX paints over letters combine with them, and are separate signs elsewhere', () => {
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

const sized = (text: string, x: number, width: number, size: number, y: number): Glyph => ({ ...glyph(text, x, width, y), size });

test('an exponent of an index, which comes back to the baseline, stays with the index', () => {
  const norm = [sized('v', 10, 6, 11, 100), sized('L', 16, 6, 8, 101.7), sized('p', 22, 4, 6, 99.4), sized('C', 30, 8, 11, 100)];
  const scriptOf = (text: string) => findRows(norm)[0]?.pieces.find((p) => p.glyphs[0]?.text === text)?.script;
  expect(['v', 'L', 'p', 'C'].map(scriptOf)).toEqual(['base', 'sub', 'sub', 'base']);
});

test('an index that is lowered by little is one, and the letters of an exponent over it stay together', () => {
  const [row] = findRows([
    sized('u', 10, 6.9, 12, 100),
    sized('(', 16.9, 3.3, 8, 93.9),
    sized('1', 20.2, 4.2, 8, 93.9),
    sized(')', 24.4, 3.3, 8, 93.9),
    sized('n', 16.9, 5.1, 8, 101.2),
    sized('=', 31, 9, 12, 100),
  ]);
  const placed = placeGlyphs([...(row?.pieces ?? [])].sort((a, b) => a.x0 - b.x0));
  expect(placed.map((p) => `${p.script}:${p.text}`)).toEqual(['base:u', 'super:(', 'super:1', 'super:)', 'sub:n', 'base:=']);
});

test('an exponent over a longer index parts no term of the index', () => {
  const [row] = findRows([
    sized('z', 10, 6, 11, 100),
    sized('2', 16.5, 4, 8, 96),
    sized('m', 16, 7.5, 8, 102.5),
    sized('+', 23.5, 6, 8, 102.5),
    sized('1', 29.5, 4, 8, 102.5),
  ]);
  const placed = placeGlyphs([...(row?.pieces ?? [])].sort((a, b) => a.x0 - b.x0));
  expect(placed.map((p) => (p.spaceBefore ? ` ${p.text}` : p.text)).join('')).not.toContain(' ');
});

test('an index in a fraction in running text is one, however little it is lowered', () => {
  expect(
    runsOf([sized('h', 10, 4.5, 8, 100), sized('j', 14.5, 3, 6, 101.1)].map((g) => ({ ...g, font: { italic: true } }) as Glyph)),
  ).toEqual([
    { text: 'h', italic: true, script: 'base' },
    { text: 'j', italic: true, script: 'sub' },
  ]);
});

test('the index of an integral in running text stands where those of letters do', () => {
  const sign = { ...sized('\u222b', 10, 5, 10, 100), reach: { above: 8, below: 3 } };
  const lowered = lowerTallScripts([sign, sized('\u03c9', 14.5, 4, 7, 104.2), sized('x', 20, 5, 10, 100)]);
  expect(lowered.map((g) => Math.round(g.y))).toEqual([100, 102, 100]);
});

test('an index of the line over an integral is none of its limits', () => {
  const sign = { ...sized('\u222b', 10, 5, 10, 112), reach: { above: 8, below: 3 } };
  const line = [sized('v', 10, 5.6, 10, 100), sized('a', 15.6, 4, 7, 101.5), sized('x', 19.6, 4, 7, 101.5)];
  const lowered = lowerTallScripts([sign, ...line, sized('1', 17, 4, 7, 107)]);
  expect(lowered.map((g) => Math.round(g.y * 10) / 10)).toEqual([112, 100, 101.5, 101.5, 108]);
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
