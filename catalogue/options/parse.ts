import { type Message, message } from '../languages/message.ts';
import type { Option, OptionValues } from './option.ts';
import { shapeKey } from './shapes.ts';

export type ParsedOptions =
  | { readonly ok: true; readonly values: OptionValues }
  /** `option` is the wrong option's name, safe to show, or `options` for the whole. */
  | { readonly ok: false; readonly code: 'invalid_option' | 'option_missing'; readonly option: string; readonly detail: Message };

/** More than all options together need. */
const maxJsonLength = 4096;
const showableName = /^[A-Za-z]\w{0,39}$/;

const wrong = (option: string, detail: Message): ParsedOptions => ({ ok: false, code: 'invalid_option', option, detail });

/** Parses `options` of a request against a pair's options. The input is untrusted; an empty text means none. */
export const readOptions = (json: string, allowed: readonly Option[], what: string | Message): ParsedOptions => {
  if (json.trim() === '') return { ok: true, values: {} };
  if (json.length > maxJsonLength) return wrong('options', message('optionsTooLong', { max: maxJsonLength }));
  const read = readObject(json);
  if (!read) return wrong('options', message('optionsForm', { example: '{"quality": 80}' }));
  const byId = new Map(allowed.map((option) => [option.id, option]));
  const values: [string, string | number | boolean][] = [];
  for (const [id, value] of Object.entries(read)) {
    const option = byId.get(id);
    if (!option) {
      if (!showableName.test(id))
        return wrong(
          'options',
          byId.size === 0 ? message('optionUnnamedOfNone', { what }) : message('optionUnnamed', { what, options: [...byId.keys()] }),
        );
      return wrong(
        id,
        byId.size === 0
          ? message('optionUnknownOfNone', { what, option: id })
          : message('optionUnknown', { what, option: id, options: [...byId.keys()] }),
      );
    }
    if (!isAllowed(option, value)) return wrong(id, message('optionMust', { option: id, range: rangeOf(option) }));
    // Neutral values count as unset, so that no engine has to distinguish them.
    if (!(isNeutral(option) && value === option.default)) values.push([id, value]);
  }
  return { ok: true, values: Object.fromEntries(values) };
};

/** Permitted values of an option, to follow `must be`: `a whole number from 1 to 100`. */
export const rangeOf = (option: Option): Message => {
  switch (option.control) {
    case 'number':
      return message(Number.isInteger(option.step) ? 'rangeWhole' : 'rangeNumber', { min: option.min, max: option.max });
    case 'choice':
      return message('rangeChoice', { values: option.choices.map(({ value }) => value) });
    case 'flag':
      return message('rangeFlag');
    case 'colour':
      return message('rangeColour', { example: '#ffffff' });
    case 'text':
      return message(shapeKey(option.shape));
  }
};

const readObject = (json: string): object | undefined => {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

const isNeutral = (option: Option): option is Extract<Option, { control: 'choice' | 'flag' }> =>
  option.control === 'choice' || option.control === 'flag';

const isAllowed = (option: Option, value: unknown): value is string | number | boolean => {
  switch (option.control) {
    case 'number':
      return typeof value === 'number' && value >= option.min && value <= option.max && isOnStep(value, option.min, option.step);
    case 'choice':
      return option.choices.some((choice) => choice.value === value);
    case 'flag':
      return typeof value === 'boolean';
    case 'colour':
      return typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);
    case 'text':
      return typeof value === 'string' && value.length <= option.maxLength && option.pattern.test(value) && (option.check?.(value) ?? true);
  }
};

const isOnStep = (value: number, min: number, step: number): boolean => {
  const steps = (value - min) / step;
  return Math.abs(steps - Math.round(steps)) < 1e-9;
};
