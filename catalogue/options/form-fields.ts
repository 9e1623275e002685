import type { Option } from './option.ts';

/** The name of an option's own form field: what a plain form sends where a script sends `options` as JSON. */
export const optionField = (id: string): string => `option.${id}`;

const prefix = optionField('');

const typedValue = (option: Option | undefined, text: string): string | number | boolean => {
  if (option?.control === 'number') return Number(text);
  if (option?.control === 'flag') return text === 'on' || text === 'true';
  return text;
};

/**
 * A plain form's option fields as the JSON text of `options`, still to be checked. A form sends every field that it has, so what is
 * empty or stands at its default counts as left alone.
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
