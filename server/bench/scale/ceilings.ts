/**
 * `bun run bench:ceilings`: measures the limits of one Redis and one store. Empty jobs pass through queue and state with more and more
 * producers and consumers until Redis' processor is saturated; objects of several sizes are written to the store and read back.
 */
import { loadavg } from 'node:os';
import { makeObjectStore } from '../../job-service/distributed/object-store.ts';
import { connectForWork } from '../../job-service/distributed/redis.ts';
import { startRedis } from '../../testing/cluster/redis-server.ts';
import { startS3 } from '../../testing/cluster/s3-server.ts';
import { endAll, makeWaitingJobs } from './waiting-jobs.ts';

const load = (): string => `load ${loadavg()[0]?.toFixed(1)}`;
const redisServer = await startRedis();
const redis = connectForWork({ url: redisServer.url });
const figure = async (name: string): Promise<number> => Number(new RegExp(`^${name}:(.*)$`, 'm').exec(await redis.info())?.[1]);
const cpuSeconds = async (): Promise<number> => (await figure('used_cpu_user')) + (await figure('used_cpu_sys'));

const throughRedis = async (workers: number): Promise<void> => {
  const jobs = makeWaitingJobs(redis, redisServer.url, `{ceiling-${workers}}:`);
  const children = Array.from({ length: workers }, () => jobs.start({ capacity: 64, lightMs: 0 }));
  await Bun.sleep(2000);
  const [cpu, commands, began] = [await cpuSeconds(), await figure('total_commands_processed'), performance.now()];
  let sent = 0;
  const until = performance.now() + 8_000;
  const sender = async (): Promise<void> => {
    while (performance.now() < until) await jobs.add(`client-${sent++ % 50}`, 'light');
  };
  await Promise.all(Array.from({ length: 16 * workers }, sender));
  while ((await jobs.waiting()) > 0) await Bun.sleep(10);
  const seconds = (performance.now() - began) / 1000;
  const busy = (await cpuSeconds()) - cpu;
  const each = ((await figure('total_commands_processed')) - commands) / sent;
  console.log(
    `Redis, ${workers} workers: ${(sent / seconds).toFixed(0)} jobs/s begin to end, Redis' processor ${((busy / seconds) * 100).toFixed(0)} % of one core, ${((busy / sent) * 1000).toFixed(2)} ms and ${each.toFixed(0)} commands a job: a full core bears ${(sent / busy).toFixed(0)} jobs/s (${load()})`,
  );
  await endAll(children);
  await jobs.close();
};

for (const workers of [1, 2, 4]) await throughRedis(workers);

const s3 = await startS3();
await s3.makeBucket('ceilings');
const never = new AbortController().signal;
const store = makeObjectStore({
  endpoint: s3.endpoint,
  bucket: 'ceilings',
  region: 'us-east-1',
  accessKey: 'testkey',
  secretKey: 'testing',
  addressing: 'path',
});

const throughStore = async (bytes: number, count: number, atOnce: number): Promise<void> => {
  const body = new Blob([crypto.getRandomValues(new Uint8Array(Math.min(bytes, 65_536))), new Uint8Array(Math.max(0, bytes - 65_536))]);
  const key = (index: number): string => `j/${bytes}/${index}`;
  const timed = async (work: (index: number) => Promise<unknown>): Promise<number> => {
    const began = performance.now();
    let next = 0;
    const mover = async (): Promise<void> => {
      while (next < count) await work(next++);
    };
    await Promise.all(Array.from({ length: atOnce }, mover));
    return (performance.now() - began) / 1000;
  };
  const put = await timed((index) => store.put(key(index), bytes, () => body, never));
  const get = await timed(async (index) => new Response(await store.get(key(index), 0, bytes, never)).bytes());
  const remove = await timed((index) => store.delete(key(index), never));
  const rate = (seconds: number): string =>
    `${(count / seconds).toFixed(0)}/s (${((count * bytes) / seconds / 1e6).toFixed(1)} MB/s, ${((seconds * 1000 * atOnce) / count).toFixed(1)} ms each)`;
  console.log(
    `store, ${bytes} bytes, ${atOnce} at once: put ${rate(put)}, get ${rate(get)}, delete ${(count / remove).toFixed(0)}/s (${load()})`,
  );
};

for (const [bytes, count, atOnce] of [
  [10_000, 50, 1],
  [10_000, 200, 4],
  [1_000_000, 40, 4],
  [50_000_000, 4, 1],
  [50_000_000, 8, 4],
] as const)
  await throughStore(bytes, count, atOnce);

redis.disconnect();
await Promise.all([redisServer.close(), s3.close()]);
process.exit(0);
