import { converters, findConverter } from '../converters.ts';
import type { Format } from '../formats/format.ts';
import { formats, requireFormat } from '../formats.ts';
import { outputsFor } from '../pairs.ts';
import type { SearchIndex } from './entries.ts';
import { kindWords, spokenNames } from './spoken-names.ts';

const wordsFor = (format: Format): string => {
  const all = [format.id, format.name.toLowerCase(), ...format.extensions, spokenNames[format.id] ?? '', kindWords[format.kind]];
  return [...new Set(all.join(' ').split(' ').filter(Boolean))].join(' ');
};

/** What the search boxes look through. `toneOf` gives a format's colour family. */
export const searchIndex = (toneOf: (format: Format) => string): SearchIndex => {
  // A second spelling (`jpeg`) is one of its format's words.
  const own = formats.filter((format) => !format.aliasOf);
  const furtherOutputs = (from: string) => outputsFor(from).filter((to) => !requireFormat(to).aliasOf && !findConverter(from, to));
  return {
    converters: converters.map(({ name, description, path, from, to, category }) => ({
      name,
      description,
      path,
      from,
      to,
      tone: category ?? toneOf(requireFormat(from)),
    })),
    formats: Object.fromEntries(
      own.map((format) => [format.id, { name: format.name, tone: toneOf(format), words: wordsFor(format) }] as const),
    ),
    further: Object.fromEntries(own.map(({ id }) => [id, furtherOutputs(id).join(' ')] as const).filter(([, outputs]) => outputs !== '')),
  };
};
