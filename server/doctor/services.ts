import type { Config } from '../config/config.ts';
import { makeObjectStore } from '../job-service/distributed/object-store.ts';
import { checkRedis, connectForRequests } from '../job-service/distributed/redis.ts';
import type { Finding } from './finding.ts';

/** A service that is there answers sooner. */
const answerMs = 5_000;

const wordsOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown));

const redisFinding = async ({ redis: config }: NonNullable<Config['cluster']>): Promise<Finding> => {
  const topic = 'Redis';
  const redis = connectForRequests(config);
  try {
    for (const end = performance.now() + answerMs; redis.status !== 'ready' && performance.now() < end; ) await Bun.sleep(50);
    await checkRedis(redis);
    return { topic, state: 'ok', says: 'answers, and keeps what jobs need' };
  } catch (thrown) {
    return {
      topic,
      state: 'fault',
      says: wordsOf(thrown),
      fix: 'Check REDIS_URL, REDIS_PASSWORD and the network between; docs/cluster.md has what it needs.',
    };
  } finally {
    redis.disconnect();
  }
};

const storeFinding = async ({ store }: NonNullable<Config['cluster']>): Promise<Finding> => {
  const topic = 'S3';
  try {
    await makeObjectStore(store).check(AbortSignal.timeout(answerMs));
    return { topic, state: 'ok', says: `bucket ${store.bucket} answers` };
  } catch (thrown) {
    return {
      topic,
      state: 'fault',
      says: wordsOf(thrown),
      fix: 'Check the settings of S3 and the network between; docs/cluster.md has what it needs.',
    };
  }
};

/** Redis and the store, where they are configured; nothing where this machine does everything itself. */
export const checkServices = async ({ cluster }: Config): Promise<readonly Finding[]> =>
  cluster ? Promise.all([redisFinding(cluster), storeFinding(cluster)]) : [];
