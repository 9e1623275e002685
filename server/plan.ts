import type { OptionValues } from '../catalogue/options.ts';
import type { Engine, Step } from './engines/engine.ts';

/** A step with the engine that does it. */
export type PlannedStep = { readonly engine: Engine; readonly step: Step };

/** Longest chain: each step loses something, and a fourth would only hide a missing direct way. */
const maxSteps = 3;
/** Added for each option that the visitor set and no step of the chain honours, so that a chain that does wins. */
const unheardOptionCost = 100;

const cost = (chain: readonly PlannedStep[], options: OptionValues): number => {
  const heard = new Set(chain.flatMap(({ step }) => step.options));
  const unheard = Object.keys(options).filter((id) => !heard.has(id)).length;
  return chain.reduce((sum, { step }) => sum + step.cost, unheard * unheardOptionCost);
};

/** Finds the cheapest chain of declared steps from one format to another, or undefined when there is none. */
export const plan = (
  engines: readonly Engine[],
  from: string,
  to: string,
  options: OptionValues = {},
): readonly PlannedStep[] | undefined => {
  const bySource = Map.groupBy(
    engines.flatMap((engine) => engine.steps.map((step): PlannedStep => ({ engine, step }))),
    ({ step }) => step.from,
  );
  let best: readonly PlannedStep[] | undefined;
  const walk = (at: string, chain: readonly PlannedStep[]): void => {
    for (const next of bySource.get(at) ?? []) {
      if (chain.some(({ step }) => step.from === next.step.to)) continue;
      const longer = [...chain, next];
      if (next.step.to === to) {
        if (!best || cost(longer, options) < cost(best, options)) best = longer;
      } else if (longer.length < maxSteps) walk(next.step.to, longer);
    }
  };
  walk(from, []);
  return best;
};
