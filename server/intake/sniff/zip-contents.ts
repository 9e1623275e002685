import { fileLimits } from '../../contract/file-limits.ts';
import type { FileBytes } from '../../files/file-bytes.ts';
import { readZipDirectory, type ZipDirectory } from '../../formats/zip/directory.ts';
import { overLimit } from '../limits/over-limit.ts';

/** What an upload that is a ZIP holds, as far as an upload may hold it. Undefined when its directory is damaged; throws `unsafe_archive` for names without end. */
export const zipContents = (bytes: FileBytes): ZipDirectory | undefined => {
  const directory = readZipDirectory(bytes, fileLimits);
  if (directory && directory.nameBytes > fileLimits.nameBytes)
    throw overLimit('unsafe_archive', 'The names of what the file holds have', 'bytes', fileLimits.nameBytes, directory.nameBytes);
  return directory;
};
