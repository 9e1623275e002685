import { problems } from '../problems.ts';
import { frame } from './en/frame.ts';
import { messages } from './en/server/messages/index.ts';
import { words } from './en/server/words.ts';
import { tool } from './en/tool.ts';
import { fillFacts } from './facts.ts';
import { english } from './languages.ts';
import type { Speech } from './speech.ts';

/** What the server and the command line say in English, the default. */
export const englishSpeech: Speech = {
  ...fillFacts({ ...words, frame, tool, messages }, english.locale),
  language: english,
  problems,
};
