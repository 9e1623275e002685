/**
 * The system-call filter that every tool runs under, as classic BPF for `bwrap --seccomp`.
 * Allow by default; EPERM for what no converter needs (mounts, tracing, keys, kernel modules, namespaces);
 * clone3 answers ENOSYS so that glibc falls back to clone, whose flags a filter can read; sockets only of
 * the families below, since a network namespace does not cover AF_VSOCK.
 * Numbers: Linux syscall tables (arch/x86/entry/syscalls/syscall_64.tbl, include/uapi/asm-generic/unistd.h).
 */

type Arch = 'x64' | 'arm64';

const [LOAD, EQUAL, AT_LEAST, ANY_BIT, RETURN] = [0x20, 0x15, 0x35, 0x45, 0x06];
const ALLOW = 0x7fff0000;
const KILL = 0x80000000;
const refuse = (errno: number): number => 0x00050000 | errno;
const [EPERM, ENOSYS, EAFNOSUPPORT] = [1, 38, 97];

const auditArch: Record<Arch, number> = { x64: 0xc000003e, arm64: 0xc00000b7 };
const special: Record<Arch, { clone: number; clone3: number; unshare: number; socket: number; ioctl: number }> = {
  x64: { clone: 56, clone3: 435, unshare: 272, socket: 41, ioctl: 16 },
  arm64: { clone: 220, clone3: 435, unshare: 97, socket: 198, ioctl: 29 },
};

/** Refused outright: x64 and arm64 numbers of each call (undefined: the call does not exist there). */
const refused: Readonly<Record<string, readonly [number | undefined, number | undefined]>> = {
  setns: [308, 268],
  mount: [165, 40],
  umount2: [166, 39],
  pivot_root: [155, 41],
  chroot: [161, 51],
  ptrace: [101, 117],
  process_vm_readv: [310, 270],
  process_vm_writev: [311, 271],
  kexec_load: [246, 104],
  kexec_file_load: [320, 294],
  init_module: [175, 105],
  finit_module: [313, 273],
  delete_module: [176, 106],
  bpf: [321, 280],
  perf_event_open: [298, 241],
  userfaultfd: [323, 282],
  add_key: [248, 217],
  request_key: [249, 218],
  keyctl: [250, 219],
  open_by_handle_at: [304, 265],
  name_to_handle_at: [303, 264],
  quotactl: [179, 60],
  swapon: [167, 224],
  swapoff: [168, 225],
  reboot: [169, 142],
  syslog: [103, 116],
  acct: [163, 89],
  settimeofday: [164, 170],
  clock_settime: [227, 112],
  clock_adjtime: [305, 266],
  adjtimex: [159, 171],
  io_uring_setup: [425, 425],
  io_uring_enter: [426, 426],
  io_uring_register: [427, 427],
  open_tree: [428, 428],
  move_mount: [429, 429],
  fsopen: [430, 430],
  fsconfig: [431, 431],
  fsmount: [432, 432],
  fspick: [433, 433],
  mount_setattr: [442, 442],
  pidfd_getfd: [438, 438],
  process_madvise: [440, 440],
  personality: [135, 92],
  vmsplice: [278, 75],
  move_pages: [279, 239],
  migrate_pages: [256, 238],
  fanotify_init: [300, 262],
  kcmp: [312, 272],
  iopl: [172, undefined],
  ioperm: [173, undefined],
  modify_ldt: [154, undefined],
  uselib: [134, undefined],
};

/** CLONE_NEWNS, NEWCGROUP, NEWUTS, NEWIPC, NEWUSER, NEWPID, NEWNET. */
const newNamespaces = 0x7e020000;
const [TIOCSTI, TIOCLINUX] = [0x5412, 0x541c];
/** AF_UNIX, AF_INET, AF_INET6: in a network namespace the last two reach only the sandbox's own empty network. */
const [unix, inet, inet6] = [1, 2, 10];

type Instruction = readonly [code: number, ifTrue: number, ifFalse: number, value: number];

const returnWhen = (number: number, verdict: number): Instruction[] => [
  [EQUAL, 0, 1, number],
  [RETURN, 0, 0, verdict],
];

/**
 * The filter as bytes, for one processor architecture; `network` allows sockets of the internet's families, which
 * is safe in a network namespace alone. Throws for an architecture that has no table.
 */
export const seccompFilter = ({ network, arch = process.arch }: { readonly network: boolean; readonly arch?: string }): Uint8Array => {
  if (arch !== 'x64' && arch !== 'arm64') throw new Error(`No system-call table for ${arch}.`);
  const { clone, clone3, unshare, socket, ioctl } = special[arch];
  const families = network ? [unix, inet, inet6] : [unix];
  const column = arch === 'x64' ? 0 : 1;
  const program: Instruction[] = [
    [LOAD, 0, 0, 4],
    [EQUAL, 1, 0, auditArch[arch]],
    [RETURN, 0, 0, KILL],
    [LOAD, 0, 0, 0],
    // The x32 ABI numbers its calls from here; none of the tools uses it.
    ...(arch === 'x64'
      ? ([
          [AT_LEAST, 0, 1, 0x40000000],
          [RETURN, 0, 0, refuse(ENOSYS)],
        ] as Instruction[])
      : []),
    ...Object.values(refused).flatMap((numbers) => {
      const number = numbers[column];
      return number === undefined ? [] : returnWhen(number, refuse(EPERM));
    }),
    ...returnWhen(clone3, refuse(ENOSYS)),
    ...returnWhen(unshare, refuse(EPERM)),
    [EQUAL, 0, 4, clone],
    [LOAD, 0, 0, 16],
    [ANY_BIT, 0, 1, newNamespaces],
    [RETURN, 0, 0, refuse(EPERM)],
    [RETURN, 0, 0, ALLOW],
    [EQUAL, 0, 5, ioctl],
    [LOAD, 0, 0, 24],
    [EQUAL, 1, 0, TIOCSTI],
    [EQUAL, 0, 1, TIOCLINUX],
    [RETURN, 0, 0, refuse(EPERM)],
    [RETURN, 0, 0, ALLOW],
    [EQUAL, 0, families.length + 3, socket],
    [LOAD, 0, 0, 16],
    ...families.map((family, index): Instruction => [EQUAL, families.length - index, 0, family]),
    [RETURN, 0, 0, refuse(EAFNOSUPPORT)],
    [RETURN, 0, 0, ALLOW],
    [RETURN, 0, 0, ALLOW],
  ];
  const bytes = new DataView(new ArrayBuffer(program.length * 8));
  program.forEach(([code, ifTrue, ifFalse, value], index) => {
    bytes.setUint16(index * 8, code, true);
    bytes.setUint8(index * 8 + 2, ifTrue);
    bytes.setUint8(index * 8 + 3, ifFalse);
    bytes.setUint32(index * 8 + 4, value >>> 0, true);
  });
  return new Uint8Array(bytes.buffer);
};
