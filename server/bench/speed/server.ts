import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The product's own server in a process of its own, as an operator runs it. */
export type RunningServer = {
  readonly url: string;
  readonly pid: number;
  /** Milliseconds from the start of the process to the first answer. */
  readonly listeningMs: number;
  readonly stop: () => Promise<void>;
};

const freePort = async (): Promise<number> => {
  const { promise, resolve } = Promise.withResolvers<number>();
  const probe = createServer().listen(0, '127.0.0.1', () => {
    const address = probe.address();
    probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
  });
  return promise;
};

/** Starts the server on a free port with an empty DATA_DIR and limits that a benchmark's one client does not meet. */
export const startServer = async (env: Readonly<Record<string, string>> = {}): Promise<RunningServer> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'converter-bench-'));
  const port = await freePort();
  const start = performance.now();
  const child = Bun.spawn([process.execPath, join(import.meta.dir, '../../main.ts')], {
    stdin: 'ignore',
    stdout: 'ignore',
    stderr: 'inherit',
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      CLIENT_PER_MINUTE: '1000000',
      CLIENT_CONCURRENCY: '10000',
      QUEUE_LENGTH: '10000',
      QUEUE_WAIT_SECONDS: '600',
      ...env,
    },
  });
  const url = `http://127.0.0.1:${port}`;
  const answers = async (): Promise<boolean> => {
    try {
      await (await fetch(`${url}/api/formats`)).arrayBuffer();
      return true;
    } catch {
      return false;
    }
  };
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error(`The server ended with exit code ${child.exitCode}.`);
    await Bun.sleep(10);
  }
  const listeningMs = performance.now() - start;
  while (!(await fetch(`${url}/api/health`)).ok) await Bun.sleep(50);
  return {
    url,
    pid: child.pid,
    listeningMs,
    stop: async () => {
      child.kill('SIGTERM');
      await child.exited;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

/** Converts one file through the API and reads the whole answer. Throws when it is not a file. */
export const convert = async (server: RunningServer, path: string, from: string, to: string, options?: unknown): Promise<Uint8Array> => {
  const form = new FormData();
  form.set('file', Bun.file(path), path.split('/').at(-1) ?? 'file');
  form.set('inputFormat', from);
  form.set('outputFormat', to);
  if (options) form.set('options', JSON.stringify(options));
  const answer = await fetch(`${server.url}/api/convert`, { method: 'POST', body: form });
  const body = await answer.bytes();
  if (!answer.ok) throw new Error(`${from} to ${to}: ${answer.status} ${new TextDecoder().decode(body.slice(0, 300))}`);
  return body;
};
