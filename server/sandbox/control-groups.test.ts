import { beforeAll, describe, expect, test } from 'bun:test';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { longTimeout } from '../testing/long-timeout.ts';
import { rejection } from '../testing/rejection.ts';
import { makeTestFolder } from '../testing/test-folder.ts';
import { findControlGroups } from './control-groups.ts';
import { runTool } from './run.ts';
import type { SandboxHost } from './sandbox-host.ts';
import { leaseStage } from './stage.ts';
import { levelsHere, makeTestHost } from './testing-host.ts';

longTimeout();

const [groups = '', why] = await findControlGroups();

test('a group that counts no memory is not used, and the reason is given', async () => {
  const dir = makeTestFolder('group');
  await Bun.write(join(dir, 'cgroup.controllers'), 'cpu io pids\n');
  expect(await findControlGroups(dir)).toEqual([undefined, 'the control group does not count memory']);
  await Bun.write(join(dir, 'cgroup.controllers'), 'memory pids\n');
  expect(await findControlGroups(dir)).toEqual([undefined, 'the control group is the whole machine, or a login']);
  expect(await readdir(dir)).toEqual(['cgroup.controllers']);
});

describe.skipIf(why !== '')('control groups', () => {
  let dir: string;
  /** One for each level that this machine has. */
  const hosts: SandboxHost[] = [];
  beforeAll(async () => {
    const made = await makeTestHost('groups');
    dir = made.dir;
    const prepared = { ...made.prepared, groups };
    hosts.push(...(await levelsHere(prepared, dir)).map((level) => ({ ...prepared, level })));
    expect(hosts.length).toBeGreaterThan(0);
  });

  const run = async (host: SandboxHost, script: string, limits = {}) =>
    runTool(host, ['sh', '-c', script], await leaseStage(dir), new AbortController().signal, { limits });
  const left = async () => (await readdir(groups)).filter((name) => name.startsWith('converter-run'));

  test('the kernel ends a run whose processes together hold too much', async () => {
    // Four at once, each far below its own limit; the look at running tools comes four times a second, and this is over before.
    const four = 'for i in 1 2 3 4; do head -c 60m /dev/zero | tail -c 60m > /dev/null & done; wait; echo through';
    for (const host of hosts) {
      const small = { memoryBytes: 96 * 1024 ** 2, tmpBytes: 4096, stageBytes: 4096 };
      const thrown = await run(host, four, small).catch((problem) => problem);
      expect([thrown.code, thrown.extra?.limit?.name, thrown.extra?.limit?.max]).toEqual([
        'resource_limit',
        'memoryBytes',
        small.memoryBytes,
      ]);
      expect((await run(host, four, { ...small, memoryBytes: 1024 ** 3 })).stdout).toContain('through');
    }
    expect(await left()).toEqual([]);
  });

  test('a run that forks forever leaves other runs their processes', async () => {
    for (const host of hosts) {
      const bomb = run(host, 'f() { f | f & }; f; sleep 3', { processes: 40, wallMs: 5000 }).catch((problem) => problem);
      expect((await run(host, 'sleep 0.1 & wait; echo fine')).stdout).toContain('fine');
      await bomb;
    }
    expect(await left()).toEqual([]);
  });

  test('nothing is left of a run that is stopped at any moment', async () => {
    for (const host of hosts)
      for (let ms = 0; ms < 40; ms += 5) {
        const stage = await leaseStage(dir);
        expect(await rejection(runTool(host, ['sh', '-c', 'setsid sleep 50 & sleep 50'], stage, AbortSignal.timeout(ms)))).toBeInstanceOf(
          Error,
        );
      }
    expect(await left()).toEqual([]);
  });
});
