import { canonicalFormat, formatById } from '../../catalogue/formats.ts';
import { furtherOptionsFor } from '../../catalogue/further-options.ts';
import { message } from '../../catalogue/languages/message.ts';
import { type OperationCore, operatesOn, operationTarget, parseOperationOptions } from '../../catalogue/operations.ts';
import { readOptions } from '../../catalogue/options/parse.ts';
import { type Option, type OptionValues, optionsFor, type ParsedOptions, parseOptions } from '../../catalogue/options.ts';
import type { Weight } from '../contract/engine.ts';
import type { Merger } from '../contract/merger.ts';
import { Problem } from '../contract/problem.ts';
import { isMergeable, isPart } from '../planning/merge-sources.ts';
import type { Offers } from '../planning/offers.ts';
import type { PlannedStep } from '../planning/plan.ts';

/** Plan for one file: the steps, empty if there is nothing to do, and their options. */
export type Way = { readonly plan: readonly PlannedStep[]; readonly options: OptionValues };

/** The values of these options as JSON text. */
export type OptionText = (allowed: readonly Option[]) => string;

/** The weight of a plan is that of its heaviest step. */
export const weightOf = (steps: readonly Pick<PlannedStep, 'step'>[]): Weight =>
  (['heavy', 'medium', 'light'] as const).find((weight) => steps.some(({ step }) => step.weight === weight)) ?? 'light';

export const nameOf = (id: string): string => formatById(id)?.name ?? id;

const notOffered = (from: string, to: string): Problem =>
  new Problem('unsupported_conversion', message('notOffered', { from: nameOf(from), to: nameOf(to) }));

const checked = (options: ParsedOptions): OptionValues => {
  if (!options.ok) throw new Problem(options.code, options.detail, { option: options.option });
  return options.values;
};

/** Restricts values to the options in `allowed`. */
const pick = (values: OptionValues, allowed: readonly Pick<Option, 'id'>[]): OptionValues =>
  Object.fromEntries(Object.entries(values).filter(([id]) => allowed.some((option) => option.id === id)));

/** Plans a conversion. A file sent under another format keeps only those options that apply to its own. */
export const conversionWay = (offers: Offers, { from, to }: { from: string; to: string }, text: OptionText, sentAs?: string): Way => {
  if (!offers.has(from, to)) throw notOffered(from, to);
  const read = (one: string) => checked(parseOptions(one, to, text(optionsFor(one, to)), furtherOptionsFor(one, to)));
  const options = sentAs === undefined ? read(from) : pick(read(sentAs), optionsFor(from, to));
  const plan = offers.plan(from, to, options);
  if (!plan) throw new Problem('unsupported_conversion');
  return { plan, options };
};

/** Plans an operation. */
export const operationWay = (offers: Offers, operation: OperationCore, from: string, text: OptionText): Way => {
  if (!operatesOn(operation, from))
    throw new Problem(
      'unsupported_conversion',
      message('operationTakes', { operation: operation.name, formats: operation.formats.map(nameOf), format: nameOf(from) }),
    );
  const options = checked(parseOperationOptions(operation, text(operation.options)));
  const plan = offers.planOperation(operation, from, options);
  if (!plan) throw new Problem('converter_unavailable', message('operationOff', { operation: operation.name, format: nameOf(from) }));
  return { plan, options };
};

/** True if an operation produces this format from any of these sources. */
export const makesOf = (operation: OperationCore, sources: readonly (string | undefined)[], to: string): boolean =>
  sources.some((one) => one !== undefined && canonicalFormat(operationTarget(operation, one)) === canonicalFormat(to));

/** A file to merge. */
type Source = { readonly from: string; readonly sentAs?: string | undefined };

/** Plans the conversion of several files to the merger's input format, and the merger with its own options. */
export const mergeWays = (
  offers: Offers,
  to: string,
  sources: readonly Source[],
  text: OptionText,
): { readonly merger: Merger; readonly options: OptionValues; readonly ways: readonly Way[] } => {
  const merger = offers.merger(to);
  if (!merger) throw new Problem('multiple_files', message('notOfSeveral', { format: nameOf(to) }));
  const { step } = merger;
  for (const { from } of sources) if (!isMergeable(offers, merger, from, to)) throw notOffered(from, to);
  const all = [...sources.map(({ from }) => from), ...sources.map(({ from, sentAs }) => sentAs ?? from)];
  const allowed = [...new Map(all.flatMap((one) => optionsFor(one, to)).map((option) => [option.id, option])).values()];
  const options = checked(readOptions(text(allowed), allowed, message('ofSeveral', { format: nameOf(to) })));
  const ways = sources.map(({ from }): Way => {
    const own = pick(options, optionsFor(from, step.from));
    const plan = isPart(merger, from) ? [] : offers.plan(from, step.from, own);
    if (!plan) throw notOffered(from, to);
    return { plan, options: own };
  });
  return {
    merger,
    options: pick(
      options,
      step.options.map((id) => ({ id })),
    ),
    ways,
  };
};
