import { Problem } from '../contract/problem.ts';
import { type Held, makeVisits, type VisitLimits } from './visits.ts';
import type { Worker } from './worker.ts';

/** How workers of one kind are started; the pool decides when. */
export type PoolSource = {
  readonly minIdle: number;
  readonly documentsPerWorker: number;
  /** Limits for sharing a worker among documents of one visit; without them each document has its own. */
  readonly visit?: VisitLimits;
  /** Idle workers end after this time and free their memory. */
  readonly idleMs: number;
  /**
   * Makes the folder and starts a worker in it: ahead of any document, with everything loaded that the first one would otherwise wait for, or
   * on demand.
   */
  readonly start: (when: 'ahead' | 'onDemand') => Promise<Worker>;
  /** Whether the machine has CPU time for starting idle workers. */
  readonly isCalm: () => boolean;
  /** Removes the folder of a worker that has ended. */
  readonly discard: (worker: Worker) => Promise<void>;
};

export type Pool = {
  /**
   * Leases a worker for one document, starting one if no spare is ready. It is returned through `release`. With a `visit` it may be one that has
   * served documents of the same visit and of no other.
   */
  readonly acquire: (
    signal: AbortSignal,
    visit?: string,
  ) => Promise<{ readonly worker: Worker; readonly release: (healthy: boolean) => Promise<void> }>;
  /** Starts missing idle workers, unless the kind has been unused; rejects if a worker of this kind can't start. */
  readonly warm: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** Timeout of a worker's start. */
const startMs = 60_000;
const replaceMs = 1000;
const calmLookMs = 250;

/** Settles like `work`, or with the signal's reason at once: a worker that hangs at its start must not keep its client waiting. */
const unlessAborted = async <Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> => {
  const { promise, reject } = Promise.withResolvers<never>();
  const leave = (): void => reject(signal.reason);
  signal.addEventListener('abort', leave, { once: true });
  try {
    return await Promise.race([work, promise]);
  } finally {
    signal.removeEventListener('abort', leave);
  }
};

/**
 * Keeps spare workers that have started ahead of time. Each serves one visitor's document (or as many as the operator allows) and is then
 * replaced, so that strangers' documents never share a process.
 */
export const makePool = (source: PoolSource): Pool => {
  const idleWorkers: Promise<Held>[] = [];
  const all = new Set<Worker>();
  let closed = false;

  const end = async (worker: Worker): Promise<void> => {
    worker.kill();
    await worker.ended;
    all.delete(worker);
    await source.discard(worker);
  };

  const visits = source.visit && makeVisits(source.visit, ({ worker }) => void end(worker));

  const startOne = async (when: 'ahead' | 'onDemand'): Promise<Held> => {
    const worker = await source.start(when);
    all.add(worker);
    const timer = setTimeout(worker.kill, startMs);
    try {
      await worker.ready;
    } catch (thrown) {
      await end(worker);
      throw thrown;
    } finally {
      clearTimeout(timer);
    }
    return { worker, served: 0 };
  };

  const refill = (): void => {
    while (!closed && idleWorkers.length < source.minIdle) {
      const spare = startOne('ahead');
      idleWorkers.push(spare);
      // The caller that acquires a spare that can't start gets the error; it must not end the process meanwhile.
      spare.then(({ worker }) => replaceWhenGone(spare, worker)).catch(() => undefined);
    }
  };

  let later: Timer | undefined;
  const refillWhenCalm = (): void => {
    clearTimeout(later);
    if (source.isCalm()) refill();
    else if (!closed) later = setTimeout(refillWhenCalm, calmLookMs).unref();
  };

  /** Replaces a spare that ends while it waits, killed by the kernel for example, after a delay, since it may have crashed. */
  const replaceWhenGone = async (spare: Promise<Held>, worker: Worker): Promise<void> => {
    await worker.ended;
    const place = idleWorkers.indexOf(spare);
    if (place < 0) return;
    idleWorkers.splice(place, 1);
    await end(worker);
    setTimeout(refillWhenCalm, replaceMs).unref();
  };

  const rest = (): void => {
    // One that can't start has ended already.
    clearTimeout(later);
    for (const spare of idleWorkers.splice(0)) spare.then(({ worker }) => end(worker)).catch(() => undefined);
  };
  let idle: Timer | undefined;
  const use = (): void => {
    clearTimeout(idle);
    if (!closed) idle = setTimeout(rest, source.idleMs).unref();
  };

  const take = async (): Promise<Held> => {
    for (let spare = idleWorkers.shift(); spare; spare = idleWorkers.shift()) {
      const held = await spare.catch(() => undefined);
      if (held?.worker.isAlive()) return held;
    }
    try {
      // One that was killed during its start does not prove that none can start.
      return await startOne('onDemand').catch((thrown) => {
        if (closed) throw thrown;
        return startOne('onDemand');
      });
    } catch (thrown) {
      refillWhenCalm();
      throw new Problem('converter_unavailable', undefined, { retryAfter: 30 }, { cause: thrown });
    }
  };

  return {
    acquire: async (signal, visit) => {
      signal.throwIfAborted();
      use();
      const known = visit === undefined ? undefined : visits?.take(visit);
      const taken = known ? Promise.resolve(known) : take();
      const held = await unlessAborted(taken, signal).catch((thrown) => {
        // One that comes too late for its client ends.
        if (signal.aborted) taken.then(({ worker }) => end(worker)).catch(() => undefined);
        throw thrown;
      });
      return {
        worker: held.worker,
        release: async (healthy) => {
          held.served++;
          const isFit = healthy && !closed && held.worker.isAlive();
          if (isFit && visit !== undefined && visits) {
            // It has seen a visit's document and serves no other visit from now on.
            if (!visits.keep(visit, held)) await end(held.worker);
          } else if (isFit && held.served < source.documentsPerWorker) idleWorkers.unshift(Promise.resolve(held));
          else await end(held.worker);
          refillWhenCalm();
        },
      };
    },
    warm: async () => {
      use();
      refill();
      await Promise.all(idleWorkers).catch((thrown) => {
        // Workers that were still starting when the pool was closed have not failed.
        if (!closed) throw thrown;
      });
    },
    close: async () => {
      closed = true;
      clearTimeout(idle);
      clearTimeout(later);
      visits?.clear();
      // Starting workers end with this as well; one that was about to join the list is in it once all have settled.
      for (const worker of all) worker.kill();
      await Promise.allSettled(idleWorkers);
      await Promise.all([...all].map(end));
    },
  };
};
