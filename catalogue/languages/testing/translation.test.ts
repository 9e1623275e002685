import { describe, expect, test } from 'bun:test';
import { furtherLanguages } from '../language-words.ts';
import { latinWords, sameEverywhere, sameIn } from './same-words.ts';
import { isKeyword, textsOf } from './texts.ts';

/** A text without parameters, units and flags of the command line, and without a name that holds an English word. */
const said = (text: string): string => text.replace(/\{\w+\}|--[a-z-]+|\b(?:kbit\/s|[KM]B|Hz|The Unarchiver)\b/g, '');
const hasWords = (text: string): boolean => /\p{L}{2}/u.test(said(text));
const isShared = (id: string, text: string): boolean => sameEverywhere.includes(text) || sameIn[id]?.includes(text) === true;

/** Words that no text of these languages has, and hardly an English sentence lacks. */
const englishWords = /(?<!\p{L})(?:the|and|your|with|from|this|which|you|are|is|of|to)(?!\p{L})/iu;

describe.each(furtherLanguages.map((language) => [language.id, language] as const))('the texts of %s', (id, language) => {
  const texts = textsOf(language);
  const prose = texts.filter((one) => !isKeyword(one));

  test('are not the English ones, but for those declared', () => {
    const same = prose.filter(({ english, text }) => text === english && hasWords(text));
    expect(same.filter(({ text }) => !isShared(id, text))).toEqual([]);
    // What is declared and no longer the same is to be removed.
    expect((sameIn[id] ?? []).filter((one) => !same.some(({ text }) => text === one))).toEqual([]);
  });

  test('hold no English words', () => expect(prose.filter(({ text }) => englishWords.test(said(text)))).toEqual([]));

  test('name every parameter that the English ones name', () => {
    const named = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort().join();
    // The forms for one and two may say the number in words.
    const isForm = (way: string) => /\.(?:zero|one|two|few|many)$/.test(way);
    const wanted = prose.filter(({ english, way }) => english !== '' && !isForm(way));
    expect(wanted.length).toBeGreaterThan(1000);
    expect(wanted.filter(({ english, text }) => named(english) !== named(text))).toEqual([]);
  });

  test('are not empty, with no spaces at their ends and none doubled', () =>
    expect(texts.filter(({ text }) => text === '' || text !== text.trim() || / {2}/.test(text))).toEqual([]));
});

test.each(['ja', 'ar'])('%s is written in its own script, but for names', (id) => {
  const language = furtherLanguages.find((one) => one.id === id);
  if (!language) throw new Error(`There are no words in ${id}.`);
  const strange = textsOf(language)
    .filter((one) => !isKeyword(one) && !isShared(id, one.text))
    .flatMap(({ text }) => said(text).match(/\p{sc=Latin}*\p{Ll}\p{sc=Latin}*/gu) ?? [])
    .filter((word) => word.length > 1 && !latinWords.includes(word));
  expect([...new Set(strange)]).toEqual([]);
});

test('no sentence is the same in two languages', () => {
  const seen = new Map<string, string>();
  const shared = furtherLanguages.flatMap((language) =>
    textsOf(language)
      .filter(({ text }) => (said(text).match(/\p{L}+/gu) ?? []).length > 4)
      .filter(({ text }) => {
        const other = seen.get(text);
        seen.set(text, language.id);
        return other !== undefined && other !== language.id;
      })
      .map(({ way, text }) => `${language.id} ${way}: ${text}`),
  );
  expect(shared).toEqual([]);
});
