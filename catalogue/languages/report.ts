/**
 * What languages still lack: `bun run languages` counts it, `bun run languages de` lists it for one, as lines for its files.
 */
import { converters } from '../converters.ts';
import { operations } from '../operations.ts';
import type { Option } from '../options/option.ts';
import { options } from '../options.ts';
import { wordsIn, writtenLanguages } from './language-words.ts';
import { english, type Language, languageById, languages } from './languages.ts';
import { missingChanges } from './local-changes.ts';
import { missingTexts } from './local-options.ts';
import type { LanguageWords } from './page-words.ts';
import { convertersIn, missingOfConverter, pathsIn, toolIds, toolsIn } from './pages.ts';

const everyOption: readonly Option[] = [...operations.flatMap((operation) => operation.options), ...options];

/** What a language lacks, by the file that it belongs into; each line once. */
const missingIn = (language: Language): Readonly<Record<string, readonly string[]>> => {
  const words: LanguageWords = wordsIn(language);
  const ofConverters = converters.flatMap((converter) => missingOfConverter(language, converter));
  const named = (group: string) =>
    [...new Set(ofConverters)].flatMap((line) => (line.startsWith(`${group}: `) ? [line.slice(group.length + 2)] : []));
  return {
    groups: Object.keys(wordsIn(english)).filter((group) => words[group as keyof LanguageWords] === undefined),
    operations: toolIds.filter((id) => !words.operations?.[id]),
    options: [...new Set(missingTexts(language, everyOption).map(([, text]) => text))],
    formats: named('formats'),
    descriptions: named('descriptions'),
    changes: [...new Set(converters.flatMap(({ from, to }) => missingChanges(language, from, to)))],
  };
};

const count = (language: Language): string => {
  const missing = Object.entries(missingIn(language)).filter(([, lines]) => lines.length > 0);
  const made = `${pathsIn(language).size} pages, ${toolsIn(language).length} of ${toolIds.length} tools, ${convertersIn(language).length} of ${converters.length} converters`;
  return `${language.id}: ${made}; missing: ${missing.map(([file, lines]) => `${file} ${lines.length}`).join(', ') || 'nothing'}`;
};

const quote = (text: string): string => `'${text.replaceAll("'", "\\'")}'`;

const list = (language: Language): readonly string[] => [
  count(language),
  ...Object.entries(missingIn(language)).flatMap(([file, lines]) =>
    lines.length > 0 ? ['', `${file}:`, ...lines.map((line) => `  ${quote(line)}: '',`)] : [],
  ),
];

const [asked] = process.argv.slice(2);
const lines = asked ? list(languageById(asked)) : writtenLanguages.filter(({ id }) => id !== 'en').map(count);
console.log(lines.join('\n'));
const unwritten = languages.filter((language) => !writtenLanguages.includes(language)).map(({ id }) => id);
if (!asked && unwritten.length > 0) console.log(`Not begun: ${unwritten.join(', ')}`);
