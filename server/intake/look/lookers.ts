import { message } from '../../../catalogue/languages/message.ts';
import { Problem } from '../../contract/problem.ts';
import { makeQueue } from '../../jobs/queue.ts';
import { withTimeout } from '../../jobs/with-timeout.ts';
import type { Client } from '../../requests/clients.ts';
import { type Inspected, type LookRequest, readAnswer } from './answer.ts';

export type LookLimits = {
  /** Threads, and so concurrent inspections. */
  readonly threads: number;
  /** Uploads that may wait for a thread. */
  readonly waiting: number;
  /** Timeout of one inspection: hundreds of times what the limits on reading allow. */
  readonly seconds: number;
  /** Another thread's module, for tests. */
  readonly entry?: URL;
};

const tooSlow = (): Problem => new Problem('resource_limit', message('lookTooSlow'));

/**
 * Inspects uploads in threads, so that a hostile directory or a drawing full of entities blocks nobody else. Clients take turns. A thread
 * that does not return, or fails, is ended and replaced. The parsers keep only a few megabytes of a file (intake/limits), since a thread has
 * no memory limit of its own.
 */
export const makeLookers = ({ threads, waiting, seconds, entry = new URL('./thread.ts', import.meta.url) }: LookLimits) => {
  const places = makeQueue({ capacity: threads, length: waiting, waitMs: 60_000 });
  const idle: Worker[] = [];

  const start = (): Worker => new Worker(entry, { smol: true });

  const ask = (thread: Worker, request: LookRequest, signal: AbortSignal): Promise<unknown> => {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const ended = (cause?: unknown): void => reject(new Error('A thread that looks at uploads has ended.', { cause }));
    // A thread serves many inspections and must not keep references to clients.
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
    /** Resolves with the findings if nothing is wrong with the file; rejects with the Problem, or with the signal's reason. */
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
