import { factFormats } from '../../catalogue/service-operations.ts';
import type { FileFacts } from '../engines/facts/facts.ts';
import type { Input } from './input.ts';
import type { Work } from './work.ts';

type Locked = { readonly password?: string };

/** What a file says of itself. The file stays where it is: a copy of it is read. */
export const readFacts = async (work: Work, { file, format }: Input, { password }: Locked = {}): Promise<FileFacts> => {
  const name = work.freshName();
  await Bun.write(work.pathOf({ name }), Bun.file(work.pathOf(file)));
  const made = await work.convert([{ ...file, name }], {
    ...{ inputFormat: [format], operation: 'file-facts' },
    ...(password !== undefined && { password }),
  });
  return (await Bun.file(work.pathOf(made)).json()) as FileFacts;
};

/** The same for a format that has facts which are read; none for any other. */
export const readFactsIfAny = async (work: Work, input: Input, locked: Locked = {}): Promise<FileFacts> =>
  factFormats.includes(input.format) ? readFacts(work, input, locked) : {};
