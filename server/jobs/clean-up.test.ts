import { beforeAll, expect, test } from 'bun:test';
import { mkdir, readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { longTimeout } from '../testing/long-timeout.ts';
import { makeTestFolder } from '../testing/test-folder.ts';
import { startCleanUp } from './clean-up.ts';

longTimeout();

let dir: string;
beforeAll(async () => {
  dir = makeTestFolder('clean-up');
});

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
