import { setMaxListeners } from 'node:events';
import type { Redis } from 'ioredis';
import { ConfigError } from '../../config/config.ts';
import { engines, mergers, unlockers } from '../../engines.ts';
import { logFailure } from '../../observability/log.ts';
import { makeChanges } from './changes.ts';
import { makeJobFiles } from './job-files.ts';
import { watchNodes } from './nodes.ts';
import { makeObjectStore, type StoreConfig, type StoreTimes } from './object-store.ts';
import { makeQueues } from './queues.ts';
import { makeRecords } from './records.ts';
import { checkRedis, connectForRequests, connectForWork, isSettled, type RedisConfig } from './redis.ts';
import { timesOf } from './times.ts';

export type ClusterConfig = {
  readonly redis: RedisConfig;
  /** Prefix of all keys in Redis: several clusters may share one. */
  readonly prefix: string;
  readonly store: StoreConfig;
  readonly forgetMinutes: number;
};

const retryMs = 500;
/** Delay until a connection is open or has failed. */
const settleMs = 20;
const lookEveryMs = 2_000;

/** Redis, the store and the other nodes, as seen by a node that serves the API or converts. */
export const connectCluster = (
  config: ClusterConfig & { readonly queueLength: number },
  shutdown: AbortSignal,
  storeTimes?: StoreTimes,
) => {
  const prefix = `{${config.prefix}}:`;
  const times = timesOf(config.forgetMinutes);
  const redis = connectForRequests(config.redis);
  const subscriber = connectForWork(config.redis);
  const store = makeObjectStore(config.store, storeTimes);
  const records = makeRecords(redis, prefix, times);
  const nodes = watchNodes(redis, prefix, { engines, mergers, unlockers });
  setMaxListeners(0, shutdown);

  let isReached = false;
  const look = async (): Promise<void> => {
    await checkRedis(redis);
    if (!isReached) await store.check(AbortSignal.any([shutdown, AbortSignal.timeout(30_000)]));
    await nodes.look();
  };
  /** Resolves once both are connected. Rejects with ConfigError for what waiting cannot fix. */
  const reached = (async (): Promise<void> => {
    let hasSaid = false;
    while (!shutdown.aborted) {
      try {
        if (isSettled(redis)) {
          await look();
          isReached = true;
          return;
        }
      } catch (thrown) {
        if (thrown instanceof ConfigError || shutdown.aborted) throw thrown;
        if (!hasSaid) logFailure('cluster_out_of_reach', thrown);
        hasSaid = true;
      }
      await Bun.sleep(isSettled(redis) ? retryMs : settleMs);
    }
  })();
  reached.catch(() => undefined);
  const timer = setInterval(() => {
    if (isReached && redis.status === 'ready') void nodes.look().catch(() => undefined);
  }, lookEveryMs);
  timer.unref();

  return {
    prefix,
    times,
    redis: redis as Redis,
    records,
    nodes,
    store,
    files: makeJobFiles(store, shutdown),
    queues: makeQueues(redis, prefix),
    changes: makeChanges(subscriber, prefix),
    reached,
    /** Aborts the answers in flight. */
    answers: shutdown,
    isReady: (): boolean => isReached && redis.status === 'ready' && nodes.hasOffers(),
    isReached: (): boolean => isReached && redis.status === 'ready',
    /** Limit of waiting jobs: QUEUE_LENGTH per worker, plus the workers' capacity. */
    mostWaiting: (): number => {
      const there = nodes.nodes();
      return config.queueLength * Math.max(1, there.length) + there.reduce((sum, { capacity }) => sum + capacity, 0);
    },
    close: async (): Promise<void> => {
      clearInterval(timer);
      nodes.close();
      for (const one of [redis, subscriber]) one.disconnect();
    },
  };
};

export type Cluster = ReturnType<typeof connectCluster>;
