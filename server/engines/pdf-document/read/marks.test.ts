import { expect, test } from 'bun:test';
import { followMarks } from './marks.ts';
import type { Glyph } from './page-content.ts';

test('a text that stands for a letter and the sign over it has the baseline of the letter', () => {
  const glyphs: Glyph[] = [];
  const marks = followMarks(glyphs, ['اً']);
  marks.begin('Span', undefined);
  const sign = { text: ',', x: 227, y: 60, width: 0, size: 14, angle: 0 } as Glyph;
  glyphs.push(sign, { ...sign, text: 'ا', y: 64, width: 3.5 });
  marks.end();
  expect(glyphs.map(({ text, x, y, width }) => ({ text, x, y, width }))).toEqual([{ text: 'اً', x: 227, y: 64, width: 3.5 }]);
});
