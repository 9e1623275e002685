import type { Step, WorkerKind } from './engine.ts';

/** Distinct kinds of workers that steps need or prefer. */
export const workersOf = (steps: readonly Step[]): readonly WorkerKind[] => {
  const all = steps.flatMap(({ needs, prefers }) => [...(needs.workers ?? []), ...(prefers?.workers ?? [])]);
  return [...new Map(all.map((kind) => [kind.id, kind])).values()];
};

/** Programs that a step may run itself, without those of its workers. */
export const programsOf = ({ needs, prefers }: Step): readonly string[] => [...(needs.programs ?? []), ...(prefers?.programs ?? [])];
