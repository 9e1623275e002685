import { expect, test } from 'bun:test';
import { word } from '../testing/page-of-words.ts';
import { makeSegments } from './segments.ts';

/** A line whose letters have another font than its spaces, which LibreOffice paints all at once, before the letters. */
const line = (words: readonly string[], stop: string, from: (start: number, width: number) => number) => {
  let x = 60;
  const [spaces, letters] = [[], []] as [ReturnType<typeof word>[], ReturnType<typeof word>[]];
  for (const [n, text] of words.entries()) {
    for (const letter of text) {
      letters.push(word(letter, from(x, 4), 100, n + 1));
      x += 4;
    }
    spaces.push({ ...word(n + 1 < words.length ? ' ' : stop, from(x, 2), 100, 0), width: 2 });
    x += 2;
  }
  return makeSegments([...spaces.sort((a, b) => a.x - b.x), ...letters], new Map()).map((s) => s.text);
};

test('words keep their spaces where these are painted before them, in another font', () => {
  expect(line(['নদী', 'র', 'ধারে', 'আলো'], '।', (x) => x)).toEqual(['নদী র ধারে আলো।']);
});

test('words from right to left keep them too, where a space ends the line', () => {
  expect(line(['المدينة', 'كبيرة', 'في', 'الليل'], ' ', (x, width) => 500 - x - width)).toEqual(['المدينة كبيرة في الليل']);
});
