import { join } from 'node:path';
import { canonicalFormat, requireFormat } from '../../catalogue/formats.ts';
import { message } from '../../catalogue/languages/message.ts';
import { textOf } from '../../catalogue/languages/text-of.ts';
import { isOffered } from '../../catalogue/pairs.ts';
import { readConfig } from '../config/config.ts';
import { dataFolders } from '../config/data-folders.ts';
import { Problem } from '../contract/problem.ts';
import type { ConversionServices } from '../conversions/start-conversion.ts';
import { startConversion } from '../conversions/start-conversion.ts';
import { engines } from '../engines.ts';
import { makeAdmission } from '../intake/admission.ts';
import { makeLookers } from '../intake/look/lookers.ts';
import { makeSemaphore } from '../intake/semaphore.ts';
import { makeStorage } from '../intake/storage.ts';
import { makeQueue } from '../jobs/queue.ts';
import { makeMetrics } from '../observability/metrics.ts';
import { makeOffers, type Offers } from '../planning/offers.ts';
import { plan } from '../planning/plan.ts';
import { judgeLevel } from '../sandbox/level.ts';
import { makePresence } from '../toolchain/presence.ts';
import { prepareToolchain } from '../toolchain/toolchain.ts';
import type { Converter, Obtained } from './converter.ts';
import { formOf } from './form.ts';
import { settingsOfTheServer } from './help.ts';
import { userSpeech } from './speech.ts';

const uploadWaitMs = 60_000;
const lookSeconds = 20;

/** The local user. */
const client = { key: 'local', local: true };

/** What this machine offers; starts no sandbox or worker. */
export const localOffers = (): Offers => makeOffers(makePresence().present(engines));

/** Explains what this machine lacks for a pair that the product offers. */
const checkPair = (offers: Offers, from: string, to: string): void => {
  if (offers.has(from, to) || !isOffered(from, to)) return;
  const { absent } = makePresence();
  const steps = plan(engines, canonicalFormat(from), canonicalFormat(to)) ?? [];
  const missing = [...new Set(steps.flatMap(({ step }) => absent(step.needs)))];
  throw new Problem(
    'converter_unavailable',
    message('needsPrograms', { from: requireFormat(from).name, to: requireFormat(to).name, programs: missing.join(', ') }),
  );
};

/**
 * Converts on this machine with the server's engines and sandbox, in a private work folder. Rejects with ConfigError
 * or SandboxError if that is impossible.
 */
export const startLocal = async (workDir: string, atOnce: number, warn: (text: string) => void): Promise<Converter> => {
  const env = Object.fromEntries(settingsOfTheServer.map((name) => [name, process.env[name]]));
  const config = readConfig({ ...env, DATA_DIR: join(workDir, 'data'), SPARE_WORKERS: '0' }, atOnce);
  const { jobs } = dataFolders(config.dataDir);
  const tools = await prepareToolchain(config);
  const warning = judgeLevel(tools.host.level, tools.strongerLevels, config);
  if (warning) warn(warning);
  const offers = makeOffers(tools.engines, tools.mergers, tools.unlockers);
  const lookers = makeLookers({ threads: Math.min(2, atOnce), waiting: 1000, seconds: lookSeconds });
  const shutdown = new AbortController();
  const services: ConversionServices = {
    config,
    tools,
    offers,
    queue: makeQueue({ capacity: config.capacity, length: 10_000, waitMs: 3_600_000 }),
    admission: makeAdmission({ clientConcurrency: 1000, clientPerMinute: 1_000_000, total: 1000 }),
    storage: makeStorage([jobs], config.diskQuotaMb * 1024 ** 2),
    uploads: makeSemaphore(atOnce, uploadWaitMs),
    lookers,
    metrics: makeMetrics(),
    isReady: () => true,
    shutdown: shutdown.signal,
  };
  const discards = new WeakMap<Obtained, () => Promise<void>>();
  return {
    convert: async (task, signal, onFraction) => {
      if (task.fields.outputFormat !== undefined && !task.others) checkPair(offers, task.input.from, task.to);
      const record = { id: crypto.randomUUID(), startedAt: performance.now(), stages: new Map() };
      const conversion = startConversion(services, { form: formOf(task), client, signal, record });
      conversion.watch((state) => {
        if (state.state === 'working' && state.phase === 'converting') onFraction(state.fraction ?? 0);
      });
      const end = await conversion.ended;
      conversion.release();
      if (end.state === 'cancelled') throw signal.reason;
      if (end.state === 'failed') throw end.problem;
      const { dir, file, bytes, files, notes } = end.result;
      const result: Obtained = { path: join(dir, file), bytes, files, notes: notes.map((note) => textOf(note, userSpeech)) };
      discards.set(result, conversion.discard);
      return result;
    },
    discard: async (result) => discards.get(result)?.(),
    close: async () => {
      shutdown.abort(new Error('All is done.'));
      lookers.close();
      await tools.close();
    },
  };
};
