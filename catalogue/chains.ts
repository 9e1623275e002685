import { canonicalFormat, formatById, normaliseFormat } from './formats.ts';
import { maxChainSteps } from './limits.ts';
import { type Operation, operationById, operationTarget } from './operations.ts';

/** One step of a chain: each file is converted, is operated on, or all files become one. */
export type ChainStep = {
  /** Values of its options, still to be checked against the files that it gets. */
  readonly options: Readonly<Record<string, unknown>>;
} & (
  | { readonly do: 'convert'; readonly to: string }
  | { readonly do: 'operate'; readonly operation: Operation }
  | { readonly do: 'merge'; readonly to: string }
);

export type ParsedChain =
  | { readonly ok: true; readonly steps: readonly [ChainStep, ...ChainStep[]] }
  /** `step` counts from 1. */
  | { readonly ok: false; readonly detail: string; readonly step?: number };

/** The names by which a step says what it does; each step has one of them. */
const chainVerbs = ['outputFormat', 'operation', 'merge'] as const;
const shape = 'Each step names one of outputFormat, operation and merge, and may have options.';

const isPlainObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The id of a format in the spelling that was asked for. */
const formatOf = (text: string): string | undefined => {
  const given = text.trim().toLowerCase();
  return formatById(given)?.id ?? normaliseFormat(given);
};

const readStep = (value: unknown): ChainStep | string => {
  if (!isPlainObject(value)) return shape;
  const { options = {}, ...rest } = value;
  const [verb, ...others] = Object.keys(rest);
  const name = chainVerbs.find((one) => one === verb);
  const named = name && rest[name];
  if (!name || others.length > 0 || typeof named !== 'string') return shape;
  if (!isPlainObject(options)) return 'The options must be an object, such as {"quality": 80}.';
  if (name === 'operation') {
    const operation = operationById(named.trim());
    return operation ? { do: 'operate', operation, options } : 'There is no operation of that name.';
  }
  const to = formatOf(named);
  if (!to) return `The ${name} is not a format that is known here.`;
  return name === 'merge' ? { do: 'merge', to, options } : { do: 'convert', to, options };
};

/** Reads the steps of a chain as JSON has them. Nothing of the input is trusted. */
export const readChain = (value: unknown): ParsedChain => {
  if (!Array.isArray(value) || value.length === 0)
    return { ok: false, detail: 'steps must be a list such as [{"outputFormat": "pdf"}, {"operation": "compress-pdf"}].' };
  if (value.length > maxChainSteps) return { ok: false, detail: `A chain may have at most ${maxChainSteps} steps.` };
  const steps: ChainStep[] = [];
  for (const one of value) {
    const step = readStep(one);
    if (typeof step === 'string') return { ok: false, detail: step, step: steps.length + 1 };
    steps.push(step);
  }
  const [first, ...others] = steps;
  return first ? { ok: true, steps: [first, ...others] } : { ok: false, detail: shape };
};

/** The format of what a chain makes of a file, in the spelling that was asked for. */
export const chainTarget = (steps: readonly ChainStep[], from: string): string =>
  steps.reduce((at, step) => (step.do === 'operate' ? operationTarget(step.operation, at) : step.to), from);

/** What a result is called besides, so that it does not replace its input: where it keeps the format of it. */
export const chainSuffix = (steps: readonly ChainStep[], from: string): string | undefined => {
  if (canonicalFormat(chainTarget(steps, from)) !== canonicalFormat(from)) return undefined;
  const last = steps.findLast((step) => step.do === 'operate');
  return last?.do === 'operate' ? last.operation.suffix : undefined;
};

/** Longer than a chain with all its options can honestly be. */
const maxJsonLength = 16_384;

/** Reads the JSON text of a request's `steps`. */
export const parseChain = (json: string): ParsedChain => {
  if (json.length > maxJsonLength) return { ok: false, detail: `steps may have at most ${maxJsonLength} characters.` };
  try {
    return readChain(JSON.parse(json));
  } catch {
    return { ok: false, detail: 'steps must be JSON.' };
  }
};
