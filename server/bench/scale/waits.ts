/**
 * `bun run bench:waits [light|greedy|warm|nodes…]`: how long jobs wait in a full cluster. The jobs wait instead of computing: light ones
 * behind a backlog of heavy ones, an honest client next to a greedy one, and how often a warm worker gets a job before a cold one.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectForWork } from '../../job-service/distributed/redis.ts';
import { startRedis } from '../../testing/cluster/redis-server.ts';
import { startS3 } from '../../testing/cluster/s3-server.ts';
import { makeNode } from '../chaos/nodes.ts';
import { makeFilm } from '../safety/fairness.ts';
import { conversionForm } from '../safety/server-under-test.ts';
import { smallPng } from '../safety/wire-form.ts';
import { median, percentile } from '../speed/figures.ts';
import { endAll, makeWaitingJobs } from './waiting-jobs.ts';

const redisServer = await startRedis();
const redis = connectForWork({ url: redisServer.url });
const load = (): string => `load ${loadavg()[0]?.toFixed(1)}`;
const row = (list: readonly number[]): string =>
  `p50 ${median(list).toFixed(0)} ms, p95 ${percentile(list, 0.95).toFixed(0)} ms, longest ${Math.max(...list).toFixed(0)} ms of ${list.length}`;

const lightBesideHeavy = async (capacity: number): Promise<void> => {
  const jobs = makeWaitingJobs(redis, redisServer.url, `{light-${capacity}}:`);
  for (let one = 0; one < 60; one++) await jobs.add(`films-${one % 6}`, 'heavy');
  const children = Array.from({ length: 4 }, () => jobs.start({ capacity, lightMs: 200, otherMs: 5_000 }));
  while ((await jobs.waits()).size < 4) await Bun.sleep(20);
  const lights: string[] = [];
  for (let one = 0; one < 60; one++) {
    lights.push(await jobs.add('pictures', 'light'));
    await Bun.sleep(100);
  }
  await Bun.sleep(1000);
  const waits = await jobs.waits();
  const begun = lights.flatMap((id) => waits.get(id)?.ms ?? []);
  const left = (await jobs.waiting()) - (lights.length - begun.length);
  console.log(
    `4 workers with capacity ${capacity}, all busy with heavy jobs of 5 s and ${left} more waiting (${load()}): light jobs waited ${row(begun)}; ${lights.length - begun.length} still wait`,
  );
  await endAll(children);
  await jobs.close();
};

const greedyBesideHonest = async (): Promise<void> => {
  const jobs = makeWaitingJobs(redis, redisServer.url, '{greedy}:');
  for (let one = 0; one < 300; one++) await jobs.add('greedy', one % 2 === 0 ? 'light' : 'medium');
  const children = Array.from({ length: 2 }, () => jobs.start({ capacity: 4, lightMs: 1_000 }));
  while ((await jobs.waits()).size < 4) await Bun.sleep(20);
  const honest: string[] = [];
  for (let one = 0; one < 20; one++) {
    honest.push(await jobs.add('honest', 'light'));
    await Bun.sleep(500);
  }
  await Bun.sleep(3000);
  const waits = await jobs.waits();
  const begun = honest.flatMap((id) => waits.get(id)?.ms ?? []);
  console.log(`a greedy client with 300 jobs of 1 s before it, 2 workers (${load()}): an honest one's jobs waited ${row(begun)}`);
  await endAll(children);
  await jobs.close();
};

const warmBeforeCold = async (): Promise<void> => {
  const jobs = makeWaitingJobs(redis, redisServer.url, '{warm}:');
  const children = [
    jobs.start({ capacity: 4, lightMs: 50, warm: 'office' }),
    jobs.start({ capacity: 4, lightMs: 50, warm: 'none' }),
    jobs.start({ capacity: 4, lightMs: 50, warm: 'other' }),
  ];
  await Bun.sleep(3000);
  for (let one = 0; one < 100; one++) {
    await jobs.add('someone', 'light', 'office');
    await Bun.sleep(120);
  }
  await Bun.sleep(1000);
  const by = async (warm: string): Promise<number> => redis.llen(`${jobs.prefix}begun-by:${warm}`);
  const [warm, cold] = [await by('office'), (await by('none')) + (await by('other'))];
  console.log(`100 jobs of a kind that one of 3 idle workers has warm (${load()}): it took ${warm}, the two cold ones ${cold}`);
  await endAll(children);
  await jobs.close();
};

/** Real nodes: a client with six connections through both of them, and another with an occasional small picture. */
const throughTwoNodes = async (seconds: number): Promise<void> => {
  const s3 = await startS3();
  await s3.makeBucket('waits');
  const env = {
    ...s3.env('waits'),
    REDIS_URL: redisServer.url,
    REDIS_PREFIX: 'fair',
    TRUSTED_PROXIES: '1',
    CAPACITY: '8',
    SPARE_WORKERS: '1',
  };
  const nodes = await Promise.all([makeNode('api', env), makeNode('api', env), makeNode('worker', env)]);
  for (const node of nodes) await node.ready();
  const dir = await mkdtemp(join(tmpdir(), 'waits-'));
  const film = await makeFilm(dir);
  const stop = new AbortController();
  const ask = (client: number, turn: number, form: FormData, signal?: AbortSignal): Promise<Response> => {
    const init = { method: 'POST', body: form, headers: { 'x-forwarded-for': `203.0.113.${client}` }, ...(signal && { signal }) };
    return fetch(`${nodes[turn % 2]?.url}/api/convert`, init);
  };
  let films = 0;
  const greedy = async (first: number): Promise<void> => {
    for (let turn = first; !stop.signal.aborted; turn++) {
      const answer = await ask(7, turn, conversionForm(film, 'mp4', 'webm'), stop.signal).catch(() => undefined);
      await answer?.bytes().catch(() => undefined);
      films += answer?.ok ? 1 : 0;
    }
  };
  const all = Promise.all([0, 1, 2, 3, 4, 5].map(greedy));
  await Bun.sleep(3000);
  const waits: number[] = [];
  let refused = 0;
  for (const end = performance.now() + seconds * 1000; performance.now() < end; await Bun.sleep(300)) {
    const began = performance.now();
    const answer = await ask(9, waits.length, conversionForm(smallPng, 'png', 'webp'));
    await answer.bytes();
    if (answer.ok) waits.push(performance.now() - began);
    else refused++;
  }
  const log = await Bun.file(join(nodes[2]?.dir ?? '', 'out')).text();
  const lines = log.split('\n').filter((line) => line.includes('"event":"conversion"') && line.includes('"from":"png"'));
  const queued = lines.map((line) => Number(/"queueMs":(\d+)/.exec(line)?.[1]));
  console.log(
    `two API nodes, one worker (${load()}): a greedy client with films on six connections (${films} done), an honest one's small pictures waited ${row(queued)}, and took ${row(waits)} from form to result; ${refused} refused`,
  );
  stop.abort();
  await all;
  for (const node of nodes) await node.close();
  await s3.close();
  await rm(dir, { recursive: true });
};

const parts: Readonly<Record<string, () => Promise<void>>> = {
  light: async () => {
    for (const capacity of [8, 4]) await lightBesideHeavy(capacity);
  },
  greedy: greedyBesideHonest,
  warm: warmBeforeCold,
  nodes: () => throughTwoNodes(30),
};
const chosen = process.argv.slice(2);
for (const [name, measure] of Object.entries(parts)) if (chosen.length === 0 || chosen.includes(name)) await measure();
redis.disconnect();
await redisServer.close();
process.exit(0);
