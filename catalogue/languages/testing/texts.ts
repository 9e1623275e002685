import { requireFormat } from '../../formats.ts';
import { pairNotes } from '../../pair-notes.ts';
import { formatText } from '../../text/format.ts';
import { englishSpeech } from '../english-speech.ts';
import { wordsIn } from '../language-words.ts';
import { english, type Language } from '../languages.ts';
import { speechIn } from '../server-words.ts';
import type { Speech } from '../speech.ts';

/** A text of a language and the English one that it translates. `way` leads to it: `tool.start.choose`. */
export type Translated = { readonly way: string; readonly english: string; readonly text: string };

/** Keys whose values are no words. */
const noWords = new Set(['icon', 'verbCase', 'separator']);

const leavesOf = (source: unknown, words: unknown, way: string): readonly Translated[] => {
  if (typeof words === 'string') return [{ way, english: typeof source === 'string' ? source : '', text: words }];
  if (typeof words !== 'object' || words === null) return [];
  const parts = (source ?? {}) as Readonly<Record<string, unknown>>;
  // A plural has forms that English lacks: they say what `other` says.
  return Object.entries(words).flatMap(([key, part]) =>
    noWords.has(key) ? [] : leavesOf(parts[key] ?? parts.other, part, `${way}.${key}`),
  );
};

/** Options are named by their English words, with an id before them where those mean two things: `fit: Fit`. */
const withoutId = (key: string): string => key.replace(/^[a-z]\w*: /, '');

/** What only the server says. */
const serverTexts = ({ language: _, frame: __, tool: ___, ...texts }: Speech): object => texts;

/** Every text of a language, with its figures in place. */
export const textsOf = (language: Language): readonly Translated[] => {
  // Search words are not read: people type English ones too.
  const { options = {}, changes = {}, formats = {}, notes = {}, search: _, ...groups } = wordsIn(language);
  const keyed = { options, changes };
  const own = wordsIn(english) as unknown as Readonly<Record<string, unknown>>;
  return [
    ...leavesOf(serverTexts(englishSpeech), serverTexts(speechIn(language)), 'server'),
    ...Object.entries(groups).flatMap(([group, words]) => leavesOf(own[group], words, group)),
    ...Object.entries(keyed).flatMap(([group, words]) =>
      Object.entries(words).map(([key, text]) => ({ way: `${group}.${key}`, english: withoutId(key), text })),
    ),
    ...Object.entries(formats).flatMap(([id, text]) => leavesOf(formatText(requireFormat(id)), text, `formats.${id}`)),
    ...Object.entries(notes).flatMap(([slug, note]) => leavesOf(pairNotes[slug.replace('-to-', ' ')], note, `notes.${slug}`)),
  ];
};

/** Search words are what people type: in small letters, without punctuation, now and then in English. */
export const isKeyword = ({ way }: Translated): boolean => /\.keywords\.\d+$/.test(way);
