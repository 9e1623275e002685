import { expect, test } from 'bun:test';
import { strFromU8, unzipSync } from 'fflate';
import { flowOf, lines } from '../testing/read-back.ts';
import { writeDocx } from '../write/docx/docx.ts';
import { writeTxt } from '../write/txt.ts';

/** As wide as a column of 220 points. */
const full = 'The boats of the guild go out by the western light';
const across = `${full} ${full}`;
const text = (x: number, y: number, count: number, page = 0) =>
  lines(
    Array.from({ length: count }, (_, n) => (n === count - 1 ? 'All of them come home.' : full)),
    { x, y, size: 9, step: 12, page },
  );
const head = (words: string, x: number, y: number) => ({ text: words, x, y, size: 14, bold: true });
const over = lines([across], { x: 72, y: 100, size: 10 });
const columns = [head('Left', 72, 140), ...text(72, 160, 6), head('Right', 310, 140), ...text(310, 160, 12)];
const after = [head('Afterwards', 72, 340), ...lines([across], { x: 72, y: 360, size: 10 })];

const documentOf = async (items: Parameters<typeof flowOf>[0]) =>
  strFromU8(unzipSync(await writeDocx(await flowOf(items)))['word/document.xml'] ?? new Uint8Array());

test('a heading under both columns belongs to the text that it stands over', async () => {
  const text = new TextDecoder().decode(writeTxt(await flowOf([...over, ...columns, ...after])));
  const order = ['Left', 'Right', 'Afterwards'].map((words) => text.indexOf(words));
  expect(order).toEqual([...order].sort((a, b) => a - b));
});

test('a column that ended early is ended by a break', async () => {
  const document = await documentOf([...over, ...columns, ...after]);
  expect(document.match(/<w:br w:type="column"\/>/g)).toHaveLength(1);
  expect(document.split('<w:br w:type="column"/>')[1]).toMatch(/^(?:(?!<w:t[ >]).)*<w:t[^>]*>Right/);
});

test('columns that both end in the midst of the only page begin by a break', async () => {
  const document = await documentOf([head('Left', 72, 140), ...text(72, 160, 24), head('Right', 310, 140), ...text(310, 160, 14)]);
  expect(document.match(/<w:br w:type="column"\/>/g)).toHaveLength(1);
  expect(document.split('<w:br w:type="column"/>')[1]).toMatch(/^(?:(?!<w:t[ >]).)*<w:t[^>]*>Right/);
});

test('columns that end together above the foot of the last page are balanced', async () => {
  const goesOn = [...text(72, 100, 20).slice(0, -1), ...text(310, 100, 19)];
  const model = await flowOf(goesOn);
  expect(model.sections.map((s) => s.balanced)).toEqual([true]);
  const document = await documentOf(goesOn);
  // Word balances columns that are followed by a section without text on their page.
  expect(document.match(/<w:type w:val="continuous"\/>/g)).toHaveLength(1);
  expect((await flowOf([...text(72, 100, 55), ...text(310, 100, 20)])).sections.map((s) => s.balanced)).toEqual([undefined]);
});

test('text that flows from column to column, or fills the first, has no break', async () => {
  const paragraphs = [...text(72, 100, 55), ...text(310, 100, 20)];
  expect(await documentOf(paragraphs)).not.toContain('w:type="column"');
  const goesOn = [...text(72, 100, 20).slice(0, -1), ...text(310, 100, 18), ...lines([across], { x: 72, y: 400, size: 10 })];
  expect(await documentOf(goesOn)).not.toContain('w:type="column"');
});

test('a paragraph with only its first line in the previous column continues like its other lines', async () => {
  const indented = { text: full.slice(0, -' light'.length), x: 91, y: 100 + 30 * 12, size: 9 };
  const left = [...text(72, 100, 30), indented];
  const right = [
    ...lines(
      Array.from({ length: 4 }, () => full),
      { x: 310, y: 100, size: 9, step: 12 },
    ),
    ...text(310, 160, 20),
  ];
  const joined = (await flowOf([...left, ...right])).sections
    .flatMap((s) => s.blocks)
    .find((b) => b.kind === 'paragraph' && b.indent.first > 10);
  if (joined?.kind !== 'paragraph') throw new Error('no indented paragraph');
  expect(joined.indent.start).toBeCloseTo(0, 0);
});

test('columns begin where they do on the page, and text left of them under them does so too', async () => {
  const wide = (y: number) => lines([across, across], { x: 56, y, size: 10 });
  const left = (items: Parameters<typeof flowOf>[0]) => flowOf(items).then((m) => m.sections.map((s) => Math.round(s.margins.left)));
  expect(await left([...wide(80), ...text(72, 130, 12), ...text(310, 130, 12)])).toEqual([56, 72]);
  const under = await flowOf([...text(72, 80, 12), ...text(310, 80, 12), ...wide(300)]);
  expect(under.sections.map((s) => Math.round(s.margins.left))).toEqual([72, 72]);
  const [last] = under.sections[1]?.blocks ?? [];
  expect(last?.kind === 'paragraph' && Math.round(last.indent.start)).toBe(-16);
});
