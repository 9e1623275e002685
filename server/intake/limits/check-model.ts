import { message } from '../../../catalogue/languages/message.ts';
import { fileLimits } from '../../contract/file-limits.ts';
import { Problem } from '../../contract/problem.ts';
import type { FileBytes } from '../../files/file-bytes.ts';
import { overLimit } from './over-limit.ts';

const piece = 1024 * 1024;
const [lineFeed, carriageReturn, space, backslash, hash] = [10, 13, 32, 92, 35];

/**
 * Number of words on the longest line: each face of text OBJ, OFF and PLY is a line, and continues after a backslash. Comments are skipped.
 */
const mostWords = (bytes: FileBytes): number => {
  let [most, words] = [0, 0];
  let [isInWord, isComment, goesOn] = [false, false, false];
  for (let start = 0; start < bytes.size; start += piece) {
    for (const byte of bytes.slice(start, piece)) {
      if (byte === lineFeed && !goesOn) {
        if (!isComment && words > most) most = words;
        words = 0;
        isComment = false;
      }
      if (byte <= space || byte === backslash) {
        isInWord = false;
        // A carriage return may separate a backslash from the end of its line.
        if (byte !== carriageReturn) goesOn = byte === backslash;
        continue;
      }
      goesOn = false;
      if (isInWord) continue;
      if (words === 0) isComment = byte === hash;
      isInWord = true;
      words++;
    }
  }
  return isComment ? most : Math.max(most, words);
};

/** Refuses a face with so many corners that its triangulation, which takes quadratic time, would not end. */
const checkFaces = (bytes: FileBytes): void => {
  const words = mostWords(bytes);
  if (words > fileLimits.corners) throw overLimit('resource_limit', 'modelCorners', fileLimits.corners, words);
};

/** How much of a PLY's header is read: real ones take less than a kilobyte. */
const headerBytes = 64 * 1024;

/** Refuses a PLY whose header states more vertices and faces than the file has bytes: a reader would try to read each of them. */
const checkPly = (bytes: FileBytes): void => {
  const [header = ''] = bytes.text(0, headerBytes).split('end_header');
  let stated = 0;
  for (const [, count] of header.matchAll(/^\s{0,9}element\s{1,9}\S{1,99}\s{1,9}(\d{1,30})/gm)) stated += Number(count);
  if (stated > bytes.size) throw new Problem('corrupt_input', message('cutOffFaces'));
  if (/^format\s{1,9}ascii/m.test(header)) checkFaces(bytes);
};

/** Checks of models before anything parses them, by format. */
export const modelChecks: ReadonlyMap<string, (bytes: FileBytes) => void> = new Map([
  ['obj', checkFaces],
  ['off', checkFaces],
  ['ply', checkPly],
]);
