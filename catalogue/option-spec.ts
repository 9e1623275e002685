import type { Option } from './options/option.ts';

type Plain<Spec> = Spec extends { pattern: RegExp }
  ? Omit<Spec, 'applies' | 'pattern' | 'check'> & { readonly pattern: string }
  : Omit<Spec, 'applies'>;

/** An option as plain data for a page or a JSON file. */
export type OptionSpec = Plain<Option>;

/** The fields of an option that a form needs. */
export const optionSpec = (option: Option): OptionSpec => {
  const { applies: _, ...plain } = option;
  if (plain.control !== 'text') return plain;
  const { check: __, ...text } = plain;
  return { ...text, pattern: text.pattern.source };
};

/** Merges options with the same id into one that accepts all their values. */
export const mergedSpecs = (options: readonly Option[]): readonly OptionSpec[] =>
  [...Map.groupBy(options, ({ id }) => id).values()].flatMap((those): OptionSpec[] => {
    const [first] = those;
    if (!first) return [];
    const spec = optionSpec(first);
    if (spec.control !== 'choice') return [spec];
    const choices = new Map(those.flatMap((one) => (one.control === 'choice' ? one.choices.map((choice) => [choice.value, choice]) : [])));
    const { variant: _, ...plain } = spec;
    return [{ ...plain, choices: [...choices.values()] }];
  });
