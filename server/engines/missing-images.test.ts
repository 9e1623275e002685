import { expect, test } from 'bun:test';
import { inEnglish } from '../../catalogue/languages/in-english.ts';
import { countMissingImages, missingImagesNote } from './missing-images.ts';

test('images that a page points to are counted, those that it holds are not', () => {
  expect(
    countMissingImages(
      '<img src="https://a.b/c.png" alt="x"><IMG alt=">" SRC=pics/b.png><img src="data:image/png;base64,AA=="><img alt="">',
    ),
  ).toBe(2);
  expect(countMissingImages("<img\nsrc='a.png'/> <imgs src='b'>")).toBe(1);
  expect(missingImagesNote(0)).toEqual([]);
  expect(missingImagesNote(2).map(inEnglish).join()).toContain('2 pictures are missing');
});

test('tags without end take no longer than their length', () => {
  expect(countMissingImages('<img '.repeat(50_000))).toBe(0);
  expect(countMissingImages(`<img ${'a '.repeat(100_000)}`)).toBe(0);
});
