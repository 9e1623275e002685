import { unzipSync } from 'fflate';

/** Is this file, which did not open, locked by a password? Looks at the few bytes that say so in each family of formats. */
export const isProtected = (bytes: Uint8Array): boolean => {
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) return isProtectedCompound(bytes);
  if (startsWith(bytes, [0x50, 0x4b])) return isProtectedPackage(bytes);
  return false;
};

const startsWith = (bytes: Uint8Array, signature: readonly number[]): boolean => signature.every((byte, index) => bytes[index] === byte);

/** ODF: the manifest names the encryption of each part (ODF 1.3 part 2, 4.8). */
const isProtectedPackage = (bytes: Uint8Array): boolean => {
  try {
    const { 'META-INF/manifest.xml': manifest } = unzipSync(bytes, {
      filter: ({ name, originalSize }) => name === 'META-INF/manifest.xml' && originalSize < 4 * 1024 ** 2,
    });
    return manifest !== undefined && new TextDecoder().decode(manifest).includes(':encryption-data');
  } catch {
    return false;
  }
};

const endOfChain = 0xfffffffe;

/**
 * The streams of a compound file ([MS-CFB]) by name; `read` gives the first `length` bytes. Short streams live in
 * the root's mini stream, which is followed as well.
 */
const compoundStreams = (bytes: Uint8Array): ReadonlyMap<string, (length: number) => Uint8Array> => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const sectorSize = 1 << view.getUint16(30, true);
  const miniCutoff = view.getUint32(56, true);
  const sectorAt = (sector: number): number => (sector + 1) * sectorSize;
  const perSector = sectorSize / 4;
  const fat = (sector: number): number => {
    const fatSector = view.getUint32(76 + 4 * Math.floor(sector / perSector), true);
    return view.getUint32(sectorAt(fatSector) + 4 * (sector % perSector), true);
  };
  const readChain = (first: number, length: number): Uint8Array => {
    const parts: Uint8Array[] = [];
    for (let sector = first, got = 0; got < length && sector < endOfChain; sector = fat(sector)) {
      parts.push(bytes.subarray(sectorAt(sector), sectorAt(sector) + sectorSize));
      got += sectorSize;
    }
    return Buffer.concat(parts).subarray(0, length);
  };

  const directory = readChain(view.getUint32(48, true), 256 * 1024);
  const entries = Array.from({ length: Math.floor(directory.length / 128) }, (_, index) => {
    const entry = Buffer.from(directory.buffer, directory.byteOffset + index * 128, 128);
    const nameLength = Math.max(0, Math.min(64, entry.readUInt16LE(64)) - 2);
    return { name: entry.toString('utf16le', 0, nameLength), first: entry.readUInt32LE(116), size: entry.readUInt32LE(120) };
  });
  const root = entries[0];
  const readMini = (first: number, length: number): Uint8Array => {
    // Only the beginning is ever asked for, and it lies in one mini sector of 64 bytes.
    const mini = readChain(root?.first ?? endOfChain, (first + 1) * 64);
    return mini.subarray(first * 64, first * 64 + Math.min(length, 64));
  };
  return new Map(
    entries.map(({ name, first, size }) => [
      name,
      (length: number) => (size < miniCutoff ? readMini(first, Math.min(length, size)) : readChain(first, Math.min(length, size))),
    ]),
  );
};

const filePass = 0x2f;

const isProtectedCompound = (bytes: Uint8Array): boolean => {
  try {
    const streams = compoundStreams(bytes);
    // [MS-OFFCRYPTO] 2.3: an OOXML package inside a compound file.
    if (streams.has('EncryptedPackage') || streams.has('EncryptedSummary')) return true;
    // [MS-DOC] 2.5.2, FibBase: bit fEncrypted.
    const fib = streams.get('WordDocument')?.(32);
    if (fib && fib.length >= 12 && ((fib[11] ?? 0) & 1) !== 0) return true;
    // [MS-PPT] 2.3.2, CurrentUserAtom: headerToken of an encrypted presentation.
    const user = streams.get('Current User')?.(20);
    if (user && user.length >= 16 && Buffer.from(user).readUInt32LE(12) === 0xf3d1c4df) return true;
    // [MS-XLS] 2.4.117: a FilePass record follows the first BOF record, or a WriteProtect record after it.
    const book = Buffer.from((streams.get('Workbook') ?? streams.get('Book'))?.(512) ?? []);
    for (let at = 0; at + 4 <= book.length; at += 4 + book.readUInt16LE(at + 2)) if (book.readUInt16LE(at) === filePass) return true;
    return false;
  } catch {
    return false;
  }
};
