/** Runs of pages, first and last, from 1. */
export type PageRun = { readonly first: number; readonly last: number };

/**
 * The pages that a range such as `1-3,5,8-` picks out of `count`, as runs in the order of the range; what lies
 * beyond the end is left out. Without a range, all pages.
 */
export const pageRuns = (range: string | undefined, count: number): readonly PageRun[] => {
  if (!range) return count > 0 ? [{ first: 1, last: count }] : [];
  return range.split(',').flatMap((text) => {
    const [from = '', to = from] = text.split('-');
    const first = Math.max(1, Number(from || 1));
    const last = Math.min(count, to === '' ? count : Number(to));
    return first <= last ? [{ first, last }] : [];
  });
};

/** Fewer pages than these are not worth a start of a program. */
const leastPages = 2;

/** The same pages in shorter runs, for so many programs at once. */
export const shareOut = (runs: readonly PageRun[], programs: number): readonly PageRun[] => {
  const count = runs.reduce((sum, { first, last }) => sum + last - first + 1, 0);
  const size = Math.max(leastPages, Math.ceil(count / programs));
  return runs.flatMap(({ first, last }) =>
    Array.from({ length: Math.ceil((last - first + 1) / size) }, (_, index) => ({
      first: first + index * size,
      last: Math.min(last, first + (index + 1) * size - 1),
    })),
  );
};
