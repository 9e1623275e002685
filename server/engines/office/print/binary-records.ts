/** A record of a part of a binary workbook ([MS-XLSB] 2.1.4): its offset, number and content. */
export type BinaryRecord = { readonly at: number; readonly type: number; readonly data: Buffer };

/** The records of a part. Their numbers and sizes are varints of one to four bytes with seven bits each. */
export function* recordsOf(part: Buffer): Generator<BinaryRecord> {
  let at = 0;
  const number = (most: number): number => {
    let value = 0;
    for (let byte = 0; byte < most; byte++) {
      const next = part[at++] ?? 0;
      value += (next & 0x7f) * 128 ** byte;
      if (next < 0x80) break;
    }
    return value;
  };
  while (at < part.length) {
    const start = at;
    const type = number(2);
    const size = number(4);
    yield { at: start, type, data: part.subarray(at, at + size) };
    at += size;
  }
}
