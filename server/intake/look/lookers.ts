import { Problem } from '../../contract/problem.ts';
import { makeQueue } from '../../jobs/queue.ts';
import { withTimeout } from '../../jobs/with-timeout.ts';
import type { Client } from '../../requests/clients.ts';
import { type Inspected, type LookRequest, readAnswer } from './answer.ts';

export type LookLimits = {
  /** Threads, and so uploads that are looked at at once. */
  readonly threads: number;
  /** Uploads that may wait for a thread. */
  readonly waiting: number;
  /** How long one look may take: hundreds of times what the limits of what is read leave to do. */
  readonly seconds: number;
  /** Another thread's module, for tests. */
  readonly entry?: URL;
};

const tooSlow = (): Problem => new Problem('resource_limit', 'The file takes too long to look at.');

/**
 * Looks at uploads in threads, so that nobody else waits while a hostile directory or a drawing of nothing but entities is read.
 * Clients take turns. A thread that does not come back, or fails, is ended and replaced; the parsers themselves hold no more than
 * a few megabytes of a file (intake/limits), since a thread has no memory limit of its own.
 */
export const makeLookers = ({ threads, waiting, seconds, entry = new URL('./thread.ts', import.meta.url) }: LookLimits) => {
  const places = makeQueue({ capacity: threads, length: waiting, waitMs: 60_000 });
  const idle: Worker[] = [];

  const start = (): Worker => new Worker(entry, { smol: true });

  const ask = (thread: Worker, request: LookRequest, signal: AbortSignal): Promise<unknown> => {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const ended = (cause?: unknown): void => reject(new Error('A thread that looks at uploads has ended.', { cause }));
    // A thread lives for many looks, and must not remember whom it has served.
    const over = new AbortController();
    thread.onmessage = ({ data }) => resolve(data);
    thread.onerror = ({ message }) => ended(message);
    thread.addEventListener('close', () => ended(), { signal: over.signal });
    signal.addEventListener('abort', () => reject(signal.reason), { signal: over.signal });
    thread.postMessage(request);
    return promise.finally(() => over.abort());
  };

  const lookWith = async (request: LookRequest, signal: AbortSignal): Promise<unknown> => {
    signal.throwIfAborted();
    const thread = idle.pop() ?? start();
    try {
      const answer = await ask(thread, request, signal);
      idle.push(thread);
      return answer;
    } catch (thrown) {
      thread.terminate();
      throw thrown;
    }
  };

  return {
    /** Resolves with what was seen when nothing is wrong with the file; rejects with the Problem that says what is, or with the signal's reason. */
    look: async (client: Client, request: LookRequest, signal: AbortSignal): Promise<Inspected> => {
      const place = await places.enter(client, 'light', signal);
      try {
        return readAnswer(await withTimeout(seconds, tooSlow(), signal, (limited) => lookWith(request, limited)));
      } finally {
        place.release();
      }
    },
    state: () => ({ looking: places.state().running, waiting: places.state().waiting, threads: idle.length + places.state().running }),
    close: (): void => {
      for (const thread of idle.splice(0)) thread.terminate();
    },
  };
};

export type Lookers = ReturnType<typeof makeLookers>;
