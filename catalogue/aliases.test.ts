import { expect, test } from 'bun:test';
import { aliases } from './aliases.ts';
import { converters } from './converters.ts';
import { english } from './languages/languages.ts';
import { operations } from './operations.ts';
import { offeredPairs } from './pairs.ts';
import { pairSlug } from './paths.ts';
import { furtherPagesIn } from './search/further-pages.ts';

test.each([
  ['jpeg-to-jpg', '/jfif-to-jpg'],
  ['jpg-to-jpeg', '/jfif-to-jpg'],
  ['jfif-to-png', '/image-converter/jpg-to-png'],
  ['tif-to-jpg', '/image-converter/tiff-to-jpg'],
  ['htm-to-pdf', '/pdf-converter/html-to-pdf'],
  ['mpeg-to-mp4', '/mpg-to-mp4'],
  ['m4a-to-ringtone', '/m4a-to-m4r'],
  ['pdf-to-word', '/pdf-converter/pdf-to-docx'],
  ['word-to-pdf', '/pdf-converter/docx-to-pdf'],
  ['pdf-to-excel', '/pdf-converter/pdf-to-xlsx'],
  ['jpg-to-txt', '/image-to-text'],
  ['heic-to-docx', '/image-to-word'],
  ['combine-pdf', '/merge-pdf'],
])('%s leads to %s', (slug, path) => {
  expect(aliases.get(slug)).toBe(path);
});

test('none is a page of its own, and each leads to one', () => {
  const pages = new Set([
    ...offeredPairs().map(({ from, to }) => `/${pairSlug(from, to)}`),
    ...converters.map(({ path }) => path),
    ...operations.map(({ id }) => `/${id}`),
    ...furtherPagesIn(english).map(({ path }) => path),
  ]);
  for (const [slug, path] of aliases) {
    expect([slug, pages.has(`/${slug}`)]).toEqual([slug, false]);
    expect([slug, path, pages.has(path)]).toEqual([slug, path, true]);
  }
  expect(aliases.size).toBeGreaterThan(100);
  expect(aliases.size).toBeLessThan(600);
});
