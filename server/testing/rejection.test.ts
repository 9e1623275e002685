import { expect, test } from 'bun:test';
import { rejection } from './rejection.ts';

test("a promise's rejection is returned whatever it is, and a promise that resolves is an error", async () => {
  expect(await rejection(Promise.reject('gone'))).toBe('gone');
  expect(await rejection(Promise.reject(undefined))).toBeUndefined();
  expect(await rejection(rejection(Promise.resolve('done')))).toBeInstanceOf(Error);
});
