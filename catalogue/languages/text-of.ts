import { isMessage, type Message, type Quantity, type Said, type Value } from './message.ts';
import { say } from './say.ts';
import type { Speech } from './speech.ts';
import type { Plural } from './words.ts';

const isPlural = (text: unknown): text is Plural => typeof text === 'object' && text !== null && 'other' in text;

const quantity = ({ amount, unit }: Quantity, locale: string): string =>
  unit === 'kilohertz'
    ? `${amount.toLocaleString(locale)} kHz`
    : amount.toLocaleString(locale, { style: 'unit', unit, unitDisplay: unit === 'byte' ? 'long' : 'short', maximumFractionDigits: 2 });

const isList = (value: Value): value is readonly (string | Message)[] => Array.isArray(value);

const valueText = (value: Value, speech: Speech): string => {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return value.toLocaleString(speech.language.locale);
  if (isList(value)) return value.map((one) => (typeof one === 'string' ? one : textOf(one, speech))).join(speech.lists.separator);
  if ('key' in value) return textOf(value, speech);
  if ('english' in value) return value.english;
  return 'remedy' in value ? speech.problems[value.remedy].remedy : quantity(value, speech.language.locale);
};

/** The text of a message for its values; a number named `count` chooses the form of a plural. */
const templateOf = ({ key, values }: Message, { messages, language }: Speech): string => {
  const text: unknown = messages[key];
  if (!isPlural(text)) return String(text);
  const count = Number(values?.count ?? 0);
  return text[new Intl.PluralRules(language.locale).select(count)] ?? text.other;
};

/** A message in the words of a language. An English text stays as it is. */
export const textOf = (said: Said, speech: Speech): string =>
  !isMessage(said)
    ? said.english
    : say(
        templateOf(said, speech),
        Object.fromEntries(Object.entries(said.values ?? {}).map(([name, value]) => [name, valueText(value, speech)])),
      );
