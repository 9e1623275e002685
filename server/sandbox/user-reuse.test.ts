import { afterAll, beforeAll, expect, test } from 'bun:test';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { chown, rm } from 'node:fs/promises';
import { longTimeout } from '../testing/long-timeout.ts';
import { runTool } from './run.ts';
import type { SandboxHost, SandboxLevel } from './sandbox-host.ts';
import { leaseStage } from './stage.ts';
import { levelsHere, makeTestHost } from './testing-host.ts';
import { toolUsers } from './tool-users.ts';

longTimeout();

let dir: string;
let prepared: SandboxHost;
let here: SandboxLevel[] = [];
beforeAll(async () => {
  ({ dir, prepared } = await makeTestHost('user-reuse'));
  here = await levelsHere(prepared, dir);
});
afterAll(() => rm(dir, { recursive: true, force: true }));

/** Living processes of a user. */
const processesOf = (user: number): readonly string[] =>
  readdirSync('/proc').filter((name) => {
    if (!/^\d+$/.test(name)) return false;
    try {
      const status = readFileSync(`/proc/${name}/status`, 'latin1');
      return status.includes(`\nUid:\t${user}\t`) && !/^State:\t[ZX]/m.test(status);
    } catch {
      return false;
    }
  });

/** What the kernel has been told to end takes a moment; a user rests for thousands of jobs (tool-users.test.ts). */
const left = async (user: number): Promise<readonly string[]> => {
  for (const end = performance.now() + 30_000; processesOf(user).length > 0 && performance.now() < end; ) await Bun.sleep(20);
  return processesOf(user);
};

/** Leaves what shall outlive it and meet whoever is that user next. */
const strays: readonly (readonly [what: string, script: string])[] = [
  ['one without session, pipes or environment', 'os.setsid(); os.closerange(0, 64); os.execve("/usr/bin/sleep", ["sleep", "300"], {})'],
  [
    'a chain that forks and ends, so that its number is always another',
    'os.setsid(); os.closerange(0, 64)\n  while True:\n    if os.fork() > 0: os._exit(0)',
  ],
  [
    'many that ignore every signal',
    'os.setsid(); os.closerange(0, 64)\n  for n in range(1, 32):\n    try: signal.signal(n, signal.SIG_IGN)\n    except (OSError, ValueError): pass\n  for n in range(5): os.fork()\n  time.sleep(300)',
  ],
];

test.skipIf(!toolUsers).each(strays)('a user is nobody’s any more when it becomes another’s: %s', async (_what, script) => {
  for (const level of here) {
    const host = { ...prepared, level };
    const first = await leaseStage(dir);
    const user = statSync(first).uid;
    const program = `import os, signal, time\nif os.fork() == 0:\n  ${script}\ntime.sleep(0.3)`;
    await runTool(host, ['/usr/bin/python3', '-Ic', program], first, AbortSignal.timeout(60_000), { calls: 'office' });
    expect([level, await left(user)]).toEqual([level, []]);
    const second = await leaseStage(dir);
    await chown(second, user, user);
    // Signals reach a user's processes: there are none besides.
    const next = 'import os\nos.kill(-1, 0)';
    const { exitCode } = await runTool(host, ['/usr/bin/python3', '-Ic', next], second, AbortSignal.timeout(60_000), { calls: 'office' });
    if (level.startsWith('namespaces')) expect([level, exitCode]).toEqual([level, 1]);
    expect([level, await left(user)]).toEqual([level, []]);
  }
});
