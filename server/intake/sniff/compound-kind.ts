import { type CompoundFile, openCompound } from '../../files/compound-file.ts';
import type { FileBytes } from '../../files/file-bytes.ts';

/** Content of a compound file: an old Office document, an Outlook message, an encrypted new document (`locked`), or something else (`cfb`). */
export const compoundKind = (bytes: FileBytes): string => {
  let streams: CompoundFile;
  try {
    streams = openCompound(bytes);
  } catch (thrown) {
    if (!(thrown instanceof RangeError)) throw thrown;
    // Cut off: the directory can't be followed, but its entries may still be visible.
    return bytes.slice(0, 64 * 1024).includes(Buffer.from('EncryptedPackage', 'utf16le')) ? 'locked' : 'cut-cfb';
  }
  if (streams.has('EncryptedPackage')) return 'locked';
  if (streams.has('WordDocument')) return 'doc';
  if (streams.has('Workbook') || streams.has('Book')) return 'xls';
  if (streams.has('PowerPoint Document')) return 'ppt';
  if (streams.has('VisioDocument')) return 'vsd';
  if (streams.has('__properties_version1.0')) return 'msg';
  return 'cfb';
};
