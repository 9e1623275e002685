import { renameSync } from 'node:fs';
import { extname } from 'node:path';
import { extensionOf } from '../../../catalogue/formats.ts';
import type { OfficeDocument } from './kit.ts';
import type { OfficeRequest } from './protocol.ts';
import { underVisitorName, visitorName } from './visitor-name.ts';
import { open } from './worker-office.ts';

/** Where the visitor's file is while it is open. */
let renamed: string | undefined;
export const restoreName = (input: string): void => {
  if (renamed !== undefined) renameSync(renamed, input);
  renamed = undefined;
};

/** Opens a file of any name under the visitor's own. */
export const openNamed = (path: string, { title, from, input, output }: OfficeRequest): Promise<OfficeDocument> => {
  // What is opened in place of the visitor's file takes the same name.
  restoreName(input);
  // A file that was prepared has a format of its own: a text is opened as the document that was made of it.
  const extension = path === input ? extensionOf(from) : extname(path).slice(1);
  const named = underVisitorName(path, visitorName(title, extension), output);
  if (path === input) renamed = named;
  return open(named);
};
