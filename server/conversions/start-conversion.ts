import type { Config } from '../config/config.ts';
import { dataFolders } from '../config/data-folders.ts';
import { asProblem, Problem } from '../contract/problem.ts';
import type { Admission } from '../intake/admission.ts';
import { checkQuotaLength } from '../intake/callers.ts';
import { checkHeaders } from '../intake/receive.ts';
import type { Storage } from '../intake/storage.ts';
import type { Queue } from '../jobs/queue.ts';
import type { JobTools } from '../jobs/step-tools.ts';
import { makeWorkspace, type Workspace } from '../jobs/workspace.ts';
import { logConversion, logFailure } from '../observability/log.ts';
import type { Metrics } from '../observability/metrics.ts';
import type { Client } from '../requests/clients.ts';
import { type RequestRecord, timed } from '../requests/request-record.ts';
import type { Conversion, Ended, Form, Result } from './conversion.ts';
import { makeStates } from './conversion-states.ts';
import { convertUpload, reportFault } from './convert-upload.ts';
import type { Asked } from './read-form.ts';
import { type IntakeServices, takeForm } from './take-form.ts';

/** Dependencies of conversions. */
export type ConversionServices = IntakeServices & {
  readonly config: Pick<Config, 'dataDir' | 'jobSeconds'>;
  readonly tools: JobTools;
  readonly queue: Queue;
  readonly admission: Admission;
  readonly storage: Storage;
  readonly metrics: Metrics;
  /** True if conversions can start: from listening until shutdown. Workers may still be warming up. */
  readonly isReady: () => boolean;
  /** Aborts on shutdown. */
  readonly shutdown: AbortSignal;
};

export type Start = {
  readonly form: Form;
  readonly client: Client;
  /** Cancels the conversion: the request's own signal, or another if the conversion outlives the request. */
  readonly signal: AbortSignal;
  /** Collects stage times and identifies the conversion in the log. */
  readonly record: RequestRecord;
};

const goingDown = (): Problem => new Problem('shutting_down', undefined, { retryAfter: 10 });

/**
 * Starts a conversion: receives the form, queues for a slot, converts, and packs the result. It runs in the background from here;
 * its outcome is logged and counted.
 */
export const startConversion = (services: ConversionServices, { form, client, signal, record }: Start): Conversion => {
  const { admission, config, isReady, metrics, queue, shutdown, storage } = services;
  const stop = AbortSignal.any([signal, shutdown]);
  const { tell, accept, refuse, finish, followed } = makeStates<Result>();

  const convert = async (workspace: Workspace, asked: Asked): Promise<Result> => {
    const slot = await timed(record, 'queue', () =>
      queue.enter(client, asked.weight, stop, (position) => tell({ state: 'queued', position })),
    );
    try {
      return await convertUpload(services, { workspace, asked, record, tell }, stop);
    } finally {
      slot.release();
    }
  };

  let workspace: Workspace | undefined;
  const discard = async (): Promise<void> => workspace?.remove();
  let release = (): void => undefined;

  const run = async (): Promise<Result> => {
    if (!isReady()) throw goingDown();
    if (client.quota) record.key = client.quota.name;
    release = admission.enter(client);
    if (!form.take) checkHeaders(form.headers, form.ofSeveral);
    checkQuotaLength(client, form.headers, form.ofSeveral);
    await storage.admit(Number(form.headers.get('content-length') ?? 0));
    workspace = await makeWorkspace(dataFolders(config.dataDir).jobs);
    try {
      const { asked } = await takeForm(services, { form, client, record }, workspace.dir, stop);
      accept(asked);
      return await convert(workspace, asked);
    } catch (thrown) {
      throw await storage.blame(thrown);
    }
  };

  /** Maps a thrown value to a final state: cancellation and shutdown are no failures. */
  const endOf = (thrown: unknown): Exclude<Ended, { state: 'done' }> => {
    if (shutdown.aborted) return { state: 'failed', problem: goingDown() };
    return signal.aborted ? { state: 'cancelled' } : { state: 'failed', problem: asProblem(thrown) };
  };

  const account = (end: Ended): Ended => {
    if (end.state === 'failed') reportFault(metrics, record, end.problem);
    const outcome = signal.aborted && end.state !== 'done' ? 'client_closed' : end.state === 'failed' ? end.problem.code : 'ok';
    metrics.ended(record, outcome);
    logConversion(record, outcome, end.state === 'done' ? 200 : end.state === 'failed' ? end.problem.status : 400);
    return finish(end);
  };

  const ended = run().then(
    (result) => account({ state: 'done', result }),
    async (thrown) => {
      const end = endOf(thrown);
      await discard().catch((failed) => logFailure('clean_up_failed', failed, record.id));
      release();
      refuse(end.state === 'failed' ? end.problem : signal.reason);
      return account(end);
    },
  );

  return { ...followed, ended, discard, release: () => release() };
};
