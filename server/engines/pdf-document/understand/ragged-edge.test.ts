import { expect, test } from 'bun:test';
import type { Paragraph } from '../model.ts';
import { blocksOf, flowOf, lines } from '../testing/read-back.ts';

const full = Array.from(
  { length: 6 },
  (_, n) => `line ${n} of the log of the guild of boatmen, which goes on to the end of the column and on`,
);
const narrow = [
  'The boats of the guild go out by the western',
  'light and come home when it is dark, and all',
  'that they have brought lies in the harbour for',
  'the mills on the river.',
];

test('lines broken at an edge of their own have room up to the next word, as where letters are a hair wider', async () => {
  const model = await flowOf([...lines(full, { y: 90, size: 11 }), ...lines(narrow, { y: 300, size: 11 })]);
  const paragraph = blocksOf(model).find((b): b is Paragraph => b.kind === 'paragraph' && b.box.y0 > 250);
  const right = Math.max(...blocksOf(model).map((b) => (b.kind === 'paragraph' ? b.box.x1 : 0)));
  const own = paragraph?.box.x1 ?? 0;
  const edge = right - (paragraph?.indent.end ?? 0);
  expect(paragraph?.indent.end).toBeGreaterThan(14);
  expect(edge).toBeGreaterThan(own + 2);
  // No further than half of a short word with its space.
  expect(edge).toBeLessThan(own + 15);
});

test('five lines in less than half of the column are one paragraph, as in a section of columns of which one is filled', async () => {
  const column = [
    'The boats of the guild go out',
    'by the western light and come',
    'home when it is dark, and all',
    'that they have brought lies in',
    'the harbour for the mills.',
  ];
  const model = await flowOf([...lines(full, { y: 90, size: 11 }), ...lines(column, { y: 300, size: 11 })]);
  const below = blocksOf(model).filter((b) => b.kind === 'paragraph' && b.box.y0 > 250);
  expect(below).toHaveLength(1);
});
