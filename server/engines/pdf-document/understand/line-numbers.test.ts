import { expect, test } from 'bun:test';
import { longTimeout } from '../../../testing/long-timeout.ts';
import type { SetText } from '../testing/make-pdf.ts';
import { flowOf, lines, outlineOf } from '../testing/read-back.ts';

longTimeout();

const prose = [
  'The northern pier was built in a single summer by people who had never built',
  'one, and it has stood ever since. Each spring the planks that the winter has',
  'worn are taken up and turned, and those that cannot be turned are carried to',
  'the shed, where the children of the village use them for their own purposes.',
  'Nobody has counted how many of the first planks are left. The keeper of the',
  'light says that there are none; his wife, who has walked on the pier for each',
  'day of sixty years, says that she knows four by the sound that they make when',
  'it is cold, and that a fifth one lies upside down under the bench at the end.',
  'Strangers are shown the bench, and they look under it, and they see a plank.',
];

/** Right-aligned line numbers, as in TeX. */
const count = (first: number, texts: number, at: { y: number; x?: number; step?: number; page?: number }): SetText[] =>
  Array.from({ length: texts }, (_, n) => {
    const text = String(first + n);
    return { text, x: (at.x ?? 60) - text.length * 0.556 * 6, y: at.y + n * (at.step ?? 13), size: 6, page: at.page ?? 0 };
  });

const textOfPages = async (items: readonly SetText[]): Promise<string> => outlineOf(await flowOf(items)).join('\n');

test('numbers of lines at the margin are no part of the text', async () => {
  const text = await textOfPages([...lines(prose, { y: 90 }), ...count(7, prose.length, { y: 90 })]);
  expect(text).toBe(`body: ${prose.join(' ')}`);
});

test('they are none between columns either', async () => {
  const narrow = prose.flatMap((l) => [l.slice(0, 40).trim(), l.slice(40).trim()]);
  const text = await textOfPages([
    ...lines(narrow, { x: 60, y: 90 }),
    ...count(1, narrow.length, { x: 48, y: 90 }),
    ...lines(narrow, { x: 320, y: 90 }),
    ...count(1 + narrow.length, narrow.length, { x: 550, y: 90 }),
  ]);
  expect(text.replaceAll('\nbody: ', ' ')).toBe(`body: ${[...narrow, ...narrow].join(' ')}`);
});

test('a page with a few lines goes on with the count of the one before', async () => {
  const text = await textOfPages([
    ...lines(prose, { y: 90 }),
    ...count(1, prose.length, { y: 90 }),
    ...lines(['On the second page the story ends.'], { y: 90, page: 1 }),
    ...count(1 + prose.length, 1, { y: 90, page: 1 }),
  ]);
  expect(text).not.toContain('10');
});

test('numbers of the entries of a list, and of rows, stay', async () => {
  const entries = prose.map((l) => l[0]?.toUpperCase() + l.slice(1));
  const list = await textOfPages([...lines(entries, { y: 90 }), ...count(1, entries.length, { y: 90 })]);
  expect(list).toContain('9');
  const cells = ['ash', 'oak', 'elm', 'yew', 'fir', 'box', 'bay', 'fig', 'may'];
  const rows = await textOfPages([...lines(cells, { y: 90 }), ...count(1, cells.length, { y: 90 })]);
  expect(rows).toContain('9');
});
