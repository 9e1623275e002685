import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import type { CallClass } from '../contract/run.ts';
import { longTimeout } from '../testing/long-timeout.ts';
import { allowedCalls, callClasses } from './calls/classes.ts';
import { callNumbers } from './calls/numbers.ts';
import { refusedCalls } from './calls/refused.ts';
import { runTool } from './run.ts';
import type { SandboxHost, SandboxLevel } from './sandbox-host.ts';
import { seccompFilter } from './seccomp.ts';
import { leaseStage } from './stage.ts';
import { levelsHere, makeTestHost } from './testing-host.ts';

longTimeout();

let dir: string;
let prepared: SandboxHost;
const here: SandboxLevel[] = [];
/** Somebody else's process, for attempts on it. */
const bystander = Bun.spawn(['sleep', '4242']);

beforeAll(async () => {
  ({ dir, prepared } = await makeTestHost('calls'));
  here.push(...(await levelsHere(prepared, dir)).filter((level) => level !== 'none'));
});
afterAll(() => bystander.kill('SIGKILL'));

type Attempt = readonly [name: string, number: number, ...args: readonly number[]];

/** Makes the calls from Python as they stand, and prints what each answered: 0, or the number of the error. */
const caller = `
import ctypes, json, sys
call = ctypes.CDLL(None, use_errno=True).syscall
call.restype = ctypes.c_long
answers = {}
for name, number, *args in json.loads(sys.argv[1]):
  ctypes.set_errno(0)
  answers[name] = ctypes.get_errno() if call(ctypes.c_long(number), *map(ctypes.c_long, args)) < 0 else 0
print(json.dumps(answers))`;

const attempt = async (level: SandboxLevel, calls: CallClass, attempts: readonly Attempt[]): Promise<Readonly<Record<string, number>>> => {
  const argv = ['/usr/bin/python3', '-I', '-c', caller, JSON.stringify(attempts)];
  const { stdout } = await runTool({ ...prepared, level }, argv, await leaseStage(dir), new AbortController().signal, { calls });
  return JSON.parse(stdout);
};

const [EPERM, EINVAL, ENOTTY, ENOSYS, EAFNOSUPPORT] = [1, 22, 25, 38, 97];
const arch = process.arch === 'arm64' ? 1 : 0;
const numberOf = (name: keyof typeof callNumbers): number => callNumbers[name][arch] ?? Number.NaN;

/** On no list: later than what kernels of today have, or nothing that a converter does. The numbers are those of x64. */
const unknownOnX64 = {
  memfd_secret: 447,
  mbind: 237,
  set_mempolicy: 238,
  set_mempolicy_home_node: 450,
  statmount: 457,
  listmount: 458,
  open_tree_attr: 467,
  splice: 275,
  tee: 276,
  shmdt: 67,
  semop: 65,
  msgsnd: 69,
  mq_timedsend: 242,
  mq_unlink: 241,
  sched_setattr: 314,
  ioprio_set: 251,
  landlock_restrict_self: 446,
  seccomp: 317,
  futimens_of_the_future: 900,
  io_pgetevents: 333,
  io_setup: 206,
  epoll_of_the_future: 1200,
  kexec_of_the_future: 5000,
  getxattrat: 464,
  file_setattr: 469,
  lsm_set_self_attr: 460,
  quotactl_fd: 443,
  rt_sigqueueinfo: 129,
  rt_tgsigqueueinfo: 297,
  remap_file_pages: 216,
  lookup_dcookie: 212,
  tkill: 200,
};

/** What ioctl, prctl and others may not do: the error that each answers. */
const byArgument = (): readonly (readonly [Attempt, number])[] => [
  ...[1, 2, 10, 16, 17, 38, 40, 44].map(
    (family) => [[`socket of family ${family}`, numberOf('socket'), family, 1, 0], EAFNOSUPPORT] as const,
  ),
  [['a pair that sends to whom it names', numberOf('socketpair'), 1, 2, 0, 0], EAFNOSUPPORT],
  [['a user namespace by clone', numberOf('clone'), 0x10000000 | 17, 0, 0, 0, 0], EPERM],
  [['clone3', numberOf('clone3'), 0, 0], ENOSYS],
  [['TIOCSTI', numberOf('ioctl'), 0, 0x5412, 0], ENOTTY],
  [['TIOCLINUX', numberOf('ioctl'), 0, 0x541c, 0], ENOTTY],
  [['a lease on a file', numberOf('fcntl'), 0, 1024, 1], EINVAL],
  [['an unknown control', numberOf('ioctl'), 0, 0xc0ffee, 0], ENOTTY],
  [['giving up being a subreaper', numberOf('prctl'), 36, 0, 0, 0, 0], EINVAL],
  [['hiding from the count of memory', numberOf('prctl'), 4, 0, 0, 0, 0], EINVAL],
  [['a new memory map', numberOf('prctl'), 35, 1, 0, 0, 0], EINVAL],
  [['taking the mark off', numberOf('prlimit64'), 0, 15, 0, 0], EPERM],
  [["another's limits", numberOf('prlimit64'), bystander.pid, 7, 0, 0], EPERM],
  [["another's niceness", numberOf('setpriority'), 0, bystander.pid, 19], EPERM],
  [["all of the user's niceness", numberOf('setpriority'), 2, 0, 19], EPERM],
  [["another's processors", numberOf('sched_setaffinity'), bystander.pid, 8, 0], EPERM],
  [["another's scheduling", numberOf('sched_setscheduler'), bystander.pid, 0, 0], EPERM],
];

describe('calls that a tool may not make', () => {
  test('answer "not permitted", or "no such call" where no list has them', async () => {
    for (const level of here)
      for (const calls of callClasses) {
        const refused = refusedCalls.filter(
          (name) => callNumbers[name][arch] !== undefined && !(allowedCalls[calls] as readonly string[]).includes(name),
        );
        const answers = await attempt(
          level,
          calls,
          refused.map((name) => [name, numberOf(name), 0, 0, 0, 0, 0, 0]),
        );
        expect([level, calls, answers]).toEqual([level, calls, Object.fromEntries(refused.map((name) => [name, EPERM]))]);
      }
  });

  test.skipIf(process.arch !== 'x64')('are all others, those to come included', async () => {
    for (const level of here)
      for (const calls of callClasses) {
        const answers = await attempt(
          level,
          calls,
          Object.entries(unknownOnX64).map(([name, number]) => [name, number, 0, 0, 0, 0, 0, 0]),
        );
        expect([level, calls, answers]).toEqual([
          level,
          calls,
          Object.fromEntries(Object.keys(unknownOnX64).map((name) => [name, ENOSYS])),
        ]);
      }
  });

  test('are some by their arguments', async () => {
    for (const level of here)
      for (const calls of callClasses) {
        const asked = byArgument();
        const answers = await attempt(
          level,
          calls,
          asked.map(([one]) => one),
        );
        expect([level, calls, answers]).toEqual([level, calls, Object.fromEntries(asked.map(([[name], errno]) => [name, errno]))]);
      }
  });

  test('are pairs of sockets and files in memory for programs that need none', async () => {
    for (const level of here)
      expect(
        await attempt(level, 'plain', [
          ['socketpair', numberOf('socketpair'), 1, 1, 0, 0],
          ['memfd_create', numberOf('memfd_create'), 0, 0],
          ['setsid', numberOf('setsid')],
          ['kill', numberOf('kill'), bystander.pid, 0],
          ['symlink', numberOf('symlinkat'), 0, 0, 0],
        ]),
      ).toEqual({ socketpair: EAFNOSUPPORT, memfd_create: ENOSYS, setsid: EPERM, kill: ENOSYS, symlink: ENOSYS });
  });
});

test('no class lets a tool leave its process group, which ends with its run', () => {
  for (const calls of callClasses)
    expect([calls, ...allowedCalls[calls].filter((name) => ['setsid', 'setpgid'].includes(name))]).toEqual([calls]);
});

test('of other processes a tool sees and reaches none', async () => {
  for (const level of here.filter((one) => one !== 'namespaces-shared-proc')) {
    const script = `ls /proc/${bystander.pid}/fd; cat /proc/${bystander.pid}/cmdline /proc/${bystander.pid}/status; ls /proc; kill -9 ${bystander.pid}; true`;
    const { stdout } = await runTool({ ...prepared, level }, ['bash', '-c', script], await leaseStage(dir), new AbortController().signal, {
      calls: 'browser',
    });
    expect([level, stdout.includes('sleep'), stdout.split('\n').includes(String(bystander.pid))]).toEqual([level, false, false]);
  }
  expect(bystander.exitCode).toBeNull();
  expect(bystander.signalCode).toBeNull();
});

test('filters fit the kernel: at most 4096 instructions, jumps within them', () => {
  for (const name of callClasses)
    for (const arch of ['x64', 'arm64']) {
      const filter = new DataView(seccompFilter(name, arch).buffer as ArrayBuffer);
      const count = filter.byteLength / 8;
      expect(count).toBeLessThanOrEqual(4096);
      for (let index = 0; index < count; index++)
        expect(index + 1 + Math.max(filter.getUint8(index * 8 + 2), filter.getUint8(index * 8 + 3))).toBeLessThanOrEqual(count);
    }
  expect(() => seccompFilter('plain', 'mips')).toThrow('mips');
});
