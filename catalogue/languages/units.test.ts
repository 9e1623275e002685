import { expect, test } from 'bun:test';
import { options } from '../options.ts';
import { wordsIn, writtenLanguages } from './language-words.ts';
import { optionIn } from './local-options.ts';

test.each(writtenLanguages.map((language) => [language.id, language] as const))('a megabyte has one name in %s', (_, language) => {
  const parts = new Intl.NumberFormat(language.locale, { style: 'unit', unit: 'megabyte', unitDisplay: 'short' }).formatToParts(5);
  const name = parts.find(({ type }) => type === 'unit')?.value;
  expect(wordsIn(language).tool.more.units.megabytes).toBe(`{n} ${name}`);
  const sized = options.filter((option) => option.control === 'number' && option.unit === 'MB');
  expect(sized.length).toBeGreaterThan(2);
  for (const option of sized) expect(optionIn(language, option)).toMatchObject({ unit: name });
});
