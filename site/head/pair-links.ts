import { categoryById } from '../../catalogue/categories.ts';
import { type Converter, converters, findConverter } from '../../catalogue/converters.ts';
import { requireFormat } from '../../catalogue/formats.ts';
import { isOffered, offeredPairs, outputsFor } from '../../catalogue/pairs.ts';
import { canonicalPath } from '../../catalogue/paths.ts';

export type PairLink = { readonly name: string; readonly path: string };

const groupLimit = 6;

const link = (from: string, to: string): PairLink => ({
  name: `${requireFormat(from).name} to ${requireFormat(to).name}`,
  path: canonicalPath(from, to),
});

const others = (list: readonly Converter[], from: string, to: string): readonly Converter[] =>
  list.filter((entry) => !(entry.from === from && entry.to === to));

/** What becomes this format: sources on the list of converters first, then the rest. */
const sourcesOf = (to: string): readonly string[] => [
  ...new Set([
    ...converters.filter((entry) => entry.to === to).map(({ from }) => from),
    ...offeredPairs()
      .filter((pair) => pair.to === to && !requireFormat(pair.from).aliasOf)
      .map(({ from }) => from),
  ]),
];

/** Static links from one pair's page to its neighbours: the way back, same source, same target, the category. */
export const linksAround = (from: string, to: string) => {
  const entry = findConverter(from, to);
  const sameSource = outputsFor(from).filter((output) => output !== to && !requireFormat(output).aliasOf);
  return {
    reverse: isOffered(to, from) ? link(to, from) : undefined,
    sameSource: sameSource.slice(0, groupLimit).map((output) => link(from, output)),
    sameTarget: sourcesOf(to)
      .filter((source) => source !== from)
      .slice(0, groupLimit)
      .map((source) => link(source, to)),
    category: entry?.category
      ? others(categoryById(entry.category).converters, from, to)
          .filter((other) => other.from !== from && other.to !== to)
          .slice(0, groupLimit)
          .map((other) => link(other.from, other.to))
      : [],
  };
};
