import { availableParallelism } from 'node:os';
import { maxFileAgeMs } from '../catalogue/limits.ts';
import { makeDownloads } from './answers/downloads.ts';
import { makeApp } from './app.ts';
import { makeClients } from './clients.ts';
import { ConfigError, readConfig } from './config.ts';
import { dataFolders } from './data-folders.ts';
import { makeAdmission } from './intake/admission.ts';
import { makeLookers } from './intake/look/lookers.ts';
import { makeSemaphore } from './intake/semaphore.ts';
import { makeStorage } from './intake/storage.ts';
import { makeCallbacks } from './job-service/callbacks.ts';
import { startEmbeddedJobs } from './job-service/embedded/embedded-jobs.ts';
import { startCleanUp } from './jobs/clean-up.ts';
import { lockFolder } from './jobs/data-lock.ts';
import { makeProgressBoard } from './jobs/progress.ts';
import { makeQueue } from './jobs/queue.ts';
import { logFailure } from './log.ts';
import { makeMetrics } from './metrics.ts';
import { makeOffers } from './offers.ts';
import { judgeLevel, SandboxError } from './sandbox/level.ts';
import { prepareToolchain } from './toolchain/toolchain.ts';
import { makeVersions } from './toolchain/versions.ts';

/** How long running conversions may go on after SIGTERM, and answers that are on their way after that. */
const drainMs = 30_000;
const lastAnswersMs = 5_000;
const cleanUpEveryMs = 5 * 60_000;
/** How long an upload may wait until others have finished theirs. */
const uploadWaitMs = 15_000;
/** What a look at an upload may take; a hostile one takes half a second. */
const lookSeconds = 20;

const start = async (): Promise<void> => {
  const cores = availableParallelism();
  const config = readConfig(process.env, cores);
  const metrics = makeMetrics();
  // A bug in one request must not take everybody's conversions along; it is logged and counted instead.
  for (const event of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(event, (thrown) => {
      metrics.failed(event);
      logFailure(event, thrown);
    });

  lockFolder(config.dataDir);
  const { jobs, results, workers } = dataFolders(config.dataDir);
  const cleanUp = await startCleanUp(
    { everything: [jobs, workers], aged: [jobs] },
    { maxAgeMs: maxFileAgeMs / 2, everyMs: cleanUpEveryMs },
  );
  const queue = makeQueue({ capacity: config.capacity, length: config.queueLength, waitMs: config.queueWaitSeconds * 1000 });
  const tools = await prepareToolchain(config, { isCalm: () => queue.state().running < Math.max(2, cores) });
  const warning = judgeLevel(tools.host.level, tools.strongerLevels, config);
  if (warning) console.warn(warning);
  const shutdown = new AbortController();
  const admission = makeAdmission({
    clientConcurrency: config.clientConcurrency,
    clientPerMinute: config.clientPerMinute,
    total: config.requestsAtOnce,
  });
  const downloads = makeDownloads();
  const lookers = makeLookers({ threads: Math.min(4, cores), waiting: config.requestsAtOnce, seconds: lookSeconds });
  let ready = false;
  const parts = {
    config,
    tools,
    queue,
    metrics,
    offers: makeOffers(tools.engines, tools.mergers, tools.unlockers),
    progress: makeProgressBoard(),
    clients: makeClients(config.trustedProxies),
    admission,
    uploads: makeSemaphore(config.uploadsAtOnce, uploadWaitMs),
    lookers,
    downloads,
    storage: makeStorage([jobs, results], config.diskQuotaMb * 1024 ** 2, () => downloads.state().bytes),
    isReady: () => ready,
    versions: makeVersions(),
    shutdown: shutdown.signal,
  };
  const jobService = await startEmbeddedJobs({ ...parts, callbacks: makeCallbacks(config, shutdown.signal) });
  const app = makeApp({ ...parts, jobs: jobService });
  // The form is counted while it is read (intake/receive.ts), so that one that is too large gets an answer; Bun would just cut it.
  app.listen({ port: config.port, hostname: config.host, maxRequestBodySize: Number.MAX_SAFE_INTEGER, idleTimeout: 60 });
  console.log(`Listening on http://localhost:${app.server?.port}`);
  for (const { engine, programs, steps } of tools.missing)
    console.log(`Off: ${steps} conversions of ${engine} (missing ${programs.join(', ')})`);
  ready = true;

  const stop = async (): Promise<void> => {
    ready = false;
    const waitUntil = async (ms: number, done: () => boolean): Promise<void> => {
      for (const end = performance.now() + ms; !done() && performance.now() < end; ) await Bun.sleep(20);
    };
    await waitUntil(drainMs, () => admission.state().total === 0);
    shutdown.abort(new Error('The server is going down.'));
    await waitUntil(lastAnswersMs, () => admission.state().total === 0 && (app.server?.pendingRequests ?? 0) === 0);
    cleanUp.stop();
    await jobService.close();
    await app.stop(true);
    lookers.close();
    await tools.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());
  // Conversions work without spares, only slower at first; a kind of worker that can't start at all says so to whoever needs it.
  await tools.warm().catch((thrown) => logFailure('worker_failed', thrown));
};

start().catch((thrown) => {
  console.error(thrown instanceof ConfigError || thrown instanceof SandboxError ? thrown.message : thrown);
  process.exit(1);
});
