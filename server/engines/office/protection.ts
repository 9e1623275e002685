import { WorkerProblem } from '../../contract/worker-main.ts';
import { openCompound } from '../../files/compound-file.ts';
import { type FileBytes, openBytes } from '../../files/file-bytes.ts';
import { readPart } from '../../formats/ooxml/part.ts';
import { findTag } from '../../formats/xml/tree.ts';
import { openZip } from '../../formats/zip/read.ts';

/** ODF: the manifest lists the encryption of each part (ODF 1.3 part 2, 4.8). */
const isProtectedPackage = async (path: string): Promise<boolean> => {
  const zip = openZip(path);
  const manifest = 'META-INF/manifest.xml';
  return zip.has(manifest) && findTag(await readPart(zip, manifest), ({ local }) => local === 'encryption-data') !== undefined;
};

const filePass = 0x2f;

const isProtectedCompound = (bytes: FileBytes): boolean => {
  const streams = openCompound(bytes);
  // [MS-OFFCRYPTO] 2.3: an OOXML package inside a compound file.
  if (streams.has('EncryptedPackage') || streams.has('EncryptedSummary')) return true;
  // [MS-DOC] 2.5.2, FibBase: bit fEncrypted.
  const fib = streams.get('WordDocument')?.(32);
  if (fib && fib.length >= 12 && ((fib[11] ?? 0) & 1) !== 0) return true;
  // [MS-PPT] 2.3.2, CurrentUserAtom: headerToken of an encrypted presentation.
  const user = streams.get('Current User')?.(20);
  if (user && user.length >= 16 && user.readUInt32LE(12) === 0xf3d1c4df) return true;
  // [MS-XLS] 2.4.117: a FilePass record follows the first BOF record, or a WriteProtect record after it.
  const book = (streams.get('Workbook') ?? streams.get('Book'))?.(512) ?? Buffer.alloc(0);
  for (let at = 0; at + 4 <= book.length; at += 4 + book.readUInt16LE(at + 2)) if (book.readUInt16LE(at) === filePass) return true;
  return false;
};

/** Whether a file that failed to open is password-protected. Inspects only the few bytes that mark it in each format. */
export const isProtected = async (path: string): Promise<boolean> => {
  const bytes = openBytes(path);
  try {
    const mark = bytes.text(0, 4);
    if (mark === '\xd0\xcf\x11\xe0') return isProtectedCompound(bytes);
    return mark.startsWith('PK') && (await isProtectedPackage(path));
  } catch (thrown) {
    // The file is damaged as well, so its protection can't be detected.
    if (thrown instanceof RangeError || thrown instanceof WorkerProblem) return false;
    throw thrown;
  } finally {
    bytes.close();
  }
};
