/** Bytes at a file's start and end needed to detect encryption. */
export const lockLookLength = 8192;

const latin1 = new TextDecoder('latin1');
const hasBytes = (bytes: Uint8Array, ...wanted: readonly number[]): boolean => wanted.every((byte, index) => bytes[index] === byte);

/** Formats that are a ZIP unless they are encrypted. */
const modernOffice = /^(?:doc|xls|ppt|pps|dot)[xm]$|^xlsb$/;

/**
 * Detects encryption from the start and end of a file. The server detects the rest: OpenDocument and old office documents
 * record it further inside.
 */
export const seemsLocked = (head: Uint8Array, tail: Uint8Array, format: string): boolean => {
  // The trailer, or a cross-reference stream instead of it (ISO 32000-1, 7.5.5).
  if (format === 'pdf') return /\/Encrypt[\s\d<]/.test(latin1.decode(head) + latin1.decode(tail));
  // A package inside a compound file ([MS-OFFCRYPTO] 2.3).
  if (modernOffice.test(format)) return hasBytes(head, 0xd0, 0xcf, 0x11, 0xe0);
  // Bit 0 of the first entry's flags (APPNOTE 4.4.4).
  if (format === 'zip') return hasBytes(head, 0x50, 0x4b, 3, 4) && ((head[6] ?? 0) & 1) === 1;
  // RAR 5 with an encrypted list: the first block's type, after a CRC and a size of one byte, is 4.
  if (format === 'rar') return hasBytes(head, 0x52, 0x61, 0x72, 0x21) && head[6] === 1 && head[13] === 4;
  return false;
};
