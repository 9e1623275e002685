import { describe, expect, test } from 'bun:test';
import { converters } from '../converters.ts';
import { formatById, formats } from '../formats.ts';
import { operations } from '../operations.ts';
import { options } from '../options.ts';
import { formatPath, formatsPath, pairSlug } from '../paths.ts';
import { helpFamilies, helpFamilyPath } from '../text/help-families.ts';
import { otherFilesPath } from '../text/other-files.ts';
import { complaintsAbout } from './check.ts';
import { furtherLanguages, wordsIn } from './language-words.ts';
import { english, languageById, languageOfPath, languages } from './languages.ts';
import { missingTexts, optionTexts } from './local-options.ts';
import type { LanguageWords } from './page-words.ts';
import { addressIn, englishPath, hasPage, languagesWith, makeTools, pathsIn, toolIds, toolsIn, versionsOf } from './pages.ts';
import { say, sayCount } from './say.ts';
import { searchLimits, toolTitle } from './seo-words.ts';

const german = languageById('de');
/** Groups that are translated by a key of the catalogue, as far as they are. */
const byKey: ReadonlySet<string> = new Set(['operations', 'options', 'descriptions', 'formats', 'changes', 'notes']);
const everyOption = [...options, ...operations.flatMap((operation) => operation.options)];

describe('texts', () => {
  test('parameters are put in place, those that nobody gives stay', () =>
    expect(say('{a} of {b}, {c}', { a: 1, b: '{a}' })).toBe('1 of {a}, {c}'));

  test('the form is the one by which the language counts', () => {
    const plural = { zero: 'none', one: 'one', two: 'two', few: '{count} few', many: '{count} many', other: '{count} others' };
    expect([0, 1, 2, 5, 11, 100].map((count) => sayCount(plural, count, 'ar-u-nu-latn'))).toEqual([
      'none',
      'one',
      'two',
      '5 few',
      '11 many',
      '100 others',
    ]);
    expect(sayCount({ one: '{count} file', other: '{count} files' }, 1200, 'en')).toBe('1,200 files');
    // A language with one form needs no other.
    expect(sayCount({ other: '{count} 件' }, 1, 'ja')).toBe('1 件');
  });

  test('what the compiler can not see is complained about', () => {
    const plural = { one: '{count} file', other: '{count} files' };
    expect(complaintsAbout({ a: ['up to {size}'], n: plural }, { a: ['bis {size}'], n: { one: '1', other: '{count}' } }, 'de')).toEqual([]);
    expect(complaintsAbout({ a: 'up to {size}' }, { a: 'bis {size} und {more}' }, 'de')).toEqual(['a names {more}, {size}, not {size}']);
    expect(complaintsAbout({ a: { b: 'x' } }, { a: { b: ' ' } }, 'de')).toEqual(['a.b is empty']);
    expect(complaintsAbout({ n: plural }, { n: { one: '', other: '{count}' } }, 'ar')).toHaveLength(4);
  });
});

describe('addresses', () => {
  test('English keeps its own, others have their language before them', () => {
    expect(addressIn(english, '/merge-pdf')).toBe('/merge-pdf');
    expect(addressIn(german, '/')).toBe('/de');
    expect(addressIn(german, '/all-tools#pdf')).toBe('/de/all-tools#pdf');
    expect(addressIn(german, '/merge-pdf')).toBe('/de/merge-pdf');
    // A page that a language does not have is the English one.
    expect(addressIn(german, '/formats/gpx')).toBe('/formats/gpx');
    // A format has a page where a language has its paragraph.
    expect(addressIn(german, '/formats/png')).toBe('/de/formats/png');
  });

  test('the language and the English path of an address', () => {
    expect(['/de', '/de/x', '/deb-to-zip', '/', '/pt-br/x'].map((path) => languageOfPath(path).id)).toEqual([
      'de',
      'de',
      'en',
      'en',
      'pt-br',
    ]);
    expect(['/de', '/de/', '/de/all-tools/', '/deb-to-zip', '/'].map(englishPath)).toEqual(['/', '/', '/all-tools', '/deb-to-zip', '/']);
  });

  test('a tool has no page in a language that lacks the words of one of its options', () => {
    // A language without words has the English ones of a tool, and none of its options.
    const made = makeTools({ ...german, id: 'xx', prefix: '/xx' }).map(({ id }) => id);
    expect(made).toContain('extract-images');
    expect(made).not.toContain('rotate-pdf');
    expect(makeTools(german).map(({ id }) => id)).toContain('rotate-pdf');
  });

  test('versions are those that exist, English first', () => {
    expect(versionsOf('/merge-pdf')[0]?.language.id).toBe('en');
    expect(versionsOf('/formats/gpx').map(({ language }) => language.id)).toEqual(['en']);
    expect(languagesWith('/').map(({ id }) => id)).toContain('de');
    const everyLanguage = furtherLanguages.map(({ id }) => id);
    for (const { id } of helpFamilies) expect(languagesWith(helpFamilyPath(id)).map((language) => language.id)).toEqual(everyLanguage);
    for (const path of [otherFilesPath, formatsPath]) expect(languagesWith(path).map(({ id }) => id)).toEqual(everyLanguage);
  });
});

describe.each(furtherLanguages.map((language) => [language.id, language] as const))('the words of %s', (_, language) => {
  test('name the same parameters as the English ones, and count as the language does', () => {
    const words = wordsIn(language);
    const groups = (Object.keys(words) as (keyof LanguageWords)[]).filter((group) => !byKey.has(group));
    expect(groups.flatMap((group) => complaintsAbout(wordsIn(english)[group], words[group], language.locale, group))).toEqual([]);
  });

  test('leave no parameter open in the words of tools', () =>
    expect(
      toolsIn(language)
        .filter(({ text }) => /\{\w+\}/.test(JSON.stringify(text)))
        .map(({ id }) => id),
    ).toEqual([]));

  test('translate only what English has', () => {
    const { operations = {}, descriptions = {}, formats: paragraphs = {}, notes = {}, options = {} } = wordsIn(language);
    const slugs = converters.map(({ from, to }) => pairSlug(from, to));
    const texts = everyOption.flatMap((option) => optionTexts(option).flatMap((text) => [text, `${option.id}: ${text}`]));
    expect(Object.keys(operations).filter((id) => !toolIds.includes(id))).toEqual([]);
    expect(Object.keys({ ...descriptions, ...notes }).filter((slug) => !slugs.includes(slug))).toEqual([]);
    expect(Object.keys(paragraphs).filter((id) => formatById(id) === undefined)).toEqual([]);
    expect(Object.keys(options).filter((text) => !texts.includes(text))).toEqual([]);
  });

  test('have words for all options of conversions, which the home page shows', () =>
    expect(hasPage(language, '/') ? missingTexts(language, options) : []).toEqual([]));

  test('fit into what result pages show', () => {
    const words = wordsIn(language);
    const { frame, home, allTools, contact, privacy, help, api, helpFamilies: families, otherFiles, formatIndex } = words;
    const hub = formatIndex && {
      title: say(formatIndex.hub.title, { format: 'Excalidraw' }),
      description: say(formatIndex.hub.description, { format: 'Excalidraw', count: '100' }),
    };
    const pages = [
      ...toolsIn(language).map(({ text }) => ({ title: toolTitle(words, text.name), description: text.words.description })),
      ...[home, allTools, contact, privacy, help, api].flatMap((page) => (page ? [page.seo] : [])),
      ...[otherFiles, formatIndex, hub, ...helpFamilies.map(({ id }) => families?.[id])].filter((page) => page !== undefined),
    ];
    expect(pages.filter((page) => say(frame.title, { title: page.title }).length > searchLimits.title)).toEqual([]);
    expect(pages.filter(({ description }) => description.length > searchLimits.description || !/[.!?。؟]$/.test(description))).toEqual([]);
    const names = toolsIn(language).map(({ text }) => text.name);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  test('have pages that all exist in English', () => {
    const further = new Set([
      ...converters.map(({ path }) => path),
      ...formats.filter(({ aliasOf }) => !aliasOf).map(({ id }) => formatPath(id)),
    ]);
    expect([...pathsIn(language)].filter((path) => !pathsIn(english).has(path) && !further.has(path))).toEqual([]);
  });

  test('have at most 320 pages', () => expect(pathsIn(language).size).toBeLessThanOrEqual(320));
});

test('a language is listed once, and its prefix is its id', () => {
  expect(new Set(languages.map(({ id }) => id)).size).toBe(languages.length);
  for (const { id, prefix } of languages) expect(prefix).toBe(id === 'en' ? '' : `/${id}`);
});
