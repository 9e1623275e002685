import { afterAll, beforeAll, expect, test } from 'bun:test';
import { mkdir, mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { longTimeout } from '../testing/long-timeout.ts';
import { startCleanUp } from './clean-up.ts';

longTimeout();

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'clean-up-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

const hour = 60 * 60 * 1000;

test('the start removes everything, and later nothing lives past the hour', async () => {
  const jobs = join(dir, 'jobs');
  await mkdir(join(jobs, 'left by a crash/stage'), { recursive: true });
  const clock = { now: Date.now() };
  const cleanUp = await startCleanUp({ everything: [jobs], aged: [jobs] }, { maxAgeMs: hour / 2, everyMs: hour, now: () => clock.now });
  expect(await readdir(jobs)).toEqual([]);
  for (const [name, age] of [
    ['old', 40],
    ['young', 5],
  ] as const) {
    await mkdir(join(jobs, name));
    await utimes(join(jobs, name), new Date(), new Date(clock.now - age * 60_000));
  }
  expect(await cleanUp.sweep()).toBe(1);
  expect(await readdir(jobs)).toEqual(['young']);
  clock.now += hour;
  await cleanUp.sweep();
  expect(await readdir(jobs)).toEqual([]);
  cleanUp.stop();
});
