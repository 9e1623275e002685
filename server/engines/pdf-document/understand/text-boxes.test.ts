import { expect, test } from 'bun:test';
import { strFromU8, unzipSync } from 'fflate';
import { convertPdf } from '../convert-pdf.ts';
import { makePdf, type SetItem } from '../testing/make-pdf.ts';

const slideOf = async (items: readonly SetItem[]): Promise<string> => {
  const converted = await convertPdf(makePdf(items), 'pptx', { title: 'Slides' });
  if (converted.kind !== 'converted') throw new Error(converted.kind);
  return strFromU8(unzipSync(converted.bytes)['ppt/slides/slide1.xml'] as Uint8Array);
};

const paragraphsOf = (slide: string): string[] =>
  slide
    .split('</a:p>')
    .map((p) => [...p.matchAll(/<a:t>([^<]*)/g)].map(([, text]) => text).join(''))
    .filter((text) => text.trim() !== '');

const text = (words: string, x: number, y: number, size = 18): SetItem => ({ text: words, x, y, size });

test('a line below the text of an item continues it, although its first word would have fitted above', async () => {
  const slide = await slideOf([
    text('Every school that joins gets a letter of welcome', 100, 120),
    text('-', 80, 200),
    text('Cross-certified with the', 100, 200),
    text('bridge of schools', 100, 222),
    text('-', 80, 250),
    text('In one of the cities', 100, 250),
  ]);
  expect(paragraphsOf(slide)).toContain('Cross-certified with the bridge of schools');
});

test('the largest text of a slide is its title, and equal texts have none', async () => {
  expect(await slideOf([text('Plan', 80, 80, 32), text('One', 80, 200), text('Two', 300, 200)])).toContain('type="title"');
  expect(await slideOf([text('Plan', 80, 80), text('One', 80, 200), text('Two', 300, 200)])).not.toContain('type="title"');
});

/** A drawn grid of 3 columns and `rows` rows. */
const grid = (rows: number): SetItem[] => [
  ...Array.from({ length: 4 }, (_, n): SetItem => ({ line: [80 + 100 * n, 200, 80 + 100 * n, 200 + 30 * rows] })),
  ...Array.from({ length: rows + 1 }, (_, n): SetItem => ({ line: [80, 200 + 30 * n, 380, 200 + 30 * n] })),
];

test('a grid with text in few of its cells is shapes, not a table', async () => {
  expect(await slideOf([...grid(3), text('One', 90, 220)])).not.toContain('<a:tbl>');
  const cells = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => text(`c${row}${column}`, 90 + 100 * column, 220 + 30 * row)));
  expect(await slideOf([...grid(3), ...cells])).toContain('<a:tbl>');
});

test('a heading that runs across the columns of its table is one cell', async () => {
  const cells = [1, 2].flatMap((row) => [0, 1, 2].map((column) => text(`c${row}${column}`, 90 + 100 * column, 220 + 30 * row)));
  const slide = await slideOf([...grid(3), text('Evidence-based solutions', 120, 220), ...cells]);
  expect(paragraphsOf(slide)).toContain('Evidence-based solutions');
  expect(slide).toContain('gridSpan="3"');
});

test('lines painted one after another are a box, although those of another are painted between them', async () => {
  const slide = await slideOf([
    text('Bread and milk for breakfast', 100, 200),
    text('Wash all of the clothes today', 100, 222),
    text('Created with a program', 105, 211),
    text('Copyright of its makers', 105, 233),
  ]);
  const boxes = slide.split('</p:sp>').map((box) => paragraphsOf(box).join(' '));
  expect(boxes.slice(0, 2)).toEqual([
    'Bread and milk for breakfast Wash all of the clothes today',
    'Created with a program Copyright of its makers',
  ]);
});

test('short lines in a shape are wrapped at its edges, not paragraphs', async () => {
  const shape: SetItem = { fill: [80, 80, 190, 160], grey: 0.8 };
  const slide = await slideOf([
    shape,
    text('autoshape with', 92, 110, 14),
    text('inherited fill', 96, 128, 14),
    text('Else', 400, 400, 14),
  ]);
  expect(paragraphsOf(slide)).toContain('autoshape with inherited fill');
});

test('a title of two lines, the first slightly larger, is one title', async () => {
  const slide = await slideOf([
    text('Office plankton', 80, 120, 47),
    text('(XXI century)', 80, 168, 40),
    text('send letters', 300, 400, 20),
  ]);
  const title = slide.split('</p:sp>').find((box) => box.includes('type="title"')) ?? '';
  expect(paragraphsOf(title)).toEqual(['Office plankton', '(XXI century)']);
});

test('lines that end without the space of wrapped lines are paragraphs of their own', async () => {
  const wrapped = [text('Our school has a garden with herbs ', 100, 120), text('and trees', 100, 142)];
  const notes = ['Bring seeds of your own in May', 'Water is on the left', 'Tools are in the shed'].map((t, n) =>
    text(t, 100, 260 + 22 * n),
  );
  expect(paragraphsOf(await slideOf([...wrapped, ...notes]))).toEqual([
    'Our school has a garden with herbs and trees',
    'Bring seeds of your own in May',
    'Water is on the left',
    'Tools are in the shed',
  ]);
});

test('a line that ends with the space of wrapped lines continues, however far below the next one is', async () => {
  const lines = [
    text('Our school has a garden with herbs ', 100, 120),
    text('and trees', 100, 142),
    text('Water it on Mondays, Wednesdays ', 100, 300),
    text('and Fridays in dry weather', 100, 330),
  ];
  const paragraphs = ['Our school has a garden with herbs and trees', 'Water it on Mondays, Wednesdays and Fridays in dry weather'];
  expect(paragraphsOf(await slideOf(lines))).toEqual(paragraphs);
  // Lines of verse begin with small letters as well, without a space before them.
  const verse = ['roses are red', 'violets are blue', 'sugar is sweet'].map((t, n) => text(t, 100, 500 + 22 * n));
  expect(paragraphsOf(await slideOf([...lines, ...verse]))).toEqual([...paragraphs, 'roses are red', 'violets are blue', 'sugar is sweet']);
});

test('markers below the baselines of their texts are markers', async () => {
  const items = ['President', 'Treasurer', 'Secretary'].flatMap((t, n) => [text('-', 80, 204 + 22 * n), text(t, 100, 200 + 22 * n)]);
  const slide = await slideOf([text('The Board', 80, 80, 36), ...items]);
  expect(paragraphsOf(slide)).toEqual(['The Board', 'President', 'Treasurer', 'Secretary']);
});

test('boxes with outlines of their own that meet are shapes, not a table', async () => {
  const rows = [0, 1, 2];
  const boxes = rows.flatMap((n): SetItem[] => [
    { fill: [80, 200 + 40 * n, 380, 240 + 40 * n], grey: 0.5, outlined: true },
    text(`Level ${n}`, 100, 225 + 40 * n),
  ]);
  const sides = rows.flatMap((n): SetItem[] => [
    { fill: [380, 200 + 40 * n, 480, 240 + 40 * n], grey: 0.5, outlined: true },
    text(`Step ${n}`, 400, 225 + 40 * n),
  ]);
  const slide = await slideOf([text('Mapping', 80, 80, 36), ...boxes, ...sides]);
  expect(slide).not.toContain('<a:tbl>');
  expect(slide.match(/prstGeom prst="rect"/g)?.length).toBeGreaterThanOrEqual(6);
});

test('a table that begins left of the page stays on it', async () => {
  const moved = grid(3).map(
    (item): SetItem =>
      'line' in item ? { line: item.line.map((v, n) => (n % 2 ? v : v - 80.02)) as [number, number, number, number] } : item,
  );
  const cells = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => text(`c${row}${column}`, 10 + 100 * column, 220 + 30 * row)));
  expect((await slideOf([...moved, ...cells])).match(/<p:graphicFrame>.*?<a:off x="(-?\d+)"/s)?.[1]).toBe('0');
});

test('a text that runs over a side of a table and its cells is no part of it', async () => {
  const cells = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => text(`c${row}${column}`, 90 + 100 * column, 220 + 30 * row)));
  const slide = await slideOf([...grid(3), ...cells, text('Source: the annual report of the garden', 250, 287, 10)]);
  expect(paragraphsOf(slide)).toContain('Source: the annual report of the garden');
  expect(paragraphsOf(slide.split('</a:tbl>')[0] ?? '')).toEqual(['c00', 'c01', 'c02', 'c10', 'c11', 'c12', 'c20', 'c21', 'c22']);
});

test('a word that was cut because its cell is too narrow is one word', async () => {
  const prose = [
    'The boats of the guild go out by the western ',
    'light, and all of them come home before the ',
    'lamps are lit and the bell has rung.',
  ];
  const edges = [80, 164, 264];
  const cells = [0, 1].flatMap((row) => [
    text('Telecommuni', 86, 216 + 60 * row, 12),
    text('cations', 86, 230 + 60 * row, 12),
    text(`Room ${row + 1}`, 180, 216 + 60 * row, 12),
  ]);
  const slide = await slideOf([
    ...edges.map((x): SetItem => ({ line: [x, 200, x, 320] })),
    ...[200, 260, 320].map((y): SetItem => ({ line: [80, y, 264, y] })),
    ...cells,
    ...prose.map((words, n) => text(words, 80, 400 + 16 * n, 12)),
  ]);
  expect(paragraphsOf(slide)).toEqual(expect.arrayContaining(['Telecommunications', 'Room 1', prose.join('')]));
});
