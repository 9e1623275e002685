/**
 * `bun run bench:waits`: how long jobs wait in a cluster that is full, with jobs that wait rather than compute: light ones behind a
 * backlog of heavy ones, an honest client beside a greedy one, and how often a worker that is warm gets a job before one that is cold.
 */
import { loadavg } from 'node:os';
import { connectForWork } from '../../job-service/distributed/redis.ts';
import { startRedis } from '../../testing/cluster/redis-server.ts';
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

for (const capacity of [8, 4]) await lightBesideHeavy(capacity);
await greedyBesideHonest();
await warmBeforeCold();
redis.disconnect();
await redisServer.close();
process.exit(0);
