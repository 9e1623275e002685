import { categoryById } from '../../catalogue/categories.ts';
import { type Converter, converters, findConverter } from '../../catalogue/converters.ts';
import { requireFormat } from '../../catalogue/formats.ts';
import { english, type Language } from '../../catalogue/languages/languages.ts';
import { addressIn, hasPage } from '../../catalogue/languages/pages.ts';
import { pairName } from '../../catalogue/languages/pair-name.ts';
import { isOffered, offeredPairs, outputsFor } from '../../catalogue/pairs.ts';
import { canonicalPath } from '../../catalogue/paths.ts';

export type PairLink = { readonly name: string; readonly path: string };

const groupLimit = 6;

/** Link to a pair's page in a language. */
export const pairLink = (language: Language, from: string, to: string): PairLink => ({
  name: pairName(language, from, to),
  path: addressIn(language, canonicalPath(from, to)),
});

const others = (list: readonly Converter[], from: string, to: string): readonly Converter[] =>
  list.filter((entry) => !(entry.from === from && entry.to === to));

/** Sources of this format: listed converters first, then the rest. */
const sourcesOf = (to: string): readonly string[] => [
  ...new Set([
    ...converters.filter((entry) => entry.to === to).map(({ from }) => from),
    ...offeredPairs()
      .filter((pair) => pair.to === to && !requireFormat(pair.from).aliasOf)
      .map(({ from }) => from),
  ]),
];

/** Static links from a pair's page to its neighbours in the same language: reverse, same source, same target, category. */
export const linksAround = (from: string, to: string, language: Language = english) => {
  const link = (source: string, target: string) => pairLink(language, source, target);
  const isThere = (source: string, target: string) => hasPage(language, canonicalPath(source, target));
  const entry = findConverter(from, to);
  const sameSource = outputsFor(from).filter((output) => output !== to && !requireFormat(output).aliasOf && isThere(from, output));
  return {
    reverse: isOffered(to, from) && isThere(to, from) ? link(to, from) : undefined,
    sameSource: sameSource.slice(0, groupLimit).map((output) => link(from, output)),
    sameTarget: sourcesOf(to)
      .filter((source) => source !== from && isThere(source, to))
      .slice(0, groupLimit)
      .map((source) => link(source, to)),
    category: entry?.category
      ? others(categoryById(entry.category).converters, from, to)
          .filter((other) => other.from !== from && other.to !== to && isThere(other.from, other.to))
          .slice(0, groupLimit)
          .map((other) => link(other.from, other.to))
      : [],
  };
};
