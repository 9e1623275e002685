import { closeSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { CallClass } from '../../contract/run.ts';
import { makeScratchFolder, removeAbandoned } from '../../files/scratch-folder.ts';
import { readLines } from '../lines.ts';
import type { SandboxHost } from '../sandbox-host.ts';
import { connectTo } from './connect.ts';

/** A process that has loaded what a kind of worker needs, and forks into each worker's sandbox. */
export type ForkParent = {
  /** Starts it. Never rejects: if it can't start, workers load everything themselves. */
  readonly ready: () => Promise<void>;
  /** A connection for a worker that starts now, as a descriptor that the caller closes; undefined while nothing can be forked. */
  readonly connect: () => number | undefined;
  /** A fork succeeded. */
  readonly trust: () => void;
  /** A fork failed: it is not used again until it has been restarted. */
  readonly distrust: () => void;
  readonly pid: () => number | undefined;
  readonly close: () => Promise<void>;
};

export type ForkParentSource = {
  /** Its command; `serving` are the arguments for serving forks, `dir` is a writable folder. */
  readonly command: (serving: readonly string[], dir: string) => Promise<ParentCommand>;
  readonly loads: readonly string[];
  /** The class of system calls that forks may make. */
  readonly calls: CallClass;
  /** Files that it reads at start, by paths in its folder. */
  readonly files?: () => Readonly<Record<string, string | Uint8Array>>;
  /** It ends after this long without a request, and frees its memory. */
  readonly idleMs: number;
  readonly failed: (thrown: unknown) => void;
};

type ParentCommand = { readonly cmd: readonly string[]; readonly env: Readonly<Record<string, string>> };

/** Loading takes a second and a half, longer on a busy machine. */
const startMs = 60_000;
/** Consecutive forks that may fail to enter their sandbox before forking is given up on this machine. */
const mostFailures = 5;
const closeFd = (fd: number): void => closeSync(fd);

const [forksParent, forksPrefix] = ['/tmp', 'forks-'];

/** Removes the folders that this server's fork parents left behind when it was killed. No other server has its name while it locks DATA_DIR. */
export const removeOldForks = ({ serverTag }: SandboxHost): Promise<void> => removeAbandoned(forksParent, `${forksPrefix}${serverTag}-`, 0);

/** Only with namespaces can a fork join a worker's sandbox completely. */
export const canFork = ({ level }: SandboxHost): boolean => level.startsWith('namespaces');

/** Keeps one such process running while it is used. */
export const makeForkParent = (host: SandboxHost, source: ForkParentSource): ForkParent => {
  type Running = { readonly child: { readonly pid: number; readonly kill: (signal: 'SIGKILL') => void; readonly exited: Promise<number> } };
  let running: (Running & { readonly end: Promise<void>; readonly socket: string; readonly stamp: string }) | undefined;
  let starting: Promise<void> | undefined;
  let closed = false;
  let failures = 0;
  let idle: Timer | undefined;

  const stamp = (): string => source.loads.map((path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs).join();

  const start = async (): Promise<void> => {
    const loaded = stamp();
    // Forks know their shared temporary folder by this name, so it must be a folder that every sandbox can write to: not one below
    // DATA_DIR, which no sandbox has. The server's name in it leads the next start to it.
    const { dir, remove } = await makeScratchFolder(forksParent, forksPrefix, 0o700, `${host.serverTag}-`);
    const socket = join(dir, 'socket');
    for (const [path, content] of Object.entries(source.files?.() ?? {})) await Bun.write(join(dir, path), content);
    const { cmd, env } = await source.command([socket, host.filterFiles[source.calls], host.groups ?? ''], dir);
    const child = Bun.spawn({
      cmd: [...cmd],
      cwd: '/',
      stdio: ['pipe', 'pipe', 'inherit'],
      env: { PATH: '/usr/bin:/bin', LANG: 'C.UTF-8', ...env },
    });
    const end = child.exited.then(async () => {
      if (running?.child.pid === child.pid) running = undefined;
      await remove();
    });
    const timer = setTimeout(() => child.kill('SIGKILL'), startMs);
    for await (const line of readLines(child.stdout)) {
      if (line !== 'ready') continue;
      clearTimeout(timer);
      running = { child: { pid: child.pid, kill: (signal) => child.kill(signal), exited: child.exited }, end, socket, stamp: loaded };
      if (closed) child.kill('SIGKILL');
      return;
    }
    clearTimeout(timer);
    await end;
    throw new Error('A program to fork workers from did not start.');
  };

  const begin = (): Promise<void> => {
    starting ??= start()
      .catch(source.failed)
      .finally(() => {
        if (running) starting = undefined;
      });
    return starting;
  };
  const stop = (): void => running?.child.kill('SIGKILL');
  const use = (): void => {
    clearTimeout(idle);
    if (!closed) idle = setTimeout(stop, source.idleMs).unref();
  };

  return {
    ready: async () => {
      use();
      if (!running && !closed && failures < mostFailures) await begin();
    },
    connect: () => {
      use();
      if (closed || failures >= mostFailures) return undefined;
      if (running && running.stamp !== stamp()) stop();
      if (!running || running.stamp !== stamp()) {
        void begin();
        return undefined;
      }
      try {
        return connectTo(running.socket, closeFd);
      } catch {
        return undefined;
      }
    },
    trust: () => {
      failures = 0;
    },
    distrust: () => {
      failures++;
      stop();
      if (failures === mostFailures) source.failed(new Error('Forks do not get into their sandboxes here.'));
    },
    pid: () => running?.child.pid,
    close: async () => {
      closed = true;
      clearTimeout(idle);
      await starting;
      const last = running;
      last?.child.kill('SIGKILL');
      await last?.end;
    },
  };
};
