import { expect, test } from 'bun:test';
import { longTimeout } from '../../../testing/long-timeout.ts';
import { flowOf, lines, outlineOf } from '../testing/read-back.ts';

longTimeout();

/** Helvetica's n is .556 of the size wide, its space .278. */
const width = (text: string): number => [...text].reduce((w, c) => w + (c === ' ' ? 0.278 : 0.556), 0) * 9;
const words = (count: number): string => Array.from({ length: count }, () => 'nnnn').join(' ');

test('a centred caption whose box is narrower than the column goes on in its second line', async () => {
  const body = Array.from(
    { length: 4 },
    () => 'The northern pier was built in a single summer by people who had never built one before that.',
  );
  const middle = 72 + 446 / 2;
  const found = outlineOf(
    await flowOf([
      ...lines(body, { y: 90 }),
      ...[words(19), words(1)].flatMap((text, n) => lines([text], { x: middle - width(text) / 2, y: 170 + n * 12, size: 9 })),
      ...lines(body, { y: 220 }),
    ]),
  );
  expect(found.filter((t) => t.includes('nnnn'))).toEqual([`body: ${words(20)}`]);
});
