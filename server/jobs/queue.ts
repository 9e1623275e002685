import type { Weight } from '../contract/engine.ts';
import { Problem } from '../contract/problem.ts';
import type { Client } from '../requests/clients.ts';

const units: Record<Weight, number> = { light: 1, medium: 2, heavy: 4 };

/** A place among the running jobs; `release` gives it back, once. */
export type Slot = { readonly release: () => void };

type Waiting = {
  readonly client: Client;
  readonly units: number;
  readonly isHeavy: boolean;
  readonly start: () => void;
  /** Gives up its place to wait, and rejects with this. */
  readonly leave: (reason: unknown) => void;
  readonly onPosition?: (position: number) => void;
};

export type QueueLimits = {
  /** Units of work at once: light 1, medium 2, heavy 4. */
  readonly capacity: number;
  readonly length: number;
  readonly waitMs: number;
};

/** Of the waiting room, what one visitor may fill, and what a whole /56 or /48 may. */
const shares = [1 / 4, 1 / 2, 1 / 2];

/** Clients whose work is remembered while others wait: more than anybody's queue has. */
const mostRemembered = 4096;

const keysOf = ({ key, wider = [] }: Client): readonly string[] => [key, ...wider];

/**
 * Admits jobs up to a capacity by weight. Whoever has had the least work done goes first (start-time fair queueing), so that a
 * visitor with forty files, or with heavy ones, does not stand before one with a single small file; light jobs may pass a heavy one
 * that does not fit, and heavy ones never take the last units, which small jobs live on. What fits is admitted at once, however
 * many wait. Nobody fills the waiting room: there is a share for each, and when it is full the one with the most there makes room.
 */
export const makeQueue = (limits: QueueLimits, now: () => number = () => performance.now()) => {
  const waiting: Waiting[] = [];
  let used = 0;
  let running = 0;
  /** How long a job holds its place, in milliseconds: an average in which the last dozen count most. */
  let usualMs = 1000;
  /** Work begun for each client while others waited, in units; those at or behind `clock` count as new. */
  const begun = new Map<string, number>();
  let clock = 0;

  /** A heavy one takes all but one unit where there are no more: light ones live on that. */
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
    // Those who have had the least of all count as new.
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
    // Where nobody waits, nobody has had too much.
    if (waiting.length === 0) begun.clear();
  };

  const unitsOf = (jobs: readonly Waiting[]): number => jobs.reduce((sum, job) => sum + job.units, used / 2);
  /** What heavy jobs may fill, since they leave some for others. */
  const heavyCapacity = Math.max(1, Math.floor((limits.capacity - 1) / units.heavy)) * units.heavy;
  /** Seconds until those who wait now have had their turn, if all goes as usual. */
  const retryAfter = (): number => {
    const heavy = unitsOf(waiting.filter(({ isHeavy }) => isHeavy)) / heavyCapacity;
    return Math.max(1, Math.ceil((usualMs * Math.max(heavy, unitsOf(waiting) / limits.capacity)) / 1000));
  };
  const full = (): Problem => new Problem('queue_full', undefined, { retryAfter: retryAfter() });

  const waitingOf = (key: string): readonly Waiting[] => waiting.filter(({ client }) => keysOf(client).includes(key));

  /** Makes room for one more that can't begin yet. Throws where its client has had its share, or nobody has more than it. */
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
    /** Waits for a place. Rejects with `queue_full` when there is no room to wait or the wait got too long. */
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
    /** Clients whose work is remembered. */
    remembered: () => begun.size,
  };
};

export type Queue = ReturnType<typeof makeQueue>;
