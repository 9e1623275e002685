import { canonicalFormat } from '../../catalogue/formats.ts';
import type { Client } from '../clients.ts';
import type { Config } from '../config.ts';
import { dataFolders } from '../data-folders.ts';
import type { Admission } from '../intake/admission.ts';
import type { Lookers } from '../intake/look/lookers.ts';
import { checkHeaders, receive } from '../intake/receive.ts';
import type { Semaphore } from '../intake/semaphore.ts';
import type { Storage } from '../intake/storage.ts';
import { type JobInput, type JobResult, type JobTools, runJob } from '../jobs/job.ts';
import { ofFile, runMerge } from '../jobs/merge.ts';
import type { Queue } from '../jobs/queue.ts';
import { StepFailure } from '../jobs/step-failure.ts';
import { conversionTimeout, withTimeout } from '../jobs/with-timeout.ts';
import { makeWorkspace, type Workspace } from '../jobs/workspace.ts';
import { logBug, logConversion, logFailure } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { Offers } from '../offers.ts';
import { asProblem, Problem } from '../problem.ts';
import { type RequestRecord, timed } from '../request-record.ts';
import type { Accepted, Conversion, ConversionState, Ended, Form, Result } from './conversion.ts';
import { packResult } from './pack-result.ts';
import { type Asked, type AskedFile, readForm } from './read-form.ts';

/** What conversions work with. */
export type ConversionServices = {
  readonly config: Pick<Config, 'dataDir' | 'jobSeconds' | 'uploadSeconds' | 'uploadGraceSeconds'>;
  readonly tools: JobTools;
  readonly offers: Offers;
  readonly queue: Queue;
  readonly admission: Admission;
  readonly storage: Storage;
  /** Uploads that are received at once. */
  readonly uploads: Semaphore;
  /** Threads that look at what has been received. */
  readonly lookers: Lookers;
  readonly metrics: Metrics;
  /** Whether conversions can start: from when the server listens until it goes down. Workers may still be getting ready. */
  readonly isReady: () => boolean;
  /** Aborts when the server goes down. */
  readonly shutdown: AbortSignal;
};

export type Start = {
  readonly form: Form;
  readonly client: Client;
  /** Cancels it at any time. A request's own signal, or, for what is to outlive its request, another. */
  readonly signal: AbortSignal;
  /** Takes the times of its stages, and names it in the log. */
  readonly record: RequestRecord;
};

const inputOf = ({ file, plan, options, title }: AskedFile): JobInput => ({ input: file.name, plan, options, title });

const goingDown = (): Problem => new Problem('shutting_down', undefined, { retryAfter: 10 });

/**
 * Starts a conversion: takes the form in, waits for a place among the running jobs, converts, and packs the result. It begins
 * at once and goes on by itself; what becomes of it is logged and counted.
 */
export const startConversion = (services: ConversionServices, { form, client, signal, record }: Start): Conversion => {
  const { admission, config, isReady, lookers, metrics, offers, queue, shutdown, storage, tools, uploads } = services;
  const stop = AbortSignal.any([signal, shutdown]);
  const accepted = Promise.withResolvers<Accepted>();
  // Whoever only waits for the end need not listen to this as well.
  accepted.promise.catch(() => undefined);

  let now: ConversionState = { state: 'receiving' };
  const listeners = new Set<(state: ConversionState) => void>();
  const tell = (state: ConversionState): void => {
    now = state;
    for (const listener of listeners) listener(state);
  };

  const take = async (workspace: Workspace): Promise<Asked> => {
    const received = await timed(record, 'upload', () =>
      uploads.pass(stop, () =>
        withTimeout(config.uploadSeconds, new Problem('upload_timeout'), stop, (limited) =>
          receive(form, workspace.dir, config.uploadGraceSeconds, limited),
        ),
      ),
    );
    record.bytes = received.bytes;
    const asked = readForm(offers, received);
    Object.assign(record, { from: asked.from, to: asked.to });
    await timed(record, 'look', async () => {
      for (const [index, { file, from }] of asked.files.entries())
        await lookers.look(client, { path: file.path, format: canonicalFormat(from) }, stop).catch((thrown) => {
          stop.throwIfAborted();
          throw asked.merger ? ofFile(thrown, index) : thrown;
        });
    });
    return asked;
  };

  const pack = (workspace: Workspace, job: JobResult, asked: Accepted, limited: AbortSignal): Promise<Result> => {
    tell({ state: 'working', phase: 'packing', fraction: null });
    return timed(record, 'answer', () => packResult(job, workspace.dir, asked, limited));
  };

  /** Packing is work as well, which a tool can make long by what it leaves: it counts to the conversion's time. */
  const convert = async (workspace: Workspace, asked: Asked): Promise<Result> => {
    const { files, merger, options, title, weight } = asked;
    const slot = await timed(record, 'queue', () => queue.enter(client, weight, stop, (position) => tell({ state: 'queued', position })));
    const onProgress = (fraction: number | null): void => tell({ state: 'working', phase: 'converting', fraction });
    try {
      onProgress(null);
      return await withTimeout(config.jobSeconds, conversionTimeout(config.jobSeconds), stop, async (limited) => {
        const job = await timed(record, 'convert', () =>
          merger
            ? runMerge(tools, { workspace, inputs: files.map(inputOf), merger, options, title, signal: limited, onProgress })
            : runJob(tools, { workspace, ...inputOf(files[0]), signal: limited, onProgress }),
        );
        return pack(workspace, job, asked, limited);
      });
    } finally {
      slot.release();
    }
  };

  let workspace: Workspace | undefined;
  const discard = async (): Promise<void> => workspace?.remove();
  let release = (): void => undefined;

  const run = async (): Promise<Result> => {
    if (!isReady()) throw goingDown();
    release = admission.enter(client);
    checkHeaders(form.headers);
    await storage.admit(Number(form.headers.get('content-length') ?? 0));
    workspace = await makeWorkspace(dataFolders(config.dataDir).jobs);
    try {
      const asked = await take(workspace);
      accepted.resolve(asked);
      return await convert(workspace, asked);
    } catch (thrown) {
      throw await storage.blame(thrown);
    }
  };

  /** That the one who started it has cancelled it, or the server goes down, is no failure of the conversion. */
  const endOf = (thrown: unknown): Exclude<Ended, { state: 'done' }> => {
    if (shutdown.aborted) return { state: 'failed', problem: goingDown() };
    return signal.aborted ? { state: 'cancelled' } : { state: 'failed', problem: asProblem(thrown) };
  };

  /** Says each fault of ours to whoever runs the server, once. */
  const report = (problem: Problem): void => {
    if (problem.code !== 'internal_error') return;
    record.reported = true;
    if (problem instanceof StepFailure) {
      const { bug, engine, side } = problem;
      metrics.failed(side, engine);
      logBug(engine, side, bug, record.id);
    } else {
      metrics.failed('conversion');
      logFailure('conversion_failed', problem, record.id);
    }
  };

  const finish = (end: Ended): Ended => {
    if (end.state === 'failed') report(end.problem);
    const outcome = signal.aborted && end.state !== 'done' ? 'client_closed' : end.state === 'failed' ? end.problem.code : 'ok';
    metrics.ended(record, outcome);
    logConversion(record, outcome, end.state === 'done' ? 200 : end.state === 'failed' ? end.problem.status : 400);
    tell(end);
    listeners.clear();
    return end;
  };

  const ended = run().then(
    (result) => finish({ state: 'done', result }),
    async (thrown) => {
      const end = endOf(thrown);
      await discard().catch((failed) => logFailure('clean_up_failed', failed, record.id));
      release();
      accepted.reject(end.state === 'failed' ? end.problem : signal.reason);
      return finish(end);
    },
  );

  return {
    state: () => now,
    watch: (listener) => {
      listener(now);
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    accepted: accepted.promise,
    ended,
    discard,
    release: () => release(),
  };
};
