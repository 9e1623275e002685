import type { Situation } from '../situation.ts';

/** Situations of this family; further files of the folder `books/` are listed here. */
export const books: readonly Situation[] = [];
