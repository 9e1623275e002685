import { expect, test } from 'bun:test';
import { blocksOf, flowOf } from '../testing/read-back.ts';
import { writeTxt } from '../write/txt.ts';

/** Points: half a letter of Helvetica, on average. */
const half = 0.26;
const centred = (text: string, middle: number, y: number, size: number) => ({ text, x: middle - text.length * half * size, y, size });

const title = centred('On the Boats of the Guild', 297, 80, 22);
const authors = [
  ['Ada Lovelace', 'Department of Engines', 'London', 'ada@example.org'],
  ['Charles Babbage', 'Trinity College', 'School of Machines', 'charles@example.org'],
  ['Mary Somerville', 'Oxford', 'mary@example.org'],
] as const;
const middles = [140, 297, 455];
const names = authors.flatMap((lines, n) => lines.map((text, row) => centred(text, middles[n] as number, 120 + row * 12, 10)));
const sentence = 'The boats of the guild go out by the western';
const columns = [50, 310].flatMap((x) => Array.from({ length: 20 }, (_, n) => ({ text: sentence, x, y: 200 + n * 12, size: 10 })));

const textOf = async (items: Parameters<typeof flowOf>[0]) => new TextDecoder().decode(writeTxt(await flowOf(items))).split(/\n+/);

test('authors side by side under the title of a paper are read one after the other, each line by itself', async () => {
  const text = await textOf([title, ...names, ...columns]);
  expect(text.slice(0, 12)).toEqual([title.text, ...authors.flat()]);
});

test('authors stand side by side in boxes that nothing draws', async () => {
  const [panels] = (await flowOf([title, ...names, ...columns])).sections.flatMap((s) => s.blocks.filter((b) => b.kind === 'panels'));
  expect(panels?.panels.map((p) => p.blocks.length)).toEqual(authors.map((lines) => lines.length));
  for (const [n, { box }] of (panels?.panels ?? []).entries())
    expect(Math.abs((box.x0 + box.x1) / 2 - (middles[n] as number))).toBeLessThan(6);
});

test('columns that start at one edge under a title are no authors', async () => {
  // Mails would make them addresses.
  const texts = authors.map((lines) => lines.map((text) => text.replace('@example.org', ' and others')));
  const edges = texts.flatMap((lines, n) => lines.map((text, row) => ({ text, x: 60 + n * 160, y: 120 + row * 12, size: 10 })));
  const kinds = (await flowOf([title, ...edges, ...columns])).sections.flatMap((s) => s.blocks.map((b) => b.kind));
  expect(kinds).not.toContain('panels');
});

const pair = [centred('Ada Lovelace', 200, 120, 12), centred('Mary Somerville', 354, 120, 12)];

test('two names under a title are no headings, and stand before both columns', async () => {
  const blocks = blocksOf(await flowOf([title, ...pair, ...columns]));
  expect(blocks.slice(1, 3).map((b) => b.kind === 'paragraph' && b.role.kind)).toEqual(['body', 'body']);
  expect((await textOf([title, ...pair, ...columns])).slice(0, 3)).toEqual([title.text, 'Ada Lovelace', 'Mary Somerville']);
});

test('two texts to one side of the middle are no authors', async () => {
  const aside = pair.map((name) => ({ ...name, x: name.x + 30 }));
  const kinds = (await flowOf([title, ...aside, ...columns])).sections.flatMap((s) => s.blocks.map((b) => b.kind));
  expect(kinds).not.toContain('panels');
});

test('initials of authors in the order of letters are no numbers of a list', async () => {
  const initials = pair.map((name, n) => ({ ...name, text: n === 0 ? 'A. Lovelace' : 'B. Somerville' }));
  expect((await textOf([title, ...initials, ...columns])).slice(0, 3)).toEqual([title.text, 'A. Lovelace', 'B. Somerville']);
  const blocks = blocksOf(await flowOf([title, ...initials, ...columns]));
  expect(blocks.slice(1, 3).map((b) => b.kind === 'paragraph' && b.role.kind)).toEqual(['body', 'body']);
});
