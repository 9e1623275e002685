import { expect, test } from 'bun:test';
import { strFromU8, unzipSync } from 'fflate';
import { flowOf } from '../../testing/read-back.ts';
import { writeDocx } from './docx.ts';

const step = 24;
const edges = [0, 1, 2, 3, 4].map((n) => 100 + n * step);
const grid = [
  ...edges.map((y) => ({ line: [72, y, 372, y] as const })),
  ...[72, 172, 272, 372].map((x) => ({ line: [x, edges[0] as number, x, edges.at(-1) as number] as const })),
  ...edges.slice(0, -1).flatMap((y, row) => [80, 180, 280].map((x) => ({ text: `boat ${row}`, x, y: y + 13, size: 9 }))),
];

test('rows are as far apart as on the page: programs add the upper border, and the margin of cells, to the height in the file', async () => {
  const document = strFromU8(unzipSync(await writeDocx(await flowOf(grid)))['word/document.xml'] ?? new Uint8Array());
  const rows = [...document.matchAll(/<w:trHeight w:val="(\d+)"/g)].map(([, height]) => Number(height) / 20);
  expect(rows).toHaveLength(edges.length - 1);
  const border = Number(document.match(/<w:top w:val="single"[^>]*w:sz="(\d+)"/)?.[1]) / 8;
  expect(border).toBeGreaterThan(0);
  for (const height of rows) expect(height + border).toBeCloseTo(step, 1);
  expect(document).not.toMatch(/<w:tcMar><w:top w:type="dxa" w:w="[1-9]/);
  // 13 points down to the baseline of 9-point letters: the space above them precedes the paragraph.
  const before = [...document.matchAll(/<w:tc>.*?<w:spacing [^>]*w:before="(\d+)"/g)].map(([, space]) => Number(space) / 20);
  expect(before[0]).toBeGreaterThan(2);
  expect(before[0]).toBeLessThan(6);
});
