import { Problem } from '../contract/problem.ts';

/**
 * Limits concurrent uploads, each of which takes a megabyte or two of memory. Others wait, their bodies unread, for up to `waitMs`, and are
 * then refused with Retry-After.
 */
export const makeSemaphore = (places: number, waitMs: number) => {
  const waiting: (() => void)[] = [];
  let inside = 0;

  const wait = async (signal: AbortSignal): Promise<void> => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    waiting.push(resolve);
    const leave = (reason: unknown): void => {
      const place = waiting.indexOf(resolve);
      if (place < 0) return;
      waiting.splice(place, 1);
      reject(reason);
    };
    const onAbort = (): void => leave(signal.reason);
    const timer = setTimeout(() => leave(new Problem('queue_full', undefined, { retryAfter: Math.ceil(waitMs / 1000) })), waitMs);
    signal.addEventListener('abort', onAbort, { once: true });
    try {
      await promise;
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
    }
  };

  return {
    /** Runs `work` when a slot is free. Rejects with `queue_full`, or the signal's reason. */
    pass: async <Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result> => {
      if (inside >= places) await wait(signal);
      else inside++;
      try {
        return await work();
      } finally {
        // The slot goes to the longest waiting.
        const next = waiting.shift();
        if (next) next();
        else inside--;
      }
    },
    state: () => ({ inside, waiting: waiting.length }),
  };
};

export type Semaphore = ReturnType<typeof makeSemaphore>;
