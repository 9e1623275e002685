import { renameSync } from 'node:fs';
import { extname } from 'node:path';
import { extensionOf } from '../../../catalogue/formats.ts';
import type { OfficeDocument } from './kit.ts';
import type { OfficeRequest } from './protocol.ts';
import { underVisitorName, visitorName } from './visitor-name.ts';
import { open } from './worker-office.ts';

let renamed: string | undefined;
export const restoreName = (input: string): void => {
  if (renamed !== undefined) renameSync(renamed, input);
  renamed = undefined;
};

/** Opens a file under the visitor's own file name, whatever its name on disk. */
export const openNamed = (path: string, { title, from, input, output }: OfficeRequest): Promise<OfficeDocument> => {
  // A file that is opened instead of the visitor's takes the same name.
  restoreName(input);
  // Preparation may change the format: a text is opened as the document made from it.
  const extension = path === input ? extensionOf(from) : extname(path).slice(1);
  const named = underVisitorName(path, visitorName(title, extension), output);
  if (path === input) renamed = named;
  return open(named);
};
