import type { Format } from '../formats/format.ts';
import { maxFileLabel } from '../limits.ts';
import { optionsFor } from '../options.ts';
import { inWords, withArticle } from './words.ts';

/** The three steps of a conversion. */
export type Steps = readonly [string, string, string];

const choose = (from: Format): string => {
  const [first, ...further] = from.extensions.slice(0, 4).map((extension) => `.${extension}`);
  const listed = from.extensions.length > 4 ? `${[first, ...further].join(', ')} and others` : inWords([first ?? '', ...further], 'or');
  return `Choose your ${from.name} files${further.length > 0 ? ` (${listed})` : ''} or drop them here, up to ${maxFileLabel} each.`;
};

/** Names the options that this pair really has. */
const set = (from: Format, to: Format): string => {
  const options = optionsFor(from.id, to.id);
  if (options.length === 0) return `There is nothing to set from ${from.name} to ${to.name}: press Convert.`;
  const labels = options.map(({ label }) => label.replace(/ \([^()]*\)$/, '').toLowerCase());
  const named = labels.length > 5 ? inWords([...labels.slice(0, 4), `${labels.length - 4} more options`]) : inWords(labels);
  return `Set ${named} if you like, or leave all as it is, then press Convert.`;
};

const severalOutputs = (from: Format, to: Format): string | undefined => {
  if (from.capabilities.sheets && (to.id === 'csv' || to.id === 'tsv')) return 'a workbook with several filled sheets';
  if (to.kind === 'image' && !to.capabilities.pages) {
    if (from.capabilities.slides) return 'a presentation';
    if (from.capabilities.pages) return `${withArticle(from)} with several pages`;
  }
  return undefined;
};

const download = (from: Format, to: Format): string => {
  const several = severalOutputs(from, to);
  return several
    ? `Download the ${to.name}; ${several} comes back as a ZIP with all of them in order.`
    : `Download the ${to.name}: it keeps the name of your ${from.name} and ends in .${to.extensions[0]}.`;
};

/** Steps that mention what this pair takes, offers and gives back. */
export const pairSteps = (from: Format, to: Format): Steps => [choose(from), set(from, to), download(from, to)];
