import type { Situation } from '../situation.ts';
import { auditedBooks } from './books/audited.ts';
import { boundBooks } from './books/bound.ts';
import { bookContents } from './books/content.ts';
import { keptBooks } from './books/kept.ts';
import { bookLooks } from './books/looks.ts';
import { madeBooks } from './books/made-books.ts';
import { mergedBooks } from './books/merged.ts';
import { moreLooks } from './books/more-looks.ts';
import { passedOn } from './books/passed-on.ts';
import { readOn } from './books/read-on.ts';

/** Situations of this family, from the files of the folder `books/`. */
export const books: readonly Situation[] = [
  ...bookLooks,
  ...moreLooks,
  ...boundBooks,
  ...bookContents,
  ...keptBooks,
  ...readOn,
  ...passedOn,
  ...madeBooks,
  ...auditedBooks,
  ...mergedBooks,
];
