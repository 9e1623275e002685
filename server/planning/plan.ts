import type { OptionValues } from '../../catalogue/options.ts';
import type { Engine, Step } from '../contract/engine.ts';

/** A step with its engine. */
export type PlannedStep = { readonly engine: Engine; readonly step: Step };

/** Maximum chain length: each step loses something, and a fourth would only hide a missing direct conversion. */
const maxSteps = 3;
/** Penalty for each option that the user set and no step of the chain honours, so that chains with support win. */
const unheardOptionCost = 100;

/** Steps by source format, computed once per list of engines. */
const stepsBySource = new WeakMap<readonly Engine[], Map<string, PlannedStep[]>>();

const sourcesOf = (engines: readonly Engine[]): Map<string, PlannedStep[]> => {
  const known = stepsBySource.get(engines);
  if (known) return known;
  const made = Map.groupBy(
    engines.flatMap((engine) =>
      engine.steps.flatMap((step): readonly PlannedStep[] => (step.operation === undefined ? [{ engine, step }] : [])),
    ),
    ({ step }) => step.from,
  );
  stepsBySource.set(engines, made);
  return made;
};

const unheardCost = (chain: readonly PlannedStep[], options: OptionValues): number => {
  const heard = new Set(chain.flatMap(({ step }) => step.options));
  return Object.keys(options).filter((id) => !heard.has(id)).length * unheardOptionCost;
};

/** Finds the cheapest chain of declared steps from one format to another; undefined if there is none. */
export const plan = (
  engines: readonly Engine[],
  from: string,
  to: string,
  options: OptionValues = {},
): readonly PlannedStep[] | undefined => {
  const bySource = sourcesOf(engines);
  let best: readonly PlannedStep[] | undefined;
  let bestCost = Number.POSITIVE_INFINITY;
  const walk = (at: string, chain: readonly PlannedStep[], spent: number): void => {
    const isLast = chain.length === maxSteps - 1;
    for (const next of bySource.get(at) ?? []) {
      const sum = spent + next.step.cost;
      const arrives = next.step.to === to;
      // Costs only grow, so a chain that is no longer cheaper is dropped.
      if (sum >= bestCost || (isLast && !arrives) || chain.some(({ step }) => step.from === next.step.to)) continue;
      const longer = [...chain, next];
      if (!arrives) walk(next.step.to, longer, sum);
      else if (sum + unheardCost(longer, options) < bestCost) {
        best = longer;
        bestCost = sum + unheardCost(longer, options);
      }
    }
  };
  walk(from, [], 0);
  return best;
};

/** Finds the cheapest step of an operation on a format; undefined if there is none. */
export const planOperation = (engines: readonly Engine[], operation: string, from: string): readonly PlannedStep[] | undefined => {
  const [best] = engines
    .flatMap((engine) => engine.steps.map((step): PlannedStep => ({ engine, step })))
    .filter(({ step }) => step.operation === operation && step.from === from)
    .sort((one, other) => one.step.cost - other.step.cost);
  return best && [best];
};
