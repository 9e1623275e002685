import type { Message, Quantity, Said, Value } from './message.ts';
import { say } from './say.ts';
import type { Speech } from './speech.ts';
import type { Plural } from './words.ts';

const isPlural = (text: unknown): text is Plural => typeof text === 'object' && text !== null && 'other' in text;

const quantity = ({ amount, unit }: Quantity, locale: string): string =>
  unit === 'kilohertz'
    ? `${amount.toLocaleString(locale)} kHz`
    : amount.toLocaleString(locale, { style: 'unit', unit, unitDisplay: unit === 'byte' ? 'long' : 'short', maximumFractionDigits: 2 });

const valueText = (value: Value, speech: Speech): string => {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return value.toLocaleString(speech.language.locale);
  if (Array.isArray(value)) return value.join(speech.lists.separator);
  return 'key' in value ? textOf(value, speech) : quantity(value as Quantity, speech.language.locale);
};

/** The text of a message for its values; a number named `count` chooses the form of a plural. */
const templateOf = ({ key, values }: Message, { messages, language }: Speech): string => {
  const text: unknown = messages[key];
  if (!isPlural(text)) return String(text);
  const count = Number(values?.count ?? 0);
  return text[new Intl.PluralRules(language.locale).select(count)] ?? text.other;
};

/** What was said, in the words of a language. A sentence of an earlier version stays as it is. */
export const textOf = (said: Said, speech: Speech): string =>
  typeof said === 'string'
    ? said
    : say(
        templateOf(said, speech),
        Object.fromEntries(Object.entries(said.values ?? {}).map(([name, value]) => [name, valueText(value, speech)])),
      );
