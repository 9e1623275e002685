import { expect, test } from 'bun:test';
import { nextOption } from './active-option.ts';

test.each([
  ['ArrowDown', -1, 3, 0],
  ['ArrowDown', 2, 3, 0],
  ['ArrowUp', -1, 3, 2],
  ['ArrowUp', 0, 3, 2],
  ['Home', 2, 3, 0],
  ['End', 0, 3, 2],
  ['Home', -1, 3, undefined],
  ['a', 0, 3, undefined],
  ['ArrowDown', -1, 0, undefined],
])('%s at %p of %p', (key, active, count, next) => expect(nextOption(key, active, count)).toBe(next as number));
