import { expect, test } from 'bun:test';
import { blocksOf, flowOf, lines, outlineOf } from '../testing/read-back.ts';
import { textOf } from './build-paragraph.ts';

const prose = lines(
  [
    'Thank you for the boats that you have sent us over the summer, all of which came in good order and',
    'were made fast at the western pier, where the keeper of the light has looked after them since then.',
    'What we owe you for them stands below, with the days on which it is due.',
  ],
  { y: 320, size: 10 },
);
const sender = lines(['Blue Fern Boats', 'Lindenweg 4', '10115 Berlin', 'hello@bluefern.example'], { x: 420, y: 70, size: 10, step: 12 });
const title = [{ text: 'Invoice', x: 72, y: 82, size: 22 }, ...lines(['No. 2026-0417'], { y: 99, size: 10 })];

const textsOf = async (items: Parameters<typeof flowOf>[0]) =>
  blocksOf(await flowOf(items)).flatMap((b) => (b.kind === 'paragraph' ? [textOf(b)] : []));

test('a title and the address beside it, on lines of their own, are read one after the other, each line by itself', async () => {
  const texts = await textsOf([...title, ...sender, ...prose]);
  expect(texts.slice(0, 6)).toEqual([...title, ...sender].map((item) => item.text));
  expect(texts).toHaveLength(7);
});

test('they stand side by side in boxes that nothing draws', async () => {
  const [panels] = (await flowOf([...title, ...sender, ...prose])).sections.flatMap((s) => s.blocks.filter((b) => b.kind === 'panels'));
  expect(panels?.panels.map((p) => p.blocks.length)).toEqual([2, 4]);
  expect(panels?.panels.every((p) => p.fill === undefined && p.border === undefined)).toBe(true);
});

test('a table beside an address does not cut it', async () => {
  const address = lines(['Bill to', 'Ada Moss', '7 Mill Lane', 'Leeds LS1 4DY'], { y: 170, size: 10, step: 12 });
  const rows = [
    ['Date', '24 Nov 2026'],
    ['Due', '8 Dec 2026'],
    ['Customer', 'C-1093'],
  ].flatMap(([name, value], n) => [
    { text: name as string, x: 364, y: 174 + n * 20, size: 11 },
    { text: value as string, x: 460, y: 174 + n * 20, size: 11 },
  ]);
  const rules = [180, 200, 220].map((y) => ({ line: [360, y, 530, y] as const }));
  const outline = outlineOf(await flowOf([...address, ...rows, ...rules, ...prose]));
  expect(outline.slice(0, 5).map((line) => line.replace(/^\w+: /, ''))).toEqual([...address.map((item) => item.text), 'table 3x2']);
});

test('names and values on shared lines are read from side to side', async () => {
  const names = lines(['Name of the boat', 'Built', 'Sold to'], { y: 80, size: 10, step: 14 });
  const values = lines(['Aurora', '1927', 'Ada Moss'], { x: 320, y: 80, size: 10, step: 14 });
  const blocks = (await flowOf([...names, ...values, ...prose])).sections.flatMap((s) => s.blocks.map((b) => b.kind));
  expect(blocks).not.toContain('panels');
});
