import { expect, test } from 'bun:test';
import { strFromU8, unzipSync } from 'fflate';
import { convertPdf } from '../convert-pdf.ts';
import { makePdf, type SetItem } from '../testing/make-pdf.ts';

const sheetOf = async (items: readonly SetItem[]) => {
  const converted = await convertPdf(makePdf(items), 'xlsx', { title: 'Stock' });
  if (converted.kind !== 'converted') throw new Error(converted.kind);
  return {
    text: Object.values(unzipSync(converted.bytes))
      .map((part) => strFromU8(part))
      .join(''),
    notes: converted.notes.map(({ key }) => key),
  };
};

const rows: SetItem[] = [0, 1, 2, 3, 4, 5].flatMap((r): SetItem[] =>
  [`Item ${r}`, `${17 * r + 3}`, `shelf ${r}`].map((text, c) => ({ text, x: 60 + 90 * c, y: 60 + 15 * r, size: 10 })),
);

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
  const chart: SetItem[] = [...columns(6), { line: [95, 300, 200, 300] }, { text: 'peak', x: 110, y: 250, size: 8 }];
  const both = await sheetOf([...rows, ...chart]);
  expect(both.text).toContain('Item 5');
  expect(both.text).not.toContain('peak');
  expect(both.notes).toEqual(['chartsLeft']);
  expect((await sheetOf(chart)).text).toContain('peak');
});

test('a chart in a frame has its labels inside it, and no row of cells above', async () => {
  const numbers = [90, 110].flatMap((y, row) =>
    [0, 1, 2].map((n): SetItem => ({ text: String(70 + 10 * row + n), x: 110 + 30 * n, y, size: 8 })),
  );
  const frame: SetItem = { fill: [90, 115, 220, 315], grey: 1, outlined: true };
  const { text } = await sheetOf([...numbers, frame, ...columns(6), { line: [95, 300, 200, 300] }]);
  for (const number of [70, 71, 72, 80, 81, 82]) expect(text).toContain(`<v>${number}</v>`);
});

test('a chart of lines and a note in a frame are no cells of a sheet, a drawn table is', async () => {
  const frame = (x0: number, y0: number, x1: number, y1: number): SetItem => ({ fill: [x0, y0, x1, y1], grey: 1, outlined: true });
  const chart: SetItem[] = [
    frame(380, 60, 660, 200),
    ...[80, 110, 140, 170].map((y): SetItem => ({ line: [400, y, 640, y] })),
    ...['9', '6', '3', '0'].map((text, n): SetItem => ({ text, x: 388, y: 84 + 30 * n, size: 8 })),
  ];
  const note: SetItem[] = [frame(80, 400, 260, 460), { text: 'Count again in May', x: 90, y: 430, size: 9 }];
  const { text, notes } = await sheetOf([...rows, ...chart, ...note]);
  expect(text).toContain('Item 5');
  expect(text).not.toContain('Count again');
  expect(text).not.toContain('<v>9</v>');
  expect(notes).toEqual(['chartsLeft']);
  const lines = [49, 64, 79, 94, 109, 124, 139].map((y): SetItem => ({ line: [55, y, 325, y] }));
  const sides = [55, 145, 235, 325].map((x): SetItem => ({ line: [x, 49, x, 139] }));
  expect((await sheetOf([frame(55, 49, 325, 139), ...lines, ...sides, ...rows])).text).toContain('Item 5');
});
