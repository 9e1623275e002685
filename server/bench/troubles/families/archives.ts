import type { Situation } from '../situation.ts';

/** Situations of this family; further files of the folder `archives/` are listed here. */
export const archives: readonly Situation[] = [];
