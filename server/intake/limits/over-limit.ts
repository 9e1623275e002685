import { message } from '../../../catalogue/languages/message.ts';
import type { ProblemCode } from '../../../catalogue/problems.ts';
import { Problem } from '../../contract/problem.ts';

/** Messages with both figures of a limit, by what is limited. */
const limits = {
  unpacksToBytes: 'bytes',
  unpacksToTimes: 'times its size',
  fileEntriesLimit: 'entries',
  fileFoldersLimit: 'folders',
  fileNameLimit: 'characters',
  fileDepthLimit: 'deep',
  fileNamesLimit: 'bytes',
  framesLimit: 'frames',
  documentPagesLimit: 'pages',
  modelCorners: 'corners',
} as const;

/** A problem that names the limit with both figures, in the sentence and as data. */
export const overLimit = (code: ProblemCode, what: keyof typeof limits, max: number, actual: number): Problem =>
  new Problem(code, message(what, { actual: Math.round(actual), max }), { limit: { name: limits[what], max, actual } });
