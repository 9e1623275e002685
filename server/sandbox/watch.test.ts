import { expect, spyOn, test } from 'bun:test';
import { rm } from 'node:fs/promises';
import type { Problem } from '../contract/problem.ts';
import { makeTestFolder } from '../testing/test-folder.ts';
import { defaultLimits } from './limits.ts';
import { restMs, watchTool } from './watch.ts';

/** Watches a tool whose folder goes away, and gives what it was stopped for: the watch's first look is taken by hand, so that no clock decides. */
const watchWithoutFolder = async (endsWhileLooking: boolean): Promise<readonly Problem[]> => {
  const dir = makeTestFolder('watch');
  const stopped: Problem[] = [];
  const timer = spyOn(globalThis, 'setTimeout').mockReturnValue(0 as never);
  const end = watchTool(process.pid, dir, defaultLimits, (problem) => stopped.push(problem));
  const look = timer.mock.calls[0]?.[0] as unknown as () => Promise<void>;
  timer.mockRestore();
  await rm(dir, { recursive: true });
  const looking = look();
  if (endsWhileLooking) end();
  await looking;
  end();
  return stopped;
};

test('a tool whose folder can not be looked at is stopped, and it is our fault', async () => {
  expect((await watchWithoutFolder(false)).map(({ code }) => code)).toEqual(['internal_error']);
});

test('a folder that its tool removed has no owner', async () => {
  expect(await watchWithoutFolder(true)).toEqual([]);
});

test('a slow inspection delays the next one, but not for long', () =>
  expect([1, 50, 100, 6000].map(restMs)).toEqual([250, 500, 1000, 2000]));
