import { expect, test } from 'bun:test';
import { once } from './fetch-once.ts';

test('loads once, and again only after a failure', async () => {
  let asked = 0;
  const load = once(async () => {
    asked += 1;
    if (asked === 1) throw new TypeError('Failed to fetch');
    return asked;
  });
  expect(await load().catch(String)).toContain('Failed to fetch');
  expect(await Promise.all([load(), load()])).toEqual([2, 2]);
  expect(await load()).toBe(2);
});
