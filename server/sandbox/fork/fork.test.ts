import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { closeSync, existsSync, openSync, readFileSync, readlinkSync, statSync, writeSync } from 'node:fs';
import { chmod, mkdir, utimes } from 'node:fs/promises';
import { getPriority } from 'node:os';
import { join } from 'node:path';
import { longTimeout } from '../../testing/long-timeout.ts';
import { sandboxedCommand } from '../command.ts';
import { prepareSandbox } from '../host.ts';
import { findLevel } from '../level.ts';
import { defaultLimits } from '../limits.ts';
import { readLines } from '../lines.ts';
import { processTree } from '../processes.ts';
import { type SandboxHost, sandboxLevels } from '../sandbox-host.ts';
import { handedOn, spawnSandboxed } from '../spawn.ts';
import { leaseStage } from '../stage.ts';
import { canFork, type ForkParent, makeForkParent } from './fork-parent.ts';
import { pythonParent } from './parent-commands.ts';

longTimeout();

/** A parent whose forks do what a request says, like one that a document has taken over. */
const obedient = `
import json, os, sys
sys.path.insert(0, sys.argv[4])
import fork_server, sandbox_entry

shared = {"secret": "of the parent"}
inherited = open("/usr/bin/env", "rb")

def work(connection):
    with connection.makefile("rwb", 0) as lines:
        for line in lines:
            try:
                answer = eval(line, {"os": os, "shared": shared, "libc": sandbox_entry.libc, "inherited": inherited.fileno()})
            except Exception as error:
                answer = type(error).__name__
            lines.write(json.dumps(answer).encode() + b"\\n")

fork_server.serve(work)
`;

import { makeTestFolder } from '../../testing/test-folder.ts';

/** What stands in a worker's place: asks for the fork, and passes lines between it and us. */
const relay = `printf . >&${handedOn}; cat <&${handedOn} & exec cat >&${handedOn}`;

let dir: string;
let prepared: SandboxHost;
const hosts: SandboxHost[] = [];
const ends: (() => unknown)[] = [];

beforeAll(async () => {
  dir = makeTestFolder('fork');
  await mkdir(join(dir, 'runtime'), { mode: 0o755 });
  prepared = await prepareSandbox(join(dir, 'runtime'));
  await Bun.write(join(dir, 'parent.py'), obedient);
  await Bun.write(join(dir, 'canary.txt'), 'the canary sings');
  await chmod(join(dir, 'canary.txt'), 0o644);
  for (const level of sandboxLevels.filter((one) => canFork({ ...prepared, level: one }))) {
    const found = await findLevel(prepared, dir, [level]).catch(() => undefined);
    if (found) hosts.push({ ...prepared, level });
  }
});
afterAll(async () => {
  for (const end of ends) await end();
});

const startParent = async (host: SandboxHost): Promise<ForkParent> => {
  const failures: unknown[] = [];
  const parent = makeForkParent(host, {
    command: pythonParent(join(dir, 'parent.py'), () => []),
    loads: [join(dir, 'parent.py')],
    calls: 'office',
    idleMs: 60_000,
    failed: (thrown) => failures.push(thrown),
  });
  ends.push(parent.close);
  await parent.ready();
  expect(failures).toEqual([]);
  return parent;
};

const connected = (parent: ForkParent): number => {
  const fd = parent.connect();
  if (fd === undefined) throw new Error('The parent does not listen.');
  return fd;
};

/** A worker with its fork; `ask` has the fork work out an expression of Python. */
const startFork = async (host: SandboxHost, parent: ForkParent) => {
  const stageDir = await leaseStage(dir);
  const descriptor = connected(parent);
  const child = spawnSandboxed(host, ['sh', '-c', relay], stageDir, defaultLimits, {
    calls: 'office',
    stdin: 'pipe',
    descriptors: [descriptor],
  });
  closeSync(descriptor);
  ends.push(child.kill);
  const lines = readLines(child.stdout);
  const ask = async (expression: string): Promise<unknown> => {
    child.stdin?.write(`${expression}\n`);
    child.stdin?.flush();
    const { value, done } = await lines.next();
    if (done) throw new Error('The fork has ended.');
    return JSON.parse(value);
  };
  return { ask, stageDir, child };
};

const processesBelow = (pid: number): readonly number[] => processTree(pid).filter((one) => one !== pid);

const isAlive = (pid: number): boolean => {
  try {
    return !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'latin1'));
  } catch {
    return false;
  }
};

const until = async (is: () => boolean): Promise<void> => {
  for (const end = performance.now() + 30_000; !is(); await Bun.sleep(20)) if (performance.now() > end) throw new Error('It did not come.');
};

const each = (name: string, tried: (host: SandboxHost) => Promise<void>): void =>
  test(name, async () => {
    for (const host of hosts) await tried(host);
  });

describe('a fork', () => {
  test('is tried at some level here', () => {
    expect(hosts).not.toEqual([]);
  });

  each('is held as the worker whose sandbox it has joined', async (host) => {
    const { ask, child } = await startFork(host, await startParent(host));
    expect(await ask('os.getuid()')).toBe(10001);
    expect(await ask('os.getcwd()')).toBe('/job');
    expect(await ask('os.getpriority(os.PRIO_PROCESS, 0)')).toBe(Math.min(19, getPriority() + defaultLimits.niceness));
    const share = (pid: number | string): string | undefined =>
      / nice (-?\d+)$/m.exec(readFileSync(`/proc/${pid}/autogroup`, 'latin1'))?.[1];
    const isFork = (pid: number): boolean => readFileSync(`/proc/${pid}/comm`, 'latin1').startsWith('python3');
    const fork = processesBelow(child.pid).find(isFork);
    const worker = processesBelow(child.pid).findLast((pid) => !isFork(pid));
    if (fork === undefined || worker === undefined) throw new Error('The fork is not below its sandbox.');
    for (const name of ['user', 'mnt', 'pid', 'net', 'ipc', 'uts', 'cgroup'])
      expect(readlinkSync(`/proc/${fork}/ns/${name}`)).toBe(readlinkSync(`/proc/${worker}/ns/${name}`));
    for (const name of ['limits', 'oom_score_adj', 'cgroup'])
      expect(readFileSync(`/proc/${fork}/${name}`, 'latin1')).toBe(readFileSync(`/proc/${worker}/${name}`, 'latin1'));
    if (existsSync('/proc/self/autogroup')) expect(share(fork)).toBe(share(worker));
    const held = (pid: number) =>
      readFileSync(`/proc/${pid}/status`, 'latin1')
        .split('\n')
        .filter((line) => /^(?:Uid|Gid|Groups|Cap|NoNewPrivs|Seccomp)/.test(line));
    expect(held(fork)).toEqual(held(worker));
    expect(held(fork)).toContain('CapBnd:\t0000000000000000');
    expect(held(fork)).toContain('Seccomp:\t2');
  });

  each('has no descriptor but its connection and what it has opened anew', async (host) => {
    const { ask } = await startFork(host, await startParent(host));
    const open = (await ask(
      '[os.readlink(f"/proc/self/fd/{n}") for n in os.listdir("/proc/self/fd") if os.path.lexists(f"/proc/self/fd/{n}")]',
    )) as string[];
    const kinds = open.map((path) => path.replace(/^socket:.*/, 'socket').replace(/^\/proc\/.*/, '/proc'));
    expect(kinds.filter((path) => path !== '/proc').sort()).toEqual(['/dev/null', '/dev/null', '/dev/null', '/usr/bin/env', 'socket']);
  });

  each('shares no position in a file with another', async (host) => {
    const parent = await startParent(host);
    const [one, other] = [await startFork(host, parent), await startFork(host, parent)];
    expect(await one.ask('os.lseek(inherited, 5, 0)')).toBe(5);
    expect(await other.ask('os.lseek(inherited, 0, 1)')).toBe(0);
  });

  each('keeps what it learns from others, and learns nothing of theirs', async (host) => {
    const parent = await startParent(host);
    const one = await startFork(host, parent);
    expect(await one.ask('shared.update(secret="of a visitor") or shared["secret"]')).toBe('of a visitor');
    await one.ask('open("/job/private", "w").write("a visitor\'s") and open("/tmp/private", "w").write("a visitor\'s")');
    const other = await startFork(host, parent);
    expect(await other.ask('shared["secret"]')).toBe('of the parent');
    expect(await other.ask('os.path.exists("/job/private") or os.path.exists("/tmp/private")')).toBe(false);
    expect(await other.ask(`os.listdir(${JSON.stringify(one.stageDir)})`)).toBe('FileNotFoundError');
    expect(await other.ask(`open(${JSON.stringify(join(dir, 'canary.txt'))}).read()`)).toBe('FileNotFoundError');
  });

  each("reads neither its parent's nor a sibling's memory, nor ends them", async (host) => {
    const parent = await startParent(host);
    const one = await startFork(host, parent);
    const other = await startFork(host, parent);
    expect(await one.ask('1 + 1')).toBe(2);
    const pids = [parent.pid(), one.child.pid, ...processesBelow(one.child.pid)];
    expect(pids.length).toBeGreaterThan(3);
    const own = (await other.ask(
      '[int(p) for p in os.listdir("/proc") if p.isdigit() and os.access(f"/proc/{p}/mem", os.R_OK)]',
    )) as number[];
    for (const pid of pids) {
      // Within a list of processes of its own the number may be one of its own.
      if (host.level === 'namespaces' && own.includes(Number(pid))) continue;
      expect(await other.ask(`open("/proc/${pid}/mem", "rb").read(1)`)).toMatch(/Error$/);
      expect(await other.ask(`open("/proc/${pid}/environ", "rb").read(1).decode()`)).toMatch(/Error$/);
      expect(await other.ask(`os.listdir("/proc/${pid}/fd")`)).toMatch(/Error$/);
      expect(await other.ask(`libc.process_vm_readv(${pid}, 0, 0, 0, 0, 0)`)).toBe(-1);
      expect(await other.ask(`libc.ptrace(16, ${pid}, 0, 0)`)).toBe(-1);
      expect(await other.ask(`os.kill(${pid}, 0)`)).toMatch(/Error$/);
    }
    expect(await one.ask('1 + 1')).toBe(2);
  });

  each('gets no second connection, and starts nothing outside', async (host) => {
    const { ask } = await startFork(host, await startParent(host));
    expect(await ask('__import__("socket").socket(__import__("socket").AF_UNIX)')).toMatch(/Error$/);
    expect(await ask('libc.unshare(0x10000000)')).toBe(-1);
    expect(await ask('libc.setns(0, 0)')).toBe(-1);
    expect(await ask('os.setuid(0)')).toMatch(/Error$/);
  });

  each('ends with its sandbox', async (host) => {
    const { ask, child } = await startFork(host, await startParent(host));
    expect(await ask('os.fork() == -1')).toBe(false);
    const pids = processesBelow(child.pid);
    child.kill();
    await child.exited;
    const alive = () => pids.filter((pid) => isAlive(pid));
    for (const end = performance.now() + 20_000; alive().length > 0 && performance.now() < end; ) await Bun.sleep(20);
    expect(alive()).toEqual([]);
  });

  each('is refused to whoever is in no sandbox', async (host) => {
    const fd = connected(await startParent(host));
    writeSync(fd, new Uint8Array(8));
    const child = Bun.spawn(['sh', '-c', relay], { stdio: ['pipe', 'pipe', 'ignore', 'ignore', fd] });
    closeSync(fd);
    ends.push(() => child.kill());
    expect((await readLines(child.stdout).next()).done).toBe(true);
  });

  each('is refused to whoever asks on the connection of another run', async (host) => {
    const parent = await startParent(host);
    const stage = await leaseStage(dir);
    const { uid } = statSync(stage);
    const answerTo = async (mark: string): Promise<IteratorResult<string>> => {
      const [fd, filter] = [connected(parent), openSync(host.filterFiles.office, 'r')];
      writeSync(fd, new BigUint64Array([12345n]));
      const identity = { ...(uid !== process.getuid?.() && { user: uid }), mark };
      const asking = `printf '.1 + 1\\n' >&${handedOn}; exec cat <&${handedOn}`;
      const child = Bun.spawn(sandboxedCommand(host, ['sh', '-c', asking], stage, defaultLimits, identity), {
        stdio: ['ignore', 'pipe', 'ignore', filter, fd],
        env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin' },
      });
      for (const opened of [fd, filter]) closeSync(opened);
      ends.push(() => child.kill('SIGKILL'));
      return await readLines(child.stdout).next();
    };
    expect(await answerTo('12345')).toEqual({ value: '2', done: false });
    expect((await answerTo('12346')).done).toBe(true);
  });

  for (const [how, script] of [
    ['a byte out of band', 'parent.send(b"x", socket.MSG_OOB)'],
    ['stopping the fork on its way in', 'parent.send(b".")\nwhile True:\n  try: os.kill(-1, signal.SIGSTOP)\n  except OSError: pass'],
    ['never asking', 'pass'],
  ] as const)
    each(`is made for others while one holds its parent up by ${how}`, async (host) => {
      const parent = await startParent(host);
      const fd = connected(parent);
      const asking = `import os, signal, socket, time\nparent = socket.socket(fileno=${handedOn})\nprint("begun", flush=True)\n${script}\ntime.sleep(60)`;
      const child = spawnSandboxed(host, ['/usr/bin/python3', '-Ic', asking], await leaseStage(dir), defaultLimits, {
        calls: 'office',
        descriptors: [fd],
      });
      closeSync(fd);
      ends.push(child.kill);
      expect((await readLines(child.stdout).next()).value).toBe('begun');
      await Bun.sleep(200);
      const { ask } = await startFork(host, parent);
      expect(await ask('1 + 1')).toBe(2);
      child.kill();
    });

  test('is not waited for where its parent is held up', async () => {
    const [host] = hosts;
    if (!host) throw new Error('Nothing can be forked here.');
    const parent = await startParent(host);
    process.kill(parent.pid() ?? 0, 'SIGSTOP');
    const fds = Array.from({ length: 200 }, () => parent.connect());
    expect(fds.filter((fd) => fd !== undefined).length).toBeLessThan(200);
    for (const fd of fds) if (fd !== undefined) closeSync(fd);
    process.kill(parent.pid() ?? 0, 'SIGCONT');
    // It takes what waits as soon as it gets a turn.
    await until(() => {
      const fd = parent.connect();
      if (fd !== undefined) closeSync(fd);
      return fd !== undefined;
    });
    await startFork(host, parent).then(({ ask }) => ask('1 + 1'));
  });

  test('comes of what is installed now: a parent whose program is replaced starts anew', async () => {
    const [host] = hosts;
    if (!host) throw new Error('Nothing can be forked here.');
    const parent = await startParent(host);
    const before = parent.pid();
    await utimes(join(dir, 'parent.py'), new Date(), new Date(Date.now() + 10_000));
    expect(parent.connect()).toBeUndefined();
    await until(() => parent.pid() === undefined);
    expect(parent.connect()).toBeUndefined();
    await until(() => parent.pid() !== undefined);
    expect(parent.pid()).not.toBe(before);
    await startFork(host, parent);
  });

  each('leaves nothing dead behind', async (host) => {
    const parent = await startParent(host);
    const { ask } = await startFork(host, parent);
    expect(await ask('1 + 1')).toBe(2);
    // The fork in between, whose end lets the worker's be nobody's child, is waited for by the parent beside its next work.
    for (const until = performance.now() + 30_000; processesBelow(parent.pid() ?? 0).length > 0 && performance.now() < until; )
      await Bun.sleep(20);
    expect(processesBelow(parent.pid() ?? 0)).toEqual([]);
  });
});
