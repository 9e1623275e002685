import { formats, requireFormat } from '../../catalogue/formats.ts';
import { wordsIn } from '../../catalogue/languages/language-words.ts';
import type { Language } from '../../catalogue/languages/languages.ts';
import { optionIn } from '../../catalogue/languages/local-options.ts';
import { say } from '../../catalogue/languages/say.ts';
import type { MoreWords } from '../../catalogue/languages/tool-words.ts';
import { type Merge, mergeFor, merges } from '../../catalogue/merges.ts';
import { optionSpec } from '../../catalogue/option-spec.ts';
import { optionKey, options, optionsFor } from '../../catalogue/options.ts';
import { outputsFor, universalOutputs } from '../../catalogue/pairs.ts';
import type { FormatCatalogue } from '../islands/upload/format-catalogue.ts';
import { toolsFor } from './operation-pages.ts';
import { toneOf } from './tone.ts';

const mergeWords = ({ to, holds }: Merge, words: MoreWords['merge']) => {
  const format = requireFormat(to).name;
  return { label: say(words.one, { format }), make: say(words.make, { format }), holds: words.holds[holds] };
};

/** The data that the universal converter loads in a language: every format, its targets, and the options of each pair. */
export const formatCatalogueIn = (language: Language): FormatCatalogue => {
  const { merge } = wordsIn(language).tool.more;
  const sets: string[] = [];
  const setIndex = (from: string, to: string): number => {
    const key = optionsFor(from, to).map(optionKey).join(' ');
    if (!sets.includes(key)) sets.push(key);
    return sets.indexOf(key);
  };
  return {
    formats: formats.map((format) => {
      const { id, name, kind, aliasOf } = format;
      const names = { id, name, kind, tone: toneOf(format) };
      // An alias is only an output: a file is never detected as one.
      return aliasOf
        ? { ...names, extensions: [], mimeTypes: [], common: 0, outputs: [] }
        : {
            ...names,
            extensions: format.extensions,
            mimeTypes: format.mimeTypes,
            common: universalOutputs(id).length,
            outputs: outputsFor(id).map((to) => [to, setIndex(id, to)] as const),
          };
    }),
    options: Object.fromEntries(options.map((option) => [optionKey(option), optionSpec(optionIn(language, option))])),
    merges: Object.fromEntries(
      merges.map((one) => [
        one.to,
        { ...mergeWords(one, merge), from: formats.filter(({ id, aliasOf }) => !aliasOf && mergeFor(id, one.to)).map(({ id }) => id) },
      ]),
    ),
    tools: Object.fromEntries(
      formats.flatMap(({ id, aliasOf }) => {
        const links = aliasOf ? [] : toolsFor(language, id);
        return links.length > 0 ? [[id, links.map(({ name, path }) => [name, path] as const)] as const] : [];
      }),
    ),
    optionSets: sets.map((key) => key.split(' ').filter(Boolean)),
  };
};
