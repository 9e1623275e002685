import { Problem } from '../../contract/problem.ts';
import { dispositionName, type Input, readInput } from '../input.ts';
import type { Work } from '../work.ts';

/** A request's one file: the body, by the name in its headers, or the one part of a form. */
export const readTikaInput = async (work: Work, request: Request): Promise<Input> => {
  const isForm = work.parts[0]?.field !== '';
  if (work.parts.length > 1) throw new Problem('multiple_files', { english: 'Send one file in each request.' });
  const fileName = dispositionName(request.headers.get('content-disposition')) || (request.headers.get('file-name') ?? '');
  const input = await readInput(work, 0, isForm ? {} : { fileName, type: request.headers.get('content-type') ?? '' });
  // Tika takes it for whatever is locked.
  const password = request.headers.get('password');
  return password ? { ...input, password } : input;
};
