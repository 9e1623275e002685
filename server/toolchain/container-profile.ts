import { allowedCalls } from '../sandbox/calls/classes.ts';
import { refusedCalls } from '../sandbox/calls/refused.ts';

/**
 * The seccomp profile of a container with the server (docs/deploy/seccomp.json), in the format of Docker, Podman and
 * containerd: the tools' system calls, those of the server to listen, serve and start tools, and those of bubblewrap to create
 * namespaces. All others return ENOSYS. Except for namespaces it allows less than Docker's own profile.
 */

/** Of the server: it listens, serves, starts programs as other users if it is root, and watches them. */
const ofServer =
  'accept accept4 bind capset connect execveat inotify_add_watch inotify_init1 inotify_rm_watch ioctl landlock_add_rule landlock_create_ruleset ' +
  'landlock_restrict_self listen mknodat openat2 prctl prlimit64 process_mrelease recvmmsg sched_setaffinity sched_setparam sched_setscheduler ' +
  'seccomp sendmmsg setfsgid setfsuid setgid setgroups setpgid setpriority setregid setresgid setresuid setreuid setrlimit setsid setsockopt ' +
  'setuid signalfd4 socketpair splice sync syncfs tee';

/**
 * Of bubblewrap, and of forks that join its namespaces (sandbox/fork): without privileges the kernel allows these only inside one's own
 * user namespace.
 */
const ofNamespaces = 'mount pivot_root sethostname setns umount2';

const CLONE_NEWUSER = 0x10000000;
const newNamespaces = 0x7e020000;
const ENOSYS = 38;
const EPERM = 1;
/** AF_UNIX, AF_INET, AF_INET6, and AF_NETLINK, which bubblewrap uses to bring up the loopback of the empty network. */
const families = [1, 2, 10, 16];

const masked = (mask: number, value: number) => [{ index: 0, value: mask, valueTwo: value, op: 'SCMP_CMP_MASKED_EQ' }];
const allow = (names: readonly string[], args?: readonly unknown[]) => ({ names, action: 'SCMP_ACT_ALLOW', ...(args && { args }) });

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
      // Other namespaces only together with a user namespace, where they need no privileges outside.
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
