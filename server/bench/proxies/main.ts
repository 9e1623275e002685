/**
 * `bun server/bench/proxies/main.ts`: tests the examples of docs/deploy/proxies in front of a real server, with nginx and Caddy if
 * installed: a body of 50 MB each way, a part of a result (Range), live events of a job, the client address that the server sees, and an
 * answer that takes two minutes (from a server of this test, since no conversion takes that long on purpose). Exits with 1 if anything
 * fails.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipSync } from 'fflate';

const folder = join(import.meta.dir, '../../../docs/deploy/proxies');
const maxBytes = 52_428_800;
const slowMs = Number(process.env.SLOW_SECONDS ?? 125) * 1000;

const dir = await mkdtemp(join(tmpdir(), 'proxies-'));
await Bun.$`chmod 711 ${dir}`.quiet();

const freePort = (): number => {
  const probe = Bun.listen({ port: 0, hostname: '127.0.0.1', socket: { data: () => undefined } });
  const { port } = probe;
  probe.stop(true);
  return port;
};
const until = async (what: string, works: () => Promise<boolean>): Promise<void> => {
  for (const end = performance.now() + 60_000; performance.now() < end; await Bun.sleep(200)) if (await works().catch(() => false)) return;
  throw new Error(`${what} does not answer.`);
};

const serverPort = freePort();
const server = Bun.spawn([process.execPath, join(import.meta.dir, '../../main.ts')], {
  env: {
    ...process.env,
    PORT: String(serverPort),
    HOST: '127.0.0.1',
    DATA_DIR: join(dir, 'data'),
    TRUSTED_PROXIES: '1',
    SPARE_WORKERS: '0',
  },
  stdio: ['ignore', 'ignore', 'inherit'],
});
/** Answers after two minutes, echoing the request. */
const slow = Bun.serve({
  port: 0,
  hostname: '127.0.0.1',
  idleTimeout: 0,
  fetch: async (request) => {
    await Bun.sleep(slowMs);
    return Response.json({ forwarded: request.headers.get('x-forwarded-for') });
  },
});

/** Writes a configuration with these ports instead of 80 and 3000. */
const configured = async (name: string, from: number, to: number): Promise<string> => {
  const text = await Bun.file(join(folder, name)).text();
  const path = join(dir, `${from}-${name}`);
  await Bun.write(
    path,
    text.replace('listen 80;', `listen 127.0.0.1:${from};`).replace(':80 {', `:${from} {`).replaceAll('127.0.0.1:3000', `127.0.0.1:${to}`),
  );
  return path;
};
const commands: Readonly<Record<string, (file: string) => readonly string[]>> = {
  'nginx.conf': (file) => ['nginx', '-c', file, '-g', `daemon off; pid ${file}.pid; error_log stderr;`],
  Caddyfile: (file) => ['caddy', 'run', '--adapter', 'caddyfile', '--config', file],
};

/** An archive of almost 50 MB: close to the upload limit, and quickly converted to an archive of the same size. */
const largeArchive = (): Uint8Array<ArrayBuffer> => {
  const bytes = zipSync({ 'zeros.bin': [new Uint8Array(maxBytes - 100_000), { level: 0 }] });
  if (bytes.length > maxBytes) throw new Error('The archive is larger than what is to be tried.');
  return bytes;
};
const formOf = (bytes: Uint8Array<ArrayBuffer>, from: string, to: string): FormData => {
  const form = new FormData();
  form.append('file', new Blob([bytes]), `files.${from}`);
  form.append('inputFormat', from);
  form.append('outputFormat', to);
  return form;
};

type Check = readonly [what: string, works: (origin: string) => Promise<string | undefined>];
const checks: readonly Check[] = [
  ['a page', async (origin) => ((await fetch(`${origin}/api/formats`)).ok ? undefined : 'no answer')],
  [
    '50 MB up and down',
    async (origin) => {
      const answer = await fetch(`${origin}/api/convert`, { method: 'POST', body: formOf(largeArchive(), 'zip', 'tar') });
      const { byteLength } = await answer.arrayBuffer();
      return answer.ok && byteLength > maxBytes * 0.95 ? undefined : `${answer.status}, ${byteLength} bytes`;
    },
  ],
  [
    'a job with its events, and a part of its result',
    async (origin) => {
      const created = await fetch(`${origin}/api/jobs`, { method: 'POST', body: formOf(largeArchive(), 'zip', 'tar') });
      if (created.status !== 202) return `${created.status} at the job`;
      const at = new URL(created.headers.get('location') ?? '', origin).pathname;
      const events = await fetch(`${origin}${at}/events`, { headers: { accept: 'text/event-stream' } });
      const firsts: number[] = [];
      const began = performance.now();
      for await (const chunk of events.body as unknown as AsyncIterable<Uint8Array>)
        if (chunk.length > 0) firsts.push(performance.now() - began);
      if (firsts.length < 2) return `${firsts.length} pieces of events: they were kept back`;
      const part = await fetch(`${origin}${at}/result`, { headers: { range: 'bytes=10-19' } });
      const { byteLength } = await part.arrayBuffer();
      return part.status === 206 && byteLength === 10 ? undefined : `${part.status}, ${byteLength} bytes for a range`;
    },
  ],
  [
    'too large a body is refused with a reason',
    async (origin) => {
      const answer = await fetch(`${origin}/api/convert`, { method: 'POST', body: formOf(new Uint8Array(maxBytes + 1000), 'zip', 'tar') });
      return answer.status === 413 ? undefined : `${answer.status}`;
    },
  ],
];

const failed: string[] = [];
const tell = (proxy: string, what: string, wrong: string | undefined, ms: number): void => {
  console.log(
    `${wrong === undefined ? 'ok  ' : 'FAIL'} ${proxy}: ${what}${wrong === undefined ? '' : ` (${wrong})`}, ${Math.round(ms)} ms`,
  );
  if (wrong !== undefined) failed.push(`${proxy}: ${what}`);
};

const tryProxy = async (name: string, command: (file: string) => readonly string[]): Promise<void> => {
  const [port, slowPort] = [freePort(), freePort()];
  const env = { ...process.env, XDG_DATA_HOME: dir, XDG_CONFIG_HOME: dir, CADDY_ADMIN: 'off' };
  const files = [await configured(name, port, serverPort), await configured(name, slowPort, slow.port ?? 0)];
  const proxies = files.map((file, index) =>
    Bun.spawn([...command(file)], {
      env: { ...env, ...(index === 1 && { CADDY_ADMIN: `127.0.0.1:${freePort()}` }) },
      stdio: ['ignore', 'ignore', 'ignore'],
    }),
  );
  const origin = `http://127.0.0.1:${port}`;
  const begun = performance.now();
  await until(name, async () => (await fetch(`${origin}/api/health`)).ok);
  const patient = fetch(`http://127.0.0.1:${slowPort}/`, {
    headers: { 'x-forwarded-for': '203.0.113.9' },
    signal: AbortSignal.timeout(slowMs + 30_000),
  }).then(
    async (answer) => {
      const { forwarded } = (await answer.json()) as { forwarded: string };
      return forwarded === '127.0.0.1' ? undefined : `it takes ${forwarded} for the client, as that claims itself`;
    },
    (thrown) => `${thrown}`,
  );
  for (const [what, works] of checks) {
    const from = performance.now();
    const wrong = await works(origin).catch((thrown) => `${thrown}`);
    tell(name, what, wrong, performance.now() - from);
  }
  tell(name, `an answer after ${slowMs / 1000} s, and who asked`, await patient, performance.now() - begun);
  for (const proxy of proxies) proxy.kill();
  await Promise.all(proxies.map(({ exited }) => exited));
};

try {
  await until('The server', async () => (await fetch(`http://127.0.0.1:${serverPort}/api/health`)).ok);
  for (const [name, command] of Object.entries(commands)) {
    const program = command('')[0] ?? '';
    if (Bun.which(program)) await tryProxy(name, command);
    else console.log(`left out: ${program} is not installed`);
  }
} finally {
  server.kill();
  slow.stop(true);
  await server.exited;
  await rm(dir, { recursive: true });
}
process.exit(failed.length > 0 ? 1 : 0);
