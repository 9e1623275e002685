import { closeSync, openSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import type { FileBytes } from '../../files/file-bytes.ts';
import { writeAllSync } from '../../files/write-all.ts';
import { dataStart, type ZipDirectory, type ZipEntry } from './directory.ts';

const typesName = '[Content_Types].xml';
const pieceBytes = 1024 * 1024;
const utf8Names = 0x0800;

/** A part's name as Office reads it: folders separated by slashes, no leading slash. */
export const plainName = (name: string): string => {
  const plain = name.replaceAll('\\', '/').replace(/^(?:\.?\/)+/, '');
  return plain.toLowerCase() === typesName.toLowerCase() ? typesName : plain;
};

const endBytes = 22;

/** True if bytes precede the first entry or follow the directory, which simple readers do not expect. */
const hasJunk = (bytes: FileBytes, entries: readonly ZipEntry[]): boolean => {
  const first = entries.reduce((least, { offset }) => Math.min(least, offset), bytes.size);
  return first > 0 || bytes.text(bytes.size - endBytes, 4) !== 'PK\x05\x06';
};

/** ZIP64 sizes (4.5.3), which Pandoc, for example, does not read. */
const zip64 = 45;

/** True if every reader finds the parts of this package; Office tolerates more than others. */
export const isPlain = (bytes: FileBytes, { entries }: ZipDirectory): boolean =>
  !hasJunk(bytes, entries) && entries.every(({ name, version }) => version < zip64 && name === plainName(name));

type Written = {
  readonly name: Buffer;
  readonly entry: ZipEntry;
  readonly crc: number;
  readonly size: number;
  readonly packed: number;
  readonly method: number;
};

const fieldsOf = ({ name, crc, size, packed, method }: Written): Buffer => {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt16LE(utf8Names, 2);
  fields.writeUInt16LE(method, 4);
  // 1 January 1980, the earliest date of the format.
  fields.writeUInt16LE(0x21, 8);
  fields.writeUInt32LE(crc, 10);
  fields.writeUInt32LE(packed, 14);
  fields.writeUInt32LE(size, 18);
  fields.writeUInt16LE(name.length, 22);
  return fields;
};

/**
 * Writes a package that every reader accepts: plain names, nothing before or after, sizes in each header, no ZIP64. Copies compressed
 * data unchanged and stores `replaced` parts uncompressed. False if an entry is not where the directory says; the output is then unusable.
 */
export const writePlain = (
  bytes: FileBytes,
  { entries }: ZipDirectory,
  path: string,
  replaced: ReadonlyMap<string, Buffer> = new Map(),
): boolean => {
  const file = openSync(path, 'w', 0o600);
  try {
    const central: Buffer[] = [];
    let at = 0;
    const write = (piece: Buffer): void => {
      writeAllSync(file, piece);
      at += piece.length;
    };
    for (const entry of entries) {
      const start = dataStart(bytes, entry);
      if (start === undefined || start + entry.compressedSize > bytes.size) return false;
      const plain = plainName(entry.name);
      const content = replaced.get(plain);
      const { crc, size, compressedSize, method } = entry;
      const written: Written = content
        ? { name: Buffer.from(plain), entry, crc: crc32(content), size: content.length, packed: content.length, method: 0 }
        : { name: Buffer.from(plain), entry, crc, size, packed: compressedSize, method };
      const offset = at;
      const fields = fieldsOf(written);
      write(Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), fields, written.name]));
      if (content) write(content);
      else
        for (let left = compressedSize; left > 0; left -= pieceBytes)
          write(bytes.slice(start + compressedSize - left, Math.min(left, pieceBytes)));
      const rest = Buffer.alloc(14);
      rest.writeUInt32LE(offset, 10);
      central.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x03', 'latin1'), fields, rest, written.name]));
    }
    const directory = Buffer.concat(central);
    const end = Buffer.alloc(endBytes);
    end.write('PK\x05\x06', 'latin1');
    end.writeUInt16LE(entries.length, 8);
    end.writeUInt16LE(entries.length, 10);
    end.writeUInt32LE(directory.length, 12);
    end.writeUInt32LE(at, 16);
    write(directory);
    write(end);
    return true;
  } finally {
    closeSync(file);
  }
};
