import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

/** The product's server in a separate process, as operators run it. */
export type RunningServer = {
  readonly url: string;
  readonly pid: number;
  /** Milliseconds from process start to the first answer. */
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

export type ServerOptions = {
  readonly env?: Readonly<Record<string, string>>;
  /** Another checkout, with its packages, whose server to run. */
  readonly checkout?: string;
  readonly prefix?: readonly string[];
};

/** Starts the server on a free port with an empty DATA_DIR and limits that a single benchmark client does not reach. */
export const startServer = async ({
  env = {},
  checkout = join(import.meta.dir, '../../..'),
  prefix = [],
}: ServerOptions = {}): Promise<RunningServer> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'converter-bench-'));
  const port = await freePort();
  const start = performance.now();
  const child = Bun.spawn([...prefix, process.execPath, join(checkout, 'server/main.ts')], {
    cwd: checkout,
    // A separate session, as services have: in ours the server would share processor time with the clients.
    detached: true,
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
  // In another session it does not receive keyboard signals, so we end it when we exit.
  process.once('SIGINT', () => process.exit(130)).once('exit', () => child.kill());
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

/** A form with one file, split into the parts before and after the file's bytes (RFC 7578). */
const formAround = (name: string, fields: Readonly<Record<string, string>>): { boundary: string; before: string; after: string } => {
  const boundary = `bench-${crypto.randomUUID()}`;
  const part = (of: string, more = ''): string => `--${boundary}\r\nContent-Disposition: form-data; name="${of}"${more}\r\n\r\n`;
  const before = Object.entries(fields).map(([field, value]) => `${part(field)}${value}\r\n`);
  return {
    boundary,
    before: `${before.join('')}${part('file', `; filename="${name}"\r\nContent-Type: application/octet-stream`)}`,
    after: `\r\n--${boundary}--\r\n`,
  };
};

const chunkBytes = 1024 * 1024;

/**
 * Converts one file through the API and reads the whole answer like a browser: the file is streamed instead of being
 * assembled in memory first, which takes `fetch` as long as the server needs for a video. Resolves with the answer's size
 * in bytes; throws if the answer is not a file.
 */
export const convert = async (
  server: RunningServer,
  path: string,
  from: string,
  to: string,
  fields: Readonly<Record<string, string>> = {},
): Promise<number> => {
  const { boundary, before, after } = formAround(basename(path), { inputFormat: from, outputFormat: to, ...fields });
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const sent = request(`${server.url}/api/convert`, {
    method: 'POST',
    headers: {
      'Content-Type': `multipart/form-data; boundary=${boundary}`,
      'Content-Length': before.length + Bun.file(path).size + after.length,
    },
  });
  sent.on('response', resolve).on('error', reject);
  sent.write(before);
  const file = createReadStream(path, { highWaterMark: chunkBytes });
  file.on('error', reject).on('end', () => sent.end(after));
  file.pipe(sent, { end: false });
  const answer = await promise;
  const problem: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (answer.statusCode !== 200) problem.push(chunk);
  }
  if (answer.statusCode !== 200)
    throw new Error(`${from} to ${to}: ${answer.statusCode} ${Buffer.concat(problem).toString().slice(0, 300)}`);
  return bytes;
};
