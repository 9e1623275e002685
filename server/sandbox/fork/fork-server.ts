import { closeSync, readdirSync, readFileSync, writeSync } from 'node:fs';
import { libc, must, ptr } from './libc.ts';
import { type EventLoop, readEventLoop, renewEventLoop, shareCompiledCode } from './own-loop.ts';
import { type Asking, readSandbox } from './sandbox-entry.ts';

/**
 * Forks for each worker that asks, as fork_server.py does for programs in Python: what a connection is, who is believed and what a fork
 * gives up is the same. The event loop of Bun never turns here: its threads begin with that, and a fork would miss them. Sources:
 * unix(7), recvmsg(2), cmsg(3), poll(2).
 */

const [AF_UNIX, SOCK_STREAM, SOCK_CLOEXEC] = [1, 1, 0x80000];
const [SOL_SOCKET, SO_PASSCRED, SCM_CREDENTIALS] = [1, 16, 2];
const MSG_DONTWAIT = 0x40;
const [POLLIN, WNOHANG] = [1, 1];
const F_DUPFD_CLOEXEC = 1030;
const backlog = 64;
const markBytes = 8;
/** struct msghdr, iovec and cmsghdr with struct ucred, as 64-bit machines have them. */
const [headBytes, vectorBytes, controlBytes, credentialsLength] = [56, 16, 32, 28];
/** How often those are asked for that have ended, while there are any. */
const reapMs = 200;

/** One at the other end of a connection: the server, which says whose it is by a mark, and then whoever it was handed on to. */
type Caller = { mark?: bigint };

type Heard = { readonly bytes: Uint8Array; readonly from: Asking };

/** What has come on a connection, of this length and with who has sent it; undefined for anything else. */
const hear = (fd: number, length: number): Heard | undefined => {
  const bytes = new Uint8Array(length);
  const control = new DataView(new ArrayBuffer(controlBytes));
  const vector = new BigUint64Array([BigInt(ptr(bytes)), BigInt(length)]);
  const head = new BigUint64Array(headBytes / 8);
  head.set([BigInt(ptr(vector)), BigInt(vectorBytes / 16), BigInt(ptr(control)), BigInt(controlBytes)], 2);
  // Never blocks: what is there for poll(2) may be nothing for recvmsg(2), as a byte out of band is.
  if (Number(libc.recvmsg(fd, ptr(head), MSG_DONTWAIT)) !== length || Number(head[5]) < credentialsLength) return undefined;
  const [size, level, type] = [Number(control.getBigUint64(0, true)), control.getUint32(8, true), control.getUint32(12, true)];
  if (size !== credentialsLength || level !== SOL_SOCKET || type !== SCM_CREDENTIALS) return undefined;
  return { bytes, from: { pid: control.getInt32(16, true), uid: control.getUint32(20, true), gid: control.getUint32(24, true) } };
};

const passCredentials = (fd: number): void => {
  must(libc.setsockopt(fd, SOL_SOCKET, SO_PASSCRED, ptr(new Int32Array([1])), 4), 'to be told who speaks');
};

const listenAt = (path: string): number => {
  const fd = must(libc.socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0), 'a socket');
  passCredentials(fd);
  const name = new TextEncoder().encode(path);
  const address = new Uint8Array(2 + name.length + 1);
  new DataView(address.buffer).setUint16(0, AF_UNIX, true);
  address.set(name, 2);
  process.umask(0o077);
  must(libc.bind(fd, ptr(address), address.length), 'the socket’s name');
  must(libc.listen(fd, backlog), 'listening');
  return fd;
};

/** What is mapped as shared and may be written would be one page for all forks. */
const refuseSharedMemory = (): void => {
  for (const line of readFileSync('/proc/self/smaps', 'latin1').split('\n'))
    if (/^VmFlags:(?=.* sh\b)(?=.* mw\b)/.test(line)) throw new Error('Forks would share memory.');
};

const refuseThreads = (): void => {
  const threads = readdirSync('/proc/self/task').map((task) => readFileSync(`/proc/self/task/${task}/comm`, 'latin1').trim());
  if (threads.length !== 1) throw new Error(`A fork would miss threads: ${threads.join(' ')}.`);
};

/**
 * Leaves the event loop, the standard three, the connection, which ends with this process and so tells whoever asked, and what was taken
 * from the stand-in beside them. Says what number that has now.
 */
const keepOnly = (loop: EventLoop, taken: readonly number[], connection: number): number | undefined => {
  const own = [...loop.wakers, ...loop.polls.map(({ poll }) => poll)];
  const highest = Math.max(2, connection, ...own, ...taken);
  const moved = [...taken, connection].map((fd) => must(libc.fcntl(fd, F_DUPFD_CLOEXEC, highest + 1), 'a descriptor to keep'));
  for (const [fd, from] of moved.slice(0, 3).entries()) must(libc.dup2(from, fd), 'a standard descriptor');
  const [, , , ...others] = moved;
  const kept = [2, ...own, ...others].sort((a, b) => a - b);
  for (const [i, fd] of kept.entries()) {
    const [from, to] = [fd + 1, (kept[i + 1] ?? 2 ** 31) - 1];
    if (from <= to) must(libc.close_range(from, to, 0), 'descriptors of the parent');
  }
  renewEventLoop(loop);
  return others.length > 1 ? others[0] : undefined;
};

/** What a fork goes on with: the number of its second connection, where it was given one. */
export type Forked = { readonly passed?: number };

/** What sandboxes are entered with: the filter of system calls, the folder of control groups, and whether forks get a second connection. */
type Entry = { readonly filter: Uint8Array; readonly groups: string; readonly passes: boolean };

/** In the first fork: enters the sandbox of the process that asked. Returns in the process that is to work there. */
const becomeWorker = (connection: number, asking: Asking, mark: bigint, loop: EventLoop, { filter, groups, passes }: Entry): Forked => {
  const sandbox = readSandbox(asking, mark, filter, groups, passes);
  sandbox.join();
  // A pid namespace holds what its member forks. The fork in between ends, so that the sandbox's first process is whose child the
  // worker is: it is counted with the sandbox, and ends with it.
  const between = must(libc.fork(), 'a fork');
  if (between > 0) {
    // Nobody else would ask for its exit code, where the machine's first process does not. Those in the sandbox may hold it up.
    libc.waitpid(between, null, 0);
    libc._exit(0);
  }
  if (must(libc.fork(), 'a fork') > 0) libc._exit(0);
  process.chdir('/job');
  process.umask(0o022);
  const passed = keepOnly(loop, sandbox.taken, connection);
  sandbox.giveUp();
  return { passed };
};

/** Forks for whoever asks, until the server ends. Returns in forks alone, inside their sandboxes, before anything of a visitor is there. */
export const serveForks = (path: string, filterFile: string, groups: string, passes: boolean): Forked => {
  const entry: Entry = { filter: new Uint8Array(readFileSync(filterFile)), groups, passes };
  const listener = listenAt(path);
  shareCompiledCode();
  refuseThreads();
  refuseSharedMemory();
  const loop = readEventLoop();
  writeSync(1, 'ready\n');
  const callers = new Map<number, Caller>();
  const forks = new Set<number>();

  /** Returns something in the fork alone. */
  const forkFor = (connection: number, asking: Asking, mark: bigint): Forked | undefined => {
    const fork = must(libc.fork(), 'a fork');
    if (fork > 0) {
      forks.add(fork);
      return undefined;
    }
    try {
      return becomeWorker(connection, asking, mark, loop, entry);
    } catch (thrown) {
      writeSync(2, `A fork ended as it entered its sandbox: ${thrown}\n`);
      libc._exit(1);
      throw thrown;
    }
  };

  /** Returns something in the fork of one that has spoken alone. */
  const listenTo = (fd: number, caller: Caller): Forked | undefined => {
    const heard = hear(fd, caller.mark === undefined ? markBytes : 1);
    if (heard && caller.mark === undefined) {
      caller.mark = new DataView(heard.bytes.buffer).getBigUint64(0, true);
      return undefined;
    }
    callers.delete(fd);
    const forked = heard && caller.mark !== undefined ? forkFor(fd, heard.from, caller.mark) : undefined;
    if (!forked) closeSync(fd);
    return forked;
  };

  for (;;) {
    const waited = [0, listener, ...callers.keys()];
    const asked = new DataView(new ArrayBuffer(8 * waited.length));
    for (const [i, fd] of waited.entries()) {
      asked.setInt32(8 * i, fd, true);
      asked.setInt16(8 * i + 4, POLLIN, true);
    }
    libc.poll(ptr(asked), waited.length, forks.size > 0 ? reapMs : -1);
    // Never waited for: a fork is on its way into a sandbox whose processes may stop it.
    for (const fork of forks) if (libc.waitpid(fork, null, WNOHANG) !== 0) forks.delete(fork);
    for (const [i, fd] of waited.entries()) {
      if (asked.getInt16(8 * i + 6, true) === 0) continue;
      if (fd === 0) libc._exit(0);
      const caller = callers.get(fd);
      const forked = caller && listenTo(fd, caller);
      if (forked) return forked;
      if (fd !== listener) continue;
      const connection = libc.accept4(listener, null, null, SOCK_CLOEXEC);
      if (connection < 0) continue;
      passCredentials(connection);
      callers.set(connection, {});
    }
  }
};
