import type { Weight } from '../contract/engine.ts';
import { Problem } from '../contract/problem.ts';
import type { Client } from '../requests/clients.ts';

const units: Record<Weight, number> = { light: 1, medium: 2, heavy: 4 };

/** A queue slot among the running jobs; `release` frees it, once. */
export type Slot = { readonly release: () => void };

type Waiting = {
  readonly client: Client;
  readonly units: number;
  readonly isHeavy: boolean;
  readonly start: () => void;
  /** Leaves the queue, and rejects with this. */
  readonly leave: (reason: unknown) => void;
  readonly onPosition?: (position: number) => void;
};

export type QueueLimits = {
  /** Units of work at once: light 1, medium 2, heavy 4. */
  readonly capacity: number;
  readonly length: number;
  readonly waitMs: number;
};

/** Shares of the queue's length: one visitor, a /56 and a /48. */
const shares = [1 / 4, 1 / 2, 1 / 2];

/** Most clients whose past work is remembered while others wait: more than any queue has. */
const mostRemembered = 4096;

const keysOf = ({ key, wider = [] }: Client): readonly string[] => [key, ...wider];

/**
 * Admits jobs up to a capacity by weight. The client with the least work so far goes first (start-time fair queueing), so that a visitor with
 * forty files, or with heavy ones, does not block one with a single small file. Light jobs may pass a heavy one that does not fit, and heavy
 * ones never take the last units, which small jobs need. What fits is admitted at once, however many wait. Nobody fills the queue: each client
 * has a share, and when the queue is full, the client with the most waiting jobs loses one.
 */
export const makeQueue = (limits: QueueLimits, now: () => number = () => performance.now()) => {
  const waiting: Waiting[] = [];
  let used = 0;
  let running = 0;
  /** Moving average of how long a job keeps its slot, in milliseconds; the last dozen dominate. */
  let usualMs = 1000;
  /** Work begun for each client while others waited, in units; those at or behind `clock` count as new. */
  const begun = new Map<string, number>();
  let clock = 0;

  /** A heavy job takes all but one unit on small machines, so that light ones can run. */
  const unitsTaken = (weight: Weight): number => Math.min(units[weight], Math.max(1, limits.capacity - (weight === 'heavy' ? 1 : 0)));

  const fits = (job: Pick<Waiting, 'units' | 'isHeavy'>): boolean => {
    const reserve = job.isHeavy ? 1 : 0;
    return used === 0 || used + job.units <= limits.capacity - reserve;
  };

  const tagOf = ({ client }: Waiting): number => Math.max(clock, begun.get(client.key) ?? 0);

  const charge = (job: Waiting): void => {
    clock = tagOf(job);
    begun.set(job.client.key, clock + job.units);
    if (begun.size < mostRemembered) return;
    // Clients with the least work count as new.
    clock = Math.max(clock, Math.min(...begun.values()));
    for (const [key, tag] of begun) if (tag <= clock) begun.delete(key);
  };

  const pump = (): void => {
    for (;;) {
      let next: Waiting | undefined;
      for (const job of waiting) if (fits(job) && (!next || tagOf(job) < tagOf(next))) next = job;
      if (!next) break;
      waiting.splice(waiting.indexOf(next), 1);
      charge(next);
      used += next.units;
      running++;
      next.start();
    }
    for (const [index, job] of waiting.entries()) job.onPosition?.(index + 1);
    // With an empty queue nobody has used too much.
    if (waiting.length === 0) begun.clear();
  };

  const unitsOf = (jobs: readonly Waiting[]): number => jobs.reduce((sum, job) => sum + job.units, used / 2);
  /** Units that heavy jobs may take, since they leave some for others. */
  const heavyCapacity = Math.max(1, Math.floor((limits.capacity - 1) / units.heavy)) * units.heavy;
  /** Estimated seconds until the jobs that wait now have run. */
  const retryAfter = (): number => {
    const heavy = unitsOf(waiting.filter(({ isHeavy }) => isHeavy)) / heavyCapacity;
    return Math.max(1, Math.ceil((usualMs * Math.max(heavy, unitsOf(waiting) / limits.capacity)) / 1000));
  };
  const full = (): Problem => new Problem('queue_full', undefined, { retryAfter: retryAfter() });

  const waitingOf = (key: string): readonly Waiting[] => waiting.filter(({ client }) => keysOf(client).includes(key));

  /** Makes room for one more waiting job. Throws if its client's share is used up, or no client has more than it. */
  const makeRoom = (client: Client): void => {
    if (!client.local)
      for (const [index, key] of keysOf(client).entries())
        if (waitingOf(key).length >= Math.max(1, Math.floor(limits.length * (shares[index] ?? 1)))) throw full();
    if (waiting.length < limits.length) return;
    const counts = Map.groupBy(waiting, (job) => job.client.key);
    const [greediest] = [...counts.values()].sort((a, b) => b.length - a.length);
    if (!greediest || greediest.length <= (counts.get(client.key)?.length ?? 0) + 1) throw full();
    greediest.at(-1)?.leave(full());
  };

  return {
    /** Waits for a slot. Rejects with `queue_full` if the queue is full or the wait too long. */
    enter: async (client: Client, weight: Weight, signal: AbortSignal, onPosition?: (position: number) => void): Promise<Slot> => {
      signal.throwIfAborted();
      const asked = { units: unitsTaken(weight), isHeavy: weight === 'heavy' };
      if (!fits(asked)) makeRoom(client);
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const leave = (reason: unknown): void => {
        const index = waiting.indexOf(job);
        if (index < 0) return;
        waiting.splice(index, 1);
        reject(reason);
      };
      const job: Waiting = { client, ...asked, start: resolve, leave, onPosition };
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
    /** Number of remembered clients. */
    remembered: () => begun.size,
  };
};

export type Queue = ReturnType<typeof makeQueue>;
