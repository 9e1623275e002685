import { expect, test } from 'bun:test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Problem } from '../problem.ts';
import { defaultLimits } from './limits.ts';
import { watchTool } from './watch.ts';

/** Watches a tool whose folder goes away, and gives what it was stopped for. */
const watchWithoutFolder = async (endAfterMs: number): Promise<readonly Problem[]> => {
  const dir = await mkdtemp(join(tmpdir(), 'watch-'));
  const stopped: Problem[] = [];
  const end = watchTool(process.pid, dir, defaultLimits, (problem) => stopped.push(problem));
  setTimeout(end, endAfterMs);
  await rm(dir, { recursive: true });
  await Bun.sleep(600);
  return stopped;
};

test('a tool whose folder can not be looked at is stopped, and it is our fault', async () => {
  expect((await watchWithoutFolder(600)).map(({ code }) => code)).toEqual(['internal_error']);
});

test('a folder that has gone with its tool is nobody’s', async () => {
  expect(await watchWithoutFolder(250)).toEqual([]);
});
