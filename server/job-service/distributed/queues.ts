import { Queue, type Job as QueuedJob, Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import type { Weight } from '../../contract/engine.ts';
import { logFailure } from '../../observability/log.ts';

const weights: readonly Weight[] = ['light', 'medium', 'heavy'];

/** Longest wait for a worker that died: its jobs are another's after the lock has run out and somebody has looked. */
export const lockMs = 5_000;
const stalledEveryMs = 2_000;
/** A job that takes its workers along is given up after as many again. */
const mostStalls = 2;

/** Tries of a job where ours is the fault: the store is away, say. */
const retries = { attempts: 5, backoff: { type: 'exponential', delay: 500 } } as const;
/** BullMQ's largest priority. */
const lastTurn = 2 ** 21 - 1;

/** Where BullMQ's own name ends and ours begins is a colon, which it adds. */
const bullPrefix = (prefix: string): string => prefix.replace(/:$/, '');

const common = (redis: Redis, prefix: string) => ({
  connection: redis,
  prefix: bullPrefix(prefix),
  skipVersionCheck: true,
  skipWaitingForReady: true,
});

/** The queues as those see them who put jobs in: one for each weight, so that no light job stands behind a heavy one. */
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
    /** Adding one that is there already changes nothing. */
    add: async (id: string, weight: Weight, turn: number): Promise<void> => {
      const priority = Math.min(lastTurn, turn + 1);
      await of(weight).add('convert', {}, { jobId: id, priority, removeOnComplete: true, removeOnFail: true, ...retries });
    },
    has: async (id: string, weight: Weight): Promise<boolean> => (await of(weight).getJob(id)) !== undefined,
    /** Takes one out that has not begun; one that has goes on. */
    remove: (id: string, weight: Weight): Promise<number> => of(weight).remove(id),
    /** Forgets what has ended, whoever left it, and the streams of events, which nobody reads. */
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

/** Why an attempt was broken off: nobody's fault, and no end of the job. */
export class LockLost extends Error {
  override readonly name = 'LockLost';
}

export type Taken = {
  readonly id: string;
  readonly weight: Weight;
  readonly job: QueuedJob;
  readonly token: string;
  /** It has taken its workers along so often that it is given up. */
  readonly isPoison: boolean;
};

/**
 * The queues as a worker sees them: it takes one job at a time and only when it has room, since what is taken is locked to it. Locks are
 * prolonged from here, which no conversion holds up, for those run in processes of their own.
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
  /** Holds it no longer; the same job may be held anew by then, under another token. */
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
    /** Looks from time to time for jobs whose workers have died. */
    watch: async (onStalled: (id: string) => void): Promise<void> => {
      for (const worker of workers.values()) {
        worker.on('stalled', onStalled);
        void worker.startStalledCheckTimer().catch((thrown) => logFailure('stalls_failed', thrown));
      }
    },
    /** Whose turn it is in each queue: the number is lower for who comes first. */
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
      // Where this very node held it, its lock had run out, unnoticed till now.
      held.get(job.id)?.lost(lockLost());
      held.set(job.id, { taken, lost });
      return taken;
    },
    /** The queue has nothing more to do with it. */
    finish: async (taken: Taken): Promise<void> => {
      const { job, token } = letGo(taken);
      await job.moveToCompleted('', token, false);
    },
    /** Somebody else may take it at once. */
    handBack: async (taken: Taken): Promise<void> => {
      const { job, token } = letGo(taken);
      await job.moveToWait(token);
    },
    isLastTry: ({ job }: Taken): boolean => job.attemptsMade + 1 >= retries.attempts,
    /** It is tried again a little later. */
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
