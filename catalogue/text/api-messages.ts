import type { ProblemCode } from '../problems.ts';

/** Problems that the pages themselves cannot cause. */
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

/** True if only direct users of the API can see this problem. */
export const isForPrograms = (code: string): boolean => forPrograms.has(code);
