import { expect, test } from 'bun:test';
import { withWordFonts } from './word-fonts.ts';

const face = (family: string): string => `<style:font-face style:name="F" svg:font-family="${family}" style:font-pitch="fixed"/>`;

test.each([
  ['Menlo, Monaco, &apos;Lucida Console&apos;, Consolas, monospace', 'Lucida Console'],
  ['&apos;Liberation Mono&apos;, &apos;Noto Sans Mono&apos;, monospace', 'Courier New'],
  ['&apos;Liberation Mono&apos;;&apos;Noto Sans Mono&apos;;monospace', 'Courier New'],
  ['&apos;Fira Sans&apos;, sans-serif', 'Arial'],
  ['Papyrus, Skia', 'Papyrus'],
])('of %s Word is given %s', (list, font) => {
  expect(withWordFonts(face(list))).toBe(face(font));
});

test('a font without alternatives keeps its name', () => {
  for (const family of ['&apos;Fira Sans&apos;', 'Menlo', '&apos;Liberation Sans&apos;'])
    expect(withWordFonts(face(family))).toBe(face(family));
});
