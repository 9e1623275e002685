import type { Situation } from '../situation.ts';

/** Situations of this family; further files of the folder `video/` are listed here. */
export const video: readonly Situation[] = [];
