import { expect, test } from 'bun:test';
import { texEncodingOf } from './tex-bitmap-fonts.ts';

const font = (...codes: number[]) => ({
  isType3Font: true,
  differences: { ...Object.fromEntries(codes.map((c) => [c, `a${c}`])), 200: '.notdef' },
});

test('ligatures of TeX’s bitmap fonts are read by the encoding that their codes show', () => {
  expect(texEncodingOf(font(0x61, 0x0c, 0x7b))?.get(0x0c)).toBe('fi');
  expect(texEncodingOf(font(0x61, 0x1c, 0xff))?.get(0x1c)).toBe('fi');
  expect(texEncodingOf(font(0x61, 0x1c, 0xff))?.get(0xff)).toBe('ß');
  expect(texEncodingOf(font(0x88))?.get(0x88)).toBe('•');
  expect(texEncodingOf(font(0x0f))?.get(0x0f)).toBe('•');
});

test('fonts that name their glyphs are unchanged', () => {
  expect(texEncodingOf({ isType3Font: true, differences: { 97: 'a' } })).toBeUndefined();
  expect(texEncodingOf({ differences: { 97: 'a97' } })).toBeUndefined();
});
