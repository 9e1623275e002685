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
  /** The filter of system calls: `plain` unless given. */
  readonly calls?: CallClass;
  readonly env?: Readonly<Record<string, string>>;
  readonly mounts?: readonly Mount[];
  readonly stdin?: 'ignore' | 'pipe';
  readonly stderr?: 'pipe' | 'ignore' | 'inherit';
  /** Put before the whole command. */
  readonly prefix?: readonly string[];
  /** Connections to what forks for it (fork/fork-parent.ts), which it gets as numbers from `handedOn` on; the caller closes its own. Only where there are namespaces. */
  readonly descriptors?: readonly number[];
};

/** What a tool finds the first descriptor under that it has been handed. */
export const handedOn = 4;

/** A tool that runs in the sandbox. */
export type Spawned = {
  readonly pid: number;
  readonly stdin: import('bun').FileSink | undefined;
  readonly stdout: ReadableStream<Uint8Array>;
  readonly stderr: ReadableStream<Uint8Array> | undefined;
  /** Resolves with the exit code when it and everything that it started is gone. */
  readonly exited: Promise<number>;
  /** Ends the whole tree, at once. */
  readonly kill: () => void;
  /** Whether the kernel has ended it because all of it together held too much memory; known where it has a control group. */
  readonly ranOut?: () => boolean;
  /** To be called when the tool has been heard: what it needs is set up, and strays of the set-up need not be looked for. */
  readonly heard: () => void;
};

const outsidePath = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin' };

/** Whom a run is: its stage's owner, so that what it writes and what it is given belong to one user. Root's own stage is no tool's. */
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
 * Where the kernel shares the processors out by session, nice(1) counts only inside one, and the session has a
 * figure of its own (sched(7), "The autogroup feature").
 */
const standBack = (pid: number, { niceness }: ToolLimits): void => {
  try {
    writeFileSync(`/proc/${pid}/autogroup`, String(niceness));
  } catch {
    // No such kernel, or asked too often in a blink: the tool then has the share of any other program.
  }
};

/** Tells what forks whose connection this is, before anybody else can speak there; 0 where runs have no mark. */
const tellWhose = (connection: number, { mark = '0' }: RunTag): void => {
  try {
    writeSync(connection, new BigUint64Array([BigInt(mark)]));
  } catch {
    // It has ended since it was connected to, which its worker notices.
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
    // A session of its own: no terminal to write to, and a share of the processors that can be set.
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
    // bubblewrap is the first process of its own pid namespace: with it the kernel ends every other one in there,
    kill: () => child.kill('SIGKILL'),
    exited: child.exited.then(async (code) => {
      // though not before all is set up: until then its child waits for it, for ever if need be. The look at every process
      // holds up the event loop, so none is taken without need.
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
  // Here strays are looked for at every end.
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

/** Starts a tool in the strongest sandbox that this machine has, with `stageDir` as its /job and its working folder. */
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
