import { message } from '../../../catalogue/languages/message.ts';
import type { Weight } from '../../contract/engine.ts';
import { Problem } from '../../contract/problem.ts';
import { logFailure } from '../../observability/log.ts';
import type { Changes } from './changes.ts';
import type { JobFiles } from './job-files.ts';
import { LockLost, type Taken, type Takers } from './queues.ts';
import type { Records } from './records.ts';
import type { Outcome } from './run-attempt.ts';

const units: Record<Weight, number> = { light: 1, medium: 2, heavy: 4 };
const lookAgainMs = 1000;
/** How long a node without a warm worker leaves a new job to those that have one. */
const coldMs = 15;

export type DispatchServices = {
  readonly records: Records;
  readonly files: Pick<JobFiles, 'drop'>;
  readonly takers: Takers;
  readonly changes: Changes;
  /** Units of work at once. */
  readonly capacity: number;
  readonly attempt: (id: string, stop: AbortSignal) => Promise<Outcome>;
  /** Whether workers of all these kinds are warm here. */
  readonly isWarm: (kinds: readonly string[]) => boolean;
  readonly stalled?: () => void;
};

/** How long a node that can't work, because its disk is full or its tools fail, leaves jobs to others. */
const restMs = 2_000;

/** The node shuts down. Its jobs do not end: other nodes take them over. */
class GoingDown extends Error {
  override readonly name = 'GoingDown';
}
class Cancelled extends Error {
  override readonly name = 'Cancelled';
}

/**
 * Takes jobs that this node has capacity for, clients with the least recent use first. Light jobs pass a heavy one that does not fit, and
 * heavy ones leave a unit free for them. A job is only taken when it can begin.
 */
export const startDispatcher = (services: DispatchServices) => {
  const { records, files, takers, changes, capacity, attempt } = services;
  /** Running attempts. One job may have two if a node lost its lock on the first and took it again. */
  const active = new Set<{ readonly id: string; readonly stop: AbortController; readonly ended: Promise<void> }>();
  let used = 0;
  let isStopping = false;
  let restUntil = 0;

  /** A heavy job takes all but one unit on small machines, so that light ones can run. */
  const unitsOf = (weight: Weight): number => Math.min(units[weight], Math.max(1, capacity - (weight === 'heavy' ? 1 : 0)));
  const fits = (weight: Weight): boolean => used === 0 || used + unitsOf(weight) <= capacity - (weight === 'heavy' ? 1 : 0);

  const fail = async ({ id }: Taken, number: number | undefined, problem: Problem): Promise<void> => {
    const failed = await records.fail(id, number, problem);
    if (failed?.input) void files.drop(failed.input);
  };

  const settle = async (taken: Taken, outcome: Outcome): Promise<void> => {
    if (outcome.is === 'over') return takers.finish(taken);
    const { thrown, attempt: number } = outcome;
    if (thrown instanceof LockLost) return takers.drop(taken);
    if (thrown instanceof Cancelled) return takers.finish(taken);
    if (thrown instanceof GoingDown) {
      await records.handBack(taken.id, number);
      return takers.handBack(taken);
    }
    logFailure('attempt_failed', thrown);
    if (thrown instanceof Problem) restUntil = performance.now() + restMs;
    if (takers.isLastTry(taken)) {
      await fail(taken, number, thrown instanceof Problem ? thrown : new Problem('interrupted'));
      return takers.finish(taken);
    }
    await records.handBack(taken.id, number);
    return takers.retryLater(taken, thrown);
  };

  const run = async (taken: Taken, stop: AbortController): Promise<void> => {
    if (taken.isPoison) {
      await fail(taken, undefined, new Problem('conversion_failed', message('stoppedEachTime')));
      return takers.finish(taken);
    }
    return settle(taken, await attempt(taken.id, stop.signal));
  };

  const begin = (taken: Taken, stop: AbortController): void => {
    used += unitsOf(taken.weight);
    const ended = run(taken, stop)
      .catch((thrown) => {
        // Its lock expires, and another node takes the job over.
        takers.drop(taken);
        logFailure('attempt_lost', thrown);
      })
      .finally(() => {
        used -= unitsOf(taken.weight);
        active.delete(one);
        void look();
      });
    const one = { id: taken.id, stop, ended };
    active.add(one);
  };

  let looking: Promise<void> | undefined;
  let again = false;
  const lookOnce = async (): Promise<void> => {
    while (!isStopping && used < capacity && performance.now() >= restUntil) {
      const heads = (await takers.heads()).filter(({ weight }) => fits(weight));
      const [next] = heads.toSorted((a, b) => a.turn - b.turn);
      if (!next) return;
      const stop = new AbortController();
      const taken = await takers.take(next.weight, (reason) => stop.abort(reason));
      if (!taken) return;
      // Taken while the node began to shut down.
      if (isStopping) return takers.handBack(taken);
      begin(taken, stop);
    }
  };
  const look = (): Promise<void> => {
    again = true;
    looking ??= (async () => {
      while (again) {
        again = false;
        // Redis is away: the next poll reconnects.
        await lookOnce().catch(() => undefined);
      }
    })().finally(() => {
      looking = undefined;
    });
    return looking;
  };

  const cancel = (ids: readonly string[]): void => {
    for (const { id, stop } of active) if (ids.includes(id)) stop.abort(new Cancelled('The job was cancelled.'));
  };
  /** Cancels jobs whose cancel message was lost; the records have it. */
  const cancelLate = async (): Promise<void> => {
    if (active.size > 0) cancel(await records.ended([...active].map(({ id }) => id)));
  };

  const stopListening = [
    changes.listen('wake', (message) => {
      if (used >= capacity || isStopping) return;
      const kinds = message.split(',').filter(Boolean);
      if (services.isWarm(kinds)) void look();
      else setTimeout(() => void look(), coldMs);
    }),
    changes.listen('cancel', (id) => cancel([id])),
  ];
  const timer = setInterval(() => {
    void look();
    void cancelLate().catch(() => undefined);
  }, lookAgainMs);
  void takers.watch(() => services.stalled?.());
  void look();

  return {
    state: () => ({ running: active.size, used, capacity }),
    /** Takes nothing more, waits for what runs, and hands back what has not ended by then. */
    stop: async (drainMs: number): Promise<void> => {
      isStopping = true;
      clearInterval(timer);
      for (const end of stopListening) end();
      // A poll that waits for an absent Redis ends with the process.
      await Promise.race([looking, Bun.sleep(1_000)]);
      const ended = Promise.allSettled([...active].map(({ ended: one }) => one));
      await Promise.race([ended, Bun.sleep(drainMs)]);
      for (const { stop } of active) stop.abort(new GoingDown('The node goes down.'));
      await Promise.race([Promise.allSettled([...active].map(({ ended: one }) => one)), Bun.sleep(5_000)]);
      await takers.close();
    },
  };
};
