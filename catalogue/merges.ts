import type { Format } from './formats/format.ts';
import { canonicalFormat, formatById } from './formats.ts';
import type { tool } from './languages/en/tool.ts';
import { mediaTargets } from './media-targets.ts';
import { isRaster } from './options/applies.ts';
import { isOffered } from './pairs.ts';

/** A format that can merge several files. */
export type Merge = {
  /** Format ids of the result, and of its parts: each file that can't be merged as it is is converted to the latter first. */
  readonly to: string;
  readonly part: string;
  /** Which words say what the result holds. */
  readonly holds: keyof (typeof tool)['more']['merge']['holds'];
  readonly takes: (from: Format) => boolean;
};

/** Unstyled tables, which a sheet represents completely. A workbook has styles, formulas and charts, which must not be lost on the way. */
const bareTables: ReadonlySet<string> = new Set('csv tsv dbf json jsonl xml yaml parquet arrow sqlite'.split(' '));

/** Recordings become any recording that may be long: a ringtone may not. Video takes everything that becomes video. */
const mediaMerges: readonly Merge[] = Object.entries(mediaTargets)
  .filter(([, { maxSeconds }]) => maxSeconds === undefined)
  .map(([to, { video }]) => ({ to, takes: () => true, ...(video ? { holds: 'video', part: 'mkv' } : { holds: 'audio', part: 'mka' }) }));

export const merges: readonly Merge[] = [
  {
    to: 'pdf',
    holds: 'pdf',
    part: 'pdf',
    takes: () => true,
  },
  {
    to: 'gif',
    holds: 'gif',
    part: 'png',
    takes: isRaster,
  },
  {
    to: 'tiff',
    holds: 'tiff',
    part: 'tiff',
    takes: isRaster,
  },
  {
    to: 'xlsx',
    holds: 'xlsx',
    part: 'xlsx',
    takes: ({ id }) => bareTables.has(id),
  },
  {
    to: 'csv',
    holds: 'csv',
    part: 'csv',
    takes: () => true,
  },
  {
    to: 'epub',
    holds: 'epub',
    part: 'epub',
    takes: () => true,
  },
  ...mediaMerges,
];

/** How files of one format merge into another, if they can: `pdf` to `pdf` as well. */
export const mergeFor = (from: string, to: string): Merge | undefined => {
  const [source, target] = [canonicalFormat(from), canonicalFormat(to)];
  const format = formatById(source);
  return merges.find((merge) => merge.to === target && format && merge.takes(format) && (source === target || isOffered(source, target)));
};
