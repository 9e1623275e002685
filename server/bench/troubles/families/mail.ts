import type { Situation } from '../situation.ts';

/** Situations of this family; further files of the folder `mail/` are listed here. */
export const mail: readonly Situation[] = [];
