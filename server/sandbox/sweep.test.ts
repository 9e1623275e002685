import { afterAll, expect, test } from 'bun:test';
import { hangsMs, longTimeout } from '../testing/long-timeout.ts';
import { readProc } from './read-proc.ts';
import { sweep } from './sweep.ts';

longTimeout();

const mark = crypto.randomUUID();
const isMarked = (pid: number): boolean => readProc(`/proc/${pid}/environ`).includes(mark);
afterAll(() => sweep(isMarked));

/** What starts under the mark, and when the last of it has ended: each holds the pipe. */
const start = (script: string) => {
  const first = Bun.spawn(['/usr/bin/python3', '-Ic', `import os, time\nprint(flush=True)\n${script}`], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { SWEPT: mark },
    detached: true,
  });
  const reader = first.stdout.getReader();
  const begun = reader.read();
  const allEnded = begun.then(() => reader.read()).then(({ done }) => done);
  return { first, begun, allEnded: Promise.race([allEnded, Bun.sleep(hangsMs / 2).then(() => false)]) };
};

test('finds a chain that forks and ends, each time', async () => {
  for (let time = 0; time < 20; time++) {
    const { first, allEnded } = start('while True:\n  if os.fork() > 0: os._exit(0)');
    await first.exited;
    await sweep(isMarked);
    expect([time, await allEnded]).toEqual([time, true]);
  }
});

test('ends a marked process that sleeps, and no other', async () => {
  const other = Bun.spawn(['sleep', '300']);
  const { begun, allEnded } = start('time.sleep(300)');
  await begun;
  await sweep(isMarked);
  expect(await allEnded).toBe(true);
  expect(other.exitCode).toBeNull();
  other.kill();
});
