/** Initial content of the dictionary ([MS-OXRTFCP] 2.1.2.1). */
const firstWords =
  '{\\rtf1\\ansi\\mac\\deff0\\deftab720{\\fonttbl;}{\\f0\\fnil \\froman \\fswiss \\fmodern \\fscript \\fdecor MS Sans SerifSymbolArialTimes New RomanCourier{\\colortbl\\red0\\green0\\blue0\r\n\\par \\pard\\plain\\f0\\fs20\\b\\i\\u\\tab\\tx';
const dictionaryBytes = 4096;
const headerBytes = 16;
const packed = 0x75465a4c;
const stored = 0x414c454d;

/**
 * Decompresses the RTF of Outlook's messages ([MS-OXRTFCP]), at most to 8.5 times its size. Truncated input yields the available part;
 * throws RangeError for other streams.
 */
export const unpackRtf = (bytes: Buffer): Buffer => {
  if (bytes.length < headerBytes) throw new RangeError('The text is cut off.');
  const kind = bytes.readUInt32LE(8);
  if (kind === stored) return bytes.subarray(headerBytes);
  if (kind !== packed) throw new RangeError('The text is packed in a way that nobody knows.');
  const dictionary = Buffer.alloc(dictionaryBytes);
  let write = dictionary.write(firstWords, 'latin1');
  const out: number[] = [];
  const put = (byte: number): void => {
    out.push(byte);
    dictionary[write] = byte;
    write = (write + 1) % dictionaryBytes;
  };
  for (let at = headerBytes; at < bytes.length; ) {
    const control = bytes[at++] ?? 0;
    for (let bit = 0; bit < 8 && at < bytes.length; bit++) {
      if ((control & (1 << bit)) === 0) {
        put(bytes[at++] ?? 0);
        continue;
      }
      if (at + 2 > bytes.length) return Buffer.from(out);
      const reference = bytes.readUInt16BE(at);
      at += 2;
      let from = reference >> 4;
      // A reference to the current write position marks the end.
      if (from === write) return Buffer.from(out);
      for (let length = (reference & 15) + 2; length > 0; length--) {
        put(dictionary[from] ?? 0);
        from = (from + 1) % dictionaryBytes;
      }
    }
  }
  return Buffer.from(out);
};
