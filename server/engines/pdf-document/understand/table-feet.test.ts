import { expect, test } from 'bun:test';
import type { SetText } from '../testing/make-pdf.ts';
import { blocksOf, flowOf, tablesOf } from '../testing/read-back.ts';

const [size, step, top, perPage] = [10, 14, 80, 52];
const columns = [72, 160, 260, 340, 420];
const crews = ['Female', 'Male'];
const trades = ['Clerk', 'Mate', 'Cook'];

/** Rows that are equal except for their figures, on several pages; words of a row recur in others. */
const cells = (row: number): string[] => [
  crews[row % 2] ?? '',
  `${10_000 + ((row * 37) % 400)}`,
  trades[row % 3] ?? '',
  `${20 + (row % 9)}`,
  `${row % 7}`,
];
const rows = (pages: number): SetText[] =>
  Array.from({ length: pages * perPage }, (_, row) => row).flatMap((row) =>
    cells(row).map((text, n) => ({ text, x: columns[n] ?? 0, y: top + (row % perPage) * step, size, page: Math.floor(row / perPage) })),
  );

test('rows at the head and foot of pages that are alike save for figures stay rows', async () => {
  const pages = 5;
  const tables = await tablesOf(rows(pages));
  const read = tables.flat().map((row) => row.join('|'));
  expect(read).toEqual(Array.from({ length: pages * perPage }, (_, row) => cells(row).join('|')));
});

test('a table over pages has room for each of its rows where columns part elsewhere on a page', async () => {
  const wide = (row: number): string[] => {
    const [isOdd, isFirst] = [row % 2 === 1, row < perPage];
    return ['Crew', `${(isOdd ? 100_000 : 10_000) + row}`, `${(isOdd && isFirst ? 1000 : 20_000) + row}`, 'Yes'];
  };
  const right = [200, 300];
  const widthOf = (text: string): number => text.length * 0.556 * size;
  const items = Array.from({ length: 3 * perPage }, (_, row) => row).flatMap((row): SetText[] =>
    wide(row).map((text, n) => ({
      text,
      x: n === 0 ? 72 : n === 3 ? 330 : (right[n - 1] ?? 0) - widthOf(text),
      y: top + (row % perPage) * step,
      size,
      page: Math.floor(row / perPage),
    })),
  );
  const [table] = blocksOf(await flowOf(items)).flatMap((b) => (b.kind === 'table' ? [b] : []));
  expect(table?.rowHeights).toHaveLength(3 * perPage);
  for (const { column, blocks } of table?.cells ?? [])
    for (const block of blocks)
      if (block.kind === 'paragraph') {
        const room = (table?.columnWidths[column] ?? 0) - block.indent.start - block.indent.end;
        expect(room).toBeGreaterThan(block.box.x1 - block.box.x0 + 0.9);
      }
});
