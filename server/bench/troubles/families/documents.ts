import type { Situation } from '../situation.ts';

/** Situations of this family; further files of the folder `documents/` are listed here. */
export const documents: readonly Situation[] = [];
