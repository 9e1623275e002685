import { plainNumber } from '../../../catalogue/languages/left-to-right.ts';
import type { OptionSpec } from '../../../catalogue/option-spec.ts';
import type { OptionValues } from '../../../catalogue/options/option.ts';
import { pageWords } from '../../stores/words.ts';

type Value = OptionValues[string];

/** Not choices of the visitor, or none to show. */
const unnamed = (id: string): boolean => id === 'operation' || /password/i.test(id);

/** The value in the page's words. */
const shown = (value: Value, choice: string | undefined): string => {
  if (typeof value === 'boolean') return value ? '✓' : '✗';
  return choice ?? (typeof value === 'number' ? plainNumber(value, pageWords().locale) : value);
};

/**
 * The page's own field for the option, on pages of one pair or tool, by the end of its name: what names it whole would be a script of its own
 * on each page.
 */
const fieldOf = (id: string) => document.querySelector<HTMLInputElement | HTMLSelectElement>(`form.tool .options [name$=".${id}"]`);

/** Options by their labels: `Quality 60`. `specs` are those of a page that has no fields of its own. Passwords are left out. */
export const namedOptions = (options: OptionValues, specs: readonly OptionSpec[]): readonly string[] =>
  Object.entries(options).flatMap(([id, value]) => {
    if (unnamed(id)) return [];
    const field = fieldOf(id);
    const spec = specs.find((one) => one.id === id);
    const label = field?.labels?.[0]?.firstChild?.textContent?.trim() || spec?.label;
    const choices =
      field instanceof HTMLSelectElement ? [...field.options].map(({ value: own, text }) => ({ value: own, label: text })) : [];
    const choice = [...choices, ...(spec?.control === 'choice' ? spec.choices : [])].find((one) => one.value === value)?.label;
    return label ? [`${label} ${shown(value, choice)}`] : [];
  });
