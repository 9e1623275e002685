import { languageOfEnvironment } from '../../catalogue/languages/posix-locale.ts';
import { speechIn } from '../../catalogue/languages/server-words.ts';
import type { Speech } from '../../catalogue/languages/speech.ts';

/** The words of the command line's user: those of LC_ALL, LC_MESSAGES or LANG. Help and usage are in English. */
export const userSpeech: Speech = speechIn(languageOfEnvironment(process.env));
