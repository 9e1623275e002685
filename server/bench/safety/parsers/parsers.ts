/** All our parsers of users' bytes, in the server or in a worker. */
import { dataParsers } from './data.ts';
import { imageParsers } from './images.ts';
import { intakeParsers } from './intake.ts';
import { mailAndFontParsers } from './mails-and-fonts.ts';
import type { Parser } from './parser.ts';
import { textParsers } from './texts.ts';

export const parsers: readonly Parser[] = [...intakeParsers, ...textParsers, ...dataParsers, ...mailAndFontParsers, ...imageParsers];
