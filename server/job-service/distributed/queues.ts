import { Queue, type Job as QueuedJob, Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import type { Weight } from '../../contract/engine.ts';
import { logFailure } from '../../observability/log.ts';

const weights: readonly Weight[] = ['light', 'medium', 'heavy'];

/** After a worker died, its jobs wait at most for its lock to expire and the next check. */
export const lockMs = 5_000;
const stalledEveryMs = 2_000;
/** A job that crashes its workers this often is given up. */
const mostStalls = 2;

/** Retries of a job that failed for our reasons, such as an unreachable store. */
const retries = { attempts: 5, backoff: { type: 'exponential', delay: 500 } } as const;
/** BullMQ's largest priority. */
const lastTurn = 2 ** 21 - 1;

/** BullMQ adds the colon after its prefix itself. */
const bullPrefix = (prefix: string): string => prefix.replace(/:$/, '');

const common = (redis: Redis, prefix: string) => ({
  connection: redis,
  prefix: bullPrefix(prefix),
  skipVersionCheck: true,
  skipWaitingForReady: true,
});

/** The queues for submitters: one per weight, so that no light job waits behind a heavy one. */
export const makeQueues = (redis: Redis, prefix: string) => {
  const queues = new Map(
    weights.map((weight) => {
      const queue = new Queue(weight, { ...common(redis, prefix), streams: { events: { maxLen: 100 } } });
      queue.on('error', () => undefined);
      return [weight, queue] as const;
    }),
  );
  const of = (weight: Weight): Queue => {
    const queue = queues.get(weight);
    if (!queue) throw new Error(`There is no queue for ${weight} jobs.`);
    return queue;
  };
  return {
    /** Adding an existing job changes nothing. */
    add: async (id: string, weight: Weight, turn: number): Promise<void> => {
      const priority = Math.min(lastTurn, turn + 1);
      await of(weight).add('convert', {}, { jobId: id, priority, removeOnComplete: true, removeOnFail: true, ...retries });
    },
    has: async (id: string, weight: Weight): Promise<boolean> => (await of(weight).getJob(id)) !== undefined,
    /** Removes a job that has not begun; one that has goes on. */
    remove: (id: string, weight: Weight): Promise<number> => of(weight).remove(id),
    /** Removes ended jobs and the event streams that nobody reads. */
    clean: async (): Promise<void> => {
      for (const [weight, queue] of queues) {
        for (const state of ['completed', 'failed'] as const) await queue.clean(60_000, 1000, state);
        await redis.xtrim(`${prefix}${weight}:events`, 'MAXLEN', 0);
      }
    },
    close: async (): Promise<void> => {
      for (const queue of queues.values()) await Promise.race([queue.close(), Bun.sleep(500)]);
    },
  };
};

export type Queues = ReturnType<typeof makeQueues>;

/** The attempt lost its lock: the job goes on elsewhere. */
export class LockLost extends Error {
  override readonly name = 'LockLost';
}

export type Taken = {
  readonly id: string;
  readonly weight: Weight;
  readonly job: QueuedJob;
  readonly token: string;
  /** It crashed its workers so often that it is given up. */
  readonly isPoison: boolean;
};

/**
 * The queues for workers. A worker takes one job at a time, and only when it has capacity, since taking locks it. Locks are renewed in this
 * process, which conversions do not block because they run in processes of their own.
 */
export const makeTakers = (redis: Redis, prefix: string) => {
  const workers = new Map(
    weights.map((weight) => {
      const worker = new Worker(weight, null, {
        ...common(redis, prefix),
        autorun: false,
        lockDuration: lockMs,
        stalledInterval: stalledEveryMs,
        maxStalledCount: mostStalls,
        runRetryDelay: 500,
      });
      worker.on('error', () => undefined);
      return [weight, worker] as const;
    }),
  );
  const held = new Map<string, { readonly taken: Taken; readonly lost: (reason: Error) => void }>();
  let tokens = 0;
  const lockLost = (): LockLost => new LockLost('Another has taken the job over.');
  /** Stops renewing the lock. The same job may be locked again by then, under another token. */
  const letGo = (taken: Taken): Taken => {
    if (held.get(taken.id)?.taken === taken) held.delete(taken.id);
    return taken;
  };

  const prolong = async (): Promise<void> => {
    for (const [weight, worker] of workers) {
      const those = [...held.values()].filter(({ taken }) => taken.weight === weight);
      if (those.length === 0) continue;
      const ids = those.map(({ taken }) => taken.id);
      const failed = await worker.extendJobLocks(
        ids,
        those.map(({ taken }) => taken.token),
        lockMs,
      );
      for (const { taken, lost } of those) if (failed.includes(taken.id) && held.get(taken.id)?.taken === taken) lost(lockLost());
    }
  };
  let isProlonging = false;
  const timer = setInterval(() => {
    if (isProlonging) return;
    isProlonging = true;
    prolong()
      .catch(() => undefined)
      .finally(() => {
        isProlonging = false;
      });
  }, lockMs / 3);
  timer.unref();

  return {
    /** Checks periodically for jobs whose workers died. */
    watch: async (onStalled: (id: string) => void): Promise<void> => {
      for (const worker of workers.values()) {
        worker.on('stalled', onStalled);
        void worker.startStalledCheckTimer().catch((thrown) => logFailure('stalls_failed', thrown));
      }
    },
    /** The next turn in each queue; a lower number comes first. */
    heads: async (): Promise<readonly { readonly weight: Weight; readonly turn: number }[]> => {
      const look = redis.pipeline();
      for (const weight of weights) {
        look.llen(`${prefix}${weight}:wait`);
        look.zrange(`${prefix}${weight}:prioritized`, '0', '0', 'WITHSCORES');
        look.zrange(`${prefix}${weight}:delayed`, '0', '0', 'WITHSCORES');
      }
      const seen = ((await look.exec()) ?? []).map(([error, value]) => (error ? undefined : value));
      return weights.flatMap((weight, index) => {
        const [length, first, later] = seen.slice(index * 3, index * 3 + 3) as [number?, string[]?, string[]?];
        const isDue = later?.[1] !== undefined && Number(later[1]) / 4096 <= Date.now();
        if ((length ?? 0) > 0 || isDue) return [{ weight, turn: -1 }];
        return first?.[1] === undefined ? [] : [{ weight, turn: Number(first[1]) / 2 ** 32 }];
      });
    },
    take: async (weight: Weight, lost: (reason: Error) => void): Promise<Taken | undefined> => {
      const worker = workers.get(weight);
      const token = `${worker?.id}:${tokens++}`;
      const job = await worker?.getNextJob(token, { block: false });
      if (!job?.id) return undefined;
      const taken: Taken = { id: job.id, weight, job, token, isPoison: job.deferredFailure !== undefined };
      // This node held the lock itself and did not notice that it had expired.
      held.get(job.id)?.lost(lockLost());
      held.set(job.id, { taken, lost });
      return taken;
    },
    /** Removes the job from the queue. */
    finish: async (taken: Taken): Promise<void> => {
      const { job, token } = letGo(taken);
      await job.moveToCompleted('', token, false);
    },
    /** Another worker may take it at once. */
    handBack: async (taken: Taken): Promise<void> => {
      const { job, token } = letGo(taken);
      await job.moveToWait(token);
    },
    isLastTry: ({ job }: Taken): boolean => job.attemptsMade + 1 >= retries.attempts,
    /** Retries it a little later. */
    retryLater: async (taken: Taken, thrown: unknown): Promise<void> => {
      const { job, token } = letGo(taken);
      await job.moveToFailed(new Error(thrown instanceof Error ? thrown.name : 'failed'), token, false);
    },
    drop: (taken: Taken): void => void letGo(taken),
    close: async (): Promise<void> => {
      clearInterval(timer);
      for (const worker of workers.values()) await Promise.race([worker.close(true), Bun.sleep(500)]);
    },
  };
};

export type Takers = ReturnType<typeof makeTakers>;
