import { existsSync } from 'node:fs';
import type { Config } from '../../config/config.ts';
import { dataFolders } from '../../config/data-folders.ts';
import { factsOf, Problem } from '../../contract/problem.ts';
import { type Accepted, type Conversion, detailsOf } from '../../conversions/conversion.ts';
import { type ConversionServices, startConversion } from '../../conversions/start-conversion.ts';
import { logFailure } from '../../observability/log.ts';
import type { Client } from '../../requests/clients.ts';
import { sent } from '../../tracing/traced-stream.ts';
import { type Callbacks, checkCallback, toldByCallback } from '../callbacks.ts';
import { followEvents } from '../follow-events.ts';
import { isOver, type Job, type JobState, newJobId } from '../job.ts';
import { forgetMs, tooManyJobs, underWayMs } from '../job-limits.ts';
import type { JobFile, JobService, Submission } from '../job-service.ts';
import { type Entry, jobIn } from './entry.ts';
import { makeOncePerKey } from './once-per-key.ts';
import { type JobRecord, makeRecords } from './records.ts';
import { stateOf } from './state-of.ts';
import { makeEndWriter } from './write-end.ts';

const sweepMs = 2_000;
/** Most jobs in memory, expired ones included: some 20 MB. */
const mostJobs = 20_000;

const clock = (ms: number): string => new Date(ms).toISOString();

export type EmbeddedConfig = ConversionServices['config'] & Pick<Config, 'resultMinutes' | 'clientJobs'>;

/**
 * Jobs of one machine, run in this process, with results on disk. After a restart, finished results stay for their time and unfinished jobs
 * have failed.
 */
export const startEmbeddedJobs = async (
  services: Omit<ConversionServices, 'config'> & { readonly config: EmbeddedConfig; readonly callbacks?: Callbacks },
  now: () => number = Date.now,
): Promise<JobService> => {
  const { config } = services;
  const records = makeRecords(dataFolders(config.dataDir).results);
  const entries = new Map<string, Entry>();
  const writeEnd = makeEndWriter(records, () => clock(now() + config.resultMinutes * 60_000));

  const persist = ({ job, number, callbackUrl }: Entry): Promise<void> => records.write({ job, number, callbackUrl });

  const change = (entry: Entry, state: JobState): void => {
    entry.job = jobIn(entry, state);
    entry.number++;
    entry.changed.resolve();
    entry.changed = Promise.withResolvers();
    if (entry.callbackUrl && toldByCallback.has(state.state)) services.callbacks?.tell(entry.callbackUrl, entry.job);
  };

  const beginEntry = ({ from, to, fields }: Accepted, client: string, span: Entry['span'], stop: AbortController): Entry => ({
    job: { id: newJobId(), createdAt: clock(now()), inputFormat: from, outputFormat: to, state: 'queued', position: 1 },
    number: 1,
    client,
    span,
    callbackUrl: checkCallback(services.callbacks, fields.get('callbackUrl')),
    stop,
    changed: Promise.withResolvers(),
  });

  /** Follows a conversion to its end, which is reported after all its files are cleaned up. */
  const follow = async (entry: Entry, conversion: Conversion): Promise<void> => {
    const unwatch = conversion.watch((state) => {
      const next = stateOf(state);
      if (next && !isOver(entry.job) && !isOver(next)) change(entry, next);
    });
    const end = await conversion.ended;
    unwatch();
    // Deleted while it ran: already reported.
    const state = isOver(entry.job) ? undefined : await writeEnd(entry, end);
    conversion.release();
    // A failed clean-up must not keep the job from ending.
    await conversion.discard().catch((thrown) => logFailure('clean_up_failed', thrown));
    if (state === undefined) return;
    if (!isOver(entry.job)) return change(entry, state);
    // Deleted while its end was being written: the deletion counts.
    await records.dropResult(entry.job.id);
    await persist(entry);
  };

  const checkClient = ({ key, local, quota }: Client): void => {
    const most = quota?.jobs ?? config.clientJobs;
    if (entries.size >= mostJobs) throw new Problem('queue_full', undefined, { retryAfter: 60 });
    if (local) return;
    const own = [...entries.values()].filter(({ client, job }) => client === key && job.state !== 'expired' && job.state !== 'cancelled');
    if (own.length < most) return;
    const soonest = Math.min(...own.map(({ job }) => (job.state === 'done' ? Date.parse(job.expiresAt) - now() : underWayMs)));
    throw tooManyJobs(most, own.length, soonest);
  };

  const take = async ({ form, client, record, sender }: Submission): Promise<Job> => {
    checkClient(client);
    const stop = new AbortController();
    const leave = (): void => stop.abort(sender.reason);
    sender.addEventListener('abort', leave, { once: true });
    if (sender.aborted) leave();
    const conversion = startConversion(services, { form, client, signal: stop.signal, record });
    let id: string | undefined;
    try {
      const entry = beginEntry(await conversion.accepted, client.key, record.span, stop);
      id = entry.job.id;
      entries.set(id, entry);
      await records.begin(entry.job.id);
      await persist(entry);
      follow(entry, conversion).catch((thrown) => logFailure('job_not_kept', thrown));
      return entry.job;
    } catch (thrown) {
      stop.abort(thrown);
      await conversion.ended;
      await conversion.discard();
      conversion.release();
      // A job that could not be recorded does not exist and does not count for its client.
      if (id !== undefined) {
        entries.delete(id);
        await records.drop(id).catch(() => undefined);
      }
      throw thrown;
    } finally {
      sender.removeEventListener('abort', leave);
    }
  };

  const { submit, sweep: sweepKeys } = makeOncePerKey(take, (id) => entries.get(id)?.job);

  /** Deletes the result and remembers only that there was one. */
  const expire = async (entry: Entry, state: 'expired' | 'cancelled'): Promise<void> => {
    change(entry, { state });
    await records.dropResult(entry.job.id);
    await persist(entry);
  };

  const remove = async (id: string): Promise<boolean> => {
    const entry = entries.get(id);
    if (!entry) return false;
    if (!isOver(entry.job)) {
      const cancelled = expire(entry, 'cancelled');
      // The work ends even if that cannot be recorded.
      entry.stop.abort(new Error('The job was cancelled.'));
      await cancelled;
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
    sweepKeys();
  };

  /** Jobs that ran when the server ended have failed; finished ones stay for their time. */
  const restore = async ({ job, number, callbackUrl }: JobRecord): Promise<void> => {
    const entry: Entry = { job, number, callbackUrl, stop: new AbortController(), changed: Promise.withResolvers() };
    entries.set(job.id, entry);
    if (job.state === 'done' && existsSync(records.resultOf(job.id))) return;
    if (!isOver(job)) {
      change(entry, { state: 'failed', problem: factsOf(new Problem('interrupted')) });
      await records.dropResult(job.id);
      await persist(entry);
    } else if (job.state === 'done') await expire(entry, 'expired');
  };

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
    events: (id, after, signal) => {
      const entry = entries.get(id);
      return followEvents(
        () => entry && { event: { number: entry.number, job: entry.job }, changed: entry.changed.promise },
        after,
        signal,
      );
    },
    result: async (id): Promise<JobFile | undefined> => {
      const entry = entries.get(id);
      const job = entry?.job;
      if (job?.state !== 'done' || Date.parse(job.expiresAt) <= now()) return undefined;
      const { name, type, bytes } = job;
      const file = Bun.file(records.resultOf(id));
      return {
        name,
        type,
        bytes,
        ...detailsOf(job),
        etag: id,
        dir: records.folderOf(id),
        body: (start, end) => sent(file.slice(start, end), entry?.span),
      };
    },
    remove,
    state: async () => {
      const jobs = [...entries.values()].map(({ job }) => job);
      return { kept: jobs.filter(({ state }) => state === 'done').length, underWay: jobs.filter((job) => !isOver(job)).length };
    },
    close: async () => {
      clearInterval(timer);
      await sweeping;
    },
  };
};
