import { expect, test } from 'bun:test';
import type { Typeface } from '../../typeface.ts';
import { times } from './core-widths.ts';
import { findFaces } from './typefaces.ts';

/** A family whose characters are `factor` times as wide as in Times. */
const family = (name: string, factor: number, more: Partial<Typeface> = {}): Typeface => {
  const letters = new Array<number>(95).fill(0);
  for (const c of 'The mill stands by the river.') letters[c.charCodeAt(0) - 32] = (letters[c.charCodeAt(0) - 32] as number) + 1;
  const advance = letters.reduce((sum, n, sign) => sum + (n * (times.regular[sign] as number) * factor) / 1000, 0);
  return { family: name, bold: false, italic: false, monospace: false, serif: true, letters, advance, widths: new Map(), ...more };
};

const faceOf = (typeface: Typeface) => findFaces([typeface])({ font: typeface.family, bold: false, italic: false });

test('a family that no reader has gives way to one that is as wide', () => {
  expect(faceOf(family('Millwright Old', 0.93))).toMatchObject({ font: 'Times New Roman', scale: 93 });
  expect(faceOf(family('Millwright Sans', 1, { serif: false })).font).toBe('Arial');
  expect(faceOf(family('Millwright Type', 1.2, { monospace: true })).font).toBe('Courier New');
});

test('twins of core fonts are written by the name that every machine knows', () => {
  expect(faceOf(family('Liberation Serif', 1))).toMatchObject({ font: 'Times New Roman', scale: 100 });
});

test('families of office programs stay themselves', () => {
  expect(faceOf(family('Georgia', 1.1))).toMatchObject({ font: 'Georgia', scale: 100 });
});
