import type { FileBytes } from './file-bytes.ts';

/** Past the last sector of a chain ([MS-CFB] 2.1). */
const endOfChain = 0xfffffffa;
/** Maximum directory sectors read: thousands of entries, more than any document has. */
const maxSectors = 256;
/** Maximum bytes of a chain, because a circular one never ends. */
const maxChainBytes = 4 * 1024 ** 2;
const entryBytes = 128;
const miniSectorBytes = 64;

/** Streams and storages of a compound file by name; each returns up to `length` bytes from its start. */
export type CompoundFile = ReadonlyMap<string, (length: number) => Buffer>;

/**
 * Reads the directory of a compound file ([MS-CFB]) by its sector chain. Short streams are in the root's mini
 * stream; only their first mini sector is read, which suffices to inspect a header. Throws RangeError if the file is truncated.
 */
export const openCompound = (bytes: FileBytes): CompoundFile => {
  const sectorBytes = 1 << Math.min(16, bytes.u16(30, true));
  const miniCutoff = bytes.u32(56, true);
  const place = (sector: number): number => (sector + 1) * sectorBytes;
  const perSector = sectorBytes / 4;
  const next = (sector: number): number => {
    const table = Math.floor(sector / perSector);
    // The header lists the first 109 sectors of the allocation table; files whose directory lies beyond are far past 50 MB.
    if (table >= 109) return endOfChain;
    return bytes.u32(place(bytes.u32(76 + 4 * table, true)) + 4 * (sector % perSector), true);
  };
  const readChain = (first: number, length: number): Buffer => {
    const parts: Buffer[] = [];
    let sector = first;
    for (let got = 0; got < Math.min(length, maxChainBytes) && sector < endOfChain; got += sectorBytes) {
      parts.push(Buffer.from(bytes.slice(place(sector), sectorBytes)));
      sector = next(sector);
    }
    return Buffer.concat(parts).subarray(0, length);
  };

  const directory = readChain(bytes.u32(48, true), maxSectors * sectorBytes);
  const mini = directory.length < entryBytes ? endOfChain : directory.readUInt32LE(116);
  const streams = new Map<string, (length: number) => Buffer>();
  for (let at = 0; at + entryBytes <= directory.length; at += entryBytes) {
    const nameBytes = directory.readUInt16LE(at + 64);
    if (nameBytes < 2 || nameBytes > 64) continue;
    const [first, size] = [directory.readUInt32LE(at + 116), directory.readUInt32LE(at + 120)];
    streams.set(directory.toString('utf16le', at, at + nameBytes - 2), (length) =>
      size >= miniCutoff
        ? readChain(first, Math.min(length, size))
        : readChain(mini, (first + 1) * miniSectorBytes)
            .subarray(first * miniSectorBytes)
            .subarray(0, Math.min(length, size)),
    );
  }
  return streams;
};
