import { existsSync } from 'node:fs';
import type { ToolLimits } from '../contract/run.ts';
import { sandboxUid } from './limits.ts';
import type { Mount, SandboxHost } from './sandbox-host.ts';

/** What a run has beside its command. */
export type Extra = {
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

/** The environment inside: nothing of the server's. */
export const environment = (extra: Readonly<Record<string, string>>): Readonly<Record<string, string>> => ({
  PATH: '/usr/bin:/bin',
  HOME: '/tmp',
  TMPDIR: '/tmp',
  LANG: 'C.UTF-8',
  XDG_RUNTIME_DIR: '/tmp',
  QTWEBENGINE_DISABLE_SANDBOX: '1',
  ...extra,
});

/** The resource limits, as a `prlimit` prefix. */
export const prlimitPrefix = (limits: ToolLimits): readonly string[] => [
  'prlimit',
  `--data=${limits.dataBytes}`,
  `--cpu=${limits.cpuSeconds}`,
  `--fsize=${limits.fileBytes}`,
  `--nproc=${limits.processes}`,
  `--nofile=${limits.openFiles}`,
  '--core=0',
  '--',
];

/** Root drops to a user that owns nothing, before the sandbox is made: inside a user namespace root still owns root's files. */
export const dropPrefix = (): readonly string[] =>
  process.getuid?.() === 0
    ? [
        ...['setpriv', '--reuid', String(sandboxUid), '--regid', String(sandboxUid), '--clear-groups'],
        ...['--inh-caps=-all', '--bounding-set=-all', '--no-new-privs', '--'],
      ]
    : [];

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
  extra: Extra = {},
): string[] => [
  ...(extra.prefix ?? []),
  ...courtesyPrefix(limits),
  ...dropPrefix(),
  ...prlimitPrefix(limits),
  ...['bwrap', '--unshare-all', '--unshare-user', '--disable-userns', '--die-with-parent'],
  ...['--cap-drop', 'ALL', '--clearenv', '--hostname', 'converter'],
  ...['--uid', String(sandboxUid), '--gid', String(sandboxUid)],
  ...systemMounts(),
  ...['--ro-bind', host.passwdFile, '/etc/passwd', '--ro-bind', host.groupFile, '/etc/group'],
  ...[...host.mounts, ...(extra.mounts ?? [])].flatMap(({ from, to }) => ['--ro-bind', from, to]),
  ...(host.level === 'namespaces' ? ['--proc', '/proc'] : ['--ro-bind', '/proc', '/proc']),
  ...['--dev', '/dev', '--size', String(64 * 1024 ** 2), '--tmpfs', '/dev/shm', '--remount-ro', '/dev'],
  ...['--size', String(limits.tmpBytes), '--tmpfs', '/tmp'],
  ...['--bind', stageDir, '/job', '--chdir', '/job', '--remount-ro', '/'],
  ...Object.entries(environment(extra.env ?? {})).flatMap(([name, value]) => ['--setenv', name, value]),
  ...['--seccomp', '3', '--', ...argv],
];
