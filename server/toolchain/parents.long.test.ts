import { expect, test } from 'bun:test';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workersOf } from '../contract/needs.ts';
import { engines } from '../engines.ts';
import { canFork } from '../sandbox/fork/fork-parent.ts';
import { processTree } from '../sandbox/processes.ts';
import { makeLevelledHost } from '../sandbox/testing-host.ts';
import { startHarness } from '../testing/harness.ts';
import { longTimeout } from '../testing/long-timeout.ts';
import { makeParents } from './parents.ts';
import { prepareRuntime } from './runtime.ts';
import { workerEnvironment } from './worker-environment.ts';

longTimeout();

/** Patterns of native parts of packages in a process's memory map. */
const nativeParts: Readonly<Record<string, RegExp>> = { sharp: /libvips-cpp/ };

test('what workers are forked from has loaded what lies elsewhere in their sandboxes', async () => {
  const { dir, host } = await makeLevelledHost('parents');
  expect(canFork(host)).toBe(true);
  const kinds = workersOf(engines.flatMap(({ steps }) => steps)).filter(({ minIdle }) => minIdle > 0);
  const runtime = await prepareRuntime(join(dir, 'runtime'), kinds);
  const parents = makeParents(host, kinds, runtime, workerEnvironment, 60_000);
  try {
    // Kinds with a parent program load the rest themselves.
    for (const { id, beside = [] } of kinds.filter((kind) => !('parent' in kind))) {
      const parent = parents.get(id)?.worker;
      await parent?.ready();
      const maps = readFileSync(`/proc/${parent?.pid()}/maps`, 'latin1');
      for (const name of beside) if (nativeParts[name]) expect(`${id}: ${nativeParts[name].test(maps)}`).toBe(`${id}: true`);
    }
  } finally {
    for (const { worker } of parents.values()) await worker.close();
  }
});

test('a fork for images has started the threads that its parent may not have before its first request', async () => {
  const { tools, close } = await startHarness(undefined, { SPARE_WORKERS: '1' });
  try {
    expect(canFork(tools.host)).toBe(true);
    await tools.pool('image').warm();
    const { worker, release } = await tools.pool('image').acquire(new AbortController().signal);
    const threads = processTree(worker.pid).flatMap((pid) =>
      readdirSync(`/proc/${pid}/task`).map((task) => readFileSync(`/proc/${pid}/task/${task}/comm`, 'latin1').trim()),
    );
    // The stub identifies itself.
    expect(threads).toContain('sh');
    expect(threads.filter((name) => name === 'libvips worker')).not.toEqual([]);
    await release(true);
  } finally {
    await close();
  }
});
