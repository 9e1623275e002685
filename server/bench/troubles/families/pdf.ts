import type { Situation } from '../situation.ts';

/** Situations of this family; further files of the folder `pdf/` are listed here. */
export const pdf: readonly Situation[] = [];
