import { expect, test } from 'bun:test';
import { identity, type Matrix } from './geometry.ts';
import { initialState } from './graphics-state.ts';
import type { Font, Glyph } from './page-content.ts';
import { makeTextPainter } from './paint-text.ts';

const page = { x0: 0, y0: 0, x1: 842, y1: 595 };
const font: Font = {
  family: 'Serif',
  bold: false,
  italic: false,
  monospace: false,
  serif: true,
  vertical: false,
  ascent: 0.9,
  descent: 0.2,
};
const loaded = { font, scale: 0.001, vertical: undefined, texts: undefined, largeSigns: undefined, signs: undefined };

/** The visible part of an I of 10 points, 5 wide, placed by a matrix, under this clip. */
const seen = (matrix: Matrix, clip: typeof page): number => {
  const glyphs: Glyph[] = [];
  const state = { ...initialState(identity, page), fontSize: 1, clip };
  const painter = makeTextPainter(
    glyphs,
    () => state,
    () => ({ mcid: -1, artifact: false }),
    () => loaded,
  );
  painter.setMatrix(matrix);
  painter.show([{ unicode: 'I', originalCharCode: 73, width: 500, isSpace: false }]);
  return glyphs.length;
};

test('a letter that runs down from the edge of what is shown is seen, and one that ends there is not', () => {
  const clip = { x0: 62, y0: 62, x1: 780, y1: 532 };
  expect(seen([0, 10, 10, 0, 700, 62], clip)).toBe(1);
  expect(seen([0, 10, 10, 0, 700, 56], clip)).toBe(0);
});

test('an upright letter over or under what is shown is hidden', () => {
  const clip = { x0: 62, y0: 62, x1: 780, y1: 532 };
  expect([61, 63, 538, 541].map((y) => seen([10, 0, 0, -10, 100, y], clip))).toEqual([0, 1, 1, 0]);
});

test('a glyph without text of its own has a place where a mark says what it means', () => {
  const placesOf = (actual: object | undefined): string[] => {
    const glyphs: Glyph[] = [];
    const state = { ...initialState(identity, page), fontSize: 1 };
    const painter = makeTextPainter(
      glyphs,
      () => state,
      () => ({ mcid: -1, artifact: false, actual }),
      () => loaded,
    );
    painter.setMatrix([10, 0, 0, -10, 100, 100]);
    painter.show([{ unicode: '', originalCharCode: 20, width: 500, isSpace: false }]);
    return glyphs.map((g) => g.text);
  };
  expect(placesOf({ text: 'า', from: 0 })).toEqual([' ']);
  expect(placesOf(undefined)).toEqual([]);
});
