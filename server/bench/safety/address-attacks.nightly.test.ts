import { expect, test } from 'bun:test';
import { longTimeout } from '../../testing/long-timeout.ts';
import { attackByAddress } from './address-attacks.ts';

longTimeout();

test('no endpoint that accepts an address calls this machine, whatever its spelling', async () => {
  const { sent, wrong } = await attackByAddress();
  expect(wrong).toEqual([]);
  expect(sent).toBeGreaterThan(400);
});
