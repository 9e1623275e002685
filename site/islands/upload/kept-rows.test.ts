import { afterAll, beforeEach, expect, test } from 'bun:test';
import { dropRow, keepRow, recallRows } from './kept-rows.ts';

const { sessionStorage: storage, location: place } = globalThis;
const stored = new Map<string, string>();
const row = { key: 'a', name: 'photo.png', size: 5, from: 'png', to: 'jpg' };

beforeEach(() => {
  stored.clear();
  Object.assign(globalThis, {
    location: { pathname: '/png-to-jpg' },
    sessionStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    },
  });
});
afterAll(() => {
  Object.assign(globalThis, { sessionStorage: storage, location: place });
});

test('rows come back in their order, with what was learnt of them last, and nothing stays when all are dropped', () => {
  keepRow(row);
  keepRow({ ...row, key: 'b' });
  keepRow({ ...row, job: 'id' });
  expect(recallRows()).toEqual([
    { ...row, job: 'id' },
    { ...row, key: 'b' },
  ]);
  dropRow('a');
  dropRow('b');
  expect([recallRows(), stored.size]).toEqual([[], 0]);
});

test('what is no row is left out', () => {
  stored.set('jobs:/png-to-jpg', JSON.stringify([row, null, { ...row, size: 'x' }, { ...row, job: 5 }]));
  expect(recallRows()).toEqual([row]);
  stored.set('jobs:/png-to-jpg', 'not JSON');
  expect(recallRows()).toEqual([]);
});

test('without storage there are no rows and no errors', () => {
  Object.defineProperty(globalThis, 'sessionStorage', {
    configurable: true,
    writable: true,
    value: {
      getItem: () => {
        throw new Error('forbidden');
      },
    },
  });
  expect(() => keepRow(row)).not.toThrow();
  expect(recallRows()).toEqual([]);
});
