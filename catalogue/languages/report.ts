/**
 * What languages still lack: `bun run languages` counts it, `bun run languages de` lists it for one, texts of options as lines for its
 * options.ts.
 */
import { converters } from '../converters.ts';
import { operations } from '../operations.ts';
import type { Option } from '../options/option.ts';
import { optionsFor } from '../options.ts';
import { wordsIn, writtenLanguages } from './language-words.ts';
import { english, type Language, languageById, languages } from './languages.ts';
import { missingTexts } from './local-options.ts';
import type { LanguageWords } from './page-words.ts';
import { pathsIn, toolIds, toolsIn } from './pages.ts';

const everyOption: readonly Option[] = [
  ...operations.flatMap(({ options }) => options),
  ...optionsFor('pdf', 'pdf'),
  ...converters.flatMap(({ from, to }) => optionsFor(from, to)),
];

const groupsOf = (language: Language): readonly string[] => Object.keys(wordsIn(language));

/** English texts of options that a language has no words for, each once. */
const textsOf = (language: Language): readonly string[] => [...new Set(missingTexts(language, everyOption).map(([, text]) => text))];

const count = (language: Language): string => {
  const words: LanguageWords = wordsIn(language);
  const groups = groupsOf(english).filter((group) => words[group as keyof LanguageWords] === undefined);
  const tools = toolIds.length - toolsIn(language).length;
  return [
    `${language.id}: ${pathsIn(language).size} pages`,
    groups.length > 0 ? `without ${groups.join(', ')}` : 'every kind of page',
    `${tools} of ${toolIds.length} tools missing`,
    `${textsOf(language).length} texts of options missing`,
  ].join('; ');
};

const list = (language: Language): readonly string[] => {
  const missing = toolIds.filter((id) => !toolsIn(language).some((tool) => tool.id === id));
  const quote = (text: string) => `'${text.replaceAll("'", "\\'")}'`;
  return [count(language), `tools: ${missing.join(', ')}`, 'options:', ...textsOf(language).map((text) => `  ${quote(text)}: '',`)];
};

const [asked] = process.argv.slice(2);
const lines = asked ? list(languageById(asked)) : writtenLanguages.filter(({ id }) => id !== 'en').map(count);
console.log(lines.join('\n'));
const unwritten = languages.filter((language) => !writtenLanguages.includes(language)).map(({ id }) => id);
if (!asked && unwritten.length > 0) console.log(`Not begun: ${unwritten.join(', ')}`);
