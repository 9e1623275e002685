import { expect, test } from 'bun:test';
import type { Shape } from '../model.ts';
import { findDrawnMarks } from './drawn-marks.ts';
import type { Glyph } from './page-content.ts';

const stroke = { width: 1, colour: '#000000' } as const;
const square = (x: number, y: number, size = 11): Shape => ({
  box: { x0: x, y0: y, x1: x + size, y1: y + size },
  steps: [
    { kind: 'move', x, y },
    { kind: 'line', x: x + size, y },
    { kind: 'line', x: x + size, y: y + size },
    { kind: 'line', x, y: y + size },
    { kind: 'close' },
  ],
  stroke,
  opacity: 1,
});
const line = (x: number, y: number): Shape => ({
  box: { x0: x, y0: y, x1: x + 7, y1: y + 7 },
  steps: [
    { kind: 'move', x, y },
    { kind: 'line', x: x + 7, y: y + 7 },
  ],
  stroke,
  opacity: 1,
});
const glyph = (text: string, x: number, y: number): Glyph =>
  ({ text, x, y, width: 7, size: 12, angle: 0, hidden: false, font: {}, show: 0 }) as unknown as Glyph;

const signs = (drawings: readonly Shape[], glyphs: readonly Glyph[]): string =>
  findDrawnMarks({ drawings, glyphs, rules: [] })
    .glyphs.map(({ text }) => text)
    .join('');

test('a square beside a word is a box to tick, crossed by lines or by a letter', () => {
  expect(signs([square(50, 90), line(52, 92)], [glyph('A', 70, 100)])).toBe('A☒');
  expect(signs([square(50, 90)], [glyph('A', 70, 100), glyph('X', 52, 100)])).toBe('A☒');
  expect(signs([square(50, 90)], [glyph('A', 70, 100)])).toBe('A☐');
  expect(signs([square(50, 90), square(50, 105)], [glyph('A', 70, 100), glyph('B', 70, 115)])).toBe('AB☐☐');
});

test('squares that touch are cells, one without a word is a drawing, one with other letters a frame, a small one a bullet', () => {
  expect(signs([square(50, 90), square(61, 90)], [glyph('A', 80, 100)])).toBe('A');
  expect(signs([square(50, 90)], [glyph('A', 300, 100)])).toBe('A');
  expect(signs([square(50, 90)], [glyph('A', 70, 100), glyph('7', 52, 100)])).toBe('A7');
  expect(signs([square(50, 93, 7)], [glyph('A', 70, 100)])).toBe('A');
});

test('thousands of squares are a pattern', () => {
  const many = Array.from({ length: 5000 }, (_, n) => square((n % 70) * 20, Math.floor(n / 70) * 20));
  expect(signs(many, [glyph('A', 70, 100)])).toBe('A');
});

/** Curves all around, as in a ring; with `sides`, a box with rounded corners. */
const round = (x: number, y: number, sides: boolean, paint: Pick<Shape, 'fill' | 'stroke'>): Shape => {
  const bow = (dx: number, dy: number) => ({
    kind: 'curve' as const,
    x1: x + dx,
    y1: y + dy,
    x2: x + dx,
    y2: y + dy,
    x: x + dx,
    y: y + dy,
  });
  const corners = [bow(10, 0), bow(10, 10), bow(0, 10), bow(0, 0)];
  const side = { kind: 'line' as const, x, y };
  return {
    box: { x0: x, y0: y, x1: x + 10, y1: y + 10 },
    steps: [{ kind: 'move', x, y }, ...corners.flatMap((corner) => (sides ? [side, corner] : [corner])), { kind: 'close' }],
    opacity: 1,
    ...paint,
  };
};

test('boxes and rings as browsers print them are recognised, filled or not; single rings are bullets', () => {
  const grey = { stroke };
  const words = [glyph('A', 70, 100), glyph('B', 70, 130)];
  const tickInside: Shape = { ...line(52, 91), stroke: { width: 1, colour: '#ffffff' } };
  expect(signs([round(50, 90, true, { fill: '#0075ff' }), tickInside, round(50, 120, true, grey)], words)).toBe('AB☒☐');
  const dot: Shape = { ...round(50, 90, false, { fill: '#0075ff' }), box: { x0: 52, y0: 92, x1: 58, y1: 98 } };
  expect(signs([round(50, 90, false, grey), dot, round(50, 120, false, grey)], words)).toBe('AB☒☐');
  expect(signs([round(50, 90, false, grey), round(50, 120, false, grey)], words)).toBe('AB');
});
