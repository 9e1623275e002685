import { canonicalFormat } from '../../catalogue/formats.ts';
import { type OperationCore, operations } from '../../catalogue/operations.ts';
import type { OptionValues } from '../../catalogue/options.ts';
import { betteredPairs, offeredPairs } from '../../catalogue/pairs.ts';
import type { Engine } from '../contract/engine.ts';
import type { Merger } from '../contract/merger.ts';
import { type PlannedStep, plan, planOperation } from './plan.ts';

/** What this server converts: the pairs that the catalogue offers and the engines support. */
export type Offers = {
  /** Output format ids by input format id, in the catalogue's order. */
  readonly outputs: ReadonlyMap<string, readonly string[]>;
  /** Whether it converts the pair: those of `outputs`, and a saved page to whatever a page becomes. */
  readonly has: (from: string, to: string) => boolean;
  /** Plan from one format to another, in any spelling; undefined if there is none. */
  readonly plan: (from: string, to: string, options: OptionValues) => readonly PlannedStep[] | undefined;
  /** Format ids that each operation supports here, by operation id. */
  readonly operations: ReadonlyMap<string, readonly string[]>;
  /** Plan of an operation for an input of this format, in any spelling. */
  readonly planOperation: (operation: OperationCore, from: string, options: OptionValues) => readonly PlannedStep[] | undefined;
  /** Merger that produces this format, in any spelling. */
  readonly merger: (to: string) => Merger | undefined;
  /** Step that decrypts a file of this format (a canonical id) before any other. */
  readonly unlocking: (format: string) => PlannedStep | undefined;
};

/** Computes the offers of these engines, mergers and decrypting engines. */
export const makeOffers = (engines: readonly Engine[], mergers: readonly Merger[] = [], unlockers: readonly Engine[] = []): Offers => {
  const find = (from: string, to: string, options?: OptionValues) => plan(engines, canonicalFormat(from), canonicalFormat(to), options);
  const outputs = new Map<string, string[]>();
  for (const { from, to } of [...offeredPairs(), ...betteredPairs])
    if (find(from, to)) outputs.set(from, [...(outputs.get(from) ?? []), to]);
  /** Plans an operation with a target format as a conversion; others are single steps. */
  const convert = ({ to, via }: OperationCore, from: string, options: OptionValues) => {
    if (to === undefined) return undefined;
    if (via === undefined) return find(from, to, options);
    const [there, on] = [find(from, via, {}), find(via, to, options)];
    return there && on && [...there, ...on];
  };
  const operate: Offers['planOperation'] = (operation, from, options) =>
    planOperation(engines, operation.id, canonicalFormat(from)) ?? convert(operation, from, options);
  const worked = operations.map((one) => [one.id, one.formats.filter((from) => operate(one, from, {}) !== undefined)] as const);
  // A page saved in one file (MHTML) is a mail by its content: it reaches what pages reach.
  const isOfSavedPage = (from: string, to: string): boolean =>
    from === 'eml' && outputs.get('html')?.includes(to) === true && find(from, to) !== undefined;
  return {
    operations: new Map(worked.filter(([, formats]) => formats.length > 0)),
    planOperation: operate,
    outputs,
    has: (from, to) => outputs.get(from)?.includes(to) === true || isOfSavedPage(from, to),
    plan: find,
    unlocking: (format) =>
      unlockers.flatMap((engine) => engine.steps.filter(({ from }) => from === format).map((step) => ({ engine, step })))[0],
    merger: (to) => mergers.find(({ step }) => step.to === canonicalFormat(to)),
  };
};
