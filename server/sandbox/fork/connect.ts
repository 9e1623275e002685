import { dlopen, ptr } from 'bun:ffi';

const [AF_UNIX, SOCK_STREAM, SOCK_NONBLOCK, SOCK_CLOEXEC] = [1, 1, 0x800, 0x80000];
const F_SETFL = 4;
/** struct sockaddr_un: the family, and a path with a terminating zero. */
const longestPath = 107;

const load = () =>
  dlopen('libc.so.6', {
    socket: { args: ['i32', 'i32', 'i32'], returns: 'i32' },
    connect: { args: ['i32', 'ptr', 'u32'], returns: 'i32' },
    fcntl: { args: ['i32', 'i32', 'i32'], returns: 'i32' },
  }).symbols;
let libc: ReturnType<typeof load> | undefined;

/** A connected Unix socket as a descriptor to pass to a process, which Bun does not offer. Throws if nobody listens, or too many wait: it never waits itself. */
export const connectTo = (path: string, close: (fd: number) => void): number => {
  libc ??= load();
  const address = new Uint8Array(2 + longestPath + 1);
  const name = new TextEncoder().encode(path);
  if (name.length > longestPath) throw new Error('The path of a socket is too long.');
  new DataView(address.buffer).setUint16(0, AF_UNIX, true);
  address.set(name, 2);
  const fd = libc.socket(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
  if (fd < 0) throw new Error('There is no socket left.');
  // Its receiver waits for answers.
  if (libc.connect(fd, ptr(address), address.length) === 0 && libc.fcntl(fd, F_SETFL, 0) === 0) return fd;
  close(fd);
  throw new Error('Nobody listens there.');
};
