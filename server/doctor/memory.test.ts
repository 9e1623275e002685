import { expect, test } from 'bun:test';
import { judgeMemory, memoryHere } from './memory.ts';

test('little memory is a warning, and too little for the server itself a fault', () => {
  expect(judgeMemory(8 * 1024 ** 3).state).toBe('ok');
  expect(judgeMemory(1024 ** 3)).toMatchObject({ state: 'warning', says: expect.stringContaining('1024 MB') });
  expect(judgeMemory(256 * 1024 ** 2).state).toBe('fault');
});

test('this machine has a finite amount', () => {
  expect(memoryHere()).toBeGreaterThan(128 * 1024 ** 2);
  expect(memoryHere()).toBeLessThan(2 ** 50);
});
