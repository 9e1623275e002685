/** Formats pages for the option `pages`, in order: `1-3,7,5` for 1, 2, 3, 7, 5. */
export const pagesText = (pages: readonly number[]): string => {
  const runs: [first: number, last: number][] = [];
  for (const page of pages) {
    const run = runs.at(-1);
    if (run && page === run[1] + 1) run[1] = page;
    else runs.push([page, page]);
  }
  return runs.map(([first, last]) => (first === last ? String(first) : `${first}-${last}`)).join(',');
};

/** Parses pages from 1 to `count`, each once; empty if the text is invalid. */
export const pagesOf = (text: string, count: number): readonly number[] => {
  if (!/^[\d,-]+$/.test(text)) return [];
  const pages = text.split(',').flatMap((range) => {
    const [from = '', to = from] = range.split('-');
    const [first, last] = [Math.max(1, Number(from || 1)), Math.min(count, Number(to || count))];
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, step) => first + step);
  });
  return [...new Set(pages)];
};
