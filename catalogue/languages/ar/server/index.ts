import type { ServerWords } from '../../speech.ts';
import { frame } from '../frame.ts';
import { tool } from '../tool.ts';
import { messages } from './messages/index.ts';
import { problems } from './problems.ts';
import { words } from './words.ts';

export const server: ServerWords = { ...words, messages, problems, frame, tool };
