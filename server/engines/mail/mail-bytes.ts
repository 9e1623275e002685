import { unmarkedUtf16 } from '../../files/utf16.ts';
import { decodeText } from '../../formats/text/decode.ts';

/** Bytes inspected at a mail's beginning. */
const headBytes = 64 * 1024;
const [lineFeed, carriageReturn] = [10, 13] as const;

/** A mail of Apple Mail (`.emlx`) begins with its length and ends with a property list. */
const withoutLength = (bytes: Buffer): Buffer => {
  const [line = '', digits] = /^(\d{1,10})[ \t]{0,20}\r?\n/.exec(bytes.toString('latin1', 0, 40)) ?? [];
  return digits ? bytes.subarray(line.length, line.length + Number(digits)) : bytes;
};

/** The line of a mailbox above a mail, and blank lines. */
const withoutFirstLines = (bytes: Buffer): Buffer => {
  const [before = ''] = /^\s{0,999}(?:>?From [^\r\n]{0,999}\r?\n)?/.exec(bytes.toString('latin1', 0, 4096)) ?? [];
  return bytes.subarray(before.length);
};

/** The bytes as UTF-8 without a mark, with the line ends of mail, from files that editors and old Macs saved in their own ways. */
export const plainBytes = (bytes: Uint8Array): Buffer => {
  const [first, second] = bytes;
  const marked = first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
  const wide = marked ?? unmarkedUtf16(bytes.subarray(0, headBytes));
  const isMarked = first === 0xef && second === 0xbb && bytes[2] === 0xbf;
  const read = wide ? Buffer.from(decodeText(bytes, wide).text) : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const plain = isMarked ? read.subarray(3) : read;
  const head = plain.subarray(0, headBytes);
  if (head.includes(lineFeed) || !head.includes(carriageReturn)) return plain;
  return Buffer.from(plain.map((byte) => (byte === carriageReturn ? lineFeed : byte)));
};

/** A mail as it was sent. */
export const plainMail = (bytes: Uint8Array): Uint8Array => withoutFirstLines(withoutLength(plainBytes(bytes)));
