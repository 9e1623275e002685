import type { Engine, Step } from '../contract/engine.ts';

/** The first few steps in which every input and every output format comes at least once. */
const quickChoice = (steps: readonly Step[]): ReadonlySet<Step> => {
  const [inputs, outputs] = [new Set<string>(), new Set<string>()];
  const chosen = new Set<Step>();
  const take = (step: Step): void => {
    chosen.add(step);
    inputs.add(step.from);
    outputs.add(step.to);
  };
  // First those that bring both something new in and something new out, then what is still missing.
  for (const step of steps) if (!inputs.has(step.from) && !outputs.has(step.to)) take(step);
  for (const step of steps) if (!inputs.has(step.from) || !outputs.has(step.to)) take(step);
  return chosen;
};

/**
 * The steps that a test run takes. `bun test` takes a quick choice in which every input and every output format still
 * comes; `STEPS=rest` takes the others, `STEPS=all` both. `npm test` runs the quick choice and then the rest.
 */
export const chosenSteps = <One extends Step>(steps: readonly One[]): readonly One[] => {
  const quick = quickChoice(steps);
  if (process.env.STEPS === 'all') return steps;
  return steps.filter((step) => quick.has(step) !== (process.env.STEPS === 'rest'));
};

/** Finds the engine's step from one format to another; throws where it has none. */
export const stepFinder =
  ({ id, steps }: Engine) =>
  (from: string, to: string): Step => {
    const step = steps.find((one) => one.from === from && one.to === to);
    if (!step) throw new Error(`${id} has no step from ${from} to ${to}.`);
    return step;
  };

/** A reader of inputs by format that makes each once. */
export const madeOnce = (make: (format: string) => Promise<string>): ((format: string) => Promise<string>) => {
  const made = new Map<string, Promise<string>>();
  return (format) => {
    const known = made.get(format) ?? make(format);
    made.set(format, known);
    return known;
  };
};
