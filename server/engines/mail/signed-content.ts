/** Content of signed data in Cryptographic Message Syntax (RFC 5652, 5), which BER encodes (X.690, 8). Signatures are not checked. */

type Element = { readonly tag: number; readonly start: number; readonly end: number; readonly next: number };

const tags = { octets: 0x04, pieces: 0x24, sequence: 0x30, inner: 0xa0 } as const;
const signedData = '06092a864886f70d010702';
/** Limit of nested elements whose length is not stated; signed data has about ten levels. */
const mostLevels = 40;
/** Programs write pieces of a thousand bytes and more. */
const mostPieces = 200_000;

/** The element at `at`. One without a length ends with two zero bytes after its own elements. */
const elementAt = (bytes: Buffer, at: number, limit: number, level = 0): Element => {
  const [tag, first] = [bytes[at], bytes[at + 1]];
  if (tag === undefined || first === undefined || at + 2 > limit || level > mostLevels) throw new RangeError('The signature is cut off.');
  if (first === 0x80) {
    let next = at + 2;
    while (bytes[next] !== 0 || bytes[next + 1] !== 0) next = elementAt(bytes, next, limit, level + 1).next;
    return { tag, start: at + 2, end: next, next: next + 2 };
  }
  const digits = first < 0x80 ? 0 : first & 0x7f;
  if (digits > 4) throw new RangeError('The signature states a length that no mail has.');
  const start = at + 2 + digits;
  const end = start + (digits === 0 ? first : bytes.readUIntBE(at + 2, digits));
  if (end > limit) throw new RangeError('The signature is cut off.');
  return { tag, start, end, next: end };
};

/** The element's own elements, up to `most`. */
const within = (bytes: Buffer, { start, end }: Element, most: number): readonly Element[] => {
  const found: Element[] = [];
  for (let at = start; at < end && found.length < most; at = found.at(-1)?.next ?? end) found.push(elementAt(bytes, at, end));
  return found;
};

/** Octets in one piece, or in several below each other. */
const octetsOf = (bytes: Buffer, element: Element, level = 0): readonly Buffer[] => {
  if (element.tag === tags.octets) return [bytes.subarray(element.start, element.end)];
  if (element.tag !== tags.pieces || level > mostLevels) return [];
  const pieces = within(bytes, element, mostPieces);
  if (pieces.length === mostPieces) throw new RangeError('The content is cut into too many pieces.');
  return pieces.flatMap((piece) => octetsOf(bytes, piece, level + 1));
};

/** What was signed, if the bytes are signed data that contain it; undefined for anything else, such as encrypted data. */
export const signedContent = (bytes: Buffer): Buffer | undefined => {
  try {
    const [type, body] = within(bytes, elementAt(bytes, 0, bytes.length), 2);
    if (!type || !body || bytes.toString('hex', type.start - 2, type.end) !== signedData) return undefined;
    const [signed] = within(bytes, body, 1);
    // The version and the digests' names precede the content.
    const content = signed && within(bytes, signed, 3)[2];
    const [, wrapped] = content ? within(bytes, content, 2) : [];
    const [octets] = wrapped?.tag === tags.inner ? within(bytes, wrapped, 1) : [];
    return octets && Buffer.concat(octetsOf(bytes, octets));
  } catch (thrown) {
    if (thrown instanceof RangeError) return undefined;
    throw thrown;
  }
};
