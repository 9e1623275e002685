import { expect, test } from 'bun:test';
import { flowOf, lines } from '../testing/read-back.ts';

const places = ['harbour', 'river and its mills', 'guild of boatmen'];

const page = (n: number) =>
  lines(
    Array.from({ length: 48 }, (_, k) => `line ${k} of the log of the ${places[n]}, which goes on to the very end of its page`),
    { y: 90, size: 11, step: 14, page: n },
  );

/** Points from the lowest baseline to where the margin begins. */
const roomBelow = async (pages: number): Promise<number> => {
  const { sections } = await flowOf(Array.from({ length: pages }, (_, n) => page(n)).flat());
  const { height, margins } = sections[0] as (typeof sections)[0];
  return height - margins.bottom - (90 + 47 * 14);
};

test('a page alone has room for lines that set higher elsewhere, pages that flow on have next to none', async () => {
  expect(await roomBelow(1)).toBeGreaterThan(2 * 14);
  const flowing = await roomBelow(3);
  expect(flowing).toBeGreaterThan(0);
  expect(flowing).toBeLessThan(14);
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
