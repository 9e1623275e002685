import { converters, findConverter } from '../converters.ts';
import type { Format } from '../formats/format.ts';
import { formats, normaliseFormat, requireFormat } from '../formats.ts';
import { wordsIn } from '../languages/language-words.ts';
import { english, type Language } from '../languages/languages.ts';
import { addressIn } from '../languages/pages.ts';
import { pairName } from '../languages/pair-name.ts';
import { operationPath, operations } from '../operations.ts';
import { isOffered, outputsFor } from '../pairs.ts';
import { pairSlug } from '../paths.ts';
import { compounds } from './compounds.ts';
import { indexWords, type Meaning } from './dictionary.ts';
import type { SearchIndex } from './entries.ts';
import { furtherPagesIn } from './further-pages.ts';
import { kindWords } from './kind-words.ts';
import { phrases } from './phrases.ts';
import { servicePagesIn } from './service-pages.ts';
import { spokenNames } from './spoken-names.ts';
import { verbs } from './verbs.ts';
import { wantedPairs } from './wanted.ts';

/** The words of a name, except those of another format: JPEG XL is no JPEG. */
const nameWords = ({ id, name }: Format): readonly string[] =>
  name
    .toLowerCase()
    .split(' ')
    .filter((word) => [undefined, id].includes(normaliseFormat(word)));

const wordsFor = (format: Format): string =>
  [...new Set([format.id, ...nameWords(format), ...format.extensions, ...(spokenNames[format.id] ?? '').split(' ')])]
    .filter(Boolean)
    .join(' ');

/** An alias (`jpeg`) counts as a word of its format. */
const own = formats.filter((format) => !format.aliasOf);

/**
 * The words that every index has, with those of its language. What the language lists as a kind of file is nothing else
 * there: `print` is a screenshot in Portuguese.
 */
const meanings = (local: Readonly<Record<string, string>>): readonly Meaning[] => {
  const things = new Set(Object.entries(local).flatMap(([id, words]) => (id.startsWith('k:') ? words.split(' ') : [])));
  return [
    ...own.map((format) => ({ id: `f:${format.id}`, words: wordsFor(format) })),
    ...Object.entries(kindWords).map(([kind, words]) => ({ id: `k:${kind}`, words })),
    ...verbs.map(({ id, words }) => ({ id: `v:${id}`, words })),
    { id: 'n:', words: '' },
  ].map(({ id, words }) => ({
    id,
    words: `${words
      .split(' ')
      .filter((word) => !things.has(word))
      .join(' ')} ${local[id] ?? ''}`,
  }));
};

/** Operations to another format that no converter offers: a photo becomes text. Excludes extraction. */
const reads = (): SearchIndex['reads'] => {
  const found: Record<string, Record<string, string>> = {};
  for (const operation of operations)
    for (const from of operation.to === undefined || operation.to === 'zip' ? [] : operation.formats)
      if (operation.to && !isOffered(from, operation.to)) found[from] = { [operation.to]: operationPath(operation), ...found[from] };
  return found;
};

/** Builds the search index. `toneOf` returns a format's colour family. */
export const searchIndex = (toneOf: (format: Format) => string, language: Language = english): SearchIndex => {
  const { frame, descriptions, search = {} } = wordsIn(language);
  const furtherOutputs = (from: string) => outputsFor(from).filter((to) => !requireFormat(to).aliasOf && !findConverter(from, to));
  return {
    converters: converters.map(({ path, from, to, category }) => ({
      name: pairName(language, from, to),
      description: descriptions?.[pairSlug(from, to)] ?? '',
      path: addressIn(language, path),
      from,
      to,
      tone: category ?? toneOf(requireFormat(from)),
    })),
    pages: [...furtherPagesIn(language), ...servicePagesIn(language)].map((page) => ({
      ...page,
      tone: toneOf(requireFormat(page.from)),
    })),
    formats: Object.fromEntries(own.map((format) => [format.id, { name: format.name, tone: toneOf(format), kind: format.kind }] as const)),
    further: Object.fromEntries(own.map(({ id }) => [id, furtherOutputs(id).join(' ')] as const).filter(([, outputs]) => outputs !== '')),
    pair: frame.pair,
    said: frame.found,
    reads: reads(),
    popular: wantedPairs,
    phrases: phrases(language),
    verbs: Object.fromEntries(verbs.map(({ id, cases }) => [id, cases.map((one) => [one.of, one.pairs.split(', ')] as const)])),
    compounds,
    words: indexWords(meanings(search)),
  };
};
