import { type ChainStep, chainSuffix, parseChain } from '../../catalogue/chains.ts';
import { canonicalFormat, normaliseFormat } from '../../catalogue/formats.ts';
import { message } from '../../catalogue/languages/message.ts';
import { operationTarget } from '../../catalogue/operations.ts';
import { readOptions } from '../../catalogue/options/parse.ts';
import { type OptionValues, optionsFor } from '../../catalogue/options.ts';
import type { Merger } from '../contract/merger.ts';
import { asProblem, innerDetail, Problem } from '../contract/problem.ts';
import { nameWithPart } from '../files/file-name.ts';
import type { ChainStage } from '../jobs/chain.ts';
import type { Offers } from '../planning/offers.ts';
import { isCountable } from '../receipt/count-content.ts';
import { conversionWay, mergeWays, nameOf, operationWay, type Way, weightOf } from './ways.ts';

/** An input of a chain step; `sentAs` applies to uploaded files only. */
type Source = { readonly from: string; readonly sentAs?: string | undefined };

type StepWays = {
  /** One for each source. */
  readonly ways: readonly Way[];
  readonly merger?: Merger;
  /** The merger's options. */
  readonly options?: OptionValues;
};

/** A file that already has the format stays unchanged, unless options request an improvement: a PDF with a text layer. */
const convertAll = (offers: Offers, to: string, sources: readonly Source[], json: string): StepWays => {
  const others = sources.filter(({ from }) => canonicalFormat(from) !== canonicalFormat(to) || offers.has(from, to));
  const allowed = [
    ...new Map(
      others
        .flatMap(({ from, sentAs }) => [from, ...(sentAs === undefined ? [] : [sentAs])])
        .flatMap((one) => optionsFor(one, to))
        .map((option) => [option.id, option]),
    ).values(),
  ];
  const [only] = others;
  const parsed = readOptions(json, allowed, others.length === 1 && only ? `${nameOf(only.from)} to ${nameOf(to)}` : nameOf(to));
  // Files that need no conversion ignore the options, which are meant for the others.
  if (others.length > 0 && !parsed.ok) throw new Problem(parsed.code, parsed.detail, { option: parsed.option });
  const values = parsed.ok ? parsed.values : {};
  return {
    ways: sources.map((source): Way => {
      const own = optionsFor(source.from, to).map(({ id }) => id);
      const set = Object.entries(values).filter(([id]) => own.includes(id));
      if (!others.includes(source) || (canonicalFormat(source.from) === canonicalFormat(to) && set.length === 0))
        return { plan: [], options: {} };
      const text = JSON.stringify(Object.fromEntries(set));
      return conversionWay(offers, { from: source.from, to }, () => text);
    }),
  };
};

const waysOf = (offers: Offers, step: ChainStep, sources: readonly Source[]): StepWays => {
  const json = JSON.stringify(step.options);
  switch (step.do) {
    case 'convert':
      return convertAll(offers, step.to, sources, json);
    case 'operate':
      return { ways: sources.map(({ from }) => operationWay(offers, step.operation, from, () => json)) };
    case 'merge':
      return mergeWays(offers, step.to, sources, () => json);
  }
};

/** Adds the step's number to a problem. */
const ofStep = <Result>(index: number, read: () => Result): Result => {
  try {
    return read();
  } catch (thrown) {
    const problem = asProblem(thrown);
    if (problem.status >= 500) throw thrown;
    throw new Problem(problem.code, message('inStep', { step: index + 1, detail: innerDetail(problem) }), {
      ...problem.extra,
      step: index + 1,
    });
  }
};

/** The chain of a form, and its plan for the files. */
export type ChainAsked = {
  /** Plans of the first step, for each file. */
  readonly ways: readonly Way[];
  readonly merger?: Merger;
  readonly options: OptionValues;
  readonly stages: readonly ChainStage[];
  /** The result's format, in the requested spelling. */
  readonly to: string;
  /** True if input and output are comparable. */
  readonly isCountable: boolean;
  /** True if the first step accepts this format. */
  readonly takes: (format: string) => boolean;
  readonly weight: ReturnType<typeof weightOf>;
  readonly nameOf: (title: string) => string;
};

/** The steps that replace a form's formats and options. */
const stepsOf = (fields: ReadonlyMap<string, string>): readonly [ChainStep, ...ChainStep[]] | undefined => {
  const json = fields.get('steps');
  if (json === undefined || json.trim() === '') return undefined;
  const other = [...fields].find(
    ([name, value]) => value.trim() !== '' && (['operation', 'options'].includes(name) || name.startsWith('option.')),
  );
  if (other !== undefined) throw new Problem('invalid_request', message('stepsStandIn'));
  const parsed = parseChain(json);
  if (parsed.ok) return parsed.steps;
  const { detail, step } = parsed;
  throw new Problem('invalid_option', step ? message('inStep', { step, detail }) : detail, { option: 'steps', ...(step && { step }) });
};

/** Reads the chain of a form, if it has one, and checks every step against the output of the previous one. */
export const readChainOf = (
  offers: Offers,
  fields: ReadonlyMap<string, string>,
  sources: readonly [Source, ...Source[]],
): ChainAsked | undefined => {
  const steps = stepsOf(fields);
  if (!steps) return undefined;
  const [first, ...further] = steps;
  let at: readonly Source[] = sources;
  let to = sources[0].from;
  const formats: string[] = sources.map(({ from }) => canonicalFormat(from));

  const goOn = (step: ChainStep, index: number): StepWays & { readonly from: readonly Source[] } => {
    const from = at;
    const made = ofStep(index, () => waysOf(offers, step, from));
    const targets =
      step.do === 'merge' ? [step.to] : from.map((one) => (step.do === 'operate' ? operationTarget(step.operation, one.from) : step.to));
    at = [...new Set(targets.map(canonicalFormat))].map((format) => ({ from: format }));
    formats.push(...at.map((one) => one.from));
    to = step.do === 'operate' ? (step.operation.to ?? to) : step.to;
    return { ...made, from };
  };

  const begun = goOn(first, 0);
  const later = further.map((step, index) => goOn(step, index + 1));
  if (sources.length > 1 && !steps.some((step) => step.do === 'merge'))
    throw new Problem('multiple_files', message('stepsMerge', { example: '{"merge": "pdf"}' }));
  const all = [begun, ...later];
  const plans = all.flatMap(({ ways }) => ways.flatMap(({ plan }) => plan));
  const mergers = all.flatMap(({ merger }) => merger ?? []);
  if (plans.length === 0 && mergers.length === 0)
    throw new Problem('unsupported_conversion', message('alreadyFormat', { format: nameOf(to) }));
  const wanted = fields.get('outputFormat')?.trim();
  if (wanted && normaliseFormat(wanted) !== canonicalFormat(to))
    throw new Problem('unsupported_conversion', message('stepsOtherFormat', { format: nameOf(to) }));
  const suffix = chainSuffix(steps, sources[0].from);
  const isWhole = steps.every((step) => step.do !== 'operate' && step.options.pages === undefined);
  return {
    ways: begun.ways,
    ...(begun.merger && { merger: begun.merger }),
    options: begun.options ?? {},
    stages: later.map(
      ({ ways, merger, options = {}, from }): ChainStage => ({
        ways: new Map(from.map((one, index) => [one.from, ways[index] ?? { plan: [], options: {} }])),
        ...(merger && { merger }),
        options,
      }),
    ),
    to,
    isCountable: isWhole && formats.every(isCountable),
    takes: (format) => {
      try {
        waysOf(offers, first, [{ from: format }]);
        return true;
      } catch (thrown) {
        if (thrown instanceof Problem) return false;
        throw thrown;
      }
    },
    weight: weightOf([...mergers, ...plans]),
    nameOf: (title) => (suffix ? nameWithPart(title, '-', suffix) : title),
  };
};
