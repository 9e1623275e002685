import type { ProblemCode } from '../problems.ts';

/** Answers that no press of a button on the pages leads to. */
const forPrograms: ReadonlySet<string> = new Set<ProblemCode>([
  'invalid_request',
  'missing_file',
  'multiple_files',
  'missing_format',
  'key_needed',
  'not_allowed',
  'not_found',
  'method_not_allowed',
  'unsupported_media_type',
  'job_not_done',
  'range_not_satisfiable',
]);

/** Does only a program meet this answer, one that uses the API by itself? */
export const isForPrograms = (code: string): boolean => forPrograms.has(code);
