import type { Format } from '../formats/format.ts';
import type { Rule } from './change.ts';

const isComic = (format: Format): boolean => ['cbz', 'cbr', 'cb7'].includes(format.id);

/** Rule for comics, which are archives of page images. */
export const comicRule: Rule = (from, to) => {
  const topic = 'Pages';
  if (isComic(from) && (isComic(to) || to.kind === 'archive'))
    return {
      topic,
      from: 'Pictures',
      to: 'The same pictures',
      verdict: 'kept',
      sentence: `The page pictures of the ${from.name} are repacked, not recompressed.`,
    };
  if (isComic(from))
    return {
      topic,
      from: 'Pictures',
      to: 'Pages',
      verdict: 'kept',
      sentence: `Each picture of the ${from.name} becomes a page of the ${to.name}, in the order of their names.`,
    };
  if (isComic(to))
    return {
      topic,
      from: from.kind === 'archive' ? 'Files' : 'Pages',
      to: 'Pictures',
      verdict: 'changed',
      sentence: `Comic readers show the pictures of the ${to.name} as pages, in the order of their names.`,
    };
  return undefined;
};
