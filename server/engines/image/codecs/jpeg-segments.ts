type Segment = { readonly marker: number; readonly start: number; readonly end: number; readonly content: Buffer };

const [startOfScan, fill] = [0xda, 0xff];

/** The well-formed segments of a JPEG before its first scan (ITU T.81, annex B). */
export function* segmentsOf(bytes: Buffer): Generator<Segment> {
  for (let start = 2; start + 4 <= bytes.length && bytes[start] === fill && bytes[start + 1] !== startOfScan; ) {
    const marker = bytes[start + 1] ?? 0;
    const end = marker === fill ? start + 1 : start + 2 + bytes.readUInt16BE(start + 2);
    if (marker !== fill) yield { marker, start, end, content: bytes.subarray(start + 4, end) };
    start = end;
  }
}
