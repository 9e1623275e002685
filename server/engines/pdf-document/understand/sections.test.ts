import { expect, test } from 'bun:test';
import { flowOf, lines } from '../testing/read-back.ts';

const places = ['harbour', 'river and its mills', 'guild of boatmen'];

const page = (n: number) =>
  lines(
    Array.from({ length: 48 }, (_, k) => `line ${k} of the log of the ${places[n]}, which goes on to the very end of its page`),
    { y: 90, size: 11, step: 14, page: n },
  );

/** Points from the lowest baseline to the margin. */
const roomBelow = async (pages: number): Promise<number> => {
  const { sections } = await flowOf(Array.from({ length: pages }, (_, n) => page(n)).flat());
  const { height, margins } = sections[0] as (typeof sections)[0];
  return height - margins.bottom - (90 + 47 * 14);
};

test('a single page has room for lines that are higher elsewhere, continuous pages have almost none', async () => {
  expect(await roomBelow(1)).toBeGreaterThan(2 * 14);
  const flowing = await roomBelow(3);
  expect(flowing).toBeGreaterThan(0);
  expect(flowing).toBeLessThan(14);
});

const column = (x: number, count: number) =>
  lines(
    Array.from({ length: count }, (_, k) => `row ${k % 10} of the log, with all that it says.`),
    { x, y: 90, size: 10, step: 14 },
  );

test('columns of a single page have less room, or one would take lines of the next', async () => {
  const { sections } = await flowOf([...column(72, 48), ...column(320, 48)]);
  const [{ height, margins, columns }] = sections as [(typeof sections)[0] & object];
  expect(columns.widths).toHaveLength(2);
  const room = height - margins.bottom - (90 + 47 * 14);
  expect(room).toBeGreaterThan(14);
  expect(room).toBeLessThan(await roomBelow(1));
  expect(room).toBeLessThan(2.2 * 14);
});

test('a line that sticks out of its column makes the column no wider, and stays one line', async () => {
  const out = 'key, harbour, river, mills, guild, boats.';
  const beside = { text: 'The lights of the coast and the boats', x: 320, y: 60, size: 10 };
  const { sections } = await flowOf([{ text: out, x: 72, y: 60, size: 10 }, beside, ...column(72, 48), ...column(320, 50)]);
  const section = sections.find((s) => s.columns.widths.length === 2);
  const usual = (await flowOf([...column(72, 48), ...column(320, 50)])).sections[0]?.columns.widths[0] as number;
  expect(section?.columns.widths[0]).toBeCloseTo(usual, 0);
  const line = section?.blocks.find((b) => b.kind === 'paragraph' && b.box.y1 < 70);
  expect(line?.kind === 'paragraph' && line.indent.end).toBeLessThan(-1);
});

test('a line that sticks out of the left column, over the start of the right one, stands over both', async () => {
  const out = 'key, harbour, river, mills, guild, boats.';
  const { sections } = await flowOf([{ text: out, x: 72, y: 60, size: 10 }, ...column(72, 48), ...column(320, 50)]);
  expect(sections.map((s) => s.columns.widths.length)).toEqual([1, 2]);
  expect(sections[0]?.blocks).toHaveLength(1);
});

test('pages that are all short stay pages of their own', async () => {
  const { sections } = await flowOf(
    [0, 1, 2].flatMap((n) =>
      lines([`The log of the ${places[n]} begins`, `and ends on this page of the ${places[n]}.`], { y: 90, page: n }),
    ),
  );
  const blocks = sections.flatMap((s) => s.blocks);
  expect(blocks.flatMap((b) => (b.kind !== 'floating' && b.breakBefore ? [b] : []))).toHaveLength(2);
});

test('short pages stay pages of their own whatever picture lies behind them', async () => {
  const { sections } = await flowOf(
    [0, 1, 2].flatMap((n) => [
      { picture: [72 + 9 * n, 60, 500, 700] as const, shade: 200 + n, page: n },
      ...lines([`The log of the ${places[n]} begins`, `and ends on this page of the ${places[n]}.`], { y: 90, page: n }),
    ]),
  );
  const blocks = sections.flatMap((s) => s.blocks);
  expect(blocks.filter((b) => b.kind === 'floating')).toHaveLength(3);
  expect(blocks.flatMap((b) => (b.kind !== 'floating' && b.breakBefore ? [b] : []))).toHaveLength(2);
});

test('a picture that most pages have in their middle is the ground of all of them', async () => {
  const { sections } = await flowOf(
    [0, 1, 2, 3].flatMap((n) => [
      ...(n === 2 ? [] : [{ picture: [72, 60, 500, 700] as const, shade: 220, page: n }]),
      { picture: [100 + 9 * n, 300, 300, 400] as const, shade: 90 + n, page: n },
      ...lines([`The log of the ${places[n % 3]} begins`, `and ends on page ${n} of the ${places[n % 3]}.`], { y: 90, page: n }),
    ]),
  );
  const [section] = sections as [(typeof sections)[0] & object];
  expect(section.header.map((r) => r.kind)).toEqual(['floating']);
  const pictures = sections
    .flatMap((s) => s.blocks)
    .filter((b) => b.kind === 'floating' || (b.kind === 'paragraph' && b.inlines[0]?.kind === 'picture'));
  expect(pictures).toHaveLength(4);
});

test('below rows there is less room than a further row takes', async () => {
  const step = 14;
  const table = (page: number) => {
    const edges = Array.from({ length: 49 }, (_, n) => 90 + n * step);
    const ends = [90, 90 + 48 * step] as const;
    return [
      ...edges.map((y) => ({ line: [72, y, 472, y] as const, page })),
      ...[72, 272, 472].map((x) => ({ line: [x, ends[0], x, ends[1]] as const, page })),
      ...edges.slice(0, -1).flatMap((y, row) => [80, 280].map((x) => ({ text: `boat ${page} ${row}`, x, y: y + 10, size: 9, page }))),
    ];
  };
  const { sections } = await flowOf([0, 1, 2].flatMap(table));
  const { height, margins } = sections[0] as (typeof sections)[0];
  const room = height - margins.bottom - (90 + 48 * step);
  expect(room).toBeGreaterThan(0);
  expect(room).toBeLessThan(step / 3);
});

test('lines of text of almost no size have a height', async () => {
  const { sections } = await flowOf(lines(['A mark that nobody sees', 'and another'], { y: 90, size: 0.12, step: 0.15 }));
  const [block] = (sections[0] as (typeof sections)[0]).blocks;
  expect(block?.kind === 'paragraph' && block.spacing.line).toBeGreaterThan(0);
});
