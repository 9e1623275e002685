import { closeSync, openSync, readSync, writeSync } from 'node:fs';
import { fileLimits } from '../../contract/file-limits.ts';
import { openBytes } from '../../files/file-bytes.ts';
import { readZipDirectory, type ZipEntry } from '../../formats/zip/directory.ts';

/** Position of the permissions in a header of the directory (APPNOTE.TXT 4.3.12), the bits that make a program, and a regular file. */
const [modeAt, executable, regular] = [40, 0o111, 0o100000];

const typelessIn = (path: string): readonly ZipEntry[] => {
  const bytes = openBytes(path);
  try {
    return (
      readZipDirectory(bytes, fileLimits)?.entries.filter(({ name, typelessAt }) => typelessAt !== undefined && !name.endsWith('/')) ?? []
    );
  } catch (thrown) {
    // 7-Zip reports what is wrong with the directory.
    if (thrown instanceof RangeError) return [];
    throw thrown;
  } finally {
    bytes.close();
  }
};

/** States in a ZIP that its programs are files: 7-Zip drops permissions without a type, and scripts would no longer run. */
export const stateFileTypes = (path: string): void => {
  const entries = typelessIn(path);
  if (entries.length === 0) return;
  const file = openSync(path, 'r+');
  const mode = Buffer.alloc(2);
  try {
    for (const { typelessAt = 0 } of entries) {
      readSync(file, mode, 0, 2, typelessAt + modeAt);
      const stated = mode.readUInt16LE();
      if ((stated & executable) === 0) continue;
      mode.writeUInt16LE(stated | regular);
      writeSync(file, mode, 0, 2, typelessAt + modeAt);
    }
  } finally {
    closeSync(file);
  }
};
