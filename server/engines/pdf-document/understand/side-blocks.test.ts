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

test('a title and the address beside it, on separate lines, are read one after the other, line by line', async () => {
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

/** Blocks side by side with common baselines. */
const beside = (left: readonly string[], right: readonly string[], y = 80) => [
  ...lines(left, { y, size: 10, step: 13 }),
  ...lines(right, { x: 340, y, size: 10, step: 13 }),
];
const readsWhole = async (items: Parameters<typeof flowOf>[0], left: readonly string[], right: readonly string[]): Promise<boolean> =>
  (await textsOf(items)).join('|').includes([...left, ...right].join('|'));

const recipient = ['Ada Moss', '7 Mill Lane', 'Leeds LS1 4DY'];

test('addresses on shared lines are read one after the other, and no name in bold type is a heading', async () => {
  const other = ['Blue Fern Boats', 'Lindenweg 4', '10115 Berlin'];
  expect(await readsWhole([...beside(recipient, other), ...prose], recipient, other)).toBe(true);
  const [name, ...rest] = beside(recipient, other);
  const outline = outlineOf(await flowOf([{ ...name, bold: true } as (typeof prose)[number], ...rest, ...prose]));
  expect(outline.some((line) => line.startsWith('h'))).toBe(false);
});

test('an address and the dates and numbers beside it, with their names, are read one after the other', async () => {
  const numbers = ['Date: 24 November 2026', 'Our number: KF 44-1102', 'Telephone: 0431 55 71-204'];
  expect(await readsWhole([...beside(recipient, numbers), ...prose], recipient, numbers)).toBe(true);
});

test('those who sign side by side are read one after the other, over drawn lines and written ones', async () => {
  const [left, right] = [
    ['Ada Moss', 'Harbour master'],
    ['Jan Petersen', 'Managing director'],
  ] as const;
  const drawn = [72, 340].map((x) => ({ line: [x, 68, x + 160, 68] as const }));
  expect(await readsWhole([...drawn, ...beside(left, right), ...prose], left, right)).toBe(true);
  const written = (names: readonly string[]) => ['For the city:', '______________________', ...names];
  expect(await readsWhole([...beside(written(left), written(right)), ...prose], written(left), written(right))).toBe(true);
});

test('texts in the middle of their blocks are read one after the other', async () => {
  // Capitals of equal width in Helvetica.
  const [left, right] = [
    ['CHURCHDUNN', 'HURN', 'DUNCH'],
    ['CRUNCHURD', 'CHURN', 'HUNDUH'],
  ] as const;
  const centred = (texts: readonly string[], middle: number) =>
    texts.map((text, n) => ({ text, x: middle - text.length * 3.61, y: 80 + n * 13, size: 10 }));
  expect(await readsWhole([...centred(left, 160), ...centred(right, 420), ...prose], left, right)).toBe(true);
});

test('columns under heads with a line each are a table', async () => {
  const head = beside(['Place', 'Ashford'], ['Opened', '1927']);
  const rows = [72, 340].map((x) => ({ line: [x, 84, x + 268, 84] as const }));
  expect(await readsWhole([...rows, ...head, ...prose], ['Place', 'Ashford'], ['Opened', '1927'])).toBe(false);
});

test('offices and their telephones are read from side to side', async () => {
  const [left, right] = [
    ['Leeds LS1 4DY', '10115 Berlin'],
    ['0113 496 0011', '030 5571 2044'],
  ] as const;
  expect(await readsWhole([...beside(left, right), ...prose], left, right)).toBe(false);
});
