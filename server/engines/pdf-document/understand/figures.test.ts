import { expect, test } from 'bun:test';
import { convertPdf } from '../convert-pdf.ts';
import { makePdf, type SetItem } from '../testing/make-pdf.ts';

/** Columns of a chart on one baseline, of different heights. */
const columns = (width: number): SetItem[] =>
  [40, 70, 55, 90, 62, 81, 47, 75, 66, 58].map((height, n) => ({ fill: [100 + n * 9, 300 - height, 100 + n * 9 + width, 300], grey: 0.4 }));

test.each([6, 2])('a chart is one picture with columns of %d points', async (width) => {
  const items: SetItem[] = [{ text: 'Permits by month', x: 100, y: 190, size: 11 }, ...columns(width), { line: [95, 300, 200, 300] }];
  const converted = await convertPdf(makePdf(items), 'html', { title: 'Permits' });
  if (converted.kind !== 'converted') throw new Error(converted.kind);
  expect(new TextDecoder().decode(converted.bytes).match(/<img /g)).toHaveLength(1);
});
