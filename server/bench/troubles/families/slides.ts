import type { Situation } from '../situation.ts';

/** Situations of this family; further files of the folder `slides/` are listed here. */
export const slides: readonly Situation[] = [];
