import { englishSpeech } from '../../catalogue/languages/english-speech.ts';
import type { Message, Said, Value } from '../../catalogue/languages/message.ts';
import { textOf } from '../../catalogue/languages/text-of.ts';

/** True if this version has the text of a message, and of those in it. */
export const isKnown = (one: Message): boolean =>
  Object.hasOwn(englishSpeech.messages, one.key) &&
  Object.values(one.values ?? {}).every((value) => typeof value !== 'object' || !('key' in value) || isKnown(value));

/** Control characters, and bidirectional or invisible characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this removes.
const unseen = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;

/** Sanitises text from a file to one displayable line of limited length. */
export const asLine = (text: string, maxLength = 300): string => text.slice(0, maxLength).replace(unseen, ' ').toWellFormed().trim();

/** A number that can be written: files may claim any. */
const finite = (amount: number): number => (Number.isFinite(amount) ? amount : 0);

const cleanValue = (value: Value): Value => {
  if (typeof value === 'number') return finite(value);
  if (typeof value === 'string') return asLine(value);
  if (Array.isArray(value)) return value.map((one) => asLine(one));
  return 'key' in value ? cleanMessage(value) : value;
};

/** A message whose names and quotations can be displayed. */
export const cleanMessage = ({ key: own, values }: Message): Message => ({
  key: own,
  ...(values && { values: Object.fromEntries(Object.entries(values).map(([id, value]) => [id, cleanValue(value)])) }),
});

/** In English, for versions that know only that. */
export const inEnglish = (said: Said): string => textOf(said, englishSpeech);
