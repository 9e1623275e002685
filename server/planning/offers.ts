import { canonicalFormat } from '../../catalogue/formats.ts';
import { type OperationCore, operations } from '../../catalogue/operations.ts';
import type { OptionValues } from '../../catalogue/options.ts';
import { betteredPairs, offeredPairs } from '../../catalogue/pairs.ts';
import type { Engine } from '../contract/engine.ts';
import type { Merger } from '../contract/merger.ts';
import { type PlannedStep, plan, planOperation } from './plan.ts';

/** What this server converts: the pairs that the catalogue means to offer and that its engines can do. */
export type Offers = {
  /** Output format ids by input format id, in the catalogue's order. */
  readonly outputs: ReadonlyMap<string, readonly string[]>;
  readonly has: (from: string, to: string) => boolean;
  /** The way from one format to another, in any spelling of theirs; undefined where there is none. */
  readonly plan: (from: string, to: string, options: OptionValues) => readonly PlannedStep[] | undefined;
  /** Ids of the formats on which each operation works here, by the operation's id. */
  readonly operations: ReadonlyMap<string, readonly string[]>;
  /** The way of an operation for an input of this format, in any spelling. */
  readonly planOperation: (operation: OperationCore, from: string, options: OptionValues) => readonly PlannedStep[] | undefined;
  /** What makes one file of this format of several, in any spelling of it. */
  readonly merger: (to: string) => Merger | undefined;
  /** What opens a locked file of this format (a canonical id) before anything else is done with it. */
  readonly unlocking: (format: string) => PlannedStep | undefined;
};

/** Works out the offers of these engines, mergers, and engines that open locked files. */
export const makeOffers = (engines: readonly Engine[], mergers: readonly Merger[] = [], unlockers: readonly Engine[] = []): Offers => {
  const find = (from: string, to: string, options?: OptionValues) => plan(engines, canonicalFormat(from), canonicalFormat(to), options);
  const outputs = new Map<string, string[]>();
  for (const { from, to } of [...offeredPairs(), ...betteredPairs])
    if (find(from, to)) outputs.set(from, [...(outputs.get(from) ?? []), to]);
  /** Reading a file is a conversion; what keeps its format is a step of its own. */
  const convert = ({ to, via }: OperationCore, from: string, options: OptionValues) => {
    if (to === undefined) return undefined;
    if (via === undefined) return find(from, to, options);
    const [there, on] = [find(from, via, {}), find(via, to, options)];
    return there && on && [...there, ...on];
  };
  const operate: Offers['planOperation'] = (operation, from, options) =>
    planOperation(engines, operation.id, canonicalFormat(from)) ?? convert(operation, from, options);
  const worked = operations.map((one) => [one.id, one.formats.filter((from) => operate(one, from, {}) !== undefined)] as const);
  return {
    operations: new Map(worked.filter(([, formats]) => formats.length > 0)),
    planOperation: operate,
    outputs,
    has: (from, to) => outputs.get(from)?.includes(to) ?? false,
    plan: find,
    unlocking: (format) =>
      unlockers.flatMap((engine) => engine.steps.filter(({ from }) => from === format).map((step) => ({ engine, step })))[0],
    merger: (to) => mergers.find(({ step }) => step.to === canonicalFormat(to)),
  };
};
