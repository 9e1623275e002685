import { bySpan } from './by-span.ts';
import { countBelow, countUpTo } from './search-sorted.ts';
import { oneBaseline } from './table-lines.ts';
import { defaultSize } from './typography.ts';

export type TableText = { readonly column: number; readonly baseline: number; readonly size: number };

/** Maximum ratio of the distance between lines of one cell to that of the closest lines of the table: rounding. */
const sameLeading = 1.12;
/** Minimum ratio of the distance between rows to that of lines of one cell. */
const rowStep = 1.16;
/** Minimum share of distances that are clearly within a cell or between rows: those in between are ambiguous. */
const told = 0.9;
/** Points: rounding difference of baselines. */
const rounding = 0.1;

/** The heights of baselines, from top to bottom, with rounding differences merged. */
const levelsOf = (texts: readonly TableText[]): number[] => {
  const levels: number[] = [];
  for (const level of texts.map((t) => t.baseline).sort((a, b) => a - b))
    if (levels.length === 0 || level - (levels.at(-1) as number) >= rounding) levels.push(level);
  return levels;
};

/**
 * The baselines at which the rows of a table begin, if white space shows it: lines of a cell are closer than rows. Adjacent cells may have
 * different numbers of lines, and be top- or middle-aligned. Undefined if all lines are equally spaced.
 */
export const rowStarts = (texts: readonly TableText[]): number[] | undefined => {
  const columns = [...Map.groupBy(texts, (t) => t.column).values()].map((own) => own.sort((a, b) => a.baseline - b.baseline));
  const gaps = columns.flatMap((own) =>
    own.slice(1).flatMap((t, i) => {
      const gap = t.baseline - (own[i] as TableText).baseline;
      return gap > oneBaseline * t.size ? [{ from: (own[i] as TableText).baseline, to: t.baseline, gap }] : [];
    }),
  );
  if (gaps.length < 2) return undefined;
  const leading = gaps.reduce((least, g) => Math.min(least, g.gap), Number.POSITIVE_INFINITY);
  const wraps = gaps.filter((g) => g.gap <= sameLeading * leading);
  const parted = gaps.filter((g) => g.gap >= rowStep * leading);
  if (parted.length === 0 || wraps.length + parted.length < told * gaps.length) return undefined;
  const levels = levelsOf(texts);
  const wrapped = bySpan(wraps, (w) => [w.from, w.to]);
  const starts = levels.filter((level, i) => {
    const [from, to] = [(levels[i - 1] ?? level) + rounding, level - rounding];
    return i === 0 || !wrapped.some(from, to, (w) => w.from < to && w.to > from);
  });
  const size = texts[0]?.size ?? defaultSize;
  const found = starts.filter((level, i) => i === 0 || level - (starts[i - 1] as number) > oneBaseline * size);
  const groups = found.map((start, r) =>
    levels.slice(countUpTo(levels, start - rounding), countBelow(levels, (found[r + 1] ?? Number.POSITIVE_INFINITY) - rounding)),
  );
  const near = bySpan(texts, (t) => [t.baseline - oneBaseline * t.size, t.baseline + oneBaseline * t.size]);
  const columnsAt = (level: number): number =>
    new Set(near.crossing(level, level).flatMap((t) => (Math.abs(t.baseline - level) < oneBaseline * t.size ? [t.column] : []))).size;
  // Lines that are all full are rows, however close: if one cell wraps to several lines, another has fewer.
  const full = groups.map((own) => own.length > 1 && own.every((level) => columnsAt(level) >= fullLine * columns.length));
  if (!groups.some((own, r) => own.length > 1 && !full[r])) return undefined;
  return groups.flatMap((own, r) => (full[r] ? own : [own[0] as number]));
};

/** A line with text in this share of the columns is full. */
const fullLine = 0.7;
