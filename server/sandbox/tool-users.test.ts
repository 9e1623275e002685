import { expect, test } from 'bun:test';
import { Problem } from '../contract/problem.ts';
import { findRange, makeUsers, sandboxUid } from './tool-users.ts';

test('only root has users to give, and only those that exist here', () => {
  const all = '         0          0 4294967295\n';
  expect(findRange(1000, [all, all])).toBeUndefined();
  expect(findRange(0, [all, all])).toBeGreaterThanOrEqual(1_900_000_000);
  const subordinate = '         0       1000          1\n         1     100000      65536\n';
  expect(findRange(0, [subordinate, subordinate])).toBe(sandboxUid);
  const alone = '         0       1000          1\n';
  expect(findRange(0, [subordinate, alone])).toBeUndefined();
});

test('no two runs share a user, and a returned user is reused last', () => {
  const users = makeUsers(100, 3);
  expect([users.lease(), users.lease(), users.lease()]).toEqual([100, 101, 102]);
  expect(() => users.lease()).toThrow(Problem);
  users.release(101);
  users.release(100);
  users.release(100);
  users.release(7);
  expect([users.lease(), users.lease(), users.leased()]).toEqual([101, 100, 3]);
});

test('a user rests until all the others have been somebody’s', () => {
  const users = makeUsers(0);
  const first = users.lease();
  users.release(first);
  let others = 0;
  for (let one = users.lease(); one !== first; one = users.lease(), others++) users.release(one);
  expect(others).toBe(16_383);
});
