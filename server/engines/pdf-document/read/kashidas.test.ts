import { expect, test } from 'bun:test';
import { codesWithoutText, stretchedBy } from './kashidas.ts';
import type { Glyph } from './page-content.ts';

const OPS = { save: 1, restore: 2, setFont: 3, showText: 4 };
const listOf = (codes: readonly (readonly [number, string])[]) => ({
  fnArray: [OPS.setFont, OPS.showText],
  argsArray: [['f1', 10], [codes.map(([originalCharCode, unicode]) => ({ originalCharCode, unicode, width: 500, isSpace: false }))]],
});
const letters = [...'مناعلخطيفد'].map((letter, n) => [n + 1, letter] as const);

test('a sign that has the number of its code among numbered Arabic letters is none', () => {
  expect(codesWithoutText(listOf([...letters, [0x38, '8']]), OPS)).toEqual(new Map([['f1', new Set([0x38])]]));
});

test('digits keep their text in a font that encodes Latin text', () => {
  expect(codesWithoutText(listOf([...letters, [0x38, '8'], [0x39, '9'], [0x31, '1']]), OPS)).toEqual(new Map());
  expect(codesWithoutText(listOf([[0x38, '8'], ...[...'abcdefghi'].map((c, n) => [n, c] as const)]), OPS)).toEqual(new Map());
});

test('kashidas stretch the letter that they begin at, one over the other too', () => {
  const letter = { text: 'ر', x: 100, y: 50, width: 6, size: 14 } as Glyph;
  const once = stretchedBy(letter, [106.04, 50.0001], 3) as Glyph;
  expect(once.width).toBeCloseTo(9.04);
  expect(stretchedBy(once, [106.3, 50], 3)?.width).toBeCloseTo(9.3);
  expect(stretchedBy(letter, [112, 50], 3)).toBeUndefined();
  expect(stretchedBy({ ...letter, text: 'x' }, [106, 50], 3)).toBeUndefined();
});
