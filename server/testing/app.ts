import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makeDownloads } from '../answers/downloads.ts';
import { makeApp } from '../app.ts';
import { readConfig } from '../config/config.ts';
import { dataFolders } from '../config/data-folders.ts';
import { makeSpool } from '../conversions/spool.ts';
import { type ConversionServices, startConversion } from '../conversions/start-conversion.ts';
import { makeAdmission } from '../intake/admission.ts';
import { makeCallers } from '../intake/callers.ts';
import { makeLookers } from '../intake/look/lookers.ts';
import { makeSemaphore } from '../intake/semaphore.ts';
import { makeStorage } from '../intake/storage.ts';
import { makeCallbacks } from '../job-service/callbacks.ts';
import { startEmbeddedJobs } from '../job-service/embedded/embedded-jobs.ts';
import { makeProgressBoard } from '../jobs/progress.ts';
import { makeQueue } from '../jobs/queue.ts';
import { type LocalParts, localConditions } from '../node/conditions.ts';
import type { Services } from '../node/services.ts';
import { makeMetrics } from '../observability/metrics.ts';
import { makeOffers } from '../planning/offers.ts';
import { makeClients } from '../requests/clients.ts';
import type { Toolchain } from '../toolchain/toolchain.ts';
import { makeVersions } from '../toolchain/versions.ts';
import { testSettings } from './settings.ts';
import { toolsFor } from './shared-tools.ts';
import { makeTestFolder } from './test-folder.ts';

/** Services of the app's routes, and their implementations on one machine. */
export type TestServices = Services & ConversionServices & LocalParts & { readonly tools: Toolchain };

/** The whole app without a port, on the real toolchain, in a temporary folder. */
export type TestApp = {
  readonly services: TestServices;
  readonly send: (path: string, init?: RequestInit) => Promise<Response>;
  /** Posts a form to `/api/convert`: strings as fields, a Blob as the file. */
  readonly convert: (fields: Readonly<Record<string, string | File>>, init?: RequestInit) => Promise<Response>;
  /** The data folder of the toolchain, with the folders of its workers; requests have theirs in `services.config.dataDir`. */
  readonly toolsDir: string;
  readonly shutDown: () => void;
  readonly close: () => Promise<void>;
};

/** Sets up the app with these environment settings, and with these services instead of the defaults. */
export const startApp = async (env: Readonly<Record<string, string>> = {}, others: Partial<TestServices> = {}): Promise<TestApp> => {
  const dir = makeTestFolder('app');
  const config = readConfig({ DATA_DIR: join(dir, 'data'), ...testSettings, ...env }, 2);
  const lent = others.tools ? { tools: others.tools, dir: config.dataDir, giveBack: async () => undefined } : await toolsFor(config);
  const { tools, dir: toolsDir, giveBack } = lent;
  const { jobs, results } = dataFolders(config.dataDir);
  await Bun.$`mkdir -p ${jobs} ${results}`.quiet();
  const shutdown = new AbortController();
  const downloads = makeDownloads();
  const clients = makeClients(config.trustedProxies);
  const lookers = makeLookers({ threads: 2, waiting: config.requestsAtOnce, seconds: 60 });
  const { clientConcurrency, clientPerMinute, requestsAtOnce: total } = config;
  const parts: Omit<TestServices, 'jobs' | 'convert' | 'conditions' | 'spool'> = {
    config,
    tools,
    offers: makeOffers(tools.engines, tools.mergers, tools.unlockers),
    queue: makeQueue({ capacity: config.capacity, length: config.queueLength, waitMs: config.queueWaitSeconds * 1000 }),
    progress: makeProgressBoard(),
    clients,
    callers: makeCallers(config.apiKeys, clients),
    admission: makeAdmission({ clientConcurrency, clientPerMinute, total }),
    uploads: makeSemaphore(config.uploadsAtOnce, 15_000),
    lookers,
    downloads,
    storage: makeStorage([jobs, results], config.diskQuotaMb * 1024 ** 2, () => downloads.state().bytes),
    metrics: makeMetrics(),
    isReady: () => true,
    versions: makeVersions(),
    shutdown: shutdown.signal,
    ...others,
  };
  const services: TestServices = {
    ...parts,
    convert: others.convert ?? ((asked) => startConversion(parts, asked)),
    spool: makeSpool({ ...parts, admission: makeAdmission({ clientConcurrency, clientPerMinute, total, what: 'requests' }) }),
    conditions: others.conditions ?? localConditions(parts),
    jobs: others.jobs ?? (await startEmbeddedJobs({ ...parts, callbacks: makeCallbacks(config, shutdown.signal) })),
  };
  const app = makeApp(services);
  const send: TestApp['send'] = (path, init) => app.handle(new Request(`http://localhost${path}`, init));
  return {
    services,
    send,
    convert: (fields, init) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      return send('/api/convert', { method: 'POST', body: form, ...init });
    },
    toolsDir,
    shutDown: () => shutdown.abort(new Error('The server is going down.')),
    close: async () => {
      shutdown.abort(new Error('The test is over.'));
      await services.jobs.close();
      lookers.close();
      await giveBack();
      await rm(dir, { recursive: true, force: true });
    },
  };
};
