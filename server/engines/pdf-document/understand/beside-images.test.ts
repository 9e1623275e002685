import { expect, test } from 'bun:test';
import { longTimeout } from '../../../testing/long-timeout.ts';
import type { SetItem } from '../testing/make-pdf.ts';
import { flowOf, lines, outlineOf } from '../testing/read-back.ts';

longTimeout();

const wide = [
  'The northern pier was built in a single summer by people who had never built one before that,',
  'and it has stood ever since. Each spring the planks that the winter has worn are taken up and',
];
const narrow = [
  'turned, and those that cannot be turned are',
  'carried to the shed, where the children of the',
  'village use them. Nobody has ever counted',
  'how many of the first planks are left, for',
  'none of them has a mark.',
];

/** A drawing at the right of the narrow lines: a shade with a line over it. */
const drawing = (x0: number, x1: number): SetItem[] => [{ fill: [x0, 106, x1, 172], grey: 0.7 }, { line: [x0 + 10, 110, x1 - 10, 160] }];

test('text that runs around a drawing is one paragraph', async () => {
  const page = [...lines(wide, { y: 90 }), ...lines(narrow, { y: 116 }), ...lines(wide, { y: 181 })];
  const body = `body: ${[...wide, ...narrow].join(' ')}`;
  expect(outlineOf(await flowOf([...page, ...drawing(330, 540)]))).toEqual([body, `body: ${wide.join(' ')}`]);
  expect(outlineOf(await flowOf(page)).length).toBeGreaterThan(2);
});

test('so is text at the right of one', async () => {
  const page = [...lines(wide, { y: 90 }), ...lines(narrow, { x: 324, y: 116 }), ...lines(wide, { y: 181 })];
  const body = `body: ${[...wide, ...narrow].join(' ')}`;
  expect(outlineOf(await flowOf([...page, ...drawing(72, 306)]))).toEqual([body, `body: ${wide.join(' ')}`]);
});
