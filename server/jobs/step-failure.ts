import { type Bug, bugOf } from '../contract/bug.ts';
import { asProblem, Problem } from '../contract/problem.ts';
import { WorkerBug } from '../sandbox/worker.ts';

/** A bug in a conversion step: visitors see that it is our fault, operators see where it was. */
export class StepFailure extends Problem {
  constructor(
    readonly engine: string,
    readonly side: 'engine' | 'worker',
    readonly bug: Bug,
    cause: unknown,
  ) {
    super('internal_error', undefined, {}, { cause });
  }
}

/** What a step threw, with the engine's name if it is our fault. */
export const asStepFailure = (engine: string, thrown: unknown): unknown => {
  if (thrown instanceof StepFailure) return thrown;
  if (thrown instanceof WorkerBug) return new StepFailure(engine, 'worker', thrown.bug, thrown);
  if (asProblem(thrown).code !== 'internal_error') return thrown;
  const cause = thrown instanceof Problem ? (thrown.cause ?? thrown) : thrown;
  return new StepFailure(engine, 'engine', bugOf(cause), cause);
};
