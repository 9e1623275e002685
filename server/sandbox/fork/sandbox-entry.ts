import { closeSync, constants, existsSync, fstatSync, openSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { CallFailed, libc, must, ptr } from './libc.ts';
import { passedOn, standardOfStandIn } from './stand-in.ts';

/**
 * How a fork enters another process's sandbox, like sandbox_entry.py for forks of Python: it takes on all restrictions of that process, and
 * drops its own rights. Sources: namespaces(7), setns(2), ioctl_ns(2), user_namespaces(7), capabilities(7), seccomp(2), sched(7),
 * pidfd_getfd(2).
 */

/** A process's credentials from the kernel (SCM_CREDENTIALS). */
export type Asking = { readonly pid: number; readonly uid: number; readonly gid: number };

const [NS_GET_USERNS, NS_GET_PARENT] = [0xb701, 0xb702];
const [PR_SET_DUMPABLE, PR_SET_SECCOMP, PR_CAPBSET_DROP, PR_SET_NO_NEW_PRIVS, PR_CAP_AMBIENT] = [4, 22, 24, 38, 47];
const PR_CAP_AMBIENT_CLEAR_ALL = 4;
const SECCOMP_MODE_FILTER = 2;
const CAPABILITY_VERSION_3 = 0x20080522;
const LAST_CAP = 63;
const PRIO_PROCESS = 0;
/** The same numbers on every architecture. */
const [PIDFD_OPEN, PIDFD_GETFD] = [434, 438];
/** Resource limits by their names in /proc/[pid]/limits: prlimit(2) on another process needs a capability that not every server has. */
const limitNames: Readonly<Record<string, number>> = {
  'Max cpu time': 0,
  'Max file size': 1,
  'Max data size': 2,
  'Max core file size': 4,
  'Max processes': 6,
  'Max open files': 7,
  // The mark of runs (run-tag.ts).
  'Max realtime timeout': 15,
};
const markLimit = 15;
const unlimited = 2n ** 64n - 1n;
const namespaces = ['mnt', 'pid', 'net', 'ipc', 'uts', 'cgroup'];
/** The kernel accepts ten writes a second from unprivileged processes. */
const [wordTries, wordMs] = [3, 110];

const inode = (fd: number): number => fstatSync(fd).ino;

const limitsOf = (text: string): ReadonlyMap<number, readonly [bigint, bigint]> => {
  const found = new Map<number, readonly [bigint, bigint]>();
  const amount = (word = ''): bigint => (word === 'unlimited' ? unlimited : BigInt(word));
  for (const line of text.split('\n')) {
    const limit = limitNames[line.slice(0, 26).trim()];
    const [soft, hard] = line.slice(26).trim().split(/\s+/);
    if (limit !== undefined) found.set(limit, [amount(soft), amount(hard)]);
  }
  if (found.size !== Object.keys(limitNames).length) throw new CallFailed('a limit is not told');
  return found;
};

/** Struct of 64-bit fields. */
const fields = (...values: readonly (number | bigint)[]): BigUint64Array => new BigUint64Array(values.map(BigInt));

/** The user namespaces between this process and that one, outermost first. */
const userNamespaces = (innermost: number): readonly number[] => {
  const own = statSync('/proc/self/ns/user').ino;
  const found: number[] = [];
  for (let fd = innermost; inode(fd) !== own; fd = must(libc.ioctl(fd, NS_GET_PARENT, 0), 'the parent of a user namespace'))
    found.unshift(fd);
  if (found.length === 0) throw new CallFailed('the process is in no sandbox');
  return found;
};

/** Copies of its descriptors with these numbers. */
const descriptorsOf = (pid: number, numbers: readonly number[]): readonly number[] => {
  const process = must(libc.syscall(PIDFD_OPEN, pid, 0, 0, 0), 'the process');
  const taken = numbers.map((fd) => must(libc.syscall(PIDFD_GETFD, process, fd, 0, 0), 'a descriptor'));
  closeSync(process);
  return taken;
};

/**
 * Reads all restrictions of a process while this is still possible. `mark` identifies the run that it must belong to, 0 without marks;
 * `filter` is a program for seccomp(2); `groups` the folder of control groups, or empty; `passes` whether it has a second connection. Throws
 * CallFailed if the sandbox can't be entered: the fork must then end at once.
 */
export const readSandbox = ({ pid, uid, gid }: Asking, mark: bigint, filter: Uint8Array, groups: string, passes: boolean) => {
  // An open folder stays bound to this process even if its number is reused.
  const folder = `/proc/self/fd/${openSync(`/proc/${pid}`, constants.O_RDONLY | constants.O_DIRECTORY)}`;
  const told = (name: string): string => readFileSync(join(folder, name), 'latin1');
  const limits = limitsOf(told('limits'));
  if (mark && limits.get(markLimit)?.[1] !== mark) throw new CallFailed('the connection is another run’s');
  // proc_pid_stat(5): the 19th field; the second is a name in brackets.
  const niceness = Number(told('stat').split(')').at(-1)?.trim().split(' ')[16]);
  const oom = told('oom_score_adj');
  const share = existsSync('/proc/self/autogroup') ? / (-?\d+)\s*$/.exec(told('autogroup'))?.[1] : undefined;
  const taken = descriptorsOf(pid, passes ? [...standardOfStandIn, passedOn] : standardOfStandIn);
  const users = userNamespaces(openSync(join(folder, 'ns/user'), 'r'));
  const left = namespaces.map((name) => openSync(join(folder, `ns/${name}`), 'r'));
  const path = groups && told('cgroup').match(/^0::(.*)$/m)?.[1];
  // Reads fail if the process has ended, so all of the above was about the requesting process.
  told('limits');

  const standBack = (): void => {
    for (let tries = wordTries; share !== undefined && tries > 0; tries--)
      try {
        writeFileSync('/proc/self/autogroup', share);
        return;
      } catch (thrown) {
        if ((thrown as { code?: string }).code !== 'EAGAIN') throw thrown;
        Bun.sleepSync(wordMs);
      }
  };

  return {
    /** Copies of its standard descriptors and its second connection. */
    taken,
    /** Everything that needs the parent's rights, or that a later step makes impossible. */
    join: (): void => {
      if (path) writeFileSync(join(groups, basename(path), 'cgroup.procs'), '0');
      writeFileSync('/proc/self/oom_score_adj', oom);
      must(libc.setsid(), 'a session');
      standBack();
      must(libc.setpriority(PRIO_PROCESS, 0, niceness), 'niceness');
      if (uid !== process.geteuid?.()) {
        must(libc.setgroups(0, null), 'groups');
        must(libc.setresgid(gid, gid, gid), 'the group');
        must(libc.setresuid(uid, uid, uid), 'the user');
      }
      for (const user of users) {
        must(libc.setns(user, 0), 'a user namespace');
        for (const fd of [...left]) {
          if (inode(must(libc.ioctl(fd, NS_GET_USERNS, 0), 'the owner of a namespace')) !== inode(user)) continue;
          must(libc.setns(fd, 0), 'a namespace');
          left.splice(left.indexOf(fd), 1);
        }
      }
      if (left.length > 0) throw new CallFailed('a namespace is nobody’s in the sandbox');
    },
    /** Drops the remaining rights for good. */
    giveUp: (): void => {
      for (const [limit, values] of limits) must(libc.setrlimit(limit, ptr(fields(...values))), 'a limit');
      for (let capability = 0; capability <= LAST_CAP && libc.prctl(PR_CAPBSET_DROP, capability, 0, 0, 0) >= 0; capability++);
      must(libc.prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_CLEAR_ALL, 0, 0, 0), 'ambient capabilities');
      const header = new Uint32Array([CAPABILITY_VERSION_3, 0]);
      must(libc.capset(ptr(header), ptr(new Uint8Array(24))), 'capabilities');
      // Its memory must be readable for counting, as for any other process there. Other sandboxes are other user namespaces.
      must(libc.prctl(PR_SET_DUMPABLE, 1, 0, 0, 0), 'being counted');
      must(libc.prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0), 'new rights');
      // struct sock_fprog: number of instructions, and their address.
      const program = fields(filter.length / 8, ptr(filter));
      must(libc.prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, ptr(program), 0, 0), 'the filter of system calls');
    },
  };
};
