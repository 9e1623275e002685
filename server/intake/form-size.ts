import { message } from '../../catalogue/languages/message.ts';
import { maxFileBytes, maxTogetherBytes } from '../../catalogue/limits.ts';
import { Problem } from '../contract/problem.ts';

/** Room for the form's fields and boundaries beside the file. */
export const formOverheadBytes = 64 * 1024;

export const tooLarge = (actual?: number): Problem =>
  new Problem('file_too_large', message('fileLimit', { bytes: maxFileBytes }), {
    limit: { name: 'bytes', max: maxFileBytes, ...(actual !== undefined && { actual }) },
  });

export const tooLargeTogether = (actual?: number): Problem =>
  new Problem('file_too_large', message('togetherLimit', { bytes: maxTogetherBytes }), {
    limit: { name: 'bytes', max: maxTogetherBytes, ...(actual !== undefined && { actual }) },
  });

/** More than a single file could need. */
export const isOverOne = (bytes: number): boolean => bytes > maxFileBytes + formOverheadBytes;

/** More than several files together may need. */
export const isOverSeveral = (bytes: number): boolean => bytes > maxTogetherBytes + formOverheadBytes;
