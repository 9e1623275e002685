import type { Weight } from '../contract/engine.ts';
import { Problem } from '../problem.ts';

const units: Record<Weight, number> = { light: 1, medium: 2, heavy: 4 };

/** A place among the running jobs; `release` gives it back, once. */
export type Slot = { readonly release: () => void };

type Waiting = {
  readonly client: string;
  readonly units: number;
  readonly start: () => void;
  readonly onPosition?: (position: number) => void;
};

export type QueueLimits = {
  /** Units of work at once: light 1, medium 2, heavy 4. */
  readonly capacity: number;
  readonly length: number;
  readonly waitMs: number;
};

/**
 * Admits jobs up to a capacity by weight. Waiting clients take turns, one job each, so that a visitor with
 * forty files does not stand before one with a single file; light jobs may pass a heavy one that does not fit,
 * and heavy ones never take the last units, which small jobs live on.
 */
export const makeQueue = (limits: QueueLimits, now: () => number = () => performance.now()) => {
  const waiting: Waiting[] = [];
  let used = 0;
  let running = 0;
  /** How long a job holds its place, in milliseconds: an average in which the last dozen count most. */
  let usualMs = 1000;
  const servedAt = new Map<string, number>();
  let turn = 0;

  const fits = (job: Waiting): boolean => {
    const reserve = job.units >= units.heavy ? 1 : 0;
    return used === 0 || used + job.units <= limits.capacity - reserve;
  };

  const pump = (): void => {
    for (;;) {
      // The client that was served longest ago goes first; of one client, the job that came first.
      const next = waiting
        .filter(fits)
        .sort((a, b) => (servedAt.get(a.client) ?? 0) - (servedAt.get(b.client) ?? 0))
        .at(0);
      if (!next) break;
      waiting.splice(waiting.indexOf(next), 1);
      servedAt.set(next.client, ++turn);
      used += next.units;
      running++;
      next.start();
    }
    for (const [index, job] of waiting.entries()) job.onPosition?.(index + 1);
    if (waiting.length === 0 && running === 0) servedAt.clear();
  };

  const unitsOf = (jobs: readonly Waiting[]): number => jobs.reduce((sum, job) => sum + job.units, used / 2);
  /** What heavy jobs may fill, since they leave some for others. */
  const heavyCapacity = Math.max(1, Math.floor((limits.capacity - 1) / units.heavy)) * units.heavy;
  /** Seconds until those who wait now have had their turn, if all goes as usual. */
  const retryAfter = (): number => {
    const heavy = unitsOf(waiting.filter((job) => job.units >= units.heavy)) / heavyCapacity;
    return Math.max(1, Math.ceil((usualMs * Math.max(heavy, unitsOf(waiting) / limits.capacity)) / 1000));
  };

  return {
    /** Waits for a place. Rejects with `queue_full` when there is no room to wait or the wait got too long. */
    enter: async (client: string, weight: Weight, signal: AbortSignal, onPosition?: (position: number) => void): Promise<Slot> => {
      signal.throwIfAborted();
      const full = () => new Problem('queue_full', undefined, { retryAfter: retryAfter() });
      if (waiting.length >= limits.length) throw full();
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const job: Waiting = { client, units: units[weight], start: resolve, onPosition };
      const leave = (reason: unknown) => {
        const index = waiting.indexOf(job);
        if (index < 0) return;
        waiting.splice(index, 1);
        reject(reason);
      };
      const onAbort = () => leave(signal.reason);
      const timer = setTimeout(() => leave(full()), limits.waitMs);
      signal.addEventListener('abort', onAbort, { once: true });
      waiting.push(job);
      pump();
      try {
        await promise;
      } finally {
        clearTimeout(timer);
        signal.removeEventListener('abort', onAbort);
      }
      const started = now();
      let held = true;
      return {
        release: () => {
          if (!held) return;
          held = false;
          used -= job.units;
          running--;
          usualMs += (now() - started - usualMs) / 8;
          pump();
        },
      };
    },
    state: () => ({ running, waiting: waiting.length, used, capacity: limits.capacity, usualMs: Math.round(usualMs) }),
  };
};

export type Queue = ReturnType<typeof makeQueue>;
