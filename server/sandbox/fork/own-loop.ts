import { closeSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { libc, must, ptr } from './libc.ts';

/** The kernel objects of Bun's event loop, which forks would share. Sources: epoll(7), eventfd(2), proc_pid_fdinfo(5), madvise(2). */

const [CLOEXEC, NONBLOCK] = [0x80000, 0x800];
const EPOLL_CTL_ADD = 1;
const MADV_DOFORK = 11;

type Waking = { readonly poll: number; readonly waits: readonly { readonly fd: number; readonly events: number; readonly data: bigint }[] };
/** The descriptors of an event loop that waits for wake-ups only. */
export type EventLoop = { readonly wakers: readonly number[]; readonly polls: readonly Waking[] };

const linkOf = (fd: number): string => {
  try {
    return readlinkSync(`/proc/self/fd/${fd}`);
  } catch {
    return ''; // The descriptor of the listing itself.
  }
};

const waitsOf = (fd: number): Waking['waits'] =>
  [...readFileSync(`/proc/self/fdinfo/${fd}`, 'latin1').matchAll(/^tfd:\s*(\d+)\s+events:\s*([0-9a-f]+)\s+data:\s*([0-9a-f]+)/gm)].map(
    ([, waited, events, data]) => ({ fd: Number(waited), events: Number.parseInt(events ?? '', 16), data: BigInt(`0x${data}`) }),
  );

/** Throws if the loop waits for anything else, which a fork could not recreate. */
export const readEventLoop = (): EventLoop => {
  const kinds = readdirSync('/proc/self/fd').map((name) => ({ fd: Number(name), link: linkOf(Number(name)) }));
  const wakers = kinds.filter(({ link }) => link === 'anon_inode:[eventfd]').map(({ fd }) => fd);
  const polls = kinds.filter(({ link }) => link === 'anon_inode:[eventpoll]').map(({ fd }) => ({ poll: fd, waits: waitsOf(fd) }));
  if (!polls.every(({ waits }) => waits.every(({ fd }) => wakers.includes(fd))))
    throw new Error('An event loop waits for more than to be woken.');
  return { wakers, polls };
};

const replace = (fd: number, made: number): void => {
  must(libc.dup2(made, fd), 'a descriptor in its place');
  must(libc.fcntl(fd, 2, 1), 'a descriptor of its own');
  closeSync(made);
};

/** Gives a fork an event loop of its own, with the same descriptor numbers. */
export const renewEventLoop = ({ wakers, polls }: EventLoop): void => {
  for (const fd of wakers) replace(fd, must(libc.eventfd(0, CLOEXEC | NONBLOCK), 'what wakes'));
  for (const { poll, waits } of polls) {
    replace(poll, must(libc.epoll_create1(CLOEXEC), 'what waits'));
    for (const { fd, events, data } of waits) {
      // struct epoll_event is packed on this architecture only.
      const packed = process.arch === 'x64';
      const event = new DataView(new ArrayBuffer(16));
      event.setUint32(0, events, true);
      event.setBigUint64(packed ? 4 : 8, data, true);
      must(libc.epoll_ctl(poll, EPOLL_CTL_ADD, fd, ptr(event)), 'what is waited for');
    }
  }
};

/** JavaScriptCore excludes its compiled code from forks (MADV_DONTFORK), since most of them call exec; these need it. */
export const shareCompiledCode = (): void => {
  let range: readonly [number, number] = [0, 0];
  for (const line of readFileSync('/proc/self/smaps', 'latin1').split('\n')) {
    const [, from, to] = /^([0-9a-f]+)-([0-9a-f]+) /.exec(line) ?? [];
    if (from && to) range = [Number.parseInt(from, 16), Number.parseInt(to, 16)];
    else if (/^VmFlags:.* dc\b/.test(line)) must(libc.madvise(range[0], range[1] - range[0], MADV_DOFORK), 'compiled code for forks');
  }
};
