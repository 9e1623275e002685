import { join } from 'node:path';
import type { ToolLimits } from '../contract/run.ts';
import { courtesyPrefix, dropPrefix, type Extra, environment, prlimitPrefix, type RunIdentity } from './command.ts';
import type { Mount, SandboxHost } from './sandbox-host.ts';

/** What tools may read without a mount namespace: programs, libraries, fonts, and harmless devices. */
const readable = [
  ...['/usr', '/bin', '/sbin', '/lib', '/lib64', '/etc/fonts', '/etc/alternatives', '/etc/ld.so.cache'],
  ...['/etc/libreoffice', '/etc/mime.types', '/etc/nsswitch.conf', '/var/cache/fontconfig', '/var/lib/ghostscript'],
  ...['/var/lib/libreoffice', '/var/spool/libreoffice', '/dev/random', '/dev/urandom'],
  // Of /proc the machine's figures; tools cannot list processes and can read only their own.
  ...['/proc/cpuinfo', '/proc/meminfo', '/proc/stat', '/proc/version', '/proc/filesystems', '/proc/sys/kernel', '/proc/sys/vm'],
];
const writable = ['/dev/null', '/dev/zero'];

/** The private folder that replaces /tmp; it is deleted with the process. */
export const scratchOf = (stageDir: string): string => `${stageDir}.tmp`;

/** As for workers: JavaScriptCore's reservation for compiled code would exceed the memory limit, and `bun:ffi` needs the compiler. */
const launcherEnvironment = { BUN_JSC_jitMemoryReservationSize: String(32 * 1024 ** 2) };

const quoted = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Replaces the sandbox's paths in arguments (`/job/in.pdf`, `file:///tmp/profile`) by the host's, since nothing is mounted there. */
export const withHostPaths = (text: string, paths: readonly Mount[]): string => {
  const hostPath = new Map(paths.map(({ from, to }) => [to, from]));
  const known = [...hostPath.keys()].map(quoted).join('|');
  // In one pass: a host path may itself begin with /tmp.
  return text.replace(new RegExp(`(?<=^|[\\s=:,'"]|file://)(?:${known})(?=$|[\\s/:,'"])`, 'g'), (path) => hostPath.get(path) ?? path);
};

/**
 * The command line for a machine without namespaces: limits, and at the level `landlock` the launcher that confines files and system calls.
 * Runs in `stageDir`; the sandbox's paths are replaced by the host's.
 */
export const confinedCommand = (
  host: SandboxHost,
  argv: readonly string[],
  stageDir: string,
  limits: ToolLimits,
  identity: RunIdentity,
  extra: Extra,
): { readonly cmd: string[]; readonly env: Record<string, string> } => {
  const mounts = [...host.mounts, ...(extra.mounts ?? [])];
  const paths = [...mounts, { from: stageDir, to: '/job' }, { from: scratchOf(stageDir), to: '/tmp' }];
  const map = (text: string): string => withHostPaths(text, paths);
  const { bun, script } = host.launcher;
  const launcher =
    host.level === 'landlock'
      ? [
          ...[bun, '--smol', script, host.filterFiles[extra.calls ?? 'plain']],
          [...readable, ...mounts.map(({ from }) => from)].join(':'),
          [...writable, stageDir, scratchOf(stageDir)].join(':'),
          '--',
        ]
      : [];
  return {
    cmd: [
      ...(extra.prefix ?? []),
      ...courtesyPrefix(limits),
      ...dropPrefix(identity),
      ...prlimitPrefix(host, limits, identity),
      ...launcher,
      ...argv.map(map),
    ],
    env: {
      ...(host.level === 'landlock' && launcherEnvironment),
      ...Object.fromEntries(Object.entries(environment(extra.env ?? {})).map(([name, value]) => [name, map(value)])),
    },
  };
};

/** Path of the launcher's bundle in the runtime's folder. */
export const launcherScript = (runtimeDir: string): string => join(runtimeDir, 'launch.js');
