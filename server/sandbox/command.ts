import { existsSync } from 'node:fs';
import type { CallClass, ToolLimits } from '../contract/run.ts';
import { sharedProcesses } from './limits.ts';
import type { Mount, SandboxHost } from './sandbox-host.ts';
import { sandboxUid } from './tool-users.ts';

/** Additions to a run's command. */
export type Extra = {
  readonly calls?: CallClass;
  readonly env?: Readonly<Record<string, string>>;
  readonly mounts?: readonly Mount[];
  /** Prepended to the whole command. */
  readonly prefix?: readonly string[];
};

const exists = (path: string): readonly string[] => (existsSync(path) ? [path] : []);

/** System folders that tools read: programs, libraries, fonts. Nothing personal. */
const systemMounts = (): readonly string[] => [
  ...['--ro-bind', '/usr', '/usr', '--symlink', 'usr/bin', '/bin', '--symlink', 'usr/sbin', '/sbin'],
  ...['--symlink', 'usr/lib', '/lib', '--symlink', 'usr/lib64', '/lib64'],
  // /usr/local may contain an administrator's files; tools come from the distribution.
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

/** Path of fontconfig's configuration inside the sandbox. */
export const fontsFile = '/etc/fonts.conf';

/** The environment inside the sandbox: nothing of the server's. */
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

/** What identifies a run: its user, if it is not the server's, and its mark. */
export type RunIdentity = { readonly user?: number; readonly mark?: string };

/**
 * How processes are counted (RLIMIT_NPROC). With a user of its own, all of the user's processes are the run's. Otherwise the kernel counts by
 * user namespace as well, from 5.14 on: a limit that is set inside applies inside only. Without namespaces all jobs share one count.
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

/** Root changes to an unprivileged user before the sandbox is made: inside a user namespace root would still own root's files. */
export const dropPrefix = ({ user }: RunIdentity): readonly string[] =>
  user === undefined
    ? []
    : [
        ...['setpriv', '--reuid', String(user), '--regid', String(user), '--clear-groups'],
        ...['--inh-caps=-all', '--bounding-set=-all', '--no-new-privs', '--'],
      ];

/** The kernel's OOM killer ends a job before the server, and jobs yield CPU to the server, long ones to short ones. */
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
 * The command line that runs `argv` in namespaces of its own with `stageDir` as its only writable folder, /job. File descriptor 3 must be
 * the seccomp filter.
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
  // Read-only, so that tools cannot change their scheduling or OOM score.
  ...(host.level === 'namespaces' ? ['--proc', '/proc', '--remount-ro', '/proc'] : ['--ro-bind', '/proc', '/proc']),
  ...['--dev', '/dev', '--size', String(64 * 1024 ** 2), '--tmpfs', '/dev/shm', '--remount-ro', '/dev'],
  ...['--size', String(limits.tmpBytes), '--tmpfs', '/tmp'],
  ...['--bind', stageDir, '/job', '--chdir', '/job', '--remount-ro', '/'],
  ...Object.entries(environment(extra.env ?? {})).flatMap(([name, value]) => ['--setenv', name, value]),
  ...['--seccomp', '3', '--', ...countInside(host, limits, identity), ...argv],
];
