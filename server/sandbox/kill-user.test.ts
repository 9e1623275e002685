import { afterAll, expect, test } from 'bun:test';
import { longTimeout } from '../testing/long-timeout.ts';
import { killUser } from './kill-user.ts';
import { findRange } from './tool-users.ts';

longTimeout();

/** Users whom nothing else on this machine runs as. */
const free = findRange();
const [victim, other, by] = [0, 1, 2].map((index) => (free ?? 0) + index) as [number, number, number];

const started: Bun.Subprocess[] = [];
afterAll(() => {
  for (const child of started) child.kill('SIGKILL');
});

/** Runs Python as a user and resolves once it has begun. */
const runAs = async (user: number, script: string): Promise<Bun.Subprocess> => {
  const argv = ['setpriv', '--reuid', String(user), '--regid', String(user), '--clear-groups', '/usr/bin/python3', '-Ic'];
  const child = Bun.spawn([...argv, `import os, time\nprint(flush=True)\n${script}`], { stdio: ['ignore', 'pipe', 'ignore'] });
  started.push(child);
  await child.stdout.getReader().read();
  return child;
};

const wait = 'time.sleep(300)';
const lives = (child: Bun.Subprocess): boolean => child.exitCode === null && child.signalCode === null;

test.skipIf(free === undefined)('ends all processes of a user and no others', async () => {
  const spared = [await runAs(other, wait), await runAs(0, wait)];
  const ended = [await runAs(victim, wait), await runAs(victim, 'os.setsid()\ntime.sleep(300)')];
  expect(await killUser(victim, by).done).toBe(true);
  for (const child of ended) expect(await child.exited).toBe(137);
  expect(spared.map(lives)).toEqual([true, true]);
});

test.skipIf(free === undefined)('is not ended by those whom it ends', async () => {
  const child = await runAs(victim, 'while True:\n  try: os.kill(-1, 9)\n  except OSError: pass');
  expect(await killUser(victim, by).done).toBe(true);
  expect(await child.exited).toBe(137);
});

test.skipIf(free === undefined)('spares processes that start after it was cancelled', async () => {
  // On a busy machine the kill can be over before the cancel arrives; processes that start afterwards live either way.
  for (let tries = 0; tries < 50; tries++) {
    const end = killUser(victim, by);
    end.cancel();
    const later = await runAs(victim, wait);
    const finished = await end.done;
    expect(lives(later)).toBe(true);
    if (!finished) return;
  }
  throw new Error('It was never cancelled.');
});

test.skipIf(free === undefined)('ends nobody in the name of root', async () => {
  const spared = [await runAs(victim, wait), await runAs(0, wait)];
  expect(await killUser(0, by).done).toBe(false);
  expect(await killUser(victim, 0).done).toBe(false);
  expect(spared.map(lives)).toEqual([true, true]);
});
