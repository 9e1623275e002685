import type { Config } from '../../config/config.ts';
import type { Lookers } from '../../intake/look/lookers.ts';
import type { Storage } from '../../intake/storage.ts';
import type { JobTools } from '../../jobs/step-tools.ts';
import type { Metrics } from '../../observability/metrics.ts';
import { makeOffers } from '../../planning/offers.ts';
import type { Tracer } from '../../tracing/tracer.ts';
import type { Cluster } from './cluster.ts';
import { startDispatcher } from './dispatcher.ts';
import { type NodeReport, reportNode, type Tools } from './nodes.ts';
import { makeTakers } from './queues.ts';
import { makeRecords } from './records.ts';
import { connectForWork } from './redis.ts';
import { runAttempt } from './run-attempt.ts';

export type WorkerServices = {
  readonly config: Pick<Config, 'dataDir' | 'jobSeconds' | 'resultMinutes' | 'capacity' | 'workerIdleMinutes'> & {
    readonly cluster: NonNullable<Config['cluster']>;
  };
  readonly tools: JobTools & Tools;
  readonly lookers: Lookers;
  readonly storage: Storage;
  readonly metrics: Metrics;
  readonly tracer?: Tracer;
  readonly health: () => Promise<Awaited<ReturnType<NodeReport>>['health']>;
};

/** Makes this process take jobs from the cluster's queue, and reports it to the other nodes. */
export const startWorker = ({ config, tools, lookers, storage, metrics, tracer, health }: WorkerServices, cluster: Cluster) => {
  const { prefix, times, changes, files } = cluster;
  const redis = connectForWork(config.cluster.redis);
  // Ending a job waits until Redis is back instead of failing.
  const records = makeRecords(redis, prefix, times);
  const takers = makeTakers(redis, prefix);
  /** Last use of each kind of worker; idle workers end after a while. */
  const lastUse = new Map<string, number>();
  const warmTools: JobTools = {
    ...tools,
    pool: (kind) => {
      lastUse.set(kind, Date.now());
      return tools.pool(kind);
    },
  };
  const isWarm = (kinds: readonly string[]): boolean =>
    kinds.every((kind) => Date.now() - (lastUse.get(kind) ?? 0) < config.workerIdleMinutes * 60_000);
  const offers = makeOffers(tools.engines, tools.mergers, tools.unlockers);
  const started = (waitedMs: number, kind: string): void => metrics.waited(kind, waitedMs / 1000);
  const services = {
    redis,
    changes,
    config,
    records,
    files,
    offers,
    tools: warmTools,
    lookers,
    storage,
    metrics,
    started,
    ...(tracer && { tracer }),
  };
  const dispatcher = startDispatcher({
    records,
    files,
    takers,
    changes,
    capacity: config.capacity,
    isWarm,
    stalled: () => metrics.stalled(),
    attempt: (id, stop) => {
      metrics.attempted();
      return runAttempt(services, id, stop);
    },
  });
  const node = reportNode(redis, prefix, {
    tools,
    report: async () => ({ ...dispatcher.state(), health: await health() }),
  });
  return {
    state: dispatcher.state,
    /** Shuts down: running jobs may finish within this time, the rest is handed back. */
    stop: async (drainMs: number): Promise<void> => {
      await Promise.race([node.close(), Bun.sleep(1000)]);
      await dispatcher.stop(drainMs);
      redis.disconnect();
    },
  };
};

export type ClusterWorker = ReturnType<typeof startWorker>;
