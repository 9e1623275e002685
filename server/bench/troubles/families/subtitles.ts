import type { Situation } from '../situation.ts';
import { rarer } from './subtitles/rarer.ts';
import { scripts } from './subtitles/scripts.ts';
import { timedText } from './subtitles/timed-text.ts';
import { fromVideos } from './subtitles/video-tracks.ts';

/** Situations of this family. */
export const subtitles: readonly Situation[] = [...timedText, ...scripts, ...fromVideos, ...rarer];
