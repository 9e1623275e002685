import { describe, expect, test } from 'bun:test';
import { problems } from '../problems.ts';
import { englishSpeech } from './english-speech.ts';
import { wordsIn } from './language-words.ts';
import { english, languageById, languages } from './languages.ts';
import { type Message, message, type Value } from './message.ts';
import { speechIn } from './server-words.ts';
import { textOf } from './text-of.ts';

const inLanguage = (id: string, said: Message): string => textOf(said, speechIn(languageById(id)));

describe.each(languages.map((language) => [language.id, language] as const))('what the server says in %s', (_, language) => {
  const speech = speechIn(language);

  test('has a title and a remedy for every problem', () => {
    expect(Object.keys(speech.problems).sort()).toEqual(Object.keys(problems).sort());
    for (const [code, { title, remedy }] of Object.entries(speech.problems)) {
      expect([code, title.length > 3, remedy.length > 3]).toEqual([code, true, true]);
      expect([code, /\{\w+\}/.test(title + remedy)]).toEqual([code, false]);
      if (language !== english) {
        const own = englishSpeech.problems[code as keyof typeof problems];
        expect([code, title === own.title, remedy === own.remedy]).toEqual([code, false, false]);
      }
    }
  });

  test('promises for a full queue only what the page does as well: the visitor tries again', () =>
    expect(speech.problems.queue_full.remedy).toBe(
      speech === englishSpeech ? 'Wait a moment, then try again.' : wordsIn(language).tool.more.failures.busy.remedy,
    ));

  test('has a text for every message and any number, with every parameter filled', () => {
    const keys = Object.keys(englishSpeech.messages) as (keyof typeof englishSpeech.messages)[];
    expect(Object.keys(speech.messages).sort()).toEqual([...keys].sort());
    const values = new Proxy({}, { get: (_target, name): Value => (name === 'count' ? 3 : 'X'), ownKeys: () => [] });
    for (const key of keys)
      for (const count of [0, 1, 2, 3, 11, 100, 1_000_000]) {
        const entry: unknown = englishSpeech.messages[key];
        const names = [...JSON.stringify(entry).matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
        const filled = Object.fromEntries(names.map((name) => [name, name === 'count' ? count : Reflect.get(values, name)]));
        const text = textOf({ key, values: { ...filled, count } }, speech);
        expect([key, count, /\{\w+\}|undefined|NaN|\[object/.test(text), text === '']).toEqual([key, count, false, false]);
      }
  });
});

test('numbers, measures and lists are written as the language does', () => {
  const pages = message('documentPagesLimit', { actual: 12_345, max: 2000 });
  expect(['en', 'de', 'fr', 'ar'].map((id) => inLanguage(id, pages))).toEqual([
    'The document has 12,345 pages. The limit is 2,000.',
    'Das Dokument hat 12.345 Seiten. Erlaubt sind 2.000.',
    'Le document a 12\u202f345 pages. La limite est de 2\u202f000.',
    'عدد صفحات المستند 12,345. الحد الأقصى 2,000.',
  ]);
  const size = message('sizeTooSmallDocument', { limit: { amount: 1.5, unit: 'megabyte' }, size: { amount: 2, unit: 'megabyte' } });
  expect(inLanguage('en', size)).toBe('1.5 MB is too small for this document: the smallest possible result has 2 MB.');
  expect(inLanguage('de', size)).toContain('1,5 MB');
  const names = message('measuresLeft', { names: ['a', 'b'] });
  expect(['en', 'ja', 'ar'].map((id) => inLanguage(id, names).includes({ en: 'a, b', ja: 'a、b', ar: 'a، b' }[id] ?? ''))).toEqual([
    true,
    true,
    true,
  ]);
});

test('a message holds others, each in the same language', () => {
  const inner = message('inFile', { file: 2, detail: { remedy: 'corrupt_input' } });
  const nested = message('inStep', { step: 3, detail: inner });
  expect(inLanguage('en', nested)).toBe(`Step 3: File 2: ${problems.corrupt_input.remedy}`);
  expect(inLanguage('de', nested)).toBe(`Schritt 3: Datei 2: ${speechIn(languageById('de')).problems.corrupt_input.remedy}`);
});

test('a number that JSON does not have survives the way between processes', () => {
  const endless = message('documentPagesLimit', { actual: Number.POSITIVE_INFINITY, max: 2000 });
  expect(inLanguage('en', JSON.parse(JSON.stringify(endless)))).toBe('The document has Infinity pages. The limit is 2,000.');
});

test('counted words agree with their number', () => {
  const left = (count: number) => message('linksLeft', { count });
  expect(inLanguage('en', left(1))).toStartWith('One link');
  expect(inLanguage('de', left(1))).toStartWith('Eine Verknüpfung');
  expect(inLanguage('de', left(2))).toStartWith('2 Verknüpfungen');
  expect(inLanguage('ja', left(1))).toContain('1件');
});
