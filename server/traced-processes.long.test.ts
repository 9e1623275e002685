import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { type ChaosNode, makeNode } from './bench/chaos/nodes.ts';
import type { JobView } from './job-service/job-view.ts';
import { startRedis, type TestRedis } from './testing/cluster/redis-server.ts';
import { lacksStore, startS3, type TestS3 } from './testing/cluster/s3-server.ts';
import { longTimeout } from './testing/long-timeout.ts';
import { lacks } from './testing/needs.ts';
import { type ReceivedSpan, startOtlpReceiver } from './testing/otlp-receiver.ts';
import { patience } from './testing/settings.ts';

longTimeout();

const table = `name,value\n${Array.from({ length: 50 }, (_, row) => `row ${row},${row}`).join('\n')}\n`;
const secretName = 'Kündigung-Meier';
const form = (): FormData => {
  const body = new FormData();
  body.append('file', new File([table], `${secretName}.csv`));
  body.append('inputFormat', 'csv');
  body.append('outputFormat', 'xlsx');
  return body;
};

/** Span names from a span up to its root, with the process of each. */
const pathOf = (spans: readonly ReceivedSpan[], name: string, role: string): readonly string[] => {
  const path: string[] = [];
  let at = spans.find((span) => span.name === name && span.role === role);
  while (at) {
    path.push(`${at.role}: ${at.name}`);
    const { parentSpanId } = at;
    at = spans.find(({ spanId }) => spanId === parentSpanId);
  }
  return path;
};

/** A process may finish logging after its caller has everything it waits for, so only the start must be inside. */
const beginsWithin = (inner: ReceivedSpan | undefined, outer: ReceivedSpan | undefined): boolean =>
  inner !== undefined &&
  outer !== undefined &&
  BigInt(inner.startTimeUnixNano) >= BigInt(outer.startTimeUnixNano) &&
  BigInt(inner.startTimeUnixNano) <= BigInt(outer.endTimeUnixNano);

const isWithin = (inner: ReceivedSpan | undefined, outer: ReceivedSpan | undefined): boolean =>
  inner !== undefined &&
  outer !== undefined &&
  BigInt(inner.startTimeUnixNano) >= BigInt(outer.startTimeUnixNano) &&
  BigInt(inner.endTimeUnixNano) <= BigInt(outer.endTimeUnixNano);

type Receiver = ReturnType<typeof startOtlpReceiver>;

const arrived = async ({ spans }: Receiver, names: readonly string[]): Promise<readonly ReceivedSpan[]> => {
  while (!names.every((name) => spans().some((span) => span.name === name))) await Bun.sleep(100);
  return spans();
};

/** Runs a job to its result, and returns its id. */
const runJob = async (url: string): Promise<string> => {
  const { id } = (await (await fetch(`${url}/api/jobs`, { method: 'POST', body: form() })).json()) as JobView;
  for (;;) {
    const { state } = (await (await fetch(`${url}/api/jobs/${id}`)).json()) as JobView;
    if (state === 'done') break;
    if (state !== 'queued' && state !== 'working') throw new Error(`The job ended ${state}.`);
    await Bun.sleep(50);
  }
  const result = await fetch(`${url}/api/jobs/${id}/result`);
  expect(new TextDecoder().decode((await result.bytes()).slice(0, 2))).toBe('PK');
  return id;
};

const holdsNothingOfVisitors = ({ bodies }: Receiver, ids: readonly string[]): void => {
  for (const secret of [secretName, encodeURIComponent(secretName), 'Meier', 'row 1', ...ids])
    expect(bodies.some((body) => body.includes(secret))).toBe(false);
};

const settings = { SPARE_WORKERS: '0', DOCUMENTS_PER_WORKER: '1000', CAPACITY: '4', ...patience };

describe.skipIf(lacks('redis-server', 'memcached') || lacksStore())('traces of several processes', () => {
  let redis: TestRedis;
  let s3: TestS3;
  let nodes: readonly ChaosNode[] = [];
  const receiver = startOtlpReceiver();
  beforeAll(async () => {
    [redis, s3] = await Promise.all([startRedis(), startS3()]);
    await s3.makeBucket('traces');
    const env = { ...settings, ...s3.env('traces'), REDIS_URL: redis.url, OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url, TRUSTED_PROXIES: '1' };
    nodes = await Promise.all([makeNode('api', env), makeNode('worker', env)]);
    for (const node of nodes) await node.ready();
  });
  afterAll(async () => {
    for (const node of nodes) await node.close();
    await Promise.all([redis.close(), s3.close(), receiver.close()]);
  });

  test('a waiting client: from the form to the last byte it is one trace, which goes through the worker', async () => {
    const parent = `00-${'ab'.repeat(16)}-${'cd'.repeat(8)}-01`;
    const answer = await fetch(`${nodes[0]?.url}/api/convert`, { method: 'POST', body: form(), headers: { traceparent: parent } });
    expect(answer.status).toBe(200);
    await answer.bytes();
    const spans = await arrived(receiver, ['POST /api/convert', 'attempt', 'send']);
    expect(new Set(spans.map(({ traceId }) => traceId))).toEqual(new Set(['ab'.repeat(16)]));
    expect(spans.find(({ name }) => name === 'POST /api/convert')?.parentSpanId).toBe('cd'.repeat(8));
    const root = 'api: POST /api/convert';
    for (const name of ['upload', 'look', 'store', 'send']) expect(pathOf(spans, name, 'api')).toEqual([`api: ${name}`, root]);
    expect(pathOf(spans, 'queue', 'worker')).toEqual(['worker: queue', root]);
    for (const name of ['fetch', 'convert', 'answer', 'store'])
      expect(pathOf(spans, name, 'worker')).toEqual([`worker: ${name}`, 'worker: attempt', root]);
    expect(pathOf(spans, 'step', 'worker')).toEqual(['worker: step', 'worker: convert', 'worker: attempt', root]);
    const of = (name: string): ReceivedSpan | undefined => spans.find((span) => span.name === name);
    expect([beginsWithin(of('attempt'), of('POST /api/convert')), isWithin(of('step'), of('attempt'))]).toEqual([true, true]);
    expect(spans.filter(({ status }) => status.code === 2)).toEqual([]);
    holdsNothingOfVisitors(receiver, []);
    receiver.bodies.length = 0;
  });

  test('a job: any node sends its result in the same trace', async () => {
    const id = await runJob(nodes[0]?.url ?? '');
    const spans = await arrived(receiver, ['POST /api/jobs', 'attempt', 'send']);
    expect(new Set(spans.map(({ traceId }) => traceId)).size).toBe(1);
    expect(pathOf(spans, 'step', 'worker')).toEqual(['worker: step', 'worker: convert', 'worker: attempt', 'api: POST /api/jobs']);
    expect(pathOf(spans, 'send', 'api')).toEqual(['api: send', 'api: POST /api/jobs']);
    holdsNothingOfVisitors(receiver, [id]);
  });
});

describe('traces of one process', () => {
  let node: ChaosNode;
  const receiver = startOtlpReceiver();
  beforeAll(async () => {
    node = await makeNode('all', { ...settings, OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url });
    await node.ready();
  });
  afterAll(async () => {
    await node.close();
    await receiver.close();
  });

  test('have the same parts, for a waiting client and for a job', async () => {
    const answer = await fetch(`${node.url}/api/convert`, {
      method: 'POST',
      body: form(),
      // No proxy is trusted, so no client can choose the trace.
      headers: { traceparent: `00-${'ab'.repeat(16)}-${'cd'.repeat(8)}-01` },
    });
    await answer.bytes();
    const spans = await arrived(receiver, ['POST /api/convert', 'send']);
    const root = 'all: POST /api/convert';
    for (const name of ['upload', 'look', 'queue', 'convert', 'answer', 'send'])
      expect(pathOf(spans, name, 'all')).toEqual([`all: ${name}`, root]);
    expect(pathOf(spans, 'step', 'all')).toEqual(['all: step', 'all: convert', root]);
    expect(spans.some(({ traceId }) => traceId === 'ab'.repeat(16))).toBe(false);
    receiver.bodies.length = 0;
    const id = await runJob(node.url);
    const ofJob = await arrived(receiver, ['POST /api/jobs', 'step', 'send']);
    expect(new Set(ofJob.map(({ traceId }) => traceId)).size).toBe(1);
    expect(pathOf(ofJob, 'send', 'all')).toEqual(['all: send', 'all: POST /api/jobs']);
    holdsNothingOfVisitors(receiver, [id]);
  });

  test('the last of them are sent before the process ends', async () => {
    receiver.bodies.length = 0;
    await (await fetch(`${node.url}/api/convert`, { method: 'POST', body: form() })).bytes();
    expect(await node.end('SIGTERM')).toBe(0);
    expect(receiver.spans().map(({ name }) => name)).toContain('POST /api/convert');
  });
});
