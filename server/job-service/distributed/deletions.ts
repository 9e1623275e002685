import { logFailure } from '../../observability/log.ts';
import type { ObjectStore } from './object-store.ts';

/** Timeout of one try. */
const tryMs = 10_000;
/** Delays before retries while the store is away. The sweep finds what is left after that. */
const againAfterMs = [2_000, 10_000, 60_000];
/** An aborted upload may still become a whole object after it was deleted. */
const lateMs = 20_000;

/** Deletes objects of jobs, and retries in the background while the node is up. */
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
    /** Resolves after the first try, also when it failed; never rejects. */
    drop: (name: string): Promise<void> => attempt(name, againAfterMs),
    /** The same for an aborted upload, whose object may appear a moment later. */
    dropBroken: async (name: string): Promise<void> => {
      await attempt(name, againAfterMs);
      later(lateMs, name, againAfterMs);
    },
  };
};
