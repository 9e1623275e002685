import { problems } from '../../catalogue/problems.ts';
import { Problem } from '../contract/problem.ts';

/** What the visitor should know of the result of a file whose end is missing. */
export const cutOffNote = (cutOff: string): string =>
  `${cutOff} The result has what is there; for the rest, copy or download the file again.`;

/** Codes of files that can't be read, or not to their end. */
const unread: ReadonlySet<string> = new Set(['corrupt_input', 'conversion_failed']);

/** A failure over a file whose end is missing says so, where it would say nothing but that the file is damaged. */
export const orCutOff = (thrown: unknown, cutOff: string | undefined): unknown =>
  cutOff !== undefined && thrown instanceof Problem && unread.has(thrown.code) && thrown.detail === problems[thrown.code].remedy
    ? new Problem('corrupt_input', `${cutOff} Copy or download it again.`, {}, { cause: thrown })
    : thrown;
