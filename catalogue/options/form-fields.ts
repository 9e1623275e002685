import type { Option } from './option.ts';

/** Field name of an option in a plain form; scripts send `options` as JSON instead. */
export const optionField = (id: string): string => `option.${id}`;

const prefix = optionField('');

const typedValue = (option: Option | undefined, text: string): string | number | boolean => {
  if (option?.control === 'number') return Number(text);
  if (option?.control === 'flag') return text === 'on' || text === 'true';
  return text;
};

/**
 * Converts a plain form's option fields to the JSON text of `options`, not yet validated. A form sends every field, so empty
 * and default values count as unset.
 */
export const optionsFromFields = (fields: ReadonlyMap<string, string>, allowed: readonly Option[]): string => {
  const values: Record<string, string | number | boolean> = {};
  for (const [name, field] of fields) {
    const text = field.trim();
    if (!name.startsWith(prefix) || text === '') continue;
    const option = allowed.find(({ id }) => optionField(id) === name);
    const value = typedValue(option, text);
    if (!(option && 'default' in option && option.default === value)) values[name.slice(prefix.length)] = value;
  }
  return JSON.stringify(values);
};
