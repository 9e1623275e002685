import type { Situation } from '../situation.ts';
import { fromFilms } from './subtitles/films.ts';
import { rarer } from './subtitles/rarer.ts';
import { scripts } from './subtitles/scripts.ts';
import { timedText } from './subtitles/timed-text.ts';

/** Situations of this family. */
export const subtitles: readonly Situation[] = [...timedText, ...scripts, ...fromFilms, ...rarer];
