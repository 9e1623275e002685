import type { Worker } from './worker.ts';

/** How far the documents of one visit may share a worker. */
export type VisitLimits = {
  /** Documents that one worker serves before it is replaced. */
  readonly documents: number;
  /** How long it is kept from its first document on, and how long it waits for the next, in milliseconds. */
  readonly ms: number;
  readonly waitMs: number;
  /** Workers that wait for a visit's next document at a time, of all visits together. */
  readonly waiting: number;
};

/** Twenty photos come within a minute or not as one errand. */
export const usualVisit: VisitLimits = { documents: 20, ms: 60_000, waitMs: 5_000, waiting: 8 };

/** A worker that has been lent, with what it has done. */
export type Held = { readonly worker: Worker; served: number; since?: number };

/**
 * Workers that wait for the next document of the visit whose documents they have seen. One goes to nobody else, and ends through `end`.
 */
export const makeVisits = (limits: VisitLimits, end: (held: Held) => void) => {
  type Waiting = { readonly visit: string; readonly held: Held; readonly timer: Timer };
  const all = new Set<Waiting>();
  const leave = (one: Waiting): void => {
    clearTimeout(one.timer);
    all.delete(one);
  };
  return {
    /** One that waits for this visit, and lives. */
    take: (visit: string): Held | undefined => {
      for (const one of all) {
        if (one.visit !== visit) continue;
        leave(one);
        if (one.held.worker.isAlive()) return one.held;
        end(one.held);
      }
      return undefined;
    },
    /** Has it wait, and says whether it does: it may have served its share. */
    keep: (visit: string, held: Held): boolean => {
      held.since ??= performance.now();
      const left = held.since + limits.ms - performance.now();
      if (held.served >= limits.documents || left <= 0) return false;
      const one: Waiting = {
        visit,
        held,
        timer: setTimeout(
          () => {
            leave(one);
            end(held);
          },
          Math.min(left, limits.waitMs),
        ).unref(),
      };
      all.add(one);
      const [oldest] = all;
      if (all.size > limits.waiting && oldest) {
        leave(oldest);
        end(oldest.held);
      }
      return all.has(one);
    },
    /** Nobody waits any more; those who did are the caller's to end. */
    clear: (): void => {
      for (const one of all) leave(one);
    },
  };
};
