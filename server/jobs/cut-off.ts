import { message, type Said } from '../../catalogue/languages/message.ts';
import { Problem } from '../contract/problem.ts';

/** The note on a result whose input lacks its end. */
export const cutOffNote = (cutOff: Said): Said => message('cutOffKept', { cutOff });

/** Codes for files that can't be read, or not to their end. */
const unread: ReadonlySet<string> = new Set(['corrupt_input', 'conversion_failed']);

/** Adds to the failure of a truncated file that its end is missing, instead of only calling it damaged. */
export const orCutOff = (thrown: unknown, cutOff: Said | undefined): unknown =>
  cutOff !== undefined && thrown instanceof Problem && unread.has(thrown.code) && thrown.said === undefined
    ? new Problem('corrupt_input', message('cutOffAgain', { cutOff }), {}, { cause: thrown })
    : thrown;
