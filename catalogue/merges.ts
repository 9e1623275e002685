import type { Format } from './formats/format.ts';
import { canonicalFormat, formatById } from './formats.ts';
import type { tool } from './languages/en/tool.ts';
import { isRaster } from './options/applies.ts';
import { isOffered } from './pairs.ts';

/** A format that can merge several files. */
export type Merge = {
  /** Format ids of the result, and of its parts: each file is converted to one of these first. */
  readonly to: keyof (typeof tool)['more']['merge']['holds'];
  readonly part: string;
  readonly takes: (from: Format) => boolean;
};

/** Unstyled tables, which a sheet represents completely. A workbook has styles, formulas and charts, which must not be lost on the way. */
const bareTables: ReadonlySet<string> = new Set('csv tsv dbf json jsonl xml yaml parquet arrow sqlite'.split(' '));

export const merges: readonly Merge[] = [
  {
    to: 'pdf',
    part: 'pdf',
    takes: () => true,
  },
  {
    to: 'gif',
    part: 'png',
    takes: isRaster,
  },
  {
    to: 'tiff',
    part: 'tiff',
    takes: isRaster,
  },
  {
    to: 'xlsx',
    part: 'xlsx',
    takes: ({ id }) => bareTables.has(id),
  },
  {
    to: 'csv',
    part: 'csv',
    takes: () => true,
  },
  {
    to: 'epub',
    part: 'epub',
    takes: () => true,
  },
];

/** How files of one format merge into another, if they can: `pdf` to `pdf` as well. */
export const mergeFor = (from: string, to: string): Merge | undefined => {
  const [source, target] = [canonicalFormat(from), canonicalFormat(to)];
  const format = formatById(source);
  return merges.find((merge) => merge.to === target && format && merge.takes(format) && (source === target || isOffered(source, target)));
};
