import type { Situation } from '../situation.ts';

/** Situations of this family; further files of the folder `data/` are listed here. */
export const data: readonly Situation[] = [];
