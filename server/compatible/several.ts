import { openBytes } from '../files/file-bytes.ts';
import { dataStart, readZipDirectory } from '../formats/zip/directory.ts';
import { createZip } from '../formats/zip/write.ts';
import { streamOf } from './streams.ts';
import type { Work, WorkFile } from './work.ts';

const pieceBytes = 256 * 1024;

/** Makes a ZIP of files, in order and uncompressed, under names that differ. */
export const zipFiles = async (work: Work, files: readonly WorkFile[], fileName: string): Promise<WorkFile> => {
  const name = work.freshName();
  const zip = createZip(work.pathOf({ name }), new Date());
  const taken = new Set<string>();
  try {
    for (const file of files) {
      let inner = file.fileName;
      for (let copy = 2; taken.has(inner); copy++) inner = file.fileName.replace(/(\.[^.]{1,20})?$/, ` (${copy})$1`);
      taken.add(inner);
      await zip.add(inner, streamOf(work.pathOf(file)), { store: true });
    }
  } finally {
    zip.close();
  }
  return { name, fileName, bytes: Bun.file(work.pathOf({ name })).size, mimeType: 'application/zip', several: files.length };
};

/** The files of a ZIP that packing several results has made: its entries are stored, and their names are ours. */
export const unzipFiles = async (work: Work, packed: WorkFile, mimeType: string): Promise<readonly WorkFile[]> => {
  const bytes = openBytes(work.pathOf(packed));
  try {
    const directory = readZipDirectory(bytes, { entries: 100_000, nameBytes: Number.POSITIVE_INFINITY });
    if (!directory) throw new Error('A ZIP of ours has no directory.');
    const files: WorkFile[] = [];
    for (const entry of directory.entries) {
      const start = dataStart(bytes, entry);
      if (start === undefined || entry.method !== 0) throw new Error('A ZIP of ours has an entry that is not stored.');
      const name = work.freshName();
      const writer = Bun.file(work.pathOf({ name })).writer();
      for (let at = 0; at < entry.size; at += pieceBytes) {
        writer.write(bytes.slice(start + at, Math.min(pieceBytes, entry.size - at)));
        await writer.flush();
      }
      await writer.end();
      files.push({ name, fileName: entry.name, bytes: entry.size, mimeType });
    }
    return files;
  } finally {
    bytes.close();
  }
};
