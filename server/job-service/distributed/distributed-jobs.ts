import { createHash, randomUUID } from 'node:crypto';
import { Problem } from '../../contract/problem.ts';
import { logFailure } from '../../observability/log.ts';
import { traced } from '../../tracing/traced-stream.ts';
import { toldByCallback } from '../callbacks.ts';
import { followEvents } from '../follow-events.ts';
import { isJobId, type Job } from '../job.ts';
import type { JobEvent, JobFile, JobService, Submission } from '../job-service.ts';
import { type AcceptServices, acceptJob, asReach } from './accept-job.ts';
import type { Cluster } from './cluster.ts';
import { doneOf, jobOf, resultDetails } from './record.ts';

/** Lease on the key of a form that is still being received. */
const claimMs = 15_000;
const callbacksEveryMs = 1_000;
/** A redirected download must begin within this time. */
const longestAddressSeconds = 300;

/** Jobs with queue and state in Redis and files in a store, so that any node knows every job. */
export const startDistributedJobs = (services: AcceptServices, cluster: Cluster): JobService => {
  const { records, files, queues, redis, changes, times } = cluster;
  const { prefix } = records;

  /** Reports any failure of Redis or the store as temporary. */
  const reach = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work();
    } catch (thrown) {
      throw asReach(thrown);
    }
  };

  const take = async (submission: Submission): Promise<Job> => {
    const { id } = await acceptJob(services, cluster, { ...submission, isKept: true }, submission.sender);
    const job = await records.find(id);
    if (!job) throw new Problem('interrupted');
    return job;
  };

  /** One job per client and key, on whichever node the forms arrive. */
  const takeOnce = async (submission: Submission, idempotencyKey: string): Promise<Job> => {
    const digest = createHash('sha256').update(`${submission.client.key} ${idempotencyKey}`).digest('base64url');
    const key = `${prefix}key:${digest}`;
    const claim = `claim:${randomUUID()}`;
    for (;;) {
      submission.sender.throwIfAborted();
      const taken = await redis.set(key, claim, 'PX', claimMs, 'NX');
      if (taken === 'OK') break;
      const found = await redis.get(key);
      if (found && isJobId(found)) {
        const job = await records.find(found);
        if (job) return job;
        await redis.del(key);
      } else await Bun.sleep(50);
    }
    const timer = setInterval(() => void records.hold(`key:${digest}`, claim, claimMs).catch(() => undefined), claimMs / 3);
    try {
      const job = await take(submission);
      clearInterval(timer);
      await redis.set(key, job.id, 'PX', times.forgetMs);
      return job;
    } catch (thrown) {
      clearInterval(timer);
      // A refused or aborted submission may be sent again.
      await records.letGo(`key:${digest}`, claim).catch(() => undefined);
      throw thrown;
    }
  };

  const remove = async (id: string): Promise<boolean> => {
    const removed = await records.remove(id);
    if (!removed) return false;
    // The job has ended. What follows only speeds up the cleaning, and may fail.
    if (removed.state === 'queued' || removed.state === 'working') {
      const told = [redis.publish(`${prefix}cancel`, id), queues.remove(id, removed.weight)];
      for (const one of await Promise.allSettled(told)) if (one.status === 'rejected') logFailure('cancel_not_told', one.reason);
    }
    await Promise.all(removed.objects.map(files.drop));
    return true;
  };

  const result = async (id: string): Promise<JobFile | undefined> => {
    const [record, now] = await Promise.all([records.read(id), records.now()]);
    if (record?.state !== 'done' || !record.key || !record.out) return undefined;
    const leftMs = Number(record.expires) - now;
    if (leftMs <= 0) return undefined;
    const job = jobOf(record);
    if (job.state !== 'done') return undefined;
    const done = doneOf(record);
    const { bytes, name } = done;
    const sealed = { fileKey: record.key, name: record.out, bytes };
    const { trace } = record;
    const body: JobFile['body'] = (start, end) => {
      const span =
        trace === '' ? undefined : services.tracer?.begin('send', { parent: trace, attributes: { 'converter.bytes': end - start } });
      const read = record.unsealed
        ? files.streamUnsealed(sealed.name, start, end, cluster.answers)
        : files.stream(sealed, start, end, cluster.answers);
      return span ? traced(read, span) : read;
    };
    const seconds = Math.max(1, Math.min(longestAddressSeconds, Math.floor(leftMs / 1000)));
    const address = record.unsealed && (() => files.presign(sealed.name, seconds));
    return { name, type: job.type, bytes, ...resultDetails(done), etag: id, body, ...(address && { address }) };
  };

  async function* eventsOf(id: string, after: number, signal: AbortSignal): AsyncGenerator<JobEvent> {
    const changed = changes.follow(`changed:${id}`);
    try {
      yield* followEvents(
        async () => {
          const next = changed.next();
          // Redis may be away for a moment: watchers wait instead of getting an error.
          for (;;) {
            try {
              const event = await records.event(id);
              return event && { event, changed: next };
            } catch (thrown) {
              if (signal.aborted || asReach(thrown) === thrown) throw thrown;
              await Bun.sleep(500);
            }
          }
        },
        after,
        signal,
      );
    } finally {
      changed.stop();
    }
  }

  /** Sends callbacks for ended jobs; the node that takes an end from the list sends it. */
  const tellEnds = async (): Promise<void> => {
    for (let id = await redis.lpop(`${prefix}ended`); id; id = await redis.lpop(`${prefix}ended`)) {
      const record = await records.read(id);
      if (record?.callback && toldByCallback.has(record.state as Job['state'])) services.callbacks?.tell(record.callback, jobOf(record));
    }
  };
  const timer = services.callbacks && setInterval(() => void tellEnds().catch(() => undefined), callbacksEveryMs);
  timer?.unref();

  return {
    submit: (submission) =>
      reach(() => (submission.idempotencyKey === undefined ? take(submission) : takeOnce(submission, submission.idempotencyKey))),
    find: (id) => reach(() => records.find(id)),
    events: eventsOf,
    result: (id) => reach(() => result(id)),
    remove: (id) => reach(() => remove(id)),
    state: async () => {
      if (redis.status !== 'ready') return { kept: 0, underWay: 0 };
      const [known, waiting] = await Promise.all([redis.zcard(`${prefix}due`), redis.zcard(`${prefix}waiting`)]);
      const underWay = waiting + cluster.nodes.nodes().reduce((sum, { running }) => sum + running, 0);
      return { kept: Math.max(0, known - underWay), underWay };
    },
    close: async () => clearInterval(timer),
  };
};
