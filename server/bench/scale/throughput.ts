/**
 * `bun server/bench/scale/throughput.ts [workers…]`: how many jobs a second so many worker processes end, with jobs that wait rather than
 * compute, so that the processors of one machine do not decide; and what a job costs Redis.
 */
import { randomBytes } from 'node:crypto';
import { makeQueues } from '../../job-service/distributed/queues.ts';
import { makeRecords } from '../../job-service/distributed/records.ts';
import { connectForWork } from '../../job-service/distributed/redis.ts';
import { newFileKey } from '../../job-service/distributed/sealed-file.ts';
import { timesOf } from '../../job-service/distributed/times.ts';
import { startRedis } from '../../testing/cluster/redis-server.ts';

const capacity = 4;
const jobMs = 1000;
/** Seconds' worth of jobs for each measurement. */
const seconds = 10;
const counts = process.argv.slice(2).map(Number).filter(Boolean);

const redisServer = await startRedis();
const redis = connectForWork({ url: redisServer.url });
const worker = new URL('./waiting-worker.ts', import.meta.url).pathname;

const figure = async (name: string): Promise<number> => Number(new RegExp(`^${name}:(.*)$`, 'm').exec(await redis.info())?.[1]);

const measure = async (workers: number): Promise<number> => {
  const prefix = `{scale-${workers}}:`;
  const records = makeRecords(redis, prefix, timesOf(60));
  const queues = makeQueues(redis, prefix);
  const jobs = (workers * capacity * seconds * 1000) / jobMs;
  const [bytesBefore, cpuBefore] = [await figure('used_memory'), (await figure('used_cpu_user')) + (await figure('used_cpu_sys'))];
  const limits = { clientJobs: 1e9, clientConcurrency: 1e9, clientPerMinute: 1e9 };
  for (let one = 0; one < jobs; one++) {
    const id = randomBytes(24).toString('base64url');
    const form = JSON.stringify({
      files: [{ name: 'upload', bytes: 1, fileName: 'a.png' }],
      ofFiles: { inputFormat: ['png'], password: [] },
      fields: [['outputFormat', 'webp']],
    });
    const fields = {
      from: 'png',
      to: 'webp',
      weight: 'light',
      request: crypto.randomUUID(),
      callback: '',
      trace: '',
      key: newFileKey(),
      in: `j/1/${id}/in-1`,
      form,
    } as const;
    const client = { key: `client ${one % 20}`.replace(' ', '-'), local: true };
    const turn = await records.create({ id, client, weight: 'light', kind: 'image', place: 'none', fields }, limits, 1e9);
    await queues.add(id, 'light', turn);
  }
  const bytes = (await figure('used_memory')) - bytesBefore;
  const children = Array.from({ length: workers }, () =>
    Bun.spawn(['bun', worker, redisServer.url, prefix, String(capacity), String(jobMs)], { stdio: ['ignore', 'ignore', 'inherit'] }),
  );
  const waiting = (): Promise<number> => redis.zcard(`${prefix}waiting`);
  // From when all work, to when the queue is nearly empty: neither start nor end count.
  while ((await waiting()) > jobs - workers * capacity) await Bun.sleep(10);
  const [began, first] = [performance.now(), await waiting()];
  while ((await waiting()) > workers * capacity) await Bun.sleep(20);
  const rate = (first - (await waiting())) / ((performance.now() - began) / 1000);
  for (const child of children) {
    child.kill('SIGKILL');
    await child.exited;
  }
  const cpu = (await figure('used_cpu_user')) + (await figure('used_cpu_sys')) - cpuBefore;
  const ideal = (workers * capacity * 1000) / jobMs;
  console.log(
    `${workers} workers: ${rate.toFixed(1)} jobs/s, ${(rate / ideal).toFixed(3)} of linear; a job takes ${Math.round(bytes / jobs)} bytes of Redis and ${((cpu / jobs) * 1000).toFixed(2)} ms of its processor`,
  );
  await queues.close();
  return rate;
};

for (const workers of counts.length > 0 ? counts : [1, 2, 4, 8]) await measure(workers);
redis.disconnect();
await redisServer.close();
process.exit(0);
