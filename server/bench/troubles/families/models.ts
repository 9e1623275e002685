import type { Situation } from '../situation.ts';

/** Situations of this family; further files of the folder `models/` are listed here. */
export const models: readonly Situation[] = [];
