/** Runs of pages, first and last, from 1. */
export type PageRun = { readonly first: number; readonly last: number };

/**
 * The pages, from 1, that a range such as `1-3,5,8-` selects, in its order and without duplicates; without a range, all. Ignores pages
 * after the end.
 */
export const pagesIn = (range: string | undefined, count: number): readonly number[] => {
  const pages = (range || '1-').split(',').flatMap((text) => {
    const [from = '', to = from] = text.split('-');
    const first = Math.max(1, Number(from || 1));
    const last = Math.min(count, to === '' ? count : Number(to));
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, step) => first + step);
  });
  return [...new Set(pages)];
};

/** The selected pages as runs, in the same order. */
export const pageRuns = (range: string | undefined, count: number): readonly PageRun[] => {
  const runs: { first: number; last: number }[] = [];
  for (const page of pagesIn(range, count)) {
    const run = runs.at(-1);
    if (run && page === run.last + 1) run.last = page;
    else runs.push({ first: page, last: page });
  }
  return runs;
};

/** Minimum number of pages that justifies starting a program. */
const leastPages = 2;

/** Splits runs into shorter ones for that many programs. */
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
