import { expect, test } from 'bun:test';
import { flowOf, lines, outlineOf } from '../testing/read-back.ts';

const prose = Array.from(
  { length: 6 },
  (_, n) => `The keeper of the western light rings its bell when boats are out, as he did before${n === 5 ? '.' : ','}`,
);
const middle = 250;

test('a page number in the middle of a wide margin is no text', async () => {
  const model = await flowOf([...lines(prose, { y: 560, size: 10 }), { text: '3', x: middle, y: 652, size: 10 }]);
  expect(outlineOf(model)).toEqual([`body: ${prose.join(' ')}`]);
});

test('a number that counts with the heads of other pages is the page\u2019s, wherever it stands under the text', async () => {
  const pages = [0, 1, 2, 3].flatMap((page) => [
    ...lines(prose, { y: 560, size: 10, page }),
    page === 0 ? { text: '7', x: 300, y: 648, size: 10, page } : { text: `On bells ${page + 7}`, x: 72, y: 106, size: 10, page },
  ]);
  expect(outlineOf(await flowOf(pages)).join(' ')).not.toMatch(/\d/);
});

test('a number apart at the edge of its page stays', async () => {
  const model = await flowOf([...lines(prose, { y: 560, size: 10 }), { text: '1911', x: 72, y: 652, size: 10 }]);
  expect(outlineOf(model).at(-1)).toBe('body: 1911');
});

test('the last row of a table stays, though the line over it comes again', async () => {
  const pages = [0, 1, 2].flatMap((page) => [
    ...lines(
      prose.map((line) => `${line} ${page}`),
      { y: 600, size: 10, page },
    ),
    { text: `Ref. ${page + 81}`, x: 150, y: 765, size: 10, page },
    { text: `0${page + 4}.09.2026`, x: 72, y: 780, size: 10, page },
    { text: ['Rope', 'Lamps', 'Tar'][page] as string, x: 150, y: 780, size: 10, page },
  ]);
  expect(outlineOf(await flowOf(pages)).join()).toMatch(/Rope.*Lamps.*Tar/s);
});
