import { expect, test } from 'bun:test';
import { convertPdf } from '../convert-pdf.ts';
import { openPdf } from '../read/open.ts';
import { readPage } from '../read/read-page.ts';
import { makePdf, type SetItem } from '../testing/make-pdf.ts';
import { findRows } from './glyph-rows.ts';
import { partOverprinted } from './overprinted.ts';

const textOf = async (items: readonly SetItem[]): Promise<string> => {
  const converted = await convertPdf(makePdf(items), 'txt', { title: 'Page' });
  if (converted.kind !== 'converted') throw new Error(converted.kind);
  return new TextDecoder().decode(converted.bytes);
};

const text = (words: string, x: number, y: number, size = 12): SetItem => ({ text: words, x, y, size });

test('a number painted over a text does not get into its words', async () => {
  const found = await textOf([text('Source: Nelms, Charlie', 100, 300), text('8', 196, 301)]);
  expect(found).toContain('Source: Nelms, Charlie');
});

test('two texts painted over each other stay whole', async () => {
  const found = await textOf([text('Aspects of this year for all', 100, 300, 20), text('Evaluation copy only', 112, 300, 20)]);
  expect(found).toContain('Aspects of this year for all');
  expect(found).toContain('Evaluation copy only');
});

test('a word that is painted after its line, into its gap, is in its place', async () => {
  const found = await textOf([text('Left', 100, 300), text('right', 160, 300), { text: 'inside', x: 123, y: 300, size: 12, bold: true }]);
  expect(found).toContain('Left inside right');
});

test('two texts that meet are not over each other', async () => {
  const pdf = await openPdf(makePdf([text('University', 100, 300), text('05:24', 143.5, 300)]));
  const rows = findRows((await readPage(pdf, 0, new Map())).glyphs);
  expect(rows.flatMap(partOverprinted)).toHaveLength(1);
});
