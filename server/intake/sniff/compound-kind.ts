import type { FileBytes } from '../file-bytes.ts';

/** Past the last sector of a chain ([MS-CFB] 2.1). */
const endOfChain = 0xfffffffa;
/** Directory sectors looked at: thousands of entries, more than any document has. */
const maxSectors = 256;

/**
 * Names of the streams and storages of a compound file ([MS-CFB]), by its directory's chain of sectors.
 * Throws RangeError when the file ends first.
 */
export const compoundNames = (bytes: FileBytes): ReadonlySet<string> => {
  const sectorSize = 1 << Math.min(16, bytes.u16(30, true));
  const place = (sector: number): number => (sector + 1) * sectorSize;
  const perSector = sectorSize / 4;
  const next = (sector: number): number => {
    const table = Math.floor(sector / perSector);
    // The first 109 sectors of the allocation table are listed in the header; files whose directory lies beyond are far past 50 MB.
    if (table >= 109) return endOfChain;
    return bytes.u32(place(bytes.u32(76 + 4 * table, true)) + 4 * (sector % perSector), true);
  };
  const names = new Set<string>();
  let sector = bytes.u32(48, true);
  for (let turn = 0; turn < maxSectors && sector < endOfChain; turn++) {
    const entries = bytes.slice(place(sector), sectorSize);
    for (let at = 0; at + 128 <= entries.length; at += 128) {
      const length = entries.readUInt16LE(at + 64);
      if (length >= 2 && length <= 64) names.add(entries.toString('utf16le', at, at + length - 2));
    }
    sector = next(sector);
  }
  return names;
};

/** What a compound file holds: an old Office document, an encrypted new one (`locked`), or something else (`cfb`). */
export const compoundKind = (bytes: FileBytes): string => {
  let names: ReadonlySet<string>;
  try {
    names = compoundNames(bytes);
  } catch (thrown) {
    if (!(thrown instanceof RangeError)) throw thrown;
    // Cut off: the directory can't be followed, but its entries may still be seen.
    return bytes.slice(0, 64 * 1024).includes(Buffer.from('EncryptedPackage', 'utf16le')) ? 'locked' : 'cut-cfb';
  }
  if (names.has('EncryptedPackage')) return 'locked';
  if (names.has('WordDocument')) return 'doc';
  if (names.has('Workbook') || names.has('Book')) return 'xls';
  if (names.has('PowerPoint Document')) return 'ppt';
  if (names.has('VisioDocument')) return 'vsd';
  return 'cfb';
};
