import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Problem } from '../contract/problem.ts';
import { folderBytes } from '../files/folder-size.ts';
import { longTimeout } from '../testing/long-timeout.ts';
import { rejection } from '../testing/rejection.ts';
import { withHostPaths } from './confined-command.ts';
import { findLevel, judgeLevel } from './level.ts';
import { defaultLimits, limitsOn } from './limits.ts';
import { runTool, type ToolOptions } from './run.ts';
import type { SandboxHost } from './sandbox-host.ts';
import { type SandboxLevel, sandboxLevels } from './sandbox-host.ts';
import { spawnSandboxed } from './spawn.ts';
import { leaseStage } from './stage.ts';
import { leftAlive, levelsHere, makeTestHost } from './testing-host.ts';

longTimeout();

let dir: string;
let prepared: SandboxHost;
/** Levels that this machine supports; each is tested separately. */
const here: SandboxLevel[] = [];
const canary = 'the canary sings';
const calls: string[] = [];
const listener = Bun.serve({
  hostname: '127.0.0.1',
  port: 0,
  fetch: (request) => {
    calls.push(request.url);
    return new Response(canary);
  },
});

beforeAll(async () => {
  ({ dir, prepared } = await makeTestHost('sandbox'));
  await Bun.write(join(dir, 'canary.txt'), canary);
  here.push(...(await levelsHere(prepared, dir)));
});
afterAll(() => listener.stop(true));

const run = async (level: SandboxLevel, script: string, options?: ToolOptions, signal = new AbortController().signal) => {
  const stageDir = await leaseStage(dir);
  // The widest list of system calls: what a script does beyond its attempt must not be what it fails at.
  const outcome = await runTool({ ...prepared, level }, ['bash', '-c', script], stageDir, signal, { calls: 'browser', ...options });
  return { ...outcome, stageDir };
};

/** What a run ended with: the code of its Problem, or its exit code. */
const ending = (level: SandboxLevel, script: string, options?: ToolOptions): Promise<string | number> =>
  run(level, script, options).then(
    ({ exitCode }) => exitCode,
    (thrown) => (thrown instanceof Problem ? thrown.code : Promise.reject(thrown)),
  );

const confining = (): readonly SandboxLevel[] => here.filter((level) => level !== 'none');

test('this machine has a sandbox that confines', () => {
  expect(confining()).not.toEqual([]);
});

describe('every level that confines', () => {
  test('lets a tool read and write its own folder by the names that engines use', async () => {
    for (const level of confining()) {
      const { exitCode, stageDir } = await run(
        level,
        'echo text > /job/out.txt && cat /job/out.txt > /tmp/copy && cat /tmp/copy > again.txt',
      );
      expect([level, exitCode]).toEqual([level, 0]);
      expect(await Bun.file(join(stageDir, 'again.txt')).text()).toBe('text\n');
    }
  });

  test('reveals nothing about the machine', async () => {
    for (const level of confining()) {
      const { stdout } = await run(
        level,
        `cat ${dir}/canary.txt /etc/shadow /root/.bashrc /proc/${process.pid}/environ; ls ${dir} /home /root; ls -a /tmp; env`,
        { env: { GIVEN: 'yes' } },
      );
      expect(stdout).not.toContain(canary);
      expect(stdout).not.toContain('root:');
      expect(stdout).toContain('GIVEN=yes');
      // Below namespaces files that are given have the host's paths, as the folder of the run has.
      const listed = stdout.replace(/^FONTCONFIG_FILE=.*/m, '');
      for (const name of ['SSH', 'TOKEN', 'USER=', 'runtime']) expect(listed).not.toContain(name);
    }
  });

  test('writes nowhere else', async () => {
    // A name unique to this run: files of other programs on the machine do not matter.
    const paths = ['/usr', '/etc', '/var/tmp', '/dev/shm', dir].map((folder) => join(folder, `${basename(dir)}-bad`));
    for (const level of confining()) {
      await run(level, `for to in ${paths.join(' ')}; do echo bad > $to; done; true`);
      expect([level, ...paths.filter((path) => existsSync(path))]).toEqual([level]);
    }
  });

  test('makes no requests', async () => {
    for (const level of confining()) {
      const { exitCode } = await run(level, `exec 3<>/dev/tcp/127.0.0.1/${listener.port} && echo 'GET / HTTP/1.0' >&3`);
      expect([level, exitCode]).not.toEqual([level, 0]);
    }
    expect(calls).toEqual([]);
  });

  test('makes no namespaces and gains no rights', async () => {
    for (const level of confining()) {
      const { stdout } = await run(level, 'unshare --user true && echo made; grep -E "NoNewPrivs|CapEff|Seccomp:" /proc/self/status');
      expect(stdout.replace(/\s+/g, ' ')).toContain('CapEff: 0000000000000000 NoNewPrivs: 1 Seccomp: 2');
      expect(stdout).not.toContain('made');
    }
  });

  test.each<[string, string, ToolOptions['limits'], string]>([
    ['time', 'sleep 60', { wallMs: 300 }, 'conversion_timeout'],
    ['the size of a file', 'head -c 100000 /dev/zero > big', { fileBytes: 10_000 }, 'resource_limit'],
    ['processor time', 'while :; do :; done', { cpuSeconds: 1, niceness: 0 }, 'resource_limit'],
    [
      'all files together',
      'for i in $(seq 100); do head -c 100000 /dev/zero > $i; done; sleep 60',
      { stageBytes: 1_000_000 },
      'output_too_large',
    ],
    [
      'the memory of all processes together',
      'for i in 1 2 3 4; do (head -c 30000000 /dev/zero; sleep 600) | tail -c 30000000 & done; wait',
      { memoryBytes: 60_000_000 },
      'resource_limit',
    ],
  ])('stops a tool at its limit of %s', async (_what, script, limits, code) => {
    for (const level of confining()) expect([level, await ending(level, script, { limits })]).toEqual([level, code]);
  });

  test('gives a tool more time where the operator gives conversions more', async () => {
    for (const level of confining()) {
      const host = { ...prepared, level, timeFactor: 20 };
      const { exitCode } = await runTool(host, ['sleep', '0.8'], await leaseStage(dir), new AbortController().signal, {
        limits: { wallMs: 300 },
      });
      expect([level, exitCode]).toEqual([level, 0]);
    }
    expect(limitsOn({ timeFactor: 5 }, { cpuSeconds: 900 })).toMatchObject({ cpuSeconds: 4500, wallMs: 600_000 });
    expect(limitsOn({})).toEqual(defaultLimits);
  });

  test('leaves no process behind, not even one that has left its session', async () => {
    for (const level of confining()) {
      const name = `stray-${level}`;
      await run(level, `setsid sleep 4242 & setsid bash -c 'exec -a ${name} sleep 4242' & sleep 0.2; exit 0`);
      const abort = new AbortController();
      const stopped = run(level, `setsid bash -c 'exec -a ${name} sleep 4242' & sleep 4242`, {}, abort.signal);
      setTimeout(() => abort.abort(new Error('gone')), 300);
      expect(await rejection(stopped)).toMatchObject({ message: expect.stringContaining('gone') });
      await stopped.catch(() => undefined);
      expect([level, await leftAlive(name)]).toEqual([level, []]);
    }
  });
});

test.each(['by the server', 'by the kernel'])(
  'a tool that is ended %s while it starts is gone at once, whatever it was doing',
  async (by) => {
    const drained = async (stream: ReadableStream<Uint8Array> | undefined): Promise<void> => {
      for await (const _ of stream ?? []);
    };
    for (const level of confining())
      for (let ms = 0; ms < 14; ms += 0.5) {
        const tool = spawnSandboxed({ ...prepared, level }, ['sleep', '4242'], await leaseStage(dir), defaultLimits);
        Bun.sleepSync(ms);
        if (by === 'by the server') tool.kill();
        else process.kill(tool.pid, 'SIGKILL');
        // A process that is left holds these pipes open.
        const [code] = await Promise.all([tool.exited, drained(tool.stdout), drained(tool.stderr)]);
        expect(code).not.toBe(0);
      }
  },
);

describe('the level', () => {
  test('is found by trying, the strongest first', async () => {
    const { level, failed } = await findLevel(prepared, dir);
    expect([level, failed]).toEqual([here[0], expect.any(Array)] as never);
    expect(failed.length).toBe(sandboxLevels.indexOf(level));
  });

  test('is judged by the settings', () => {
    const free = { requireSandbox: false, allowUnsandboxed: false };
    expect(judgeLevel('namespaces', [], { ...free, requireSandbox: true })).toBeUndefined();
    expect(judgeLevel('landlock', ['namespaces: not permitted'], free)).toContain('not permitted');
    expect(() => judgeLevel('landlock', [], { ...free, requireSandbox: true })).toThrow('REQUIRE_SANDBOX');
    expect(() => judgeLevel('none', [], free)).toThrow('ALLOW_UNSANDBOXED');
    expect(judgeLevel('none', [], { ...free, allowUnsandboxed: true })).toContain('NONE');
  });
});

test('paths of the sandbox become those of the host, and nothing else changes', () => {
  const paths = [{ from: '/data/jobs/1', to: '/job' }];
  expect(withHostPaths('/job/in.pdf', paths)).toBe('/data/jobs/1/in.pdf');
  expect(withHostPaths('-sOutputFile=/job/out-%d.png', paths)).toBe('-sOutputFile=/data/jobs/1/out-%d.png');
  expect(withHostPaths('file:///job/in.odt', paths)).toBe('file:///data/jobs/1/in.odt');
  expect(withHostPaths('/usr/share/job/x /jobs', paths)).toBe('/usr/share/job/x /jobs');
});

test('a folder is measured with all that is in it', async () => {
  const folder = join(dir, 'measured');
  await mkdir(join(folder, 'a/b'), { recursive: true });
  await Bun.write(join(folder, 'a/b/c'), 'x'.repeat(1000));
  await Bun.write(join(folder, 'd'), 'x'.repeat(10));
  expect(await folderBytes(folder)).toBe(1010);
});

test('an exception in a listener ends the tool', async () => {
  const [level] = here;
  if (!level) throw new Error('This machine has no level.');
  const stage = await leaseStage(dir);
  const beat = async (): Promise<string> => {
    await Bun.sleep(100);
    return Bun.file(join(stage, 'beat')).text();
  };
  const running = runTool(
    { ...prepared, level },
    ['bash', '-c', 'for ((;;)); do echo $((n++)) | tee beat; done'],
    stage,
    new AbortController().signal,
    {
      onOutput: () => {
        throw new Error('enough');
      },
    },
  );
  expect(await rejection(running)).toMatchObject({ message: expect.stringContaining('enough') });
  expect(await beat()).toBe(await beat());
});
