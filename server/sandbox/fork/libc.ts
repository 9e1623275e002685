import { dlopen, FFIType, ptr, read } from 'bun:ffi';

const { i32, u32, i64, u64, ptr: pointer } = FFIType;

/** System calls that Bun does not offer. Names and arguments as in their manual pages. */
export const { symbols: libc } = dlopen('libc.so.6', {
  __errno_location: { args: [], returns: pointer },
  _exit: { args: [i32], returns: i32 },
  accept4: { args: [i32, pointer, pointer, i32], returns: i32 },
  bind: { args: [i32, pointer, u32], returns: i32 },
  capset: { args: [pointer, pointer], returns: i32 },
  close_range: { args: [u32, u32, i32], returns: i32 },
  dup2: { args: [i32, i32], returns: i32 },
  epoll_create1: { args: [i32], returns: i32 },
  epoll_ctl: { args: [i32, i32, i32, pointer], returns: i32 },
  eventfd: { args: [u32, i32], returns: i32 },
  fcntl: { args: [i32, i32, i64], returns: i32 },
  fork: { args: [], returns: i32 },
  ioctl: { args: [i32, u64, u64], returns: i32 },
  listen: { args: [i32, i32], returns: i32 },
  madvise: { args: [u64, u64, i32], returns: i32 },
  poll: { args: [pointer, u64, i32], returns: i32 },
  prctl: { args: [i32, u64, u64, u64, u64], returns: i32 },
  recvmsg: { args: [i32, pointer, i32], returns: i64 },
  setenv: { args: [pointer, pointer, i32], returns: i32 },
  setgroups: { args: [u64, pointer], returns: i32 },
  setns: { args: [i32, i32], returns: i32 },
  setpriority: { args: [i32, u32, i32], returns: i32 },
  setresgid: { args: [u32, u32, u32], returns: i32 },
  setresuid: { args: [u32, u32, u32], returns: i32 },
  setrlimit: { args: [i32, pointer], returns: i32 },
  setsid: { args: [], returns: i32 },
  setsockopt: { args: [i32, i32, i32, pointer, u32], returns: i32 },
  socket: { args: [i32, i32, i32], returns: i32 },
  syscall: { args: [i64, i64, i64, i64, i64], returns: i64 },
  waitpid: { args: [i32, pointer, i32], returns: i32 },
});

/** A call that must succeed has failed. */
export class CallFailed extends Error {}

/** The result of a call as a number; throws CallFailed with the error number (errno(3)) on failure. */
export const must = (result: number | bigint, what: string): number => {
  if (Number(result) >= 0) return Number(result);
  const location = libc.__errno_location();
  throw new CallFailed(`${what}: error ${location === null ? '' : read.i32(location)}`);
};

/** A C string, at an address that is valid while the array lives. */
export const cText = (text: string): Uint8Array => new TextEncoder().encode(`${text}\0`);

export { ptr };
