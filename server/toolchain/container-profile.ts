import { allowedCalls } from '../sandbox/calls/classes.ts';
import { refusedCalls } from '../sandbox/calls/refused.ts';

/**
 * The profile of system calls for a container of the server (docs/deploy/seccomp.json), in the form of Docker, Podman and
 * containerd: what the tools may call, what the server itself needs to listen, to serve and to start them, and what bubblewrap needs
 * to make namespaces. Everything else answers ENOSYS. It allows less than Docker's own profile but for what makes namespaces.
 */

/** Of a server: it listens, serves, starts programs as other users where it is root, and watches them. */
const ofServer =
  'accept accept4 bind capset connect execveat inotify_add_watch inotify_init1 inotify_rm_watch ioctl landlock_add_rule landlock_create_ruleset ' +
  'landlock_restrict_self listen mknodat openat2 prctl prlimit64 process_mrelease recvmmsg sched_setaffinity sched_setparam sched_setscheduler ' +
  'seccomp sendmmsg setfsgid setfsuid setgid setgroups setpgid setpriority setregid setresgid setresuid setreuid setrlimit setsid setsockopt ' +
  'setuid signalfd4 socketpair splice sync syncfs tee';

/** Of bubblewrap, and of forks that join what it has made (sandbox/fork): the kernel lets nobody do these outside a user namespace of one's own who has no rights. */
const ofNamespaces = 'mount pivot_root sethostname setns umount2';

const CLONE_NEWUSER = 0x10000000;
const newNamespaces = 0x7e020000;
const ENOSYS = 38;
const EPERM = 1;
/** AF_UNIX, AF_INET, AF_INET6, AF_NETLINK, by which bubblewrap brings up the empty network's loopback. */
const families = [1, 2, 10, 16];

const masked = (mask: number, value: number) => [{ index: 0, value: mask, valueTwo: value, op: 'SCMP_CMP_MASKED_EQ' }];
const allow = (names: readonly string[], args?: readonly unknown[]) => ({ names, action: 'SCMP_ACT_ALLOW', ...(args && { args }) });

/** The profile as the file has it. */
export const containerProfile = (): string => {
  const byArgument = new Set(['clone', 'clone3', 'unshare', 'socket']);
  const ours = [...Object.values(allowedCalls).flat(), ...ofServer.split(' '), ...ofNamespaces.split(' ')];
  const names = [...new Set<string>(ours)].filter((name) => !byArgument.has(name)).sort();
  const profile = {
    defaultAction: 'SCMP_ACT_ERRNO',
    defaultErrnoRet: ENOSYS,
    archMap: [
      { architecture: 'SCMP_ARCH_X86_64', subArchitectures: [] },
      { architecture: 'SCMP_ARCH_AARCH64', subArchitectures: [] },
    ],
    syscalls: [
      allow(names),
      allow(['clone'], masked(newNamespaces, 0)),
      // Other namespaces only together with one of users, where they need no rights outside.
      allow(['clone', 'unshare'], masked(CLONE_NEWUSER, CLONE_NEWUSER)),
      ...families.map((family) => allow(['socket'], [{ index: 0, value: family, op: 'SCMP_CMP_EQ' }])),
      {
        names: refusedCalls.filter((name) => !names.includes(name) && !byArgument.has(name)).sort(),
        action: 'SCMP_ACT_ERRNO',
        errnoRet: EPERM,
      },
    ],
  };
  return `${JSON.stringify(profile, null, 2)}\n`;
};

if (import.meta.main) process.stdout.write(containerProfile());
