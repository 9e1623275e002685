import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import { Problem } from '../../contract/problem.ts';
import { logFailure } from '../../observability/log.ts';
import type { JobFiles } from './job-files.ts';
import type { Queues } from './queues.ts';
import type { Records } from './records.ts';
import type { Times } from './times.ts';

const everyMs = 2_000;
/** Lease of the elected sweeper. */
const heldMs = 10_000;
/** Between a record and its queue entry lies one call; a record without an entry after this time has lost its node. */
const unqueuedMs = 5_000;
/** Batch size. */
const most = 500;

export type SweepServices = {
  readonly redis: Redis;
  readonly records: Records;
  readonly queues: Queues;
  readonly files: JobFiles;
  readonly times: Times;
  readonly queueWaitMs: number;
  readonly swept?: (what: 'expired' | 'late' | 'requeued' | 'objects', count: number) => void;
};

/** Deletes on the elected node what is due: results, jobs without an end, orphaned objects, and Redis' history. */
export const startSweeper = ({ redis, records, queues, files, times, queueWaitMs, swept = () => undefined }: SweepServices) => {
  const self = randomUUID();
  const { prefix } = records;
  const shutdown = new AbortController();
  const signal = shutdown.signal;

  const drop = async (names: readonly string[]): Promise<void> => {
    for (const name of names) await files.delete(name, AbortSignal.any([signal, AbortSignal.timeout(30_000)])).catch(() => undefined);
  };

  /** Expired results, and jobs that reached their maximum age without an end. */
  const sweepDue = async (now: number): Promise<void> => {
    const ids = await redis.zrangebyscore(`${prefix}due`, '-inf', now, 'LIMIT', 0, most);
    for (const id of ids) {
      const record = await records.read(id).catch(() => undefined);
      const isUnderWay = record?.state === 'queued' || record?.state === 'working';
      const failed = isUnderWay && (await records.fail(id, undefined, new Problem('interrupted')));
      if (record && failed) {
        await redis.publish(`${prefix}cancel`, id);
        await queues.remove(id, record.weight);
        await drop([failed.input ?? ''].filter(Boolean));
        swept('late', 1);
      }
      if (record?.state === 'done') {
        const removed = await records.remove(id);
        await drop(removed?.objects ?? []);
        swept('expired', 1);
      }
      await redis.zrem(`${prefix}due`, id);
    }
  };

  /** Jobs that waited too long, and jobs whose queue entry is missing. */
  const sweepWaiting = async (now: number): Promise<void> => {
    const ids = await redis.zrangebyscore(`${prefix}since`, '-inf', now - unqueuedMs, 'WITHSCORES', 'LIMIT', 0, most);
    for (let at = 0; at < ids.length; at += 2) {
      const [id = '', since = ''] = ids.slice(at, at + 2);
      const record = await records.read(id).catch(() => undefined);
      if (!record) {
        await redis.pipeline().zrem(`${prefix}since`, id).zrem(`${prefix}waiting`, id).exec();
      } else if (Number(since) <= now - queueWaitMs) {
        const failed = await records.fail(id, undefined, new Problem('queue_full', undefined, { retryAfter: 10 }));
        if (!failed) continue;
        await queues.remove(id, record.weight);
        await drop([failed.input ?? ''].filter(Boolean));
        swept('late', 1);
      } else if (!(await queues.has(id, record.weight))) {
        await queues.add(id, record.weight, 0);
        await redis.publish(`${prefix}wake`, '');
        swept('requeued', 1);
      }
    }
  };

  /** Objects by the buckets of their names, oldest first: no job exists any more for an old bucket. */
  const sweepObjects = async (now: number): Promise<void> => {
    for (let after = ''; !signal.aborted; ) {
      const names = await files.list('j/', signal, after);
      const old = names.filter((name) => {
        const bucket = Number(/^j\/(\d+)\//.exec(name)?.[1] ?? Number.NaN);
        return Number.isNaN(bucket) || bucket * times.bucketMs + times.sweepAfterMs <= now;
      });
      await drop(old);
      swept('objects', old.length);
      after = names.at(-1) ?? '';
      if (old.length < names.length || names.length === 0) return;
    }
  };

  let objectsAt = 0;
  const sweep = async (): Promise<void> => {
    if (!(await records.hold('sweeper', self, heldMs))) return;
    const now = await records.now();
    await sweepDue(now);
    await sweepWaiting(now);
    if (now - objectsAt < times.sweepEveryMs) return;
    objectsAt = now;
    await queues.clean();
    await sweepObjects(now);
    // Deleted data stays in the append-only file until it is rewritten. Providers that forbid the command do it themselves.
    await redis.bgrewriteaof().catch(() => undefined);
  };

  let sweeping: Promise<void> | undefined;
  const timer = setInterval(() => {
    sweeping ??= sweep()
      .catch((thrown) => (redis.status === 'ready' ? logFailure('jobs_sweep_failed', thrown) : undefined))
      .finally(() => {
        sweeping = undefined;
      });
  }, everyMs);
  timer.unref();

  return {
    sweep,
    close: async (): Promise<void> => {
      clearInterval(timer);
      shutdown.abort(new Error('The node goes down.'));
      await Promise.race([sweeping, Bun.sleep(1000)]);
      if (redis.status === 'ready') await records.letGo('sweeper', self).catch(() => undefined);
    },
  };
};
