import { expect, test } from 'bun:test';
import { growsFaster } from '../../../lint/growth.ts';
import { type Line, stacks } from './rule-stacks.ts';

/** Stacked lines of one width, alternately thick and thin. */
const linesByTurns = (count: number): Line[] =>
  Array.from({ length: count }, (_, n) => ({ y: n, x0: 50, x1: 500, border: { width: n % 2 ? 0.5 : 1.5, colour: '#000000' } }));

test('a stack without texts stays one table', () => {
  expect(stacks(linesByTurns(6), []).map(({ length }) => length)).toEqual([6]);
});

test('a page full of lines takes time by their number, not by its square', () => {
  const isSquare = growsFaster(
    (characters) => ' '.repeat(characters),
    ({ length }) => stacks(linesByTurns(length), []),
  );
  expect(isSquare).toBe(false);
});

test('a hundred thousand lines are no more arguments than a call may have', () => {
  expect(stacks(linesByTurns(100_000), [])).toHaveLength(1);
});
