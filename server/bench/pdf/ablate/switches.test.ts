import { afterEach, expect, test } from 'bun:test';
import { __C, __F, __S, __V, switches } from './switches.ts';

afterEach(() => {
  Object.assign(switches, { off: -1, seen: undefined, left: Number.POSITIVE_INFINITY, asked: 0 });
  switches.constants.clear();
});

const doubled = __F((n: number[]) => n.map((v) => v * 2), [[7, (a) => a[0]]]);

test('a function that is off gives what changes nothing', () => {
  expect(doubled([1, 2])).toEqual([2, 4]);
  switches.off = 7;
  expect(doubled([1, 2])).toEqual([1, 2]);
});

test('a function without a result does nothing while it is off', () => {
  const found: number[] = [];
  const add = __F((n: number) => void found.push(n), [[10, __V]]);
  add(1);
  switches.off = 10;
  add(2);
  expect(found).toEqual([1]);
});

test('only rules whose absence would change something are noticed', () => {
  switches.seen = new Set();
  doubled([0]);
  __C(8, false, false);
  expect(switches.seen).toEqual(new Set());
  doubled([3]);
  __C(8, true, false);
  expect(switches.seen).toEqual(new Set([7, 8]));
});

test('whole constants move by one at least, others by their part', () => {
  const found: number[] = [];
  for (const [id, value] of [
    [1, 2],
    [2, 0.5],
  ] as const)
    __S(id, value, (v) => found.push(v));
  for (const factor of [0.8, 1.25]) for (const set of switches.constants.values()) set(factor);
  expect(found).toEqual([1, 0.4, 3, 0.625]);
});

test('a loop that has lost its end stops', () => {
  switches.left = 100;
  expect(() => {
    for (;;) __C(9, false, false);
  }).toThrow('A loop has lost its end.');
});
