import { beforeAll, expect, test } from 'bun:test';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { chown } from 'node:fs/promises';
import { Problem } from '../contract/problem.ts';
import { hangsMs, longTimeout } from '../testing/long-timeout.ts';
import { isNightly } from '../testing/nightly.ts';
import { runTool } from './run.ts';
import type { SandboxHost, SandboxLevel } from './sandbox-host.ts';
import { leaseStage, removeStage } from './stage.ts';
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

/** Killed processes take a moment to go; a user rests for thousands of jobs (tool-users.test.ts). */
const left = async (user: number): Promise<readonly string[]> => {
  for (const end = performance.now() + hangsMs / 2; processesOf(user).length > 0 && performance.now() < end; ) await Bun.sleep(20);
  return processesOf(user);
};

/** As far away as the level lets it go. */
const leave = `import os, signal, time
def leave():
  for way in (os.setsid, lambda: os.setpgid(0, 0)):
    try: way()
    except OSError: pass
  os.closerange(0, 64)
`;
const hop = `
  while True:
    try:
      if os.fork() > 0: os._exit(0)
    except OSError: pass`;

/** Leaves processes that should outlive it and meet the next run of that user. */
const strays: readonly (readonly [what: string, script: string])[] = [
  ['one without session, pipes or environment', 'leave(); os.execve("/usr/bin/sleep", ["sleep", "300"], {})'],
  ['a chain that forks and ends, so that its number is always another', `leave()${hop}`],
  [
    'a chain that ends whoever would end it',
    `leave()${hop}
    try: os.kill(-1, 9)
    except OSError: pass`,
  ],
  ['many chains', `leave()\n  for n in range(3): os.fork()${hop}`],
  [
    'many that ignore every signal',
    `leave()
  for n in range(1, 32):
    try: signal.signal(n, signal.SIG_IGN)
    except (OSError, ValueError): pass
  for n in range(5): os.fork()
  time.sleep(300)`,
  ],
];

/** Runs what leaves a stray, which may end it as well. */
const stray = async (host: SandboxHost, stage: string, script: string, seconds: number): Promise<void> => {
  const program = `${leave}if os.fork() == 0:\n  ${script}\ntime.sleep(${seconds})`;
  const running = runTool(host, ['/usr/bin/python3', '-Ic', program], stage, new AbortController().signal, { calls: 'office' });
  await running.catch((thrown) => expect(thrown).toBeInstanceOf(Problem));
};

test.skipIf(!toolUsers).each(strays)('a user is nobody’s any more when it becomes another’s: %s', async (_what, script) => {
  for (const level of here) {
    const host = { ...prepared, level };
    const first = await leaseStage(dir);
    const user = statSync(first).uid;
    await stray(host, first, script, 0.3);
    expect([level, await left(user)]).toEqual([level, []]);
    const second = await leaseStage(dir);
    await chown(second, user, user);
    // Signals reach a user's processes: there are none besides.
    const next = 'import os\nos.kill(-1, 0)';
    const { exitCode } = await runTool(host, ['/usr/bin/python3', '-Ic', next], second, new AbortController().signal, { calls: 'office' });
    if (level.startsWith('namespaces')) expect([level, exitCode]).toEqual([level, 1]);
    expect([level, await left(user)]).toEqual([level, []]);
  }
});

test.skipIf(!toolUsers)('no chain is lucky, however often it tries', async () => {
  const [, [, chain]] = strays as [unknown, [string, string]];
  for (const level of here.filter((one) => !one.startsWith('namespaces')))
    for (let time = 0; time < (isNightly ? 20 : 4); time++) {
      const stage = await leaseStage(dir);
      await stray({ ...prepared, level }, stage, chain, 0.05);
      expect([level, time, await left(statSync(stage).uid)]).toEqual([level, time, []]);
      await removeStage(stage);
    }
});

test.skipIf(!toolUsers)('other processes of a user continue when a run ends', async () => {
  const stage = await leaseStage(dir);
  const run = (...argv: readonly string[]) =>
    runTool({ ...prepared, level: 'none' }, argv, stage, new AbortController().signal).then(({ exitCode }) => exitCode);
  const long = run('sleep', '1');
  expect([await run('true'), await long]).toEqual([0, 0]);
  await removeStage(stage);
});
