import { englishSpeech } from '../../catalogue/languages/english-speech.ts';
import { isMessage, type Message, type Said, type Value } from '../../catalogue/languages/message.ts';

/** The names in braces of a message's text. */
const namesOf = (text: unknown): readonly string[] =>
  typeof text === 'string'
    ? [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')
    : namesOf((text as { readonly other: string }).other);

/** True if this version has the text of a message, and of those in it, and they bring all that it names. */
export const isKnown = ({ key, values = {} }: Message): boolean =>
  Object.hasOwn(englishSpeech.messages, key) &&
  namesOf(englishSpeech.messages[key]).every((name) => Object.hasOwn(values, name)) &&
  Object.values(values)
    .flat()
    .every((value) => typeof value !== 'object' || !('key' in value) || isKnown(value));

/** Control characters, and bidirectional or invisible characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this removes.
const unseen = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;

/** Sanitises text from a file to one displayable line of limited length. */
const asLine = (text: string, maxLength = 300): string => text.slice(0, maxLength).replace(unseen, ' ').toWellFormed().trim();

/** A number that can be written: files may claim any. */
const finite = (amount: number): number => (Number.isFinite(amount) ? amount : 0);

const isList = (value: Value): value is readonly (string | Message)[] => Array.isArray(value);

const cleanValue = (value: Value): Value => {
  if (typeof value === 'number') return finite(value);
  if (typeof value === 'string') return asLine(value);
  if (isList(value)) return value.map((one) => (typeof one === 'string' ? asLine(one) : cleanMessage(one)));
  if ('english' in value) return { english: asLine(value.english) };
  return 'key' in value ? cleanMessage(value) : value;
};

/** A message whose names and quotations can be displayed. */
const cleanMessage = ({ key: own, values }: Message): Message => ({
  key: own,
  ...(values && { values: Object.fromEntries(Object.entries(values).map(([id, value]) => [id, cleanValue(value)])) }),
});

/** A message that is safe to display; undefined for a message that is not ours. */
export const clean = (said: Said): Said | undefined => {
  if (!isMessage(said)) return { english: asLine(said.english) };
  return isKnown(said) ? cleanMessage(said) : undefined;
};
