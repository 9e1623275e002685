import { availableParallelism, loadavg } from 'node:os';
import { maxFileAgeMs } from '../catalogue/limits.ts';
import { makeDownloads } from './answers/downloads.ts';
import { makeApp, makeWorkerApp } from './app.ts';
import { type Config, ConfigError, readConfig } from './config/config.ts';
import { dataFolders } from './config/data-folders.ts';
import { makeSpool } from './conversions/spool.ts';
import { startConversion } from './conversions/start-conversion.ts';
import { checkClock } from './doctor/clock.ts';
import { type Finding, isFault, MachineError, sentence } from './doctor/finding.ts';
import { judgeMemory, memoryHere } from './doctor/memory.ts';
import { portTrouble } from './doctor/port.ts';
import { makeAdmission } from './intake/admission.ts';
import { makeCallers } from './intake/callers.ts';
import type { Lookers } from './intake/look/lookers.ts';
import { makeLookers } from './intake/look/lookers.ts';
import { makeSemaphore } from './intake/semaphore.ts';
import { makeStorage } from './intake/storage.ts';
import { makeCallbacks } from './job-service/callbacks.ts';
import { startEmbeddedJobs } from './job-service/embedded/embedded-jobs.ts';
import { startCleanUp } from './jobs/clean-up.ts';
import { lockFolder } from './jobs/data-lock.ts';
import { makeProgressBoard } from './jobs/progress.ts';
import { makeQueue } from './jobs/queue.ts';
import { type NodeParts, startClusterNode } from './node/cluster-node.ts';
import { localConditions } from './node/conditions.ts';
import { logFailure } from './observability/log.ts';
import { type Metrics, makeMetrics } from './observability/metrics.ts';
import { makeOffers } from './planning/offers.ts';
import { makeClients } from './requests/clients.ts';
import { judgeLevel, SandboxError } from './sandbox/level.ts';
import { prepareToolchain, type Toolchain } from './toolchain/toolchain.ts';
import { makeVersions } from './toolchain/versions.ts';
import type { Tracer } from './tracing/tracer.ts';

/** Time limit for running conversions after SIGTERM, and for responses in progress after that. */
const drainMs = 30_000;
const lastAnswersMs = 5_000;
const cleanUpEveryMs = 5 * 60_000;
/** Maximum time that an upload waits for other uploads. */
const uploadWaitMs = 15_000;
/** Timeout for inspecting an upload; a hostile one takes half a second. */
const lookSeconds = 20;

/** Timeout for exporting the last spans. */
const lastSpansMs = 2_000;

type Around = { readonly cores: number; readonly tracer?: Tracer };

/** Loaded only if tracing is on. */
const startTracing = async ({ tracing, role }: Config, metrics: Metrics): Promise<Tracer | undefined> => {
  if (!tracing) return undefined;
  const { makeTracer } = await import('./tracing/tracer.ts');
  const resource = { 'service.instance.id': crypto.randomUUID(), 'converter.role': role };
  return makeTracer(tracing, resource, (spans) => metrics.failed('trace', undefined, spans));
};

/** Prepares the tools and their supervision in a process that converts. */
const startTools = async (config: Config, isCalm: () => boolean): Promise<Toolchain> => {
  const tools = await prepareToolchain(config, { isCalm });
  const warning = judgeLevel(tools.host.level, tools.strongerLevels, config);
  if (warning) console.warn(warning);
  return tools;
};

const tellMissing = ({ missing }: Toolchain): void => {
  for (const { engine, programs, steps } of missing) console.log(`Off: ${steps} conversions of ${engine} (missing ${programs.join(', ')})`);
};

/** Conversions work without spares, only slower at first; a kind of worker that cannot start fails when it is needed. */
const warm = (tools: Toolchain): Promise<void> => tools.warm().catch((thrown) => logFailure('worker_failed', thrown));

const onEnd = (stop: () => Promise<void>): void => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop().then(() => process.exit(0)));
};

const waitUntil = async (ms: number, done: () => boolean): Promise<void> => {
  for (const end = performance.now() + ms; !done() && performance.now() < end; ) await Bun.sleep(20);
};

/** The form is counted while it is read (intake/receive.ts), so that one that is too large gets a response; Bun would just disconnect. */
const listen = (app: ReturnType<typeof makeApp> | ReturnType<typeof makeWorkerApp>, { port, host: hostname }: Config): void => {
  try {
    // Prevents port sharing: every other request would go to a server that does not know the job.
    app.listen({ port, hostname, reusePort: false, maxRequestBodySize: Number.MAX_SAFE_INTEGER, idleTimeout: 60 });
  } catch (thrown) {
    const trouble = portTrouble(thrown, port, hostname);
    throw trouble ? new MachineError(sentence(trouble)) : thrown;
  }
  console.log(`Listening on http://localhost:${app.server?.port}`);
};

/** Starts a single-machine server. */
const startAlone = async (config: Config, metrics: Metrics, lookers: Lookers, { cores, tracer }: Around): Promise<void> => {
  const { jobs, results } = dataFolders(config.dataDir);
  const queue = makeQueue({ capacity: config.capacity, length: config.queueLength, waitMs: config.queueWaitSeconds * 1000 });
  const tools = await startTools(config, () => queue.state().running < Math.max(2, cores));
  const shutdown = new AbortController();
  const { clientConcurrency, clientPerMinute, requestsAtOnce: total } = config;
  const admission = makeAdmission({ clientConcurrency, clientPerMinute, total });
  const downloads = makeDownloads();
  const clients = makeClients(config.trustedProxies);
  let ready = false;
  const parts = {
    config,
    tools,
    queue,
    metrics,
    offers: makeOffers(tools.engines, tools.mergers, tools.unlockers),
    progress: makeProgressBoard(),
    clients,
    callers: makeCallers(config.apiKeys, clients),
    admission,
    uploads: makeSemaphore(config.uploadsAtOnce, uploadWaitMs),
    lookers,
    downloads,
    storage: makeStorage([jobs, results], config.diskQuotaMb * 1024 ** 2, () => downloads.state().bytes),
    isReady: () => ready,
    versions: makeVersions(),
    shutdown: shutdown.signal,
    ...(tracer && { tracer }),
  };
  const jobService = await startEmbeddedJobs({ ...parts, callbacks: makeCallbacks(config, shutdown.signal) });
  const app = makeApp({
    ...parts,
    jobs: jobService,
    convert: (asked) => startConversion(parts, asked),
    spool: makeSpool({ ...parts, admission: makeAdmission({ clientConcurrency, clientPerMinute, total, what: 'requests' }) }),
    conditions: localConditions(parts),
  });
  listen(app, config);
  tellMissing(tools);
  ready = true;
  onEnd(async () => {
    ready = false;
    await waitUntil(drainMs, () => admission.state().total === 0);
    shutdown.abort(new Error('The server is going down.'));
    await waitUntil(lastAnswersMs, () => admission.state().total === 0 && (app.server?.pendingRequests ?? 0) === 0);
    await jobService.close();
    await app.stop(true);
    await tracer?.close(lastSpansMs);
    lookers.close();
    await tools.close();
  });
  await warm(tools);
};

/** Starts a server that shares queue, state and files with others. */
const startInCluster = async (
  config: NodeParts['config'],
  metrics: Metrics,
  lookers: Lookers,
  { cores, tracer }: Around,
): Promise<void> => {
  const tools = config.role === 'api' ? undefined : await startTools(config, () => (loadavg()[0] ?? 0) < cores);
  const shutdown = new AbortController();
  const node = await startClusterNode({
    config,
    metrics,
    lookers,
    shutdown,
    uploadWaitMs,
    versions: makeVersions(),
    ...(tools && { tools }),
    ...(tracer && { tracer }),
  });
  const app = config.role === 'worker' ? makeWorkerApp(node.services) : makeApp(node.services);
  listen(app, config);
  if (tools) tellMissing(tools);
  onEnd(async () => {
    const drained = node.drain(drainMs);
    await waitUntil(drainMs, () => node.admission.state().total === 0);
    await waitUntil(lastAnswersMs, () => (app.server?.pendingRequests ?? 0) === 0);
    await drained;
    shutdown.abort(new Error('The server is going down.'));
    await Promise.race([node.close(), Bun.sleep(2000)]);
    await Promise.race([app.stop(true), Bun.sleep(1000)]);
    await tracer?.close(lastSpansMs);
    lookers.close();
    await tools?.close();
  });
  await node.begun;
  console.log('Redis and the store are reached.');
  if (tools) await warm(tools);
};

/** Aborts the start on a fault that would soon break the server, and logs warnings on what limits it. */
const judgeMachine = (findings: readonly Finding[]): void => {
  const fault = findings.find(isFault);
  if (fault) throw new MachineError(sentence(fault));
  for (const finding of findings) if (finding.state === 'warning') console.warn(sentence(finding));
};

const start = async (): Promise<void> => {
  const cores = availableParallelism();
  const config = readConfig(process.env, cores);
  const metrics = makeMetrics();
  // A bug in one request must not end all conversions; it is logged and counted instead.
  for (const event of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(event, (thrown) => {
      metrics.failed(event);
      logFailure(event, thrown);
    });

  judgeMachine([await checkClock(), judgeMemory(memoryHere())]);
  lockFolder(config.dataDir);
  const { jobs, workers } = dataFolders(config.dataDir);
  await startCleanUp({ everything: [jobs, workers], aged: [jobs] }, { maxAgeMs: maxFileAgeMs / 2, everyMs: cleanUpEveryMs });
  const lookers = makeLookers({ threads: Math.min(4, cores), waiting: config.requestsAtOnce, seconds: lookSeconds });
  const tracer = await startTracing(config, metrics);
  const { cluster } = config;
  const around = { cores, ...(tracer && { tracer }) };
  await (cluster ? startInCluster({ ...config, cluster }, metrics, lookers, around) : startAlone(config, metrics, lookers, around));
};

const isSentence = (thrown: unknown): thrown is Error => [ConfigError, SandboxError, MachineError].some((kind) => thrown instanceof kind);

start().catch((thrown) => {
  console.error(isSentence(thrown) ? thrown.message : thrown);
  process.exit(1);
});
