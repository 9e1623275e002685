import { englishSpeech } from './english-speech.ts';
import type { Said } from './message.ts';
import { textOf } from './text-of.ts';

/** A message in English: for the log, the operator, and versions that know only English. */
export const inEnglish = (said: Said): string => textOf(said, englishSpeech);
