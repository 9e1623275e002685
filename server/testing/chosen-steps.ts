import type { Engine, Step } from '../contract/engine.ts';

/** The steps whose input format and output format are both new: each format is in one of them, except the surplus of the longer side. */
const quickChoice = (steps: readonly Step[]): ReadonlySet<Step> => {
  const [inputs, outputs] = [new Set<string>(), new Set<string>()];
  return new Set(
    steps.filter(({ from, to }) => {
      if (inputs.has(from) || outputs.has(to)) return false;
      inputs.add(from);
      outputs.add(to);
      return true;
    }),
  );
};

/**
 * The steps of a test run. `bun test` takes a quick choice; `STEPS=rest` takes the others, `STEPS=all` both. `npm test` runs the quick choice, `npm run test:nightly` also the rest.
 */
export const chosenSteps = <One extends Step>(steps: readonly One[]): readonly One[] => {
  const quick = quickChoice(steps);
  if (process.env.STEPS === 'all') return steps;
  return steps.filter((step) => quick.has(step) !== (process.env.STEPS === 'rest'));
};

/** Of tests that do the same for each of many formats, named as those of steps are: the first few, and the others with `STEPS=rest`. */
export const chosenFormats = (formats: readonly string[], quick = 1): readonly string[] =>
  process.env.STEPS === 'all' ? formats : process.env.STEPS === 'rest' ? formats.slice(quick) : formats.slice(0, quick);

/** Finds the engine's step from one format to another; throws if there is none. */
export const stepFinder =
  ({ id, steps }: Engine) =>
  (from: string, to: string): Step => {
    const step = steps.find((one) => one.from === from && one.to === to);
    if (!step) throw new Error(`${id} has no step from ${from} to ${to}.`);
    return step;
  };

/** Caches test inputs by format, so that each is made once. */
export const madeOnce = (make: (format: string) => Promise<string>): ((format: string) => Promise<string>) => {
  const made = new Map<string, Promise<string>>();
  return (format) => {
    const known = made.get(format) ?? make(format);
    made.set(format, known);
    return known;
  };
};
