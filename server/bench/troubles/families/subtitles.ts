import type { Situation } from '../situation.ts';

/** Situations of this family; further files of the folder `subtitles/` are listed here. */
export const subtitles: readonly Situation[] = [];
