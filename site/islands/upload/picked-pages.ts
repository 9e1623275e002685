import { pagesText } from './chosen-pages.ts';

/** A page of one of several files, by the file's id. */
export type PickedPage = { readonly file: number; readonly page: number };

export const isSame = (a: PickedPage, b: PickedPage): boolean => a.file === b.file && a.page === b.page;

/** The chosen pages as pages of the merged file, in the syntax of the option `pages`. `counts` are in merge order. */
export const mergedPages = (picked: readonly PickedPage[], counts: readonly { readonly id: number; readonly count: number }[]): string => {
  let before = 0;
  const first = new Map<number, number>();
  for (const { id, count } of counts) {
    first.set(id, before);
    before += count;
  }
  return pagesText(picked.map(({ file, page }) => (first.get(file) ?? 0) + page));
};

/** The chosen pages in runs of one file each. */
export const runsOf = (picked: readonly PickedPage[]): readonly { readonly file: number; readonly pages: readonly number[] }[] => {
  const runs: { file: number; pages: number[] }[] = [];
  for (const { file, page } of picked) {
    const run = runs.at(-1);
    if (run?.file === file) run.pages.push(page);
    else runs.push({ file, pages: [page] });
  }
  return runs;
};

/** Adds all pages of a file that are not chosen yet; removes them if all are. */
export const toggledFile = (picked: readonly PickedPage[], file: number, count: number): readonly PickedPage[] => {
  const all = Array.from({ length: count }, (_, at): PickedPage => ({ file, page: at + 1 }));
  const missing = all.filter((page) => !picked.some((one) => isSame(one, page)));
  return missing.length > 0 ? [...picked, ...missing] : picked.filter((one) => one.file !== file);
};

/** True if the server accepts the text: see the option `pages`. */
export const fitsRequest = (pages: string, maxRanges: number): boolean => pages.length <= 200 && pages.split(',').length <= maxRanges;

/** The steps of a request that merges files, and then takes pages of the result. */
export const stepsFor = (pages: string): string =>
  JSON.stringify([{ merge: 'pdf' }, { operation: 'extract-pdf-pages', options: { pages } }]);
