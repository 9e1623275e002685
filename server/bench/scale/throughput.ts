/**
 * `bun run bench:scale [workers…]`: jobs per second of that many worker processes, and the cost of a job to Redis. The jobs wait
 * instead of computing, so that this machine's processors are not the limit.
 */
import { loadavg } from 'node:os';
import { connectForWork } from '../../job-service/distributed/redis.ts';
import { startRedis } from '../../testing/cluster/redis-server.ts';
import { endAll, makeWaitingJobs } from './waiting-jobs.ts';

const capacity = 4;
const jobMs = 1000;
/** Length of each measurement in seconds. */
const seconds = 10;
const counts = process.argv.slice(2).map(Number).filter(Boolean);

const redisServer = await startRedis();
const redis = connectForWork({ url: redisServer.url });

const figure = async (name: string): Promise<number> => Number(new RegExp(`^${name}:(.*)$`, 'm').exec(await redis.info())?.[1]);
const cpuSeconds = async (): Promise<number> => (await figure('used_cpu_user')) + (await figure('used_cpu_sys'));

const measure = async (workers: number): Promise<void> => {
  const waitingJobs = makeWaitingJobs(redis, redisServer.url, `{scale-${workers}}:`);
  const jobs = (workers * capacity * seconds * 1000) / jobMs;
  const [bytesBefore, cpuBefore] = [await figure('used_memory'), await cpuSeconds()];
  for (let one = 0; one < jobs; one++) await waitingJobs.add(`client-${one % 20}`, 'light');
  const bytes = (await figure('used_memory')) - bytesBefore;
  const children = Array.from({ length: workers }, () => waitingJobs.start({ capacity, lightMs: jobMs }));
  const { waiting } = waitingJobs;
  // Measure from when all workers are busy until the queue is nearly empty, without ramp-up and ramp-down.
  while ((await waiting()) > jobs - workers * capacity) await Bun.sleep(10);
  const [began, first] = [performance.now(), await waiting()];
  while ((await waiting()) > workers * capacity) await Bun.sleep(20);
  const rate = (first - (await waiting())) / ((performance.now() - began) / 1000);
  await endAll(children);
  const cpu = (await cpuSeconds()) - cpuBefore;
  const ideal = (workers * capacity * 1000) / jobMs;
  console.log(
    `${workers} workers: ${rate.toFixed(1)} jobs/s, ${(rate / ideal).toFixed(3)} of linear; a job takes ${Math.round(bytes / jobs)} bytes of Redis and ${((cpu / jobs) * 1000).toFixed(2)} ms of its processor (load ${loadavg()[0]?.toFixed(1)})`,
  );
  await waitingJobs.close();
};

for (const workers of counts.length > 0 ? counts : [1, 2, 4, 8]) await measure(workers);
redis.disconnect();
await redisServer.close();
process.exit(0);
