import type { Step } from '../contract/engine.ts';

/**
 * The steps that a test run takes: all of them with ALL_STEPS=1 (`npm test`), otherwise a few in which every input
 * and every output format still comes at least once, for the quick `bun test`.
 */
export const chosenSteps = (steps: readonly Step[]): readonly Step[] => {
  if (process.env.ALL_STEPS === '1') return steps;
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
  return [...chosen];
};
