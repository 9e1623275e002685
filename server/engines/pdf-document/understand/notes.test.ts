import { expect, test } from 'bun:test';
import { longTimeout } from '../../../testing/long-timeout.ts';
import type { FlowModel } from '../flow-model.ts';
import type { SetItem } from '../testing/make-pdf.ts';
import { blocksOf, flowOf, lines } from '../testing/read-back.ts';
import { textOf } from './build-paragraph.ts';

longTimeout();

const left = Array.from({ length: 20 }, (_, n) => `left column line ${n} of a story that goes on`);
const right = Array.from({ length: 20 }, (_, n) => `right column line ${n} of one more tale of it`);

/** Lines of a column; those at `at` are replaced by lines with a superscript mark. */
const column = (texts: readonly string[], x: number, y: number, mark: string, ...at: number[]): SetItem[] => [
  ...lines(texts, { x, y, size: 10, step: 12 }).filter((_, n) => !at.includes(n)),
  ...at.flatMap((n): SetItem[] => [
    { text: 'The pier was built in one summer', x, y: y + n * 12, size: 10 },
    { text: mark, x: x + 149, y: y + n * 12 - 4, size: 6 },
    { text: 'and stands', x: x + 156, y: y + n * 12, size: 10 },
  ]),
];

/** A note at the foot of a page: a superscript mark, then its lines. */
const note = (mark: string, texts: readonly string[], x: number, y: number, page = 0): SetItem[] => [
  { text: mark, x, y: y - 3, size: 5, page },
  ...lines(texts, { x: x + 6, y, size: 8, step: 10, page }),
];

const notesOf = (model: FlowModel): string[] => [...model.notes.values()].map((ps) => ps.map(textOf).join(' / '));

const referencesOf = (model: FlowModel): number[] =>
  blocksOf(model).flatMap((b) => (b.kind === 'paragraph' ? b.inlines.flatMap((i) => (i.kind === 'note' ? [i.note] : [])) : []));

test('each of two columns has notes of its own, though their lines do not match', async () => {
  const model = await flowOf([
    ...column(left, 72, 90, '1', 3),
    ...column(right, 320, 95, '2', 5),
    { line: [72, 345, 216, 345] },
    ...note('1', ['From the first of the two.'], 72, 356),
    { line: [320, 352, 464, 352] },
    ...note('2', ['From the second.'], 320, 364),
  ]);
  expect(notesOf(model)).toEqual(['From the first of the two.', 'From the second.']);
  expect(referencesOf(model)).toEqual([1, 2]);
});

test('a raised figure belongs to the text that it touches, not to the line beside it in the next column', async () => {
  // The mark of the left column is on a baseline of the right one.
  const model = await flowOf([
    ...column(left, 72, 90, '1', 3),
    ...lines(right, { x: 320, y: 86, size: 10, step: 12 }),
    { line: [72, 345, 216, 345] },
    ...note('1', ['From the accounts of the guild.'], 72, 356),
  ]);
  expect(notesOf(model)).toEqual(['From the accounts of the guild.']);
  expect(referencesOf(model)).toEqual([1]);
});

test('a note goes on at the foot of the next page', async () => {
  const model = await flowOf([
    ...column(left, 72, 90, '1', 3),
    { line: [72, 345, 170, 345] },
    ...note('1', ['From the first of the two accounts, which'], 72, 356),
    ...lines(right, { x: 72, y: 90, size: 10, step: 12, page: 1 }),
    { line: [72, 345, 170, 345], page: 1 },
    ...lines(['the guild has kept since then.'], { x: 78, y: 356, size: 8, page: 1 }),
  ]);
  expect(notesOf(model)).toEqual(['From the first of the two accounts, which the guild has kept since then.']);
});

test('two notes of one page may have the same mark', async () => {
  const model = await flowOf([
    ...column(left, 72, 90, '*', 3, 9),
    { line: [72, 345, 216, 345] },
    ...note('*', ['Of the first.'], 72, 356),
    ...note('*', ['Of the second.'], 72, 367),
  ]);
  expect(notesOf(model)).toEqual(['Of the first.', 'Of the second.']);
  expect(referencesOf(model)).toEqual([1, 2]);
});

test('a separator drawn dash by dash is one line', async () => {
  const model = await flowOf([
    ...column(left, 72, 90, '1', 3),
    ...Array.from({ length: 20 }, (_, n): SetItem => ({ line: [72 + n * 4, 345, 76 + n * 4, 345] })),
    ...lines(['1.'], { x: 72, y: 356, size: 10 }),
    ...lines(['From the accounts of the guild.'], { x: 92, y: 356, size: 10 }),
  ]);
  expect(notesOf(model)).toEqual(['From the accounts of the guild.']);
});

test('marks of addresses under a title name those, not the note with the same mark', async () => {
  const model = await flowOf([
    { text: 'Piers of the north', x: 72, y: 60, size: 18 },
    { text: 'A. Builder', x: 72, y: 90, size: 10 },
    { text: '1', x: 117.6, y: 86, size: 6 },
    { text: '1', x: 72, y: 112, size: 6 },
    { text: 'Harbour Office, Dock Street', x: 76, y: 116, size: 10 },
    ...column(left, 72, 150, '1', 3),
    { line: [72, 405, 216, 405] },
    ...note('1', ['It was a dry summer.'], 72, 416),
  ]);
  expect(notesOf(model)).toEqual(['It was a dry summer.']);
  expect(referencesOf(model)).toEqual([1]);
});

test('the text of a page reaches as low as its notes, or they would take room from the text', async () => {
  const body = Array.from({ length: 40 }, (_, n) => `line ${n} of a story that goes on to the very end of its page`);
  const { sections, notes } = await flowOf([
    ...column(body, 72, 90, '1', 3),
    { line: [72, 690, 216, 690] },
    ...note('1', ['From the accounts of the guild.'], 72, 740),
  ]);
  expect(notes.size).toBe(1);
  const { height, margins } = sections[0] as (typeof sections)[0];
  expect(height - margins.bottom).toBeGreaterThan(740);
});
