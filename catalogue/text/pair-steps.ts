import type { Format } from '../formats/format.ts';
import { maxFileLabel } from '../limits.ts';
import { optionsFor } from '../options.ts';
import type { SingleTool } from './single-tools.ts';
import { inWords, sentenceCase, withArticle } from './words.ts';

/** The three steps of a conversion. */
export type Steps = readonly [string, string, string];

const choose = (from: Format): string => {
  const [first, ...further] = from.extensions.slice(0, 4).map((extension) => `.${extension}`);
  const listed = from.extensions.length > 4 ? `${[first, ...further].join(', ')} and others` : inWords([first ?? '', ...further], 'or');
  return `Choose your ${from.name} files${further.length > 0 ? ` (${listed})` : ''} or drop them here, up to ${maxFileLabel} each.`;
};

/** Labels in lower case for use after `set the`; others keep their form. */
const asNoun = (label: string): string => (label.split(' (')[0] ?? label).replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLowerCase());

/** What can be set, in words; related options count as one. */
const settable = (from: Format, to: Format): readonly string[] => {
  const ids = new Set(optionsFor(from.id, to.id).map(({ id }) => id));
  const together: readonly (readonly [ids: readonly string[], words: string])[] = [
    [['width', 'height', 'fit'], 'the width and height'],
    [['pageSize', 'orientation', 'margin'], 'the page size, orientation and margin'],
    [['trimStart', 'trimEnd'], 'the start and end times'],
    [['stripMetadata'], 'whether to remove metadata'],
    [['mute'], 'whether to remove the audio'],
    [['lossless'], 'lossless mode'],
    [['targetSize'], 'a maximum file size'],
    [['turn'], 'the rotation'],
    [['crop'], 'the crop'],
    [['scale'], 'the scale'],
    [['ocr'], 'text recognition for scans'],
  ];
  const grouped = new Set(together.flatMap(([group]) => group));
  return optionsFor(from.id, to.id).flatMap(({ id, label }) => {
    if (!grouped.has(id)) return [`the ${asNoun(label)}`];
    const [group, words] = together.find(([members]) => members.includes(id)) ?? [];
    return group?.find((member) => ids.has(member)) === id && words ? [words] : [];
  });
};

/** Sentence on the options of this pair. */
const set = (from: Format, to: Format): string => {
  const things = settable(from, to);
  if (things.length === 0) return `Press Convert to turn the ${from.name} into ${withArticle(to)}.`;
  const named = things.length > 4 ? inWords([...things.slice(0, 3), 'more']) : inWords(things);
  return `Under Options, choose ${named} if you like. Then press Convert.`;
};

/** What produces more than one output file, in words that begin with an article; undefined if there is only one. */
export const severalOutputs = (from: Format, to: Format): string | undefined => {
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
    ? `Download the ${to.name}. ${sentenceCase(several)} gives you a ZIP with all of them in order.`
    : `Download the ${to.name}, named after your ${from.name}.`;
};

/** Steps that mention this pair's input, options and output. */
export const pairSteps = (from: Format, to: Format): Steps => [choose(from), set(from, to), download(from, to)];

/** Steps of a single-file page: one file, the page's own button, and the fixed download name. `steps` are the pair's. */
export const singleSteps = (tool: SingleTool, from: Format, to: Format, steps: readonly string[]): readonly string[] => [
  `Choose a ${from.name} file or drop it anywhere on the page, up to ${maxFileLabel}.`,
  (steps[1] ?? '').replace('press Convert', `press “${tool.convert}”`),
  severalOutputs(from, to)
    ? `Download the result: it is called converted.${to.extensions[0]}, or converted.zip when there are several pages.`
    : `Download the result: it is called converted.${to.extensions[0]}.`,
];
