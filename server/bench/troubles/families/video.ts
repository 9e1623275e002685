import type { Situation } from '../situation.ts';
import { pictures } from './video/frames.ts';
import { records } from './video/records.ts';

/** Situations of this family. */
export const video: readonly Situation[] = [...records, ...pictures];
