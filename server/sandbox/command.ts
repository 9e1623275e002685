import { existsSync } from 'node:fs';
import type { CallClass, ToolLimits } from '../contract/run.ts';
import { sharedProcesses } from './limits.ts';
import type { Mount, SandboxHost } from './sandbox-host.ts';
import { sandboxUid } from './tool-users.ts';

/** What a run has beside its command. */
export type Extra = {
  readonly calls?: CallClass;
  readonly env?: Readonly<Record<string, string>>;
  readonly mounts?: readonly Mount[];
  /** Put before the whole command. */
  readonly prefix?: readonly string[];
};

const exists = (path: string): readonly string[] => (existsSync(path) ? [path] : []);

/** System folders that tools read: programs, libraries, fonts. Nothing that belongs to anyone. */
const systemMounts = (): readonly string[] => [
  ...['--ro-bind', '/usr', '/usr', '--symlink', 'usr/bin', '/bin', '--symlink', 'usr/sbin', '/sbin'],
  ...['--symlink', 'usr/lib', '/lib', '--symlink', 'usr/lib64', '/lib64'],
  // /usr/local may hold what an administrator put there; tools come from the distribution.
  ...['--size', '4096', '--tmpfs', '/usr/local', '--remount-ro', '/usr/local'],
  ...[
    '/etc/fonts',
    '/etc/alternatives',
    '/etc/ld.so.cache',
    '/etc/libreoffice',
    '/etc/mime.types',
    '/var/cache/fontconfig',
    '/var/lib/ghostscript',
  ].flatMap((path) => exists(path).flatMap((found) => ['--ro-bind', found, found])),
];

/** Where fontconfig's configuration is inside. */
export const fontsFile = '/etc/fonts.conf';

/** The environment inside: nothing of the server's. */
export const environment = (extra: Readonly<Record<string, string>>): Readonly<Record<string, string>> => ({
  PATH: '/usr/bin:/bin',
  HOME: '/tmp',
  TMPDIR: '/tmp',
  LANG: 'C.UTF-8',
  XDG_RUNTIME_DIR: '/tmp',
  FONTCONFIG_FILE: fontsFile,
  QTWEBENGINE_DISABLE_SANDBOX: '1',
  ...extra,
});

/** What tells a run from others: the user whom it runs as, where that is not the server's own, and its mark. */
export type RunIdentity = { readonly user?: number; readonly mark?: string };

/**
 * How processes are counted (RLIMIT_NPROC). Of a user that no other job has, all are the run's. Otherwise the kernel counts by user
 * namespace as well, from 5.14 on: a limit that is set inside holds for the inside alone. Without namespaces all jobs share one.
 */
const nprocOption = (host: SandboxHost, limits: ToolLimits, { user }: RunIdentity): readonly string[] => {
  if (user !== undefined) return [`--nproc=${limits.processes}`];
  return host.level.startsWith('namespaces') ? [] : [`--nproc=${sharedProcesses}`];
};

/** The resource limits, as a `prlimit` prefix. */
export const prlimitPrefix = (host: SandboxHost, limits: ToolLimits, identity: RunIdentity): readonly string[] => [
  'prlimit',
  `--data=${limits.dataBytes}`,
  `--cpu=${limits.cpuSeconds}`,
  `--fsize=${limits.fileBytes}`,
  `--nofile=${limits.openFiles}`,
  '--core=0',
  ...nprocOption(host, limits, identity),
  ...(identity.mark ? [`--rttime=${identity.mark}`] : []),
  '--',
];

const countInside = (host: SandboxHost, limits: ToolLimits, { user }: RunIdentity): readonly string[] =>
  user === undefined && host.level.startsWith('namespaces') ? ['prlimit', `--nproc=${limits.processes}`, '--'] : [];

/** Root becomes a user that owns nothing else, before the sandbox is made: inside a user namespace root still owns root's files. */
export const dropPrefix = ({ user }: RunIdentity): readonly string[] =>
  user === undefined
    ? []
    : [
        ...['setpriv', '--reuid', String(user), '--regid', String(user), '--clear-groups'],
        ...['--inh-caps=-all', '--bounding-set=-all', '--no-new-privs', '--'],
      ];

/** The kernel's memory killer takes a job before the server, and jobs yield to the server's own work, long ones to short ones. */
export const courtesyPrefix = (limits: ToolLimits): readonly string[] => [
  'choom',
  '-n',
  '900',
  '--',
  'nice',
  '-n',
  String(limits.niceness),
];

/**
 * The whole command line that runs `argv` in namespaces of its own with `stageDir` as its one writable
 * folder, /job. File descriptor 3 must be the seccomp filter.
 */
export const sandboxedCommand = (
  host: SandboxHost,
  argv: readonly string[],
  stageDir: string,
  limits: ToolLimits,
  identity: RunIdentity,
  extra: Extra = {},
): string[] => [
  ...(extra.prefix ?? []),
  ...courtesyPrefix(limits),
  ...dropPrefix(identity),
  ...prlimitPrefix(host, limits, identity),
  ...['bwrap', '--unshare-all', '--unshare-user', '--disable-userns', '--die-with-parent'],
  ...['--cap-drop', 'ALL', '--clearenv', '--hostname', 'converter'],
  ...['--uid', String(sandboxUid), '--gid', String(sandboxUid)],
  ...systemMounts(),
  ...['--ro-bind', host.passwdFile, '/etc/passwd', '--ro-bind', host.groupFile, '/etc/group'],
  ...[...host.mounts, ...(extra.mounts ?? [])].flatMap(({ from, to }) => ['--ro-bind', from, to]),
  // Nothing in it is for tools to set, their share of the processors and their turn with the kernel's memory killer least of all.
  ...(host.level === 'namespaces' ? ['--proc', '/proc', '--remount-ro', '/proc'] : ['--ro-bind', '/proc', '/proc']),
  ...['--dev', '/dev', '--size', String(64 * 1024 ** 2), '--tmpfs', '/dev/shm', '--remount-ro', '/dev'],
  ...['--size', String(limits.tmpBytes), '--tmpfs', '/tmp'],
  ...['--bind', stageDir, '/job', '--chdir', '/job', '--remount-ro', '/'],
  ...Object.entries(environment(extra.env ?? {})).flatMap(([name, value]) => ['--setenv', name, value]),
  ...['--seccomp', '3', '--', ...countInside(host, limits, identity), ...argv],
];
