import type { Option } from './options/option.ts';

type Plain<Spec> = Spec extends { pattern: RegExp }
  ? Omit<Spec, 'applies' | 'pattern' | 'check'> & { readonly pattern: string }
  : Omit<Spec, 'applies'>;

/** An option as data alone, so that it can travel in a page or in a JSON file. */
export type OptionSpec = Plain<Option>;

/** The part of an option that a form needs. */
export const optionSpec = (option: Option): OptionSpec => {
  const { applies: _, ...plain } = option;
  if (plain.control !== 'text') return plain;
  const { check: __, ...text } = plain;
  return { ...text, pattern: text.pattern.source };
};
