import { expect, test } from 'bun:test';
import { glyphPartsOf } from './glyph-parts.ts';

test('glyphs named after several letters are these letters, and others are left to pdf.js', () => {
  const differences = { 2: 'f_i', 3: 't_t.liga', 4: 'uni0066_uni0066_l', 5: 'fi', 6: 'a_very_long', 7: '_', 8: 'f_' };
  expect([...(glyphPartsOf({ differences }) ?? [])]).toEqual([
    [2, 'fi'],
    [3, 'tt'],
    [4, 'ffl'],
  ]);
  expect(glyphPartsOf({ differences: { 5: 'fi' } })).toBeUndefined();
  expect(glyphPartsOf({})).toBeUndefined();
});
