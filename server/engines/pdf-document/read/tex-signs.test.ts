import { expect, test } from 'bun:test';
import { largeSignsOf } from './tex-large-signs.ts';
import { texSignsOf } from './tex-signs.ts';

const read = (name: string, ...codes: number[]): string => codes.map((code) => texSignsOf({ name })?.get(code) ?? '?').join('');

test('codes of TeX’s mathematical fonts read as what they show', () => {
  expect(read('ABCDEF+CMSY10', 0x1c, 0x27, 0x3c, 0x62, 0x69, 0x7f)).toBe('≪≃ℜ⌊⟩♠');
  expect(read('CMMI7', 0x0f, 0x22, 0x25, 0x60, 0x7d)).toBe('ϵεϱℓ℘');
  expect(read('LMMathItalic10-Regular', 0x0b, 0x27)).toBe('αφ');
  expect(read('QALNTD+MSAM10', 0x03, 0x26, 0x36, 0x58, 0x7f)).toBe('□≳⩽✓⊖');
  expect(read('MSBM10', 0x02, 0x28, 0x2d, 0x3b, 0x40, 0x7e)).toBe('≰⊊∤⇏∄ℏ');
});

test('ordinary letters and other fonts are unchanged', () => {
  expect(read('CMSY10', 0x41)).toBe('?');
  expect(read('MSBM10', 0x52)).toBe('?');
  for (const name of ['CMR10', 'Symbol', 'Txsyntax', 'ABCDEF+Cambria']) expect(texSignsOf({ name })).toBeUndefined();
});

test('fonts with codes of their own are read by the names of their glyphs', () => {
  const own = { 2: 'partialdiff', 3: 'phi1', 46: 'period', 47: 'slash' };
  const signs = texSignsOf({ name: 'MDLLKB+CMMI10', differences: own });
  expect([2, 3, 46, 47].map((code) => signs?.get(code))).toEqual(['∂', 'φ', undefined, undefined]);
  const large = largeSignsOf({ name: 'MDLLNF+CMEX10', differences: { 2: 'parenlefttp', 11: 'radicalbig', 12: 'summationdisplay' } });
  expect([2, 11, 12, 0x58].map((code) => large?.get(code)?.text)).toEqual(['⎛', '√', '∑', undefined]);
  expect(large?.get(12)).toEqual(largeSignsOf({ name: 'CMEX10' })?.get(0x58));
});

test('names at their usual codes change nothing', () => {
  const usual = texSignsOf({ name: 'CMMI10' });
  expect(texSignsOf({ name: 'CMMI10', differences: { 11: 'alpha', 58: 'period' } })).toBe(usual as ReadonlyMap<number, string>);
});
