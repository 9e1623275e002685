import { readdirSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { readConfig } from '../../config/config.ts';
import { connectCluster } from '../../job-service/distributed/cluster.ts';
import { startRedis } from '../../testing/cluster/redis-server.ts';
import { startS3 } from '../../testing/cluster/s3-server.ts';
import { makeFaultyLine } from './faulty-line.ts';
import { makeNode } from './nodes.ts';

const bucket = 'chaos';

/** A cluster of real processes on this machine with controllable lines to Redis and the store. */
export const startSetting = async (apis: number, workers: number, forgetMinutes: number) => {
  const [redis, s3] = await Promise.all([startRedis(), startS3()]);
  await s3.makeBucket(bucket);
  const redisLine = await makeFaultyLine(redis.port);
  const storeLine = await makeFaultyLine(Number(new URL(s3.endpoint).port));
  const env = {
    ...s3.env(bucket),
    S3_ENDPOINT: `http://127.0.0.1:${storeLine.port}`,
    REDIS_URL: `redis://127.0.0.1:${redisLine.port}`,
    FORGET_MINUTES: String(forgetMinutes),
    ...(forgetMinutes > 1 && { RESULT_MINUTES: '1' }),
    QUEUE_LENGTH: '2000',
    QUEUE_WAIT_SECONDS: '600',
    CAPACITY: '3',
    SPARE_WORKERS: '1',
    DOCUMENTS_PER_WORKER: '1000',
    DISK_QUOTA_MB: '200',
    UPLOADS_AT_ONCE: '16',
  };
  const nodes = await Promise.all([
    ...Array.from({ length: apis }, () => makeNode('api', env)),
    ...Array.from({ length: workers }, () => makeNode('worker', env)),
  ]);
  for (const node of nodes) await node.ready();

  // Direct connections to both, bypassing the lines.
  const { cluster } = readConfig({ ...env, REDIS_URL: redis.url, S3_ENDPOINT: s3.endpoint }, 2);
  if (!cluster) throw new Error('The settings name no cluster.');
  const shutdown = new AbortController();
  const view = connectCluster({ ...cluster, queueLength: 1 }, shutdown.signal);
  await view.reached;
  return {
    redis,
    s3,
    redisLine,
    storeLine,
    apis: nodes.slice(0, apis),
    workers: nodes.slice(apis),
    nodes,
    /** Leftovers of jobs: objects in the store, records and related keys in Redis. */
    left: async (): Promise<{ readonly objects: readonly string[]; readonly keys: readonly string[] }> => {
      const plain = new Redis(redis.url);
      try {
        const keys = await plain.keys('*');
        const own = keys.filter((key) =>
          /:(?:job|of|live|key|bucket):|:(?:light|medium|heavy):[A-Za-z0-9_-]{32}|:(?:waiting|since|due|ended|kinds|byClient)$/.test(key),
        );
        return { objects: await view.files.list('', shutdown.signal), keys: own };
      } finally {
        plain.disconnect();
      }
    },
    /** Number of these ids that occur in Redis' append-only file. */
    logged: async (ids: readonly string[]): Promise<number> => {
      const folder = join(redis.dir, 'appendonlydir');
      const texts = await Promise.all(
        readdirSync(folder).map((name) =>
          readFile(join(folder, name), 'latin1').catch((thrown) => {
            // The file was rewritten while it was read.
            if ((thrown as { code?: string }).code === 'ENOENT') return '';
            throw thrown;
          }),
        ),
      );
      return ids.filter((id) => texts.some((text) => text.includes(id))).length;
    },
    close: async (): Promise<void> => {
      shutdown.abort(new Error('The run is over.'));
      await view.close();
      for (const node of nodes) await node.close();
      redisLine.close();
      storeLine.close();
      await Promise.all([redis.close(), s3.close()]);
      await rm(redis.dir, { recursive: true, force: true });
    },
  };
};

export type Setting = Awaited<ReturnType<typeof startSetting>>;
