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
