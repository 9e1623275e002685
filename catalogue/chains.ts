import { canonicalFormat, spelledFormat } from './formats.ts';
import { type Message, message } from './languages/message.ts';
import { maxChainSteps } from './limits.ts';
import { type Operation, operationById, operationTarget, suffixOf } from './operations.ts';
import { isPlainObject } from './plain-object.ts';

/** A step of a chain: converts each file, applies an operation to each, or merges all files. */
export type ChainStep = {
  /** Option values, not yet checked against the input files. */
  readonly options: Readonly<Record<string, unknown>>;
} & (
  | { readonly do: 'convert'; readonly to: string }
  | { readonly do: 'operate'; readonly operation: Operation }
  | { readonly do: 'merge'; readonly to: string }
);

export type ParsedChain =
  | { readonly ok: true; readonly steps: readonly [ChainStep, ...ChainStep[]] }
  /** `step` counts from 1. */
  | { readonly ok: false; readonly detail: Message; readonly step?: number };

/** The keys that define a step; each step has exactly one. */
const chainVerbs = ['outputFormat', 'operation', 'merge'] as const;
const shape = message('chainShape');

const readStep = (value: unknown): ChainStep | Message => {
  if (!isPlainObject(value)) return shape;
  const { options = {}, ...rest } = value;
  const [verb, ...others] = Object.keys(rest);
  const name = chainVerbs.find((one) => one === verb);
  const named = name && rest[name];
  if (!name || others.length > 0 || typeof named !== 'string') return shape;
  if (!isPlainObject(options)) return message('stepOptionsForm', { example: '{"quality": 80}' });
  if (name === 'operation') {
    const operation = operationById(named.trim());
    return operation ? { do: 'operate', operation, options } : message('stepOperationUnknown');
  }
  const to = spelledFormat(named);
  if (!to) return message('formatUnknown', { field: name });
  return name === 'merge' ? { do: 'merge', to, options } : { do: 'convert', to, options };
};

/** Parses the JSON steps of a chain. The input is untrusted. */
export const readChain = (value: unknown): ParsedChain => {
  if (!Array.isArray(value) || value.length === 0)
    return { ok: false, detail: message('chainForm', { example: '[{"outputFormat": "pdf"}, {"operation": "compress-pdf"}]' }) };
  if (value.length > maxChainSteps) return { ok: false, detail: message('chainTooLong', { max: maxChainSteps }) };
  const steps: ChainStep[] = [];
  for (const one of value) {
    const step = readStep(one);
    if ('key' in step) return { ok: false, detail: step, step: steps.length + 1 };
    steps.push(step);
  }
  const [first, ...others] = steps;
  return first ? { ok: true, steps: [first, ...others] } : { ok: false, detail: shape };
};

/** Result format of a chain, in the requested spelling. */
export const chainTarget = (steps: readonly ChainStep[], from: string): string =>
  steps.reduce((at, step) => (step.do === 'operate' ? operationTarget(step.operation, at) : step.to), from);

/** Suffix for the result's name if it keeps the input's format, so that it does not replace the input. */
export const chainSuffix = (steps: readonly ChainStep[], from: string): string | undefined => {
  if (canonicalFormat(chainTarget(steps, from)) !== canonicalFormat(from)) return undefined;
  const last = steps.findLast((step) => step.do === 'operate');
  return last?.do === 'operate' ? suffixOf(last.operation, last.options) : undefined;
};

/** More than a legitimate chain with all its options needs. */
const maxJsonLength = 16_384;

/** Parses the JSON text of a request's `steps`. */
export const parseChain = (json: string): ParsedChain => {
  if (json.length > maxJsonLength) return { ok: false, detail: message('stepsTooLong', { max: maxJsonLength }) };
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return { ok: false, detail: message('stepsNotJson') };
  }
  return readChain(value);
};
