import { expect, test } from 'bun:test';
import { nextItem } from './accordion.ts';

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 3, 0],
  ['ArrowUp', 0, 3],
  ['Home', 2, 0],
  ['End', 1, 3],
  ['Enter', 1, undefined],
])('%s from item %p of four leads to %p', (key, index, next) => expect(nextItem(key, index, 4)).toBe(next as number));
