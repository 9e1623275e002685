import { expect, test } from 'bun:test';
import type { Glyph, Rule } from '../read/page-content.ts';
import { setFractions } from './fractions.ts';
import { setLimits, setRoots } from './roots.ts';

const font = { family: 'Math', bold: false, italic: true, monospace: false, serif: true, vertical: false, ascent: 0.9, descent: 0.2 };

const glyph = (text: string, x: number, y: number, size = 10): Glyph => ({
  text,
  x,
  y,
  width: 0.5 * size,
  size,
  font,
  colour: '#000000',
  angle: 0,
  hidden: false,
  stroked: false,
  mcid: -1,
  artifact: false,
  show: 0,
  clip: { x0: 0, y0: 0, x1: 600, y1: 800 },
});

const rule = (x0: number, x1: number, y: number): Rule => ({ x0, x1, y0: y, y1: y, width: 0.4, colour: '#000000' });

const textsOf = (glyphs: readonly Glyph[]): readonly string[] => glyphs.map((g) => g.text);

test('a root is its sign, its bar and what stands under the bar', () => {
  const bar = rule(105, 125, 92);
  const { glyphs, bars } = setRoots(
    [
      glyph('y', 80, 100),
      glyph('\u221a', 100, 92.5),
      glyph('x', 106, 100),
      glyph('+', 113, 100),
      glyph('1', 120, 100),
      glyph('z', 130, 100),
    ],
    [bar, rule(300, 400, 92)],
  );
  expect(textsOf(glyphs)).toEqual(['y', '\u221a(x + 1)', 'z']);
  expect(glyphs[1]?.formula?.kind).toBe('root');
  expect([...bars]).toEqual([bar]);
});

test('a sign of a root without a bar stays a sign', () => {
  const given = [glyph('\u221a', 100, 100), glyph('2', 106, 100)];
  expect(setRoots(given, [rule(140, 160, 92)]).glyphs).toEqual(given);
});

test('a sum has the limits in its middle, and no text that goes on beside them', () => {
  const line = [glyph('\u2211', 100, 100), glyph('x', 109, 100)];
  const limits = [glyph('i', 98, 112, 7), glyph('=', 101.5, 112, 7), glyph('1', 105, 112, 7), glyph('n', 101, 88, 7)];
  const set = setLimits([...line, ...limits]);
  expect(textsOf(set)).toEqual(['\u2211_(i=1)^n', 'x']);
  expect(set[0]?.formula).toMatchObject({ kind: 'operator', sign: '\u2211' });
  const goesOn = [...line, ...[60, 66, 72, 78, 84, 90, 96, 102, 108, 114, 120, 126].map((x) => glyph('w', x, 112, 7))];
  expect(setLimits(goesOn)).toEqual(goesOn);
});

test('an exponent of the next line is no limit of the sign over it', () => {
  const line = [glyph('\u2211', 100, 100), glyph('x', 109, 100)];
  const next = [glyph('y', 95.5, 113), glyph('2', 100.5, 109, 7), glyph('z', 106, 113)];
  const given = [...line, ...next];
  expect(setLimits(given)).toEqual(given);
  expect(textsOf(setLimits([...line, glyph('2', 100.5, 109, 7)]))).toEqual(['\u2211_2', 'x']);
});

test('limits that stand beside each other belong each to its own sign', () => {
  const line = [...'lim'].map((letter, n) => ({ ...glyph(letter, 80 + n * 5, 100), font: { ...font, italic: false } }));
  const under = [...'k\u2192\u221e'].map((sign, n) => glyph(sign, 82 + n * 3.5, 107.5, 7));
  const sum = [glyph('\u2211', 100, 100), glyph('x', 109, 100)];
  const limits = [...'j=0'].map((sign, n) => glyph(sign, 97 + n * 3.5, 109, 7));
  expect(textsOf(setLimits([...line, ...under, ...sum, ...limits, glyph('k', 101, 88, 7)]))).toEqual([
    'lim_(k\u2192\u221e)',
    '\u2211_(j=0)^k',
    'x',
  ]);
});

test('an exponent before a bar is no part of what stands over it', () => {
  const bar = rule(114, 124, 97.4);
  const fraction = [glyph('x', 116.5, 93.2), glyph('2', 116.5, 106.8)];
  const { glyphs } = setFractions([glyph('y', 105, 100), glyph('n', 110, 96, 7), ...fraction, glyph('z', 126, 100)], [bar]);
  expect(textsOf(glyphs)).toEqual(['y', 'n', 'x/2', 'z']);
});
