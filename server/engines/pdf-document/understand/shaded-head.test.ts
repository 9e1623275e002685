import { expect, test } from 'bun:test';
import { blocksOf, flowOf, lines } from '../testing/read-back.ts';

const edges = [72, 172, 252, 332];
const head = ['Quarter', 'Income', 'Costs'];
const rows = [
  ['First', '120', '90'],
  ['Second', '140', '95'],
  ['Third', '150', '99'],
];
const row = (texts: readonly string[], y: number, grey = 0) =>
  texts.map((text, n) => ({ text, x: (edges[n] as number) + 6, y, size: 10, grey }));
const shades = head.map((_, n) => ({ fill: [edges[n] as number, 100, edges[n + 1] as number, 118] as const, grey: 0.2 }));
const above = lines(['The guild offers its members three ways to reach the western harbour, each at its own pace.'], { y: 60 });

test('a shaded row is the head of the rows under it that nothing draws, and keeps its ground', async () => {
  const model = await flowOf([...above, ...shades, ...row(head, 112, 1), ...rows.flatMap((texts, n) => row(texts, 132 + n * 16))]);
  const tables = blocksOf(model).filter((b) => b.kind === 'table');
  expect(tables.map((t) => t.rowHeights.length)).toEqual([4]);
  const [table] = tables;
  expect(table?.headerRows).toBe(1);
  expect(table?.cells.map((c) => c.fill)).toEqual([...head.map(() => '#333333'), ...rows.flat().map(() => undefined)]);
});

test('a shaded row over text that does not follow its columns is a separate table', async () => {
  const text = lines(['The boats of the guild go out by the western light and', 'all of them come home with the tide before the lamps.'], {
    y: 132,
    size: 10,
  });
  const tables = blocksOf(await flowOf([...above, ...shades, ...row(head, 112, 1), ...text])).filter((b) => b.kind === 'table');
  expect(tables.map((t) => t.rowHeights.length)).toEqual([1]);
});
