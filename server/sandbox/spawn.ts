import { chownSync, closeSync, mkdirSync, openSync, statSync, writeFileSync, writeSync } from 'node:fs';
import type { CallClass, ToolLimits } from '../contract/run.ts';
import { removeTree } from '../files/remove-tree.ts';
import { type RunIdentity, sandboxedCommand } from './command.ts';
import { confinedCommand, scratchOf } from './confined-command.ts';
import { makeRunGroup } from './control-groups.ts';
import { beginRun, cancelEnd } from './run-end.ts';
import { killRun, newRunTag, type RunTag, runTagName } from './run-tag.ts';
import type { Mount, SandboxHost } from './sandbox-host.ts';

export type SpawnOptions = {
  /** The class of system calls: `plain` by default. */
  readonly calls?: CallClass;
  readonly env?: Readonly<Record<string, string>>;
  readonly mounts?: readonly Mount[];
  readonly stdin?: 'ignore' | 'pipe';
  readonly stderr?: 'pipe' | 'ignore' | 'inherit';
  /** Prepended to the whole command. */
  readonly prefix?: readonly string[];
  /** Connections to fork parents (fork/fork-parent.ts), numbered from `handedOn` inside; the caller closes its own. Only with namespaces. */
  readonly descriptors?: readonly number[];
};

/** Number of the first descriptor passed to a tool. */
export const handedOn = 4;

/** A tool that runs in the sandbox. */
export type Spawned = {
  readonly pid: number;
  readonly stdin: import('bun').FileSink | undefined;
  readonly stdout: ReadableStream<Uint8Array>;
  readonly stderr: ReadableStream<Uint8Array> | undefined;
  /** Resolves with the exit code when it and all its descendants are gone. */
  readonly exited: Promise<number>;
  /** Kills the whole tree at once. */
  readonly kill: () => void;
  /** Whether the kernel killed it because its processes together used too much memory; known with control groups only. */
  readonly ranOut?: () => boolean;
  /** Call after the tool's first output: its set-up is complete, and leftovers of the set-up need not be looked for. */
  readonly heard: () => void;
};

const outsidePath = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin' };

/** A run's user is the owner of its folder, so that all its files belong to one user. Root's own folder is not used for tools. */
const identify = (stageDir: string, { mark }: RunTag): RunIdentity => {
  const { uid } = statSync(stageDir);
  const own = process.getuid?.();
  if (uid === 0) throw new Error('A tool must not run as root.');
  return { ...(uid !== own && { user: uid }), ...(mark && { mark }) };
};

const makeScratch = (stageDir: string, { user }: RunIdentity): void => {
  mkdirSync(scratchOf(stageDir), { recursive: true, mode: 0o700 });
  if (user !== undefined) chownSync(scratchOf(stageDir), user, user);
};

/** By then bubblewrap has set everything up, however busy the machine is. */
const setUpMs = 90_000;

/**
 * If the kernel schedules by session, nice(1) only has an effect within one, and the session has a value of its own (sched(7), "The autogroup
 * feature").
 */
const standBack = (pid: number, { niceness }: ToolLimits): void => {
  try {
    writeFileSync(`/proc/${pid}/autogroup`, String(niceness));
  } catch {
    // No such kernel, or too many changes at once: the tool then has a usual share.
  }
};

/** Sends a fork parent the run of this connection, before anybody else can write there; 0 without marks. */
const tellWhose = (connection: number, { mark = '0' }: RunTag): void => {
  try {
    writeSync(connection, new BigUint64Array([BigInt(mark)]));
  } catch {
    // It ended after it was connected, which its worker notices.
  }
};

const spawnInNamespaces = (
  host: SandboxHost,
  argv: readonly string[],
  stageDir: string,
  limits: ToolLimits,
  options: SpawnOptions,
): Spawned => {
  const filter = openSync(host.filterFiles[options.calls ?? 'plain'], 'r');
  const tag = newRunTag(host.serverTag);
  const descriptors = options.descriptors ?? [];
  for (const descriptor of descriptors) tellWhose(descriptor, tag);
  const child = Bun.spawn({
    cmd: sandboxedCommand(host, argv, stageDir, limits, identify(stageDir, tag), options),
    stdio: [options.stdin ?? 'ignore', 'pipe', options.stderr ?? 'pipe', filter, ...descriptors],
    env: { ...outsidePath, [runTagName]: tag.text },
    // A session of its own: no terminal to write to, and a share of CPU time that can be set.
    detached: true,
  });
  closeSync(filter);
  standBack(child.pid, limits);
  const began = performance.now();
  let settingUp = true;
  return {
    ...streamsOf(child),
    heard: () => {
      settingUp = false;
    },
    // bubblewrap is the first process of its pid namespace: with it the kernel kills all others in there,
    kill: () => child.kill('SIGKILL'),
    exited: child.exited.then(async (code) => {
      // but not before its set-up is complete: until then its child waits for it, possibly for ever. Scanning all processes
      // blocks the event loop, so it only happens when needed.
      if (child.signalCode && settingUp && performance.now() - began < setUpMs) await killRun(tag);
      return code;
    }),
  };
};

const spawnConfined = (
  host: SandboxHost,
  argv: readonly string[],
  stageDir: string,
  limits: ToolLimits,
  options: SpawnOptions,
): Spawned => {
  const tag = newRunTag(host.serverTag);
  const identity = identify(stageDir, tag);
  makeScratch(stageDir, identity);
  const { cmd, env } = confinedCommand(host, argv, stageDir, limits, identity, options);
  cancelEnd(identity);
  const child = Bun.spawn({
    cmd,
    cwd: stageDir,
    stdio: [options.stdin ?? 'ignore', 'pipe', options.stderr ?? 'pipe'],
    env: { ...env, [runTagName]: tag.text },
    detached: true,
  });
  const { killGroup, finish } = beginRun(host.level, tag, identity);
  standBack(child.pid, limits);
  // At this level leftovers are looked for at every end.
  const heard = (): void => undefined;
  return {
    ...streamsOf(child),
    heard,
    kill: () => {
      if (child.exitCode === null && child.signalCode === null) killGroup(child.pid);
    },
    exited: child.exited.then(async (code) => {
      await finish(child.pid);
      await removeTree(scratchOf(stageDir));
      return code;
    }),
  };
};

const streamsOf = (child: { pid: number; stdin: unknown; stdout: unknown; stderr: unknown }) => ({
  pid: child.pid,
  stdin: (child.stdin ?? undefined) as import('bun').FileSink | undefined,
  stdout: child.stdout as ReadableStream<Uint8Array>,
  stderr: (child.stderr ?? undefined) as ReadableStream<Uint8Array> | undefined,
});

/** Starts a tool in the strongest sandbox of this machine, with `stageDir` as its /job and its working folder. */
export const spawnSandboxed = (
  host: SandboxHost,
  argv: readonly string[],
  stageDir: string,
  limits: ToolLimits,
  options: SpawnOptions = {},
): Spawned => {
  const start = host.level.startsWith('namespaces') ? spawnInNamespaces : spawnConfined;
  if (!host.groups) return start(host, argv, stageDir, limits, options);
  const group = makeRunGroup(host.groups, limits);
  const child = start(host, argv, stageDir, limits, { ...options, prefix: group.prefix });
  return {
    ...child,
    kill: () => {
      child.kill();
      group.kill();
    },
    ranOut: group.ranOut,
    exited: child.exited.finally(group.remove),
  };
};
