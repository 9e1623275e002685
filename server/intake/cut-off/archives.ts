/** Archives: where their headers say that their parts end. */
import type { FileBytes } from '../../files/file-bytes.ts';
import { type EndLook, missingOf, mostSteps } from './missing.ts';

/** 7-Zip begins with the offset and length of its directory at the end (7zFormat.txt, "SignatureHeader"). */
export const sevenZipEnd: EndLook = (bytes) => missingOf(bytes, 32 + bytes.u64(12, true) + bytes.u64(20, true));

/** A variable-length integer of RAR 5: seven bits a byte, the lowest first, while the eighth is set. */
const vint = (bytes: FileBytes, at: number): { readonly value: number; readonly end: number } => {
  let value = 0;
  for (let index = 0; index < 10; index++) {
    const byte = bytes.byte(at + index);
    if (byte < 0) break;
    value += (byte & 127) * 128 ** index;
    if (byte < 128) return { value, end: at + index + 1 };
  }
  throw new RangeError('The number has no end.');
};

/** Block types of RAR 5: one that encrypts all that follow, and the last. */
const [locking, last] = [4, 5];

/** Blocks with their length and that of their data; the last one must be there (RAR 5.0 archive format). */
const rar5End: EndLook = (bytes) => {
  let at = 8;
  for (let steps = 0; at < bytes.size && steps < mostSteps; steps++) {
    if (at + 7 > bytes.size) return {};
    const size = vint(bytes, at + 4);
    if (size.end + size.value > bytes.size) return missingOf(bytes, size.end + size.value) ?? {};
    const type = vint(bytes, size.end);
    const flags = vint(bytes, type.end);
    if (type.value === locking || type.value === last) return undefined;
    const extra = flags.value & 1 ? vint(bytes, flags.end) : { value: 0, end: flags.end };
    const data = flags.value & 2 ? vint(bytes, extra.end).value : 0;
    at = size.end + size.value + data;
    if (at > bytes.size) return missingOf(bytes, at) ?? {};
  }
  // A file that ends between two blocks lacks the last one.
  return at === bytes.size ? {} : undefined;
};

/** Blocks of RAR 1.5 to 4; archives of before version 3 have no last one (technote.txt). */
const rar4End: EndLook = (bytes) => {
  for (let at = 7, steps = 0; at + 7 <= bytes.size && steps < mostSteps; steps++) {
    const [type, flags, size] = [bytes.byte(at + 2), bytes.u16(at + 3, true), bytes.u16(at + 5, true)];
    const isLocked = type === 0x73 && (flags & 0x80) !== 0;
    if (type < 0x72 || type >= 0x7b || size < 7 || isLocked) return undefined;
    const low = flags & 0x8000 ? bytes.u32(at + 7, true) : 0;
    const high = type === 0x74 && flags & 0x100 ? bytes.u32(at + 32, true) : 0;
    at += size + high * 2 ** 32 + low;
    const missing = missingOf(bytes, at);
    if (missing) return missing;
  }
  return undefined;
};

export const rarEnd: EndLook = (bytes) => (bytes.byte(6) === 1 ? rar5End(bytes) : rar4End(bytes));

const blockBytes = 512;
/** Types of entries that have no data, whatever their size says: links, devices, folders, pipes (POSIX.1, ustar). */
const withoutData: ReadonlySet<string> = new Set(['1', '2', '3', '4', '5', '6']);

/** A size in octal digits, or in bytes where the first bit is set (GNU tar). Undefined where it is neither. */
const tarSize = (head: Buffer): number | undefined => {
  if ((head[124] ?? 0) & 0x80) return Number(head.readBigUInt64BE(128));
  const digits = head.toString('latin1', 124, 136).replace(/[\0 ]/g, '');
  return /^[0-7]{1,12}$/.test(digits) ? Number.parseInt(digits, 8) : undefined;
};

const hasChecksum = (head: Buffer): boolean => {
  let sum = 8 * 32;
  for (const [at, byte] of head.entries()) if (at < 148 || at >= 156) sum += byte;
  return sum === Number.parseInt(head.toString('latin1', 148, 156).replace(/[\0 ]/g, ''), 8);
};

/** Tape archives: a header and as many blocks as it says. Blocks of zeros end them, which some writers leave out. */
export const tarEnd: EndLook = (bytes) => {
  for (let at = 0, steps = 0; at < bytes.size && steps < mostSteps; steps++) {
    const head = bytes.slice(at, blockBytes);
    if (head.length < blockBytes) return at > 0 && head.some((byte) => byte !== 0) ? {} : undefined;
    const size = hasChecksum(head) ? tarSize(head) : undefined;
    const type = String.fromCharCode(head[156] ?? 0);
    // GNU's sparse files have further headers, and after unknown data this walk cannot go on.
    if (size === undefined || type === 'S') return undefined;
    const length = withoutData.has(type) ? 0 : size;
    const missing = missingOf(bytes, at + blockBytes + length);
    if (missing) return missing;
    at += blockBytes + Math.ceil(length / blockBytes) * blockBytes;
  }
  return undefined;
};
