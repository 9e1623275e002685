import { beforeAll, describe, expect, test } from 'bun:test';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Problem } from '../contract/problem.ts';
import { longTimeout } from '../testing/long-timeout.ts';
import { isNightly } from '../testing/nightly.ts';
import { runTool, type ToolOptions } from './run.ts';
import type { SandboxHost, SandboxLevel } from './sandbox-host.ts';
import { leaseStage, removeStage } from './stage.ts';
import { leftAlive, levelsHere, makeTestHost } from './testing-host.ts';
import { toolUsers } from './tool-users.ts';

longTimeout();

let dir: string;
let prepared: SandboxHost;
/** Levels that confine and that this machine has; only the strongest in `npm test`. */
const here: SandboxLevel[] = [];

beforeAll(async () => {
  ({ dir, prepared } = await makeTestHost('isolation'));
  const levels = (await levelsHere(prepared, dir)).filter((level) => level !== 'none');
  here.push(...levels.slice(0, isNightly ? undefined : 1));
});

const run = async (level: SandboxLevel, argv: readonly string[], limits: ToolOptions['limits'] = {}) =>
  runTool({ ...prepared, level }, argv, await leaseStage(dir), new AbortController().signal, { calls: 'browser', limits });

const problemOf = (running: Promise<unknown>): Promise<unknown> =>
  running.then(
    () => 'no problem',
    (thrown) => (thrown instanceof Problem ? [thrown.code, thrown.extra.limit?.name] : Promise.reject(thrown)),
  );

const megabytes = (count: number): number => count * 1024 ** 2;

describe('memory is counted wherever a tool puts it', () => {
  test.each<[string, string]>([
    ['a mapping that its processes share', 'import mmap\nm = mmap.mmap(-1, 700 << 20)\nfor i in range(0, 700 << 20, 4096): m[i] = 1'],
    [
      'a file that is memory, and mapped nowhere',
      'import os\nf = os.memfd_create("x")\nfor i in range(700): os.write(f, b"x" * (1 << 20))',
    ],
    [
      'a child of a thread',
      'import threading, os, time\ndef go():\n  if os.fork() == 0: kept = bytearray(700 << 20); time.sleep(60)\n  time.sleep(60)\nthreading.Thread(target=go).start()',
    ],
  ])('%s', async (_what, script) => {
    for (const level of here) {
      const running = run(level, ['/usr/bin/python3', '-c', `${script}\nimport time; time.sleep(60)`], { memoryBytes: megabytes(200) });
      expect([level, await problemOf(running)]).toEqual([level, ['resource_limit', 'memoryBytes']]);
    }
  });

  test('pages that many processes share count once', async () => {
    const script =
      'import mmap, os, time\nm = mmap.mmap(-1, 60 << 20)\nfor i in range(0, 60 << 20, 4096): m[i] = 1\n' +
      'for _ in range(8):\n  if os.fork() == 0:\n    sum(m[i] for i in range(0, 60 << 20, 4096)); time.sleep(3); os._exit(0)\nfor _ in range(8): os.wait()';
    for (const level of here)
      expect((await run(level, ['/usr/bin/python3', '-c', script], { memoryBytes: megabytes(250) })).exitCode).toBe(0);
  });
});

test('a run that forks forever leaves other runs their processes', async () => {
  // Without namespaces and without users to give, all runs are counted together, and /api/health says so.
  for (const level of here.filter((one) => toolUsers || one.startsWith('namespaces'))) {
    const bomb = problemOf(run(level, ['bash', '-c', 'f() { f | f & }; f; sleep 60'], { processes: 60, wallMs: 5000 }));
    await Bun.sleep(500);
    const { stdout } = await run(level, ['bash', '-c', 'for i in 1 2 3 4 5; do sleep 0.1 & done; wait; echo fine'], { processes: 60 });
    expect([level, stdout]).toEqual([level, 'fine\n']);
    await bomb;
  }
});

test('a process that has emptied its environment and left its session ends with its run', async () => {
  for (const level of here) {
    const name = `emptied-${level}`;
    await run(level, ['bash', '-c', `(env -i setsid bash -c 'exec -a ${name} sleep 4242' &); sleep 0.3`]);
    expect([level, await leftAlive(name)]).toEqual([level, []]);
  }
});

test.skipIf(!toolUsers)('every stage has a user of its own, whom its tools run as, until it is removed', async () => {
  const before = toolUsers?.leased() ?? 0;
  const stages = await Promise.all([leaseStage(dir), leaseStage(dir)]);
  const owners = await Promise.all(stages.map(async (stage) => (await stat(stage)).uid));
  expect(new Set([...owners, 0]).size).toBe(3);
  expect(toolUsers?.leased()).toBe(before + 2);
  for (const level of here)
    for (const [index, stage] of stages.entries()) {
      await runTool({ ...prepared, level }, ['sh', '-c', `echo x > ${level}`], stage, new AbortController().signal);
      expect((await stat(join(stage, level))).uid).toBe(owners[index] as number);
    }
  await Promise.all(stages.map(removeStage));
  expect(toolUsers?.leased()).toBe(before);
});
