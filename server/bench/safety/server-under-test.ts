import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { processTree } from '../../sandbox/processes.ts';

/** The secret that no answer, log or call may contain. */
export const canary = 'HOSTILE-CANARY-a hidden sentence';

/** A separate server with a temporary folder and a secret next to its data, and what is observable from outside. */
export type ServerUnderTest = {
  readonly url: string;
  readonly pid: number;
  readonly dataDir: string;
  readonly canaryFile: string;
  readonly log: () => string;
  /** Current folders of conversions. */
  readonly leftFolders: () => Promise<readonly string[]>;
  /** Running tools and workers, below the server or left behind by it. */
  readonly processes: () => readonly number[];
  readonly metric: (name: string) => Promise<number>;
  readonly signal: (signal: NodeJS.Signals) => void;
  readonly exited: Promise<number>;
  /** Restarts the server on the same data after it has ended. */
  readonly restart: () => Promise<ServerUnderTest>;
  readonly stop: () => Promise<void>;
};

/** Processes with this server's folder in their command line: bubblewrap and what it runs. */
const holding = (dir: string): readonly number[] =>
  Bun.spawnSync(['pgrep', '-f', dir])
    .stdout.toString()
    .split('\n')
    .filter(Boolean)
    .map(Number)
    .filter((pid) => pid !== process.pid);

const launch = async (dir: string, env: Readonly<Record<string, string>>): Promise<ServerUnderTest> => {
  const level = process.env.SANDBOX_LEVEL;
  const preload = level ? ['--preload', join(import.meta.dir, 'at-level.ts')] : [];
  const child = Bun.spawn([process.execPath, ...preload, join(import.meta.dir, '../../main.ts')], {
    stdin: 'ignore',
    stdout: 'pipe',
    stderr: 'pipe',
    env: {
      PATH: process.env.PATH ?? '',
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: join(dir, 'data'),
      ...(process.env.SITE_DIR && { SITE_DIR: process.env.SITE_DIR }),
      ...(level && { SANDBOX_LEVEL: level, ALLOW_UNSANDBOXED: '1' }),
      ...env,
    },
  });
  let log = '';
  const { promise: listening, resolve } = Promise.withResolvers<string>();
  const listen = async (stream: ReadableStream<Uint8Array>): Promise<void> => {
    const decoder = new TextDecoder();
    for await (const chunk of stream) {
      log += decoder.decode(chunk, { stream: true });
      const url = /Listening on (\S+)/.exec(log)?.[1];
      if (url) resolve(url.replace('localhost', '127.0.0.1'));
    }
  };
  void listen(child.stdout);
  void listen(child.stderr);
  const url = await Promise.race([
    listening,
    child.exited.then((code) => {
      throw new Error(`The server ended with exit code ${code}: ${log}`);
    }),
  ]);
  while (!(await fetch(`${url}/api/health`)).ok) await Bun.sleep(50);
  const dataDir = env.DATA_DIR ?? join(dir, 'data');
  return {
    url,
    pid: child.pid,
    dataDir,
    canaryFile: join(dir, 'canary.txt'),
    log: () => log,
    leftFolders: () => readdir(join(dataDir, 'jobs')),
    processes: () => [...new Set([...processTree(child.pid), ...holding(dir)])].filter((pid) => pid !== child.pid && pid !== process.pid),
    metric: async (name) => {
      const text = await (await fetch(`${url}/api/metrics`)).text();
      return Number(new RegExp(`^converter_${name} (\\S+)`, 'm').exec(text)?.[1]);
    },
    signal: (signal) => child.kill(signal),
    exited: child.exited,
    restart: () => launch(dir, env),
    stop: async () => {
      child.kill('SIGTERM');
      await child.exited;
      await rm(dir, { recursive: true, force: true });
    },
  };
};

/**
 * Starts the real server in an empty folder like an operator, at a weaker level of the sandbox if SANDBOX_LEVEL is set. Resolves when it
 * reports that it is ready.
 */
export const startServerUnderTest = async (env: Readonly<Record<string, string>> = {}): Promise<ServerUnderTest> => {
  const dir = await mkdtemp(join(tmpdir(), 'converter-safety-'));
  await chmod(dir, 0o711);
  await Bun.write(join(dir, 'canary.txt'), `${canary}\nroot:x:0:0:\n`);
  return launch(dir, env);
};

export const conversionForm = (content: Blob | Uint8Array | string, from: string, to: string, name = `file.${from}`): FormData => {
  const form = new FormData();
  form.set('inputFormat', from);
  form.set('outputFormat', to);
  form.set('file', content instanceof Blob ? content : new Blob([content as BlobPart]), name);
  return form;
};

export const postConversion = (server: { readonly url: string }, form: FormData, init: RequestInit = {}): Promise<Response> =>
  fetch(`${server.url}/api/convert`, { method: 'POST', body: form, ...init });

/** Waits until a condition is true, checking ten times a second; false after `ms` milliseconds. */
export const holdsWithin = async (ms: number, condition: () => boolean | Promise<boolean>): Promise<boolean> => {
  for (const end = performance.now() + ms; performance.now() < end; await Bun.sleep(100)) if (await condition()) return true;
  return condition();
};
