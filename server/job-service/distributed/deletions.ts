import { logFailure } from '../../observability/log.ts';
import type { ObjectStore } from './object-store.ts';

/** One try may take as long. */
const tryMs = 10_000;
/** After a try that failed, the next ones: the store is away for a moment. What is left then is found by the sweep. */
const againAfterMs = [2_000, 10_000, 60_000];
/** An upload that its sender has given up may still be on its way into the store, where it becomes whole after it was deleted. */
const lateMs = 20_000;

/** Deletes objects of jobs, and tries again by itself while the node is up. */
export const makeDeletions = (store: Pick<ObjectStore, 'delete'>, shutdown: AbortSignal) => {
  const attempt = async (name: string, again: readonly number[]): Promise<void> => {
    try {
      await store.delete(name, AbortSignal.any([shutdown, AbortSignal.timeout(tryMs)]));
    } catch (thrown) {
      const [next, ...others] = again;
      if (shutdown.aborted) return;
      if (next === undefined) logFailure('delete_failed', thrown);
      else later(next, name, others);
    }
  };
  const later = (ms: number, name: string, again: readonly number[]): void => {
    setTimeout(() => {
      if (!shutdown.aborted) void attempt(name, again);
    }, ms).unref();
  };
  return {
    /** Resolves after the first try, whatever came of it; never rejects. */
    drop: (name: string): Promise<void> => attempt(name, againAfterMs),
    /** The same for an upload that was broken off: it may be there whole, or come to be a moment later. */
    dropBroken: async (name: string): Promise<void> => {
      await attempt(name, againAfterMs);
      later(lateMs, name, againAfterMs);
    },
  };
};
