import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { once } from 'node:events';
import { closeSync, existsSync, readFileSync, readlinkSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { hangsMs, longTimeout } from '../../testing/long-timeout.ts';
import { rejection } from '../../testing/rejection.ts';
import { processTree } from '../processes.ts';
import type { SandboxHost } from '../sandbox-host.ts';
import { connectTo } from './connect.ts';
import { canFork } from './fork-parent.ts';
import { makeBunForks } from './testing-forks.ts';

longTimeout();

let forks: Awaited<ReturnType<typeof makeBunForks>>;
beforeAll(async () => {
  forks = await makeBunForks();
});
afterAll(() => forks.close());

const until = async (is: () => boolean): Promise<void> => {
  for (const end = performance.now() + hangsMs / 2; !is(); await Bun.sleep(20))
    if (performance.now() > end) throw new Error('It did not come.');
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
    for (const host of forks.hosts.filter(canFork)) await tried(host);
  });

describe('a fork of Bun', () => {
  test('is tried at some level here', () => {
    expect(forks.hosts.filter(canFork)).not.toEqual([]);
  });

  each('is held as the process whose sandbox it has joined', async (host) => {
    const { parent } = await forks.parentOf(host);
    const { ask, child } = await forks.startFork(host, parent);
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
    const { parent } = await forks.parentOf(host);
    const { child } = await forks.startFork(host, parent);
    const [, fork] = await pairOf(child.pid);
    const kinds = [...new Bun.Glob('*').scanSync({ cwd: `/proc/${fork}/fd`, onlyFiles: false })].map((fd) =>
      readlinkSync(`/proc/${fork}/fd/${fd}`).replace(/:\[\d+\]$/, ''),
    );
    const known = ['/dev/null', 'anon_inode:[eventfd]', 'anon_inode:[eventpoll]', 'anon_inode', 'socket', 'pipe'];
    expect(kinds.filter((kind) => !known.includes(kind))).toEqual([]);
  });

  each('is passed the connection to what forks a program for it, and no other', async (host) => {
    const { parent } = await forks.parentOf(host, '', true);
    const path = join(forks.dir, 'program');
    const heard: string[] = [];
    const program = createServer((socket) => {
      socket.on('data', (data) => {
        heard.push(data.toString('latin1'));
        socket.write('ready');
      });
    }).listen(path);
    try {
      await once(program, 'listening');
      const { ask, child } = await forks.startFork(host, parent, [connectTo(path, closeSync)]);
      const saying = 'const fd = Number(process.env.CONVERTER_FORK); const said = new Uint8Array(5); fs.writeSync(fd, "from inside");';
      expect(await ask(`${saying} fs.readSync(fd, said); return String.fromCharCode(...said)`)).toBe('ready');
      expect(heard.join('').endsWith('from inside')).toBe(true);
      const [, fork] = await pairOf(child.pid);
      const links = [...new Bun.Glob('*').scanSync({ cwd: `/proc/${fork}/fd`, onlyFiles: false })].map((fd) =>
        readlinkSync(`/proc/${fork}/fd/${fd}`),
      );
      // Standard input and output are sockets in Bun; the third is the connection that it was forked by.
      expect(new Set(links.filter((link) => link.startsWith('socket:'))).size).toBe(4);
    } finally {
      program.close();
      await rm(path, { force: true });
    }
  });

  each('keeps what it learns from others, and learns nothing of theirs', async (host) => {
    const { parent } = await forks.parentOf(host);
    const one = await forks.startFork(host, parent);
    expect(await one.ask('return (shared.secret = "of a visitor")')).toBe('of a visitor');
    await one.ask('for (const path of ["/job/private", "/tmp/private"]) fs.writeFileSync(path, "a visitor’s")');
    const other = await forks.startFork(host, parent);
    expect(await other.ask('return shared.secret')).toBe('of the parent');
    expect(await other.ask('return ["/job/private", "/tmp/private"].filter((path) => fs.existsSync(path))')).toEqual([]);
    expect(await other.ask(`return fs.readdirSync(${JSON.stringify(one.stageDir)})`)).toBe('ENOENT');
    expect(await other.ask(`return fs.readFileSync(${JSON.stringify(join(forks.dir, 'canary.txt'))}, 'utf8')`)).toBe('ENOENT');
  });

  each("reads neither its parent's nor a sibling's memory, nor ends them", async (host) => {
    const { parent } = await forks.parentOf(host);
    const [one, other] = [await forks.startFork(host, parent), await forks.startFork(host, parent)];
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
    const { parent } = await forks.parentOf(host);
    const { ask } = await forks.startFork(host, parent);
    expect(await ask('return [libc.unshare(0x10000000, 0, 0), libc.setns(0, 0, 0), libc.setuid(0, 0, 0), libc.socket(1, 1, 0)]')).toEqual([
      -1, -1, -1, -1,
    ]);
  });

  each('has an event loop, threads and timers of its own', async (host) => {
    const { parent } = await forks.parentOf(host);
    const siblings = await Promise.all(Array.from({ length: 4 }, () => forks.startFork(host, parent)));
    const work = `await Bun.write("/job/own", "x".repeat(100_000));
      const read = await Promise.all(Array.from({ length: 20 }, () => Bun.file("/job/own").text()));
      await Bun.sleep(5);
      const packed = await new Promise((done) => process.getBuiltinModule("node:zlib").deflate("y".repeat(50_000), (_, bytes) => done(bytes.length)));
      return [read.length, packed > 0, fs.readdirSync("/proc/self/task").length > 1];`;
    for (const answer of await Promise.all(siblings.map(({ ask }) => ask(work)))) expect(answer).toEqual([20, true, true]);
  });

  each('draws at random what no sibling draws', async (host) => {
    const draw = `const { randomBytes, randomUUID } = process.getBuiltinModule('node:crypto');
      return [crypto.randomUUID(), randomUUID(), randomBytes(8).toString('hex'), crypto.getRandomValues(new Uint8Array(8)).join(), Math.random()];`;
    // Drawn from already before it is forked: what is kept in advance must not come twice.
    const { parent } = await forks.parentOf(host, draw.replace('return', 'void'));
    const drawn = await Promise.all(Array.from({ length: 3 }, async () => (await forks.startFork(host, parent)).ask(draw)));
    expect(new Set(drawn.flat()).size).toBe(15);
  });

  each('ends with its sandbox, and its sandbox with it', async (host) => {
    const { parent } = await forks.parentOf(host);
    const one = await forks.startFork(host, parent);
    const pids = await pairOf(one.child.pid);
    one.child.kill();
    await until(() => !pids.some(isThere));
    const other = await forks.startFork(host, parent);
    const others = await pairOf(other.child.pid);
    expect(await rejection(other.ask('process.exit()'))).toMatchObject({ message: expect.stringContaining('The fork has ended.') });
    await other.child.exited;
    await until(() => !others.some(isThere));
  });

  each('leaves nothing dead behind, and its parent as it was', async (host) => {
    const { parent } = await forks.parentOf(host);
    const pid = parent.pid() ?? 0;
    const open = (): number => [...new Bun.Glob('*').scanSync({ cwd: `/proc/${pid}/fd`, onlyFiles: false })].length;
    const before = open();
    await (await forks.startFork(host, parent)).ask('return 1');
    await until(() => processTree(pid).length === 1 && open() === before);
    expect(parent.pid()).toBe(pid);
  });

  test('is not made of a program with threads', async () => {
    const host = forks.hosts.find(canFork);
    if (!host) throw new Error('Nothing can be forked here.');
    const { parent, failures } = await forks.parentOf(host, 'await Bun.file("/etc/hostname").text(); await Bun.sleep(20);');
    expect(parent.pid()).toBeUndefined();
    expect(parent.connect()).toBeUndefined();
    expect(failures).toHaveLength(1);
  });
});
