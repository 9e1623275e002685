import type { Format } from './formats/format.ts';
import { canonicalFormat, formatById } from './formats.ts';
import { isRaster } from './options/applies.ts';
import { isOffered } from './pairs.ts';

/** A format of which one file may hold what several files hold. */
export type Merge = {
  /** Format ids of the whole, and of its parts: each file becomes one of these first. */
  readonly to: string;
  readonly part: string;
  /** What it is called beside the choice to convert each file: `One PDF`. */
  readonly label: string;
  /** What of each file there is to be found in it. */
  readonly holds: string;
  readonly takes: (from: Format) => boolean;
};

/** Tables that look like nothing: a sheet made of one holds all of it. A workbook has looks, formulas and charts, which must not be lost on the way. */
const bareTables: ReadonlySet<string> = new Set('csv tsv dbf json jsonl xml yaml parquet arrow sqlite'.split(' '));

/** Every format that several files can become one of. */
export const merges: readonly Merge[] = [
  {
    to: 'pdf',
    part: 'pdf',
    label: 'One PDF',
    holds: 'The pages of all files, one after the other, with a contents list.',
    takes: () => true,
  },
  {
    to: 'gif',
    part: 'png',
    label: 'One GIF',
    holds: 'All images by turns, a second each, over and over.',
    takes: isRaster,
  },
  {
    to: 'tiff',
    part: 'tiff',
    label: 'One TIFF',
    holds: 'The pages of all files, one after the other.',
    takes: isRaster,
  },
  {
    to: 'xlsx',
    part: 'xlsx',
    label: 'One XLSX',
    holds: 'A sheet for each file, called like it.',
    takes: ({ id }) => bareTables.has(id),
  },
  {
    to: 'csv',
    part: 'csv',
    label: 'One CSV',
    holds: 'The rows of all files, one below the other; their columns must have the same names.',
    takes: () => true,
  },
  {
    to: 'epub',
    part: 'epub',
    label: 'One EPUB',
    holds: 'A part of the book for each file, with chapters and links of its own.',
    takes: () => true,
  },
];

/** How several files of this format become one of that, if they can: `pdf` to `pdf` as well. */
export const mergeFor = (from: string, to: string): Merge | undefined => {
  const [source, target] = [canonicalFormat(from), canonicalFormat(to)];
  const format = formatById(source);
  return merges.find((merge) => merge.to === target && format && merge.takes(format) && (source === target || isOffered(source, target)));
};
