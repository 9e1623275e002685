import { fileLimits } from '../../contract/file-limits.ts';
import type { FileBytes } from '../../files/file-bytes.ts';
import { readZipDirectory, type ZipDirectory } from '../../formats/zip/directory.ts';
import { overLimit } from '../limits/over-limit.ts';

/** Directory of an uploaded ZIP, within an upload's limits. Undefined if it is damaged; throws `unsafe_archive` for endless names. */
export const zipContents = (bytes: FileBytes): ZipDirectory | undefined => {
  const directory = readZipDirectory(bytes, fileLimits);
  if (directory && directory.nameBytes > fileLimits.nameBytes)
    throw overLimit('unsafe_archive', 'fileNamesLimit', fileLimits.nameBytes, directory.nameBytes);
  return directory;
};
