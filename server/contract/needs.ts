import type { Engine, Step, WorkerKind } from './engine.ts';

/** Kinds of workers that steps need or prefer, each once. */
export const workersOf = (steps: readonly Step[]): readonly WorkerKind[] => {
  const all = steps.flatMap(({ needs, prefers }) => [...(needs.workers ?? []), ...(prefers?.workers ?? [])]);
  return [...new Map(all.map((kind) => [kind.id, kind])).values()];
};

/** Programs that a step may run itself, those of its workers not counted. */
export const programsOf = ({ needs, prefers }: Step): readonly string[] => [...(needs.programs ?? []), ...(prefers?.programs ?? [])];

/** Programs that an engine's steps run, each once, in the order in which they are declared. */
export const programsOfEngine = ({ steps }: Engine): readonly string[] => [...new Set(steps.flatMap(programsOf))];
