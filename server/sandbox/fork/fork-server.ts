import { closeSync, readdirSync, readFileSync, writeSync } from 'node:fs';
import { libc, must, ptr } from './libc.ts';
import { type EventLoop, readEventLoop, renewEventLoop, shareCompiledCode } from './own-loop.ts';
import { type Asking, readSandbox } from './sandbox-entry.ts';

/**
 * Forks for each worker that requests it, as fork_server.py does in Python, with the same protocol, checks and dropped rights. Bun's event
 * loop never runs here: it would start threads, which a fork does not inherit. Sources: unix(7), recvmsg(2), cmsg(3), poll(2).
 */

const [AF_UNIX, SOCK_STREAM, SOCK_CLOEXEC] = [1, 1, 0x80000];
const [SOL_SOCKET, SO_PASSCRED, SCM_CREDENTIALS] = [1, 16, 2];
const MSG_DONTWAIT = 0x40;
const [POLLIN, WNOHANG] = [1, 1];
const F_DUPFD_CLOEXEC = 1030;
const backlog = 64;
const markBytes = 8;
/** struct msghdr, iovec and cmsghdr with struct ucred on 64-bit machines. */
const [headBytes, vectorBytes, controlBytes, credentialsLength] = [56, 16, 32, 28];
/** Interval of waitpid(2) while there are children. */
const reapMs = 200;

/** The other end of a connection: first the server, which sends the run's mark, then the process that received the connection. */
type Caller = { mark?: bigint };

type Heard = { readonly bytes: Uint8Array; readonly from: Asking };

/** A message of this length with its sender's credentials; undefined for anything else. */
const hear = (fd: number, length: number): Heard | undefined => {
  const bytes = new Uint8Array(length);
  const control = new DataView(new ArrayBuffer(controlBytes));
  const vector = new BigUint64Array([BigInt(ptr(bytes)), BigInt(length)]);
  const head = new BigUint64Array(headBytes / 8);
  head.set([BigInt(ptr(vector)), BigInt(vectorBytes / 16), BigInt(ptr(control)), BigInt(controlBytes)], 2);
  // Never blocks: poll(2) may report data that recvmsg(2) does not return, such as an out-of-band byte.
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

/** Writable shared mappings would be shared by all forks. */
const refuseSharedMemory = (): void => {
  for (const line of readFileSync('/proc/self/smaps', 'latin1').split('\n'))
    if (/^VmFlags:(?=.* sh\b)(?=.* mw\b)/.test(line)) throw new Error('Forks would share memory.');
};

const refuseThreads = (): void => {
  const threads = readdirSync('/proc/self/task').map((task) => readFileSync(`/proc/self/task/${task}/comm`, 'latin1').trim());
  if (threads.length !== 1) throw new Error(`A fork would miss threads: ${threads.join(' ')}.`);
};

/**
 * Keeps only the event loop, the standard descriptors, the connection, which signals this process's end when it closes, and the descriptors
 * taken from the stand-in. Returns the new number of the second connection.
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

/** What a fork continues with: the number of its second connection, if it has one. */
export type Forked = { readonly passed?: number };

/** What entering a sandbox needs: the system call filter, the folder of control groups, and whether forks get a second connection. */
type Entry = { readonly filter: Uint8Array; readonly groups: string; readonly passes: boolean };

/** In the first fork: enters the sandbox of the requesting process. Returns in the process that will work there. */
const becomeWorker = (connection: number, asking: Asking, mark: bigint, loop: EventLoop, { filter, groups, passes }: Entry): Forked => {
  const sandbox = readSandbox(asking, mark, filter, groups, passes);
  sandbox.join();
  // A process joins a pid namespace only by its children. The intermediate fork ends, so that the worker becomes a child of the
  // sandbox's first process: it is counted with the sandbox, and ends with it.
  const between = must(libc.fork(), 'a fork');
  if (between > 0) {
    // Nothing else would reap it if the machine's init does not. Processes in the sandbox may delay it.
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

/** Serves forks until the server ends. Returns only in forks, inside their sandboxes, before any visitor's data is there. */
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

  /** Returns a value only in the fork. */
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

  /** Returns a value only in the fork of a sender. */
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
    // Never waits: a fork may be entering a sandbox whose processes can stop it.
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
