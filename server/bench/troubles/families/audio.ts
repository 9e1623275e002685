import type { Situation } from '../situation.ts';

/** Situations of this family; further files of the folder `audio/` are listed here. */
export const audio: readonly Situation[] = [];
