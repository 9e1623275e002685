/**
 * The launcher of the `landlock` level, run instead of bubblewrap: it drops rights irrevocably, in this order, and then becomes the tool.
 * Arguments: seccomp filter file, readable folders (joined by `:`), writable folders, and after `--` the command.
 * Sources: Linux' landlock(7), include/uapi/linux/landlock.h, prctl(2), seccomp(2).
 */
import { dlopen, FFIType, ptr } from 'bun:ffi';
import { existsSync, openSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';

const { i32, i64, u64, ptr: pointer } = FFIType;
const { symbols: libc } = dlopen('libc.so.6', {
  syscall: { args: [i64, i64, u64, u64, u64], returns: i64 },
  prctl: { args: [i32, u64, u64, u64, u64], returns: i32 },
  signal: { args: [i32, u64], returns: u64 },
  execvp: { args: [pointer, pointer], returns: i32 },
});

const [PR_SET_PDEATHSIG, PR_SET_SECCOMP, PR_SET_CHILD_SUBREAPER, PR_SET_NO_NEW_PRIVS] = [1, 22, 36, 38];
const [SIGKILL, SIGPIPE, SIGXFSZ] = [9, 13, 25];
const SIG_DFL = 0;
const SECCOMP_MODE_FILTER = 2;
const [O_PATH, O_CLOEXEC] = [0x200000, 0x80000];
/** The same numbers on every architecture. */
const [CREATE_RULESET, ADD_RULE, RESTRICT_SELF] = [444, 445, 446];
const GET_VERSION = 1;
const PATH_BENEATH = 1;
/** Rights for files only; others are invalid in a rule for a regular file. */
const [EXECUTE, WRITE_FILE, READ_FILE, READ_DIR, TRUNCATE, IOCTL_DEV] = [1, 2, 4, 8, 1 << 14, 1 << 15];
const fileRights = EXECUTE | WRITE_FILE | READ_FILE | TRUNCATE | IOCTL_DEV;

const stop = (what: string): never => {
  console.error(`The sandbox could not be set up: ${what}.`);
  process.exit(125);
};

const must = (result: number | bigint, what: string): number => (Number(result) < 0 ? stop(what) : Number(result));

/** Struct of 64-bit fields. */
const fields = (...values: readonly number[]): BigUint64Array => new BigUint64Array(values.map(BigInt));

/** Restricts the file system to these folders; from version 4 on also TCP, from 6 on signals and abstract sockets to outside. */
const restrictFiles = (readable: readonly string[], writable: readonly string[]): void => {
  const version = Number(libc.syscall(CREATE_RULESET, 0, 0, GET_VERSION, 0));
  if (version < 1) stop('this kernel has no Landlock');
  // Version 1 has 13 rights, 2 adds linking across folders, 3 truncation, 5 device control.
  const all = ((1 << 13) - 1) | (version >= 2 ? 1 << 13 : 0) | (version >= 3 ? TRUNCATE : 0) | (version >= 5 ? IOCTL_DEV : 0);
  const attributes = fields(all, version >= 4 ? 3 : 0, version >= 6 ? 3 : 0);
  const size = version < 4 ? 8 : version < 6 ? 16 : 24;
  const rules = must(libc.syscall(CREATE_RULESET, ptr(attributes), size, 0, 0), 'the rules for files');
  const allow = (path: string, rights: number): void => {
    if (!existsSync(path)) return;
    const rule = new DataView(new ArrayBuffer(16));
    rule.setBigUint64(0, BigInt(statSync(path).isDirectory() ? rights : rights & fileRights), true);
    rule.setInt32(8, openSync(path, O_PATH | O_CLOEXEC), true);
    must(libc.syscall(ADD_RULE, rules, PATH_BENEATH, ptr(rule), 0), 'a rule for files');
  };
  for (const path of readable) allow(path, EXECUTE | READ_FILE | READ_DIR);
  for (const path of writable) allow(path, all);
  must(libc.syscall(RESTRICT_SELF, rules, 0, 0, 0), 'the restriction of files');
};

const restrictCalls = (filter: Uint8Array): void => {
  // struct sock_fprog: number of instructions, and their address.
  const program = fields(filter.length / 8, ptr(filter));
  must(libc.prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, ptr(program), 0, 0), 'the filter of system calls');
};

const become = (command: readonly string[]): never => {
  // Bun ignores these signals, and programs inherit that: a tool must end at its limits.
  for (const signal of [SIGPIPE, SIGXFSZ]) libc.signal(signal, SIG_DFL);
  const texts = command.map((text) => Buffer.from(`${text}\0`));
  const argv = new BigUint64Array([...texts.map((text) => BigInt(ptr(text))), 0n]);
  const [program = Buffer.from('\0')] = texts;
  libc.execvp(ptr(program), ptr(argv));
  return stop('the tool did not start');
};

/**
 * The kernel's files about this process, which stay valid when it becomes the tool. Without network information, which is the machine's here
 * and lists the addresses of connected visitors, and without threads, whose folders lead there too.
 */
const ownProcess = (): readonly string[] => {
  const own = realpathSync('/proc/self');
  return readdirSync(own, { withFileTypes: true })
    .filter((entry) => !entry.isSymbolicLink() && entry.name !== 'net' && entry.name !== 'task')
    .map(({ name }) => `${own}/${name}`);
};

const [filterFile = '', readable = '', writable = '', , ...command] = process.argv.slice(2);
const filter = new Uint8Array(readFileSync(filterFile));
must(libc.prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0), 'giving up new rights');
must(libc.prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0), 'ending with the server');
// Survives execve(2): orphans become the tool's own children, so that their memory is counted.
must(libc.prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0), 'keeping its descendants');
restrictFiles([...readable.split(':'), ...ownProcess()], writable.split(':'));
restrictCalls(filter);
become(command);
