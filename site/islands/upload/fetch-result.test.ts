import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { startCuttingProxy } from '../../e2e/cutting-proxy.ts';
import '../../stores/words-for-tests.ts';
import { fetchResult } from './fetch-result.ts';
import { askJob, type DoneJob } from './job-client.ts';

// Real tools on a busy machine: only a hang is a failure.
setDefaultTimeout(600_000);

let dir: string;
let server: Bun.Subprocess<'ignore', 'pipe', 'inherit'>;
/** Requests directly from the server. */
let ask: (path: string, init?: BunFetchRequestInit) => Promise<Response>;
let counter: ReturnType<typeof Bun.serve>;
let line: Awaited<ReturnType<typeof startCuttingProxy>>;
const asked: (string | null)[] = [];
const { fetch: browserFetch, document: browserDocument } = globalThis;
const never = new AbortController().signal;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'fetch-result-'));
  await Bun.$`chmod 711 ${dir}`.quiet();
  // The site knows the server only by its address.
  server = Bun.spawn([process.execPath, join(import.meta.dir, '../../../server/main.ts')], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: join(dir, 'data'), SPARE_WORKERS: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let [said, port] = ['', ''];
  const decoder = new TextDecoder();
  for await (const piece of server.stdout) {
    said += decoder.decode(piece, { stream: true });
    port = /http:\/\/localhost:(\d+)\n/.exec(said)?.[1] ?? '';
    if (port) break;
  }
  ask = (path, init) => browserFetch(`http://127.0.0.1:${port}${path}`, init);
  counter = Bun.serve({
    port: 0,
    fetch: async (request) => {
      const { pathname } = new URL(request.url);
      if (pathname.endsWith('/result')) asked.push(request.headers.get('range'));
      return ask(pathname, { method: request.method, headers: request.headers, body: request.body, decompress: false });
    },
  });
  line = await startCuttingProxy(counter.port ?? 0);
  // Resolves relative addresses like a page, and simulates an offline state.
  globalThis.fetch = Object.assign(
    (path: string | URL | Request, init?: RequestInit) => browserFetch(new URL(String(path), line.url), init),
    browserFetch,
  );
  globalThis.document = new EventTarget() as Document;
});
afterAll(async () => {
  globalThis.fetch = browserFetch;
  globalThis.document = browserDocument;
  line.close();
  await counter.stop(true);
  server.kill();
  await server.exited;
  await rm(dir, { recursive: true, force: true });
});

const makeJob = async (): Promise<DoneJob> => {
  const picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#3b6ea5' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set('inputFormat', 'png');
  form.set('outputFormat', 'bmp');
  form.set('file', new File([new Uint8Array(picture)], 'photo.png'));
  const { id } = (await (await ask('/api/jobs', { method: 'POST', body: form })).json()) as { id: string };
  for (;;) {
    const job = await askJob(id, never);
    if (job === 'gone' || job === 'lost') throw new Error(job);
    if (job.state === 'done') return job;
    if (job.state === 'failed') throw new Error(job.problem.detail);
    await Bun.sleep(20);
  }
};

test('a result comes whole through broken connections, and what is here is not asked for again', async () => {
  const job = await makeJob();
  const whole = await (await ask(`/api/jobs/${job.id}/result`)).bytes();
  expect(whole.length).toBe(job.bytes);
  // Data received before a reset may be lost unread, so that a round may have to restart.
  let hasResumed = false;
  for (let round = 0; round < 10 && !hasResumed; round++) {
    asked.length = 0;
    const before = line.cuts();
    const cuts = [1000, 200_000].map((bytes) => ({ after: 'Content-Type: image/bmp', direction: 'down' as const, bytes }));
    const cutNext = () => {
      const cut = cuts.shift();
      if (cut) line.cutAt(cut);
    };
    cutNext();
    const tell = (news: unknown) => {
      if (news === 'lost' && line.cuts() === before + 1) cutNext();
    };
    const blob = await fetchResult(job, tell, never);
    if (blob === 'gone') throw new Error(blob);
    expect(await blob.bytes()).toEqual(whole);
    expect(blob.type).toBe('image/bmp');
    expect(line.cuts()).toBe(before + 2);
    expect(asked[0]).toBeNull();
    hasResumed = asked.some((range) => /^bytes=[1-9]\d*-$/.test(range ?? ''));
  }
  expect(hasResumed).toBe(true);
});

test('a result that has been deleted is gone, and so is its job', async () => {
  const job = await makeJob();
  await ask(`/api/jobs/${job.id}`, { method: 'DELETE' });
  expect(await askJob(job.id, never)).toBe('gone');
  expect(await fetchResult(job, () => undefined, never)).toBe('gone');
});

test('a cancelled download ends with the reason', async () => {
  const stop = new AbortController();
  stop.abort(new DOMException('Cancelled.', 'AbortError'));
  const job = { id: 'A'.repeat(32), bytes: 5, type: 'image/bmp' };
  expect(await fetchResult(job, () => undefined, stop.signal).then(() => 'resolved', String)).toContain('Cancelled.');
});
