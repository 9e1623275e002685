import { afterAll, beforeAll, expect, test } from 'bun:test';
import { longTimeout } from '../../testing/long-timeout.ts';
import { makeTestFolder } from '../../testing/test-folder.ts';
import { fairness, longestWaitMs, makeFilm } from './fairness.ts';
import { type ServerUnderTest, startServerUnderTest } from './server-under-test.ts';

longTimeout();

let dir: string;
let server: ServerUnderTest;
beforeAll(async () => {
  dir = makeTestFolder('fairness');
  server = await startServerUnderTest({ TRUSTED_PROXIES: '1', QUEUE_LENGTH: '12' });
});
afterAll(async () => {
  await server.stop();
});

test('an honest light job beside six greedy clients of heavy ones is taken, and waits no longer than five seconds', async () => {
  const { waits, greedy, refused } = await fairness(server, await makeFilm(dir), 12);
  expect(refused).toEqual([]);
  expect(waits.length).toBeGreaterThan(0);
  expect(Math.max(...waits)).toBeLessThanOrEqual(longestWaitMs);
  // The greedy clients exceeded the capacity.
  expect((greedy.get(429) ?? 0) + (greedy.get(503) ?? 0)).toBeGreaterThan(0);
});
