import type { Situation } from '../situation.ts';

/** Situations of this family; further files of the folder `web/` are listed here. */
export const web: readonly Situation[] = [];
