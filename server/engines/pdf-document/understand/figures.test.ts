import { expect, test } from 'bun:test';
import { strFromU8, unzipSync } from 'fflate';
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

test('the words of a chart are not cells of a sheet, and a note counts it', async () => {
  const rows: SetItem[] = [0, 1, 2, 3, 4, 5].flatMap((r): SetItem[] =>
    [`Item ${r}`, `${17 * r + 3}`, `shelf ${r}`].map((text, c) => ({ text, x: 60 + 90 * c, y: 60 + 15 * r, size: 10 })),
  );
  const chart: SetItem[] = [...columns(6), { line: [95, 300, 200, 300] }, { text: 'peak', x: 110, y: 250, size: 8 }];
  const sheetOf = async (items: SetItem[]) => {
    const converted = await convertPdf(makePdf(items), 'xlsx', { title: 'Stock' });
    if (converted.kind !== 'converted') throw new Error(converted.kind);
    return {
      text: Object.values(unzipSync(converted.bytes))
        .map((part) => strFromU8(part))
        .join(''),
      notes: converted.notes.map(({ key }) => key),
    };
  };
  const both = await sheetOf([...rows, ...chart]);
  expect(both.text).toContain('Item 5');
  expect(both.text).not.toContain('peak');
  expect(both.notes).toEqual(['chartsLeft']);
  expect((await sheetOf(chart)).text).toContain('peak');
});
