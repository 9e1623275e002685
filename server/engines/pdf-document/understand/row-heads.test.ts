import { expect, test } from 'bun:test';
import { longTimeout } from '../../../testing/long-timeout.ts';
import type { SetItem } from '../testing/make-pdf.ts';
import { gridOf, sheetsOf } from '../testing/print-out.ts';
import { blocksOf, flowOf } from '../testing/read-back.ts';
import { textOf } from './build-paragraph.ts';
import { groupsOfHeads } from './row-heads.ts';

longTimeout();

test('heads stand in the middle of groups that are all rows, or of none', () => {
  expect(groupsOfHeads([0, 10, 20, 30, 40, 50], [0, 20, 45], 2)).toEqual([
    { from: 0, to: 0 },
    { from: 1, to: 3 },
    { from: 4, to: 5 },
  ]);
  expect(groupsOfHeads([0, 10, 20, 30], [0, 10], 2)).toBeUndefined();
  expect(groupsOfHeads([0, 10, 20], [0, 12.5], 2)).toBeUndefined();
  expect(groupsOfHeads([0, 10, 20], [0, 10, 20, 30], 2)).toBeUndefined();
});

const towns = ['Kiel', 'Rostock', 'Bremen', 'Ulm', 'Passau'];
const figures = ['88', '91', '102', '79', '64'];
const step = 18;
const at = (text: string, x: number, row: number): SetItem => ({ text, x, y: 100 + step * row, size: 10 });
const rows = [
  ...['Region', 'Town', 'Interviews'].map((text, c) => at(text, 72 + 90 * c, 0)),
  ...towns.flatMap((town, r) => [at(town, 162, r + 1), at(figures[r] as string, 252, r + 1)]),
];

const spansIn = async (items: readonly SetItem[]) =>
  blocksOf(await flowOf(items)).flatMap((b) =>
    b.kind === 'table'
      ? [
          b.rowHeights.length,
          ...b.cells.flatMap((c) =>
            c.column === 0 ? [[c.blocks.map((p) => (p.kind === 'paragraph' ? textOf(p) : '')).join(), c.row, c.rowSpan]] : [],
          ),
        ]
      : [],
  );

test('a head beside the middle of its rows spans them in a table without lines', async () => {
  expect(await spansIn([...rows, at('North', 72, 2), at('South', 72, 4.5)])).toEqual([
    6,
    ['Region', 0, 1],
    ['North', 1, 3],
    ['South', 4, 2],
  ]);
});

test('a text between two rows that leaves others without a head is a row', async () => {
  expect(await spansIn([...rows, at('South', 72, 4.5)])).toEqual([7, ['Region', 0, 1], ['South', 5, 1]]);
});

test('a head between rows of a sheet spans its rows, and is none', async () => {
  const [sheet] = await sheetsOf([...rows, at('North', 72, 2), at('South', 72, 4.5)] as Parameters<typeof sheetsOf>[0]);
  expect(gridOf(sheet).map((row) => row.slice(1))).toEqual([
    ['Town', 'Interviews'],
    ...towns.map((town, r) => [town, figures[r] as string]),
  ]);
  expect(sheet?.cells.filter((c) => c.column === 0).map((c) => [c.text, c.row, c.rowSpan])).toEqual([
    ['Region', 0, 1],
    ['North', 1, 3],
    ['South', 4, 2],
  ]);
});
