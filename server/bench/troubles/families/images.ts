import type { Situation } from '../situation.ts';

/** Situations of this family; further files of the folder `images/` are listed here. */
export const images: readonly Situation[] = [];
