import { optionField } from '../../../catalogue/options/form-fields.ts';
import type { OptionValues } from '../../../catalogue/options/option.ts';
import { plainWords, say } from '../../stores/words.ts';

type Field = HTMLInputElement | HTMLSelectElement;

const prefix = optionField('');
const fieldsIn = (place: ParentNode): readonly Field[] => [...place.querySelectorAll<Field>(`[name^="${prefix}"]`)];

/** The value of a field; undefined if it is unset. */
const valueSet = (field: Field): string | number | boolean | undefined => {
  if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.defaultSelected ? undefined : field.value;
  if (field.type === 'checkbox') return field.checked === field.defaultChecked ? undefined : field.checked;
  if (field.value === field.defaultValue) return undefined;
  return field.type === 'number' ? field.valueAsNumber : field.value;
};

/** The values of the page's native option fields. */
export const readOptions = (place: ParentNode): OptionValues =>
  Object.fromEntries(
    fieldsIn(place).flatMap((field) => {
      const value = valueSet(field);
      return value === undefined ? [] : [[field.name.slice(prefix.length), value] as const];
    }),
  );

/** Sets a field to a value, or back to its default. */
const write = (field: Field, value: string | number | boolean | undefined): void => {
  if (field instanceof HTMLSelectElement)
    field.value = String(value ?? [...field.options].find((option) => option.defaultSelected)?.value ?? field.options[0]?.value);
  else if (field.type === 'checkbox') field.checked = value === undefined ? field.defaultChecked : value === true;
  else field.value = String(value ?? field.defaultValue);
};

/** Sets the fields to these values; resets those without a value. */
export const writeOptions = (place: ParentNode, values: OptionValues): void => {
  for (const field of fieldsIn(place)) write(field, values[field.name.slice(prefix.length)]);
};

/** Shows the number of set options on the closed disclosure. */
export const showCount = (place: ParentNode, count: number): void => {
  const badge = place.querySelector<HTMLElement>('.options-count');
  if (!badge) return;
  badge.hidden = count === 0;
  badge.textContent = say(plainWords().set ?? '', { count });
};
