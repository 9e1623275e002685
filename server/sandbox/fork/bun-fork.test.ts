import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { closeSync, existsSync, readFileSync, readlinkSync } from 'node:fs';
import { chmod, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { longTimeout } from '../../testing/long-timeout.ts';
import { defaultLimits } from '../limits.ts';
import { readLines } from '../lines.ts';
import { processTree } from '../processes.ts';
import type { SandboxHost } from '../sandbox-host.ts';
import { spawnSandboxed } from '../spawn.ts';
import { leaseStage } from '../stage.ts';
import { levelsHere, makeTestHost } from '../testing-host.ts';
import { canFork, type ForkParent, makeForkParent } from './fork-parent.ts';
import { bunParent, bunParentBundle } from './parent-commands.ts';
import { standIn } from './stand-in.ts';

longTimeout();

/** As workers have it: JavaScriptCore would reserve half of what they may have. */
const env = { BUN_JSC_jitMemoryReservationSize: String(128 * 1024 ** 2) };

/** A worker that does what it is told, as one would do that a document has taken over; `shared` is there before it is forked. */
const obedient = (before: string): string => `
import { dlopen } from 'bun:ffi';
import { serve } from ${JSON.stringify(join(import.meta.dir, '../../contract/worker-main.ts'))};
const shared = { secret: 'of the parent' };
const { symbols: libc } = dlopen('libc.so.6', Object.fromEntries(['unshare', 'setns', 'setuid', 'socket', 'kill'].map((name) => [name, { args: ['i32', 'i32', 'i32'], returns: 'i32' }])));
const AsyncFunction = (async () => undefined).constructor;
const answer = async ({ run }) => {
  try {
    return await new AsyncFunction('shared', 'libc', 'fs', run)(shared, libc, await import('node:fs'));
  } catch (thrown) {
    return thrown.code ?? String(thrown);
  }
};
void serve(answer, { beforeForks: async () => { ${before} } });
`;

let dir: string;
const hosts: SandboxHost[] = [];
const ends: (() => unknown)[] = [];

/** Bundled as workers are, for only such scripts are read without threads. */
const bundled = async (name: string, before: string): Promise<string> => {
  await Bun.write(join(dir, `${name}.ts`), obedient(before));
  await Bun.build({ entrypoints: [join(dir, `${name}.ts`)], target: 'bun', format: 'cjs', outdir: join(dir, 'app') });
  return join(dir, 'app', `${name}.js`);
};

beforeAll(async () => {
  const made = await makeTestHost('bun-fork');
  dir = made.dir;
  await mkdir(join(dir, 'app'), { mode: 0o755 });
  await Bun.write(join(dir, 'canary.txt'), 'the canary sings');
  await chmod(join(dir, 'canary.txt'), 0o644);
  for (const level of await levelsHere(made.prepared, dir)) hosts.push({ ...made.prepared, level });
});
afterAll(async () => {
  for (const end of ends) await end();
  await rm(dir, { recursive: true, force: true });
});

const parentOf = async (host: SandboxHost, before = ''): Promise<{ readonly parent: ForkParent; readonly failures: unknown[] }> => {
  const failures: unknown[] = [];
  const outside = await bundled(before === '' ? 'plain' : 'begun', before);
  const parent = makeForkParent(host, {
    command: bunParent(bunParentBundle(join(dir, 'runtime')), async () => ({
      outside,
      inside: '/app/plain.js',
      args: ['told'],
      env,
      dataBytes: defaultLimits.dataBytes,
    })),
    loads: [],
    calls: 'worker',
    idleMs: 60_000,
    failed: (thrown) => failures.push(thrown),
  });
  ends.push(parent.close);
  await parent.ready();
  return { parent, failures };
};

/** A worker that is a fork; `ask` has it run a function's body. */
const startFork = async (host: SandboxHost, parent: ForkParent) => {
  const stageDir = await leaseStage(dir);
  const descriptor = parent.connect();
  if (descriptor === undefined) throw new Error('The parent does not listen.');
  const child = spawnSandboxed(host, standIn, stageDir, defaultLimits, { calls: 'worker', stdin: 'pipe', stderr: 'ignore', descriptor });
  closeSync(descriptor);
  ends.push(child.kill);
  const lines = readLines(child.stdout);
  expect((await lines.next()).value).toBe('ready');
  const ask = async (run: string): Promise<unknown> => {
    child.stdin?.write(`${JSON.stringify({ run })}\n`);
    child.stdin?.flush();
    const { value, done } = await lines.next();
    if (done) throw new Error('The fork has ended.');
    return JSON.parse(value).ok;
  };
  return { ask, stageDir, child };
};

const until = async (is: () => boolean): Promise<void> => {
  for (const end = performance.now() + 30_000; !is(); await Bun.sleep(20)) if (performance.now() > end) throw new Error('It did not come.');
};

/** The stand-in and the fork, as the host numbers them. The fork is the sandbox's from the moment on at which the one in between has ended. */
const pairOf = async (pid: number): Promise<readonly [number, number]> => {
  const found = (name: string): number => processTree(pid).find((one) => readFileSync(`/proc/${one}/comm`, 'latin1').startsWith(name)) ?? 0;
  await until(() => found('sh') !== 0 && found('bun') !== 0);
  return [found('sh'), found('bun')];
};
const isThere = (pid: number): boolean => existsSync(`/proc/${pid}/stat`) && !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'latin1'));
const each = (name: string, tried: (host: SandboxHost) => Promise<void>): void =>
  test(name, async () => {
    for (const host of hosts.filter(canFork)) await tried(host);
  });

describe('a fork of Bun', () => {
  test('is tried at some level here', () => {
    expect(hosts.filter(canFork)).not.toEqual([]);
  });

  each('is held as the process whose sandbox it has joined', async (host) => {
    const { parent } = await parentOf(host);
    const { ask, child } = await startFork(host, parent);
    expect(await ask('return [process.getuid(), process.cwd(), process.argv.slice(1), process.env.HOME]')).toEqual([
      10001,
      '/job',
      ['/app/plain.js', 'told'],
      '/tmp',
    ]);
    const [shell, fork] = await pairOf(child.pid);
    for (const name of ['user', 'mnt', 'pid', 'net', 'ipc', 'uts', 'cgroup'])
      expect(readlinkSync(`/proc/${fork}/ns/${name}`)).toBe(readlinkSync(`/proc/${shell}/ns/${name}`));
    for (const name of ['limits', 'oom_score_adj', 'cgroup'])
      expect(readFileSync(`/proc/${fork}/${name}`, 'latin1')).toBe(readFileSync(`/proc/${shell}/${name}`, 'latin1'));
    const held = (pid: number): readonly string[] =>
      readFileSync(`/proc/${pid}/status`, 'latin1')
        .split('\n')
        .filter((line) => /^(?:Uid|Gid|Groups|Cap|NoNewPrivs|Seccomp)/.test(line));
    expect(held(fork)).toEqual(held(shell));
    expect(held(fork)).toContain('CapBnd:\t0000000000000000');
    expect(held(fork)).toContain('Seccomp:\t2');
  });

  each('has no descriptor but its own', async (host) => {
    const { parent } = await parentOf(host);
    const { child } = await startFork(host, parent);
    const [, fork] = await pairOf(child.pid);
    const kinds = [...new Bun.Glob('*').scanSync({ cwd: `/proc/${fork}/fd`, onlyFiles: false })].map((fd) =>
      readlinkSync(`/proc/${fork}/fd/${fd}`).replace(/:\[\d+\]$/, ''),
    );
    const known = ['/dev/null', 'anon_inode:[eventfd]', 'anon_inode:[eventpoll]', 'anon_inode', 'socket', 'pipe'];
    expect(kinds.filter((kind) => !known.includes(kind))).toEqual([]);
  });

  each('keeps what it learns from others, and learns nothing of theirs', async (host) => {
    const { parent } = await parentOf(host);
    const one = await startFork(host, parent);
    expect(await one.ask('return (shared.secret = "of a visitor")')).toBe('of a visitor');
    await one.ask('for (const path of ["/job/private", "/tmp/private"]) fs.writeFileSync(path, "a visitor’s")');
    const other = await startFork(host, parent);
    expect(await other.ask('return shared.secret')).toBe('of the parent');
    expect(await other.ask('return ["/job/private", "/tmp/private"].filter((path) => fs.existsSync(path))')).toEqual([]);
    expect(await other.ask(`return fs.readdirSync(${JSON.stringify(one.stageDir)})`)).toBe('ENOENT');
    expect(await other.ask(`return fs.readFileSync(${JSON.stringify(join(dir, 'canary.txt'))}, 'utf8')`)).toBe('ENOENT');
  });

  each("reads neither its parent's nor a sibling's memory, nor ends them", async (host) => {
    const { parent } = await parentOf(host);
    const [one, other] = [await startFork(host, parent), await startFork(host, parent)];
    const own = (await other.ask(
      'return fs.readdirSync("/proc").filter((name) => /^\\\\d+$/.test(name) && (() => { try { fs.closeSync(fs.openSync("/proc/" + name + "/mem")); return true; } catch { return false; } })()).map(Number)',
    )) as number[];
    for (const pid of [parent.pid() ?? 0, one.child.pid, ...(await pairOf(one.child.pid))]) {
      // Within a list of processes of its own the number may be one of its own.
      if (host.level === 'namespaces' && own.includes(pid)) continue;
      for (const name of ['mem', 'environ', 'maps'])
        expect(await other.ask(`return fs.readFileSync("/proc/${pid}/${name}").length`)).toMatch(/^(?:ENOENT|EACCES|EPERM)$/);
      expect(await other.ask(`return libc.kill(${pid}, 0, 0)`)).toBe(-1);
    }
    expect(await one.ask('return 1 + 1')).toBe(2);
  });

  each('gets no more rights and no second connection', async (host) => {
    const { parent } = await parentOf(host);
    const { ask } = await startFork(host, parent);
    expect(await ask('return [libc.unshare(0x10000000, 0, 0), libc.setns(0, 0, 0), libc.setuid(0, 0, 0), libc.socket(1, 1, 0)]')).toEqual([
      -1, -1, -1, -1,
    ]);
  });

  each('has an event loop, threads and timers of its own', async (host) => {
    const { parent } = await parentOf(host);
    const forks = await Promise.all(Array.from({ length: 4 }, () => startFork(host, parent)));
    const work = `await Bun.write("/job/own", "x".repeat(100_000));
      const read = await Promise.all(Array.from({ length: 20 }, () => Bun.file("/job/own").text()));
      await Bun.sleep(5);
      const packed = await new Promise((done) => process.getBuiltinModule("node:zlib").deflate("y".repeat(50_000), (_, bytes) => done(bytes.length)));
      return [read.length, packed > 0, fs.readdirSync("/proc/self/task").length > 1];`;
    for (const answer of await Promise.all(forks.map(({ ask }) => ask(work)))) expect(answer).toEqual([20, true, true]);
  });

  each('draws at random what no sibling draws', async (host) => {
    const draw = `const { randomBytes, randomUUID } = process.getBuiltinModule('node:crypto');
      return [crypto.randomUUID(), randomUUID(), randomBytes(8).toString('hex'), crypto.getRandomValues(new Uint8Array(8)).join(), Math.random()];`;
    // Drawn from already before it is forked: what is kept in advance must not come twice.
    const { parent } = await parentOf(host, draw.replace('return', 'void'));
    const drawn = await Promise.all(Array.from({ length: 3 }, async () => (await startFork(host, parent)).ask(draw)));
    expect(new Set(drawn.flat()).size).toBe(15);
  });

  each('ends with its sandbox, and its sandbox with it', async (host) => {
    const { parent } = await parentOf(host);
    const one = await startFork(host, parent);
    const pids = await pairOf(one.child.pid);
    one.child.kill();
    await until(() => !pids.some(isThere));
    const other = await startFork(host, parent);
    const others = await pairOf(other.child.pid);
    await other.ask('setTimeout(() => process.exit(), 10)');
    await other.child.exited;
    await until(() => !others.some(isThere));
  });

  each('leaves nothing dead behind, and its parent as it was', async (host) => {
    const { parent } = await parentOf(host);
    const pid = parent.pid() ?? 0;
    const open = (): number => [...new Bun.Glob('*').scanSync({ cwd: `/proc/${pid}/fd`, onlyFiles: false })].length;
    const before = open();
    await (await startFork(host, parent)).ask('return 1');
    await until(() => processTree(pid).length === 1 && open() === before);
    expect(parent.pid()).toBe(pid);
  });

  test('is not made of a program with threads', async () => {
    const host = hosts.find(canFork);
    if (!host) throw new Error('Nothing can be forked here.');
    const { parent, failures } = await parentOf(host, 'await Bun.file("/etc/hostname").text(); await Bun.sleep(20);');
    expect(parent.pid()).toBeUndefined();
    expect(parent.connect()).toBeUndefined();
    expect(failures).toHaveLength(1);
  });
});
