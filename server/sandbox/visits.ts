import type { Worker } from './worker.ts';

/** Limits for sharing a worker among the documents of one visit. */
export type VisitLimits = {
  /** Most documents of one worker before it is replaced. */
  readonly documents: number;
  /** How long it is kept after its first document, and how long it waits for the next, in milliseconds. */
  readonly ms: number;
  readonly waitMs: number;
  /** Most workers that wait for a next document, of all visits together. */
  readonly waiting: number;
};

/** Twenty photos of one visit arrive within a minute. */
export const usualVisit: VisitLimits = { documents: 20, ms: 60_000, waitMs: 5_000, waiting: 8 };

/** A leased worker with its history. */
export type Held = { readonly worker: Worker; served: number; since?: number };

/** Workers that wait for the next document of their visit. They serve no other visit, and end through `end`. */
export const makeVisits = (limits: VisitLimits, end: (held: Held) => void) => {
  type Waiting = { readonly visit: string; readonly held: Held; readonly timer: Timer };
  const all = new Set<Waiting>();
  const leave = (one: Waiting): void => {
    clearTimeout(one.timer);
    all.delete(one);
  };
  return {
    /** A living worker that waits for this visit. */
    take: (visit: string): Held | undefined => {
      for (const one of all) {
        if (one.visit !== visit) continue;
        leave(one);
        if (one.held.worker.isAlive()) return one.held;
        end(one.held);
      }
      return undefined;
    },
    /** Keeps it for the visit if its limits allow; returns whether it does. */
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
    /** Empties the list; the caller ends those workers. */
    clear: (): void => {
      for (const one of all) leave(one);
    },
  };
};
