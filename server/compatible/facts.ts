import { factFormats } from '../../catalogue/service-operations.ts';
import type { FileFacts } from '../engines/facts/facts.ts';
import type { Input } from './input.ts';
import type { Work } from './work.ts';

/** What a file says of itself. The file stays where it is: a copy of it is read. */
export const readFacts = async (work: Work, { file, format, password }: Input): Promise<FileFacts> => {
  const made = await work.convert([await work.copy(file)], {
    ...{ inputFormat: [format], operation: 'file-facts' },
    ...(password !== undefined && { password }),
  });
  return (await Bun.file(work.pathOf(made)).json()) as FileFacts;
};

/** The same for a format that has facts which are read; none for any other. */
export const readFactsIfAny = async (work: Work, input: Input): Promise<FileFacts> =>
  factFormats.includes(input.format) ? readFacts(work, input) : {};
