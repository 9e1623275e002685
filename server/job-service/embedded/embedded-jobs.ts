import { existsSync } from 'node:fs';
import type { Client } from '../../clients.ts';
import type { Config } from '../../config.ts';
import type { Accepted, Conversion, ConversionState, Ended } from '../../conversions/conversion.ts';
import { type ConversionServices, startConversion } from '../../conversions/start-conversion.ts';
import { dataFolders } from '../../data-folders.ts';
import { moveFile } from '../../files/stage-files.ts';
import { logFailure } from '../../log.ts';
import { asProblem, Problem, problemBody } from '../../problem.ts';
import type { Callbacks } from '../callbacks.ts';
import { isOver, type Job, type JobState, newJobId } from '../job.ts';
import type { JobEvent, JobFile, JobService, Submission } from '../job-service.ts';
import { type JobRecord, makeRecords } from './records.ts';

/** What is known of a job goes an hour after it began, result or none. */
const forgetMs = 60 * 60_000;
const sweepMs = 2_000;
/** Jobs that are remembered at once, expired ones included: some 20 MB. */
const mostJobs = 20_000;
/** Progress that follows quicker on progress is left out. */
const progressMs = 200;

/** A job in memory. */
type Entry = {
  job: Job;
  /** Of its last event. */
  number: number;
  /** Whose it is, as long as this server runs. */
  readonly client?: string;
  /** Where its end is told, if anybody asked for that. */
  readonly callbackUrl?: string;
  /** Cancels it. */
  readonly stop: AbortController;
  /** Resolves at the next change. */
  changed: PromiseWithResolvers<void>;
};

/** Ends that whoever asked for a callback hears of; that a result has been deleted is none. */
const toldByCallback: ReadonlySet<JobState['state']> = new Set(['done', 'failed', 'cancelled']);

const clock = (ms: number): string => new Date(ms).toISOString();

/** A conversion's state as that of a job; what a finished one hands over comes once it is kept. */
const stateOf = (state: ConversionState): JobState | undefined => {
  if (state.state === 'receiving') return undefined;
  if (state.state === 'queued' || state.state === 'working') return state;
  if (state.state === 'failed') return { state: 'failed', problem: problemBody(state.problem) };
  return state.state === 'cancelled' ? state : undefined;
};

/** The address that a form asks to be called at, checked before the job begins. */
const checkCallback = (callbacks: Callbacks | undefined, url: string | undefined): string | undefined => {
  if (url === undefined || url.trim() === '') return undefined;
  if (!callbacks) throw new Problem('invalid_option', 'This server calls nobody back.', { option: 'callbackUrl' });
  return callbacks.check(url.trim());
};

export type EmbeddedConfig = ConversionServices['config'] & Pick<Config, 'resultMinutes' | 'clientJobs'>;

/**
 * Jobs of one machine: in this process, with their results in files. A restart keeps finished results for their time, and ends what was
 * under way.
 */
export const startEmbeddedJobs = async (
  services: Omit<ConversionServices, 'config'> & { readonly config: EmbeddedConfig; readonly callbacks?: Callbacks },
  now: () => number = Date.now,
): Promise<JobService> => {
  const { config } = services;
  const records = makeRecords(dataFolders(config.dataDir).results);
  const entries = new Map<string, Entry>();
  const byKey = new Map<string, { readonly taken: Promise<Job>; id?: string }>();
  const keepMs = config.resultMinutes * 60_000;

  const persist = ({ job, number, callbackUrl }: Entry): Promise<void> => records.write({ job, number, callbackUrl });

  const jobIn = ({ job: { id, createdAt, inputFormat, outputFormat } }: Entry, state: JobState): Job => ({
    id,
    createdAt,
    inputFormat,
    outputFormat,
    ...state,
  });
  const change = (entry: Entry, state: JobState): void => {
    entry.job = jobIn(entry, state);
    entry.number++;
    entry.changed.resolve();
    entry.changed = Promise.withResolvers();
    if (entry.callbackUrl && toldByCallback.has(state.state)) services.callbacks?.tell(entry.callbackUrl, entry.job);
  };

  const beginEntry = ({ from, to, fields }: Accepted, client: string, stop: AbortController): Entry => ({
    job: { id: newJobId(), createdAt: clock(now()), inputFormat: from, outputFormat: to, state: 'queued', position: 1 },
    number: 1,
    client,
    callbackUrl: checkCallback(services.callbacks, fields.get('callbackUrl')),
    stop,
    changed: Promise.withResolvers(),
  });

  /** Moves the result to where it is kept, and says so once the record would outlive this process: whoever has heard of it can have it. */
  const keep = async (entry: Entry, end: Extract<Ended, { state: 'done' }>): Promise<void> => {
    const { dir, file, name, mimeType, bytes, files, notes } = end.result;
    await moveFile(dir, file, records.folderOf(entry.job.id), records.resultName);
    const done = { state: 'done', name, bytes, type: mimeType, files, notes, expiresAt: clock(now() + keepMs) } as const;
    await records.write({ job: jobIn(entry, done), number: entry.number + 1, callbackUrl: entry.callbackUrl });
    if (isOver(entry.job)) {
      // Deleted meanwhile: that stands.
      await records.dropResult(entry.job.id);
      await persist(entry);
    } else change(entry, done);
  };

  /** Follows a conversion to its end. Whatever fails of that is the job's failure, and says so. */
  const follow = async (entry: Entry, conversion: Conversion): Promise<void> => {
    const unwatch = conversion.watch((state) => {
      const next = stateOf(state);
      if (next && !isOver(entry.job) && !isOver(next)) change(entry, next);
    });
    const end = await conversion.ended;
    unwatch();
    try {
      // Deleted while it worked: that has been said.
      if (isOver(entry.job)) return;
      if (end.state === 'done') await keep(entry, end);
      else {
        change(entry, stateOf(end) ?? { state: 'cancelled' });
        await persist(entry);
      }
    } catch (thrown) {
      logFailure('job_not_kept', thrown);
      change(entry, { state: 'failed', problem: problemBody(asProblem(thrown)) });
      await persist(entry).catch((again) => logFailure('job_not_kept', again));
    } finally {
      conversion.release();
      await conversion.discard();
    }
  };

  const checkClient = ({ key, local }: Client): void => {
    if (entries.size >= mostJobs) throw new Problem('queue_full', undefined, { retryAfter: 60 });
    if (local) return;
    const own = [...entries.values()].filter(({ client, job }) => client === key && job.state !== 'expired' && job.state !== 'cancelled');
    if (own.length < config.clientJobs) return;
    const soonest = Math.min(...own.map(({ job }) => (job.state === 'done' ? Date.parse(job.expiresAt) - now() : 10_000)));
    throw new Problem('too_many_jobs', `The limit is ${config.clientJobs} jobs whose results have not been deleted yet.`, {
      retryAfter: Math.min(60, Math.max(1, Math.ceil(soonest / 1000))),
      limit: { name: 'jobs', max: config.clientJobs, actual: own.length },
    });
  };

  const take = async ({ form, client, record, sender }: Submission): Promise<Job> => {
    checkClient(client);
    const stop = new AbortController();
    const leave = (): void => stop.abort(sender.reason);
    sender.addEventListener('abort', leave, { once: true });
    if (sender.aborted) leave();
    const conversion = startConversion(services, { form, client, signal: stop.signal, record });
    try {
      const entry = beginEntry(await conversion.accepted, client.key, stop);
      entries.set(entry.job.id, entry);
      await records.begin(entry.job.id);
      await persist(entry);
      void follow(entry, conversion);
      return entry.job;
    } catch (thrown) {
      stop.abort(thrown);
      await conversion.ended;
      await conversion.discard();
      conversion.release();
      throw thrown;
    } finally {
      sender.removeEventListener('abort', leave);
    }
  };

  const submit = (submission: Submission): Promise<Job> => {
    const { idempotencyKey, client } = submission;
    if (idempotencyKey === undefined) return take(submission);
    const key = `${client.key} ${idempotencyKey}`;
    const known = byKey.get(key);
    if (known)
      return known.taken.then(
        (job) => entries.get(job.id)?.job ?? job,
        // Its connection broke before its form was whole: this one has come for it.
        (thrown) => {
          if (submission.sender.aborted) throw thrown;
          return submit(submission);
        },
      );
    const claim: { taken: Promise<Job>; id?: string } = { taken: take(submission) };
    byKey.set(key, claim);
    claim.taken.then(
      ({ id }) => {
        claim.id = id;
      },
      // One that was refused, or whose sender has gone, may come again.
      () => byKey.delete(key),
    );
    return claim.taken;
  };

  /** Takes the result away and remembers only that there was one. */
  const expire = async (entry: Entry, state: 'expired' | 'cancelled'): Promise<void> => {
    change(entry, { state });
    await records.dropResult(entry.job.id);
    await persist(entry);
  };

  const remove = async (id: string): Promise<boolean> => {
    const entry = entries.get(id);
    if (!entry) return false;
    if (!isOver(entry.job)) {
      await expire(entry, 'cancelled');
      entry.stop.abort(new Error('The job was cancelled.'));
    } else if (entry.job.state === 'done' || entry.job.state === 'failed') await expire(entry, 'expired');
    return true;
  };

  const sweep = async (): Promise<void> => {
    const at = now();
    for (const [id, entry] of entries) {
      const { job } = entry;
      if (job.state === 'done' && Date.parse(job.expiresAt) <= at) await expire(entry, 'expired');
      if (isOver(job) && job.state !== 'done' && Date.parse(job.createdAt) + forgetMs <= at) {
        entries.delete(id);
        await records.drop(id);
      }
    }
    for (const [key, { id }] of byKey) if (id !== undefined && !entries.has(id)) byKey.delete(key);
  };

  /** What was under way when the server ended is over, and says so; what was done stays for its time. */
  const restore = async ({ job, number, callbackUrl }: JobRecord): Promise<void> => {
    const entry: Entry = { job, number, callbackUrl, stop: new AbortController(), changed: Promise.withResolvers() };
    entries.set(job.id, entry);
    if (job.state === 'done' && existsSync(records.resultOf(job.id))) return;
    if (!isOver(job)) {
      change(entry, { state: 'failed', problem: problemBody(new Problem('interrupted')) });
      await records.dropResult(job.id);
      await persist(entry);
    } else if (job.state === 'done') await expire(entry, 'expired');
  };

  async function* eventsOf(entry: Entry | undefined, after: number, signal: AbortSignal): AsyncGenerator<JobEvent> {
    if (!entry) return;
    let told = after;
    let toldState: string | undefined;
    const gone = Promise.withResolvers<void>();
    const leave = (): void => gone.resolve();
    signal.addEventListener('abort', leave, { once: true });
    try {
      while (!signal.aborted) {
        const { changed, job, number } = entry;
        if (number > told) {
          yield { number, job };
          [told, toldState] = [number, job.state];
          if (isOver(job)) return;
          continue;
        }
        if (isOver(job)) return;
        await Promise.race([changed.promise, gone.promise]);
        // Progress may wait; a new state may not.
        let isEarly = true;
        const later = Bun.sleep(progressMs).then(() => {
          isEarly = false;
        });
        while (isEarly && !signal.aborted && entry.job.state === toldState)
          await Promise.race([later, entry.changed.promise, gone.promise]);
      }
    } finally {
      signal.removeEventListener('abort', leave);
    }
  }

  for (const record of await records.load()) await restore(record);
  await sweep();
  let sweeping: Promise<void> | undefined;
  const timer = setInterval(() => {
    sweeping ??= sweep()
      .catch((thrown) => logFailure('jobs_sweep_failed', thrown))
      .finally(() => {
        sweeping = undefined;
      });
  }, sweepMs);
  timer.unref();

  return {
    submit,
    find: async (id) => entries.get(id)?.job,
    events: (id, after, signal) => eventsOf(entries.get(id), after, signal),
    result: async (id): Promise<JobFile | undefined> => {
      const job = entries.get(id)?.job;
      if (job?.state !== 'done' || Date.parse(job.expiresAt) <= now()) return undefined;
      const { name, type, bytes, notes } = job;
      const file = Bun.file(records.resultOf(id));
      return { name, type, bytes, notes, etag: id, dir: records.folderOf(id), body: (start, end) => file.slice(start, end) };
    },
    remove,
    state: () => {
      const jobs = [...entries.values()].map(({ job }) => job);
      return { kept: jobs.filter(({ state }) => state === 'done').length, underWay: jobs.filter((job) => !isOver(job)).length };
    },
    close: async () => {
      clearInterval(timer);
      await sweeping;
    },
  };
};
