import { formatById, normaliseFormat } from '../../catalogue/formats.ts';
import { optionsFromFields } from '../../catalogue/options/form-fields.ts';
import { type OptionValues, optionsFor, parseOptions } from '../../catalogue/options.ts';
import type { Weight } from '../contract/engine.ts';
import { baseName } from '../files/file-name.ts';
import type { Received } from '../intake/receive.ts';
import type { Offers } from '../offers.ts';
import type { PlannedStep } from '../plan.ts';
import { Problem } from '../problem.ts';
import type { Accepted } from './conversion.ts';

/** What a form asks for, and the way there. */
export type Asked = Accepted & {
  readonly options: OptionValues;
  readonly plan: readonly PlannedStep[];
  readonly weight: Weight;
};

/** A chain takes as much of the machine as its heaviest step. */
const weightOf = (chain: readonly PlannedStep[]): Weight =>
  (['heavy', 'medium', 'light'] as const).find((weight) => chain.some(({ step }) => step.weight === weight)) ?? 'light';

/** Checks a form against the catalogue and what is offered here. Throws the Problem of what is wrong with it. */
export const readForm = (offers: Offers, form: Received): Asked => {
  const field = (name: 'inputFormat' | 'outputFormat'): string => {
    const text = form.fields.get(name);
    if (!text) throw new Problem('missing_format', `The field ${name} is missing.`);
    return text.trim().toLowerCase();
  };
  const known = (name: string, id: string | undefined): string => {
    if (!id) throw new Problem('unsupported_format', `The ${name} is not a format that is known here.`);
    return id;
  };
  const from = known('inputFormat', normaliseFormat(field('inputFormat')));
  // An output keeps the spelling that was asked for: JPEG gives a .jpeg file.
  const asked = field('outputFormat');
  const to = known('outputFormat', formatById(asked)?.id ?? normaliseFormat(asked));
  if (!offers.has(from, to))
    throw new Problem('unsupported_conversion', `${formatById(from)?.name} to ${formatById(to)?.name} is not offered.`);
  const options = parseOptions(from, to, form.fields.get('options') ?? optionsFromFields(form.fields, optionsFor(from, to)));
  if (!options.ok) throw new Problem('invalid_option', options.detail, { option: options.option });
  const chain = offers.plan(from, to, options.values);
  if (!chain) throw new Problem('unsupported_conversion');
  return {
    from,
    to,
    title: baseName(form.fileName, formatById(from)?.extensions),
    bytes: form.bytes,
    fields: form.fields,
    options: options.values,
    plan: chain,
    weight: weightOf(chain),
  };
};
