import { randomBytes } from 'node:crypto';
import { makeDownloads } from '../answers/downloads.ts';
import type { Config } from '../config/config.ts';
import { dataFolders } from '../config/data-folders.ts';
import { makeSpool } from '../conversions/spool.ts';
import { makeAdmission } from '../intake/admission.ts';
import { makeCallers } from '../intake/callers.ts';
import type { Lookers } from '../intake/look/lookers.ts';
import { makeSemaphore } from '../intake/semaphore.ts';
import { makeStorage } from '../intake/storage.ts';
import { makeCallbacks } from '../job-service/callbacks.ts';
import { connectCluster } from '../job-service/distributed/cluster.ts';
import { convertByJob } from '../job-service/distributed/convert-by-job.ts';
import { startDistributedJobs } from '../job-service/distributed/distributed-jobs.ts';
import { spreadProgress } from '../job-service/distributed/spread-progress.ts';
import { type ClusterWorker, startWorker } from '../job-service/distributed/start-worker.ts';
import { startSweeper } from '../job-service/distributed/sweeper.ts';
import { makeProgressBoard } from '../jobs/progress.ts';
import type { Metrics } from '../observability/metrics.ts';
import { makeClients } from '../requests/clients.ts';
import type { Toolchain } from '../toolchain/toolchain.ts';
import type { Tracer } from '../tracing/tracer.ts';
import { clusterConditions, toolHealth } from './conditions.ts';
import type { Services } from './services.ts';

export type NodeParts = {
  readonly config: Config & { readonly cluster: NonNullable<Config['cluster']> };
  readonly metrics: Metrics;
  readonly lookers: Lookers;
  readonly shutdown: AbortController;
  /** Maximum time in milliseconds that an upload waits for other uploads. */
  readonly uploadWaitMs: number;
  /** Tools of a node that converts. */
  readonly tools?: Toolchain;
  readonly tracer?: Tracer;
  readonly versions: () => Promise<Readonly<Record<string, string>>>;
};

const secretMs = 24 * 60 * 60_000;
const secretEveryMs = 60_000;

/** Starts a cluster node with shared queue, state and files: it serves the API, converts, or both, by its ROLE. */
export const startClusterNode = async ({ config, metrics, lookers, shutdown, uploadWaitMs, tools, tracer, versions }: NodeParts) => {
  const traced = tracer && { tracer };
  const { jobs, results } = dataFolders(config.dataDir);
  const downloads = makeDownloads();
  const storage = makeStorage([jobs, results], config.diskQuotaMb * 1024 ** 2, () => downloads.state().bytes);
  const { requestsAtOnce: total } = config;
  const admission = makeAdmission({ clientConcurrency: total, clientPerMinute: 1e9, total });
  const cluster = connectCluster({ ...config.cluster, queueLength: config.queueLength }, shutdown.signal, { observe: metrics.stored });
  let isOpen = true;

  /** Client keys are derived from a secret that all nodes share for a day. */
  let secret = randomBytes(32);
  const readSecret = async (): Promise<void> => {
    const key = `${cluster.prefix}secret`;
    await cluster.redis.set(key, randomBytes(32).toString('base64'), 'PX', secretMs, 'NX');
    const shared = await cluster.redis.get(key);
    if (shared) secret = Buffer.from(shared, 'base64');
  };
  const secretTimer = setInterval(() => void readSecret().catch(() => undefined), secretEveryMs);
  secretTimer.unref();

  let worker: ClusterWorker | undefined;
  let sweeper: ReturnType<typeof startSweeper> | undefined;
  const begin = async (): Promise<void> => {
    await cluster.reached;
    await readSecret().catch(() => undefined);
    const { redis, records, queues, files, times } = cluster;
    sweeper = startSweeper({ redis, records, queues, files, times, queueWaitMs: config.queueWaitSeconds * 1000, swept: metrics.swept });
    if (tools)
      worker = startWorker({ config, tools, lookers, storage, metrics, health: () => toolHealth(tools, versions), ...traced }, cluster);
  };
  /** Rejects with ConfigError for faults that retries cannot fix. */
  const begun = begin();
  begun.catch(() => undefined);

  const intake = {
    config,
    offers: cluster.nodes.offers,
    uploads: makeSemaphore(config.uploadsAtOnce, uploadWaitMs),
    lookers,
    admission,
    storage,
    metrics,
    callbacks: makeCallbacks(config, shutdown.signal),
    shutdown: shutdown.signal,
    ...traced,
  };
  const jobService = startDistributedJobs(intake, cluster);
  const isReady = (): boolean => isOpen && (config.role === 'worker' ? worker !== undefined && cluster.isReached() : cluster.isReady());
  const clients = makeClients(config.trustedProxies, Date.now, () => secret);
  const services: Services = {
    config,
    offers: cluster.nodes.offers,
    convert: convertByJob(intake, cluster, jobService),
    spool: makeSpool({
      ...intake,
      isReady,
      admission: makeAdmission({
        clientConcurrency: config.clientConcurrency,
        clientPerMinute: config.clientPerMinute,
        total,
        what: 'requests',
      }),
    }),
    jobs: jobService,
    progress: spreadProgress(makeProgressBoard(), cluster.redis, cluster.changes, cluster.prefix),
    clients,
    callers: makeCallers(config.apiKeys, clients),
    downloads,
    metrics,
    conditions: clusterConditions(cluster, { admission, storage, ...(tools && { tools }) }),
    isReady,
    shutdown: shutdown.signal,
    ...traced,
  };
  return {
    services,
    cluster,
    begun,
    admission,
    /** Accepts no more requests or jobs; running ones may take up to `ms` milliseconds to end. */
    drain: async (ms: number): Promise<void> => {
      isOpen = false;
      await worker?.stop(ms);
    },
    close: async (): Promise<void> => {
      clearInterval(secretTimer);
      await sweeper?.close();
      await jobService.close();
      await cluster.close();
    },
  };
};
