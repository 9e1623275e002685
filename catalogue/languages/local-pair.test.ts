import { describe, expect, test } from 'bun:test';
import { faqLimit } from '../limits.ts';
import { optionsFor } from '../options.ts';
import { furtherLanguages, wordsIn } from './language-words.ts';
import { languageById } from './languages.ts';
import { changesIn, missingChanges } from './local-changes.ts';
import { optionIn } from './local-options.ts';
import { localPair } from './local-pair.ts';
import { convertersIn } from './pages.ts';
import { pairName } from './pair-name.ts';
import { say } from './say.ts';
import { searchLimits } from './seo-words.ts';

const german = languageById('de');

describe("a converter's page in another language", () => {
  test('has the words of that language, with names, limits and options in place', () => {
    const page = localPair(german, 'png', 'jpg');
    expect(pairName(german, 'png', 'jpg')).toBe('PNG in JPG');
    expect(page.seo.title).toBe('PNG in JPG umwandeln – kostenlos');
    expect(page.steps[0]).toBe('Wähle deine PNG-Dateien (.png) aus oder lege sie hier ab, je bis zu 50 MB.');
    expect(page.steps[1]).toStartWith('Stelle unter „Optionen“ bei Bedarf „');
    expect(page.steps[2]).toBe('Lade die JPG-Datei herunter. Sie heißt wie deine PNG-Datei.');
    expect(page.formats[0]).toStartWith('PNG speichert');
    expect(page.faq.map(({ question }) => question)).toContain('Wie heißt meine JPG-Datei?');
    expect(page.faq.length).toBeLessThanOrEqual(faqLimit);
  });

  test('sentences in Japanese follow each other without a space', () =>
    expect(localPair(languageById('ja'), 'png', 'jpg').seo.description).toMatch(/。無料/));

  test('endings keep their dot before them where one reads from right to left', () =>
    expect(localPair(languageById('ar'), 'png', 'jpg').steps[0]).toContain('(\u2066.png\u2069)'));

  test('an alias has the page of its format', () => expect(localPair(german, 'png', 'jpeg')).toEqual(localPair(german, 'png', 'jpg')));

  test('is not made where words are missing', () => {
    const unwritten = furtherLanguages.find((language) => !wordsIn(language).formats);
    expect(() => localPair(unwritten ?? german, unwritten ? 'png' : 'xyz', 'jpg')).toThrow();
  });

  test('is whole wherever it is made, and fits into what result pages show', () => {
    const pages = furtherLanguages.flatMap((language) =>
      convertersIn(language).map(({ from, to }) => ({ language, from, to, page: localPair(language, from, to) })),
    );
    expect(pages.length).toBeGreaterThan(0);
    for (const { language, from, to, page } of pages) {
      expect(JSON.stringify(page), `${from} ${to}`).not.toMatch(/\{\w+\}/);
      expect(say(wordsIn(language).frame.title, { title: page.seo.title }).length).toBeLessThanOrEqual(searchLimits.title);
      expect(page.seo.description.length, page.seo.description).toBeLessThanOrEqual(searchLimits.description);
      // The table of changes is whole, or it is not there.
      expect(changesIn(language, from, to).length > 0).toBe(missingChanges(language, from, to).length === 0);
    }
  });
});

test('an option is named in a language, its values stay', () => {
  const [english] = optionsFor('png', 'jpg').filter(({ id }) => id === 'fit');
  if (english?.control !== 'choice') throw new Error('The option is gone.');
  const local = optionIn(german, english);
  if (local.control !== 'choice') throw new Error('It is another control.');
  expect(local.label).not.toBe(english.label);
  expect(local.choices.map(({ value }) => value)).toEqual(english.choices.map(({ value }) => value));
  expect(local.choices.every(({ label }, at) => label !== english.choices[at]?.label)).toBe(true);
  const [language] = optionsFor('pdf', 'txt').filter(({ id }) => id === 'ocrLanguage');
  if (language?.control !== 'choice') throw new Error('The option is gone.');
  const said = optionIn(german, language);
  expect(said.control === 'choice' && said.choices.find(({ value }) => value === 'fr')?.label).toBe('Französisch');
});
