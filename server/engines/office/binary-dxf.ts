/** The first bytes of a binary DXF (DXF Reference, "Binary DXF Files"). */
const sentinel = 'AutoCAD Binary DXF\r\n\x1a\0';

export const isBinaryDxf = (drawing: Buffer): boolean => drawing.toString('latin1', 0, sentinel.length) === sentinel;

type Kind = 'text' | 'double' | 'int16' | 'int32' | 'int64' | 'truth' | 'bytes';

/** Kinds of values by the last group code of each range (DXF Reference, "Group Code Value Types"). */
const ranges: readonly (readonly [last: number, kind: Kind])[] = [
  [9, 'text'],
  [59, 'double'],
  [79, 'int16'],
  [99, 'int32'],
  [109, 'text'],
  [149, 'double'],
  [169, 'int64'],
  [179, 'int16'],
  [239, 'double'],
  [289, 'int16'],
  [299, 'truth'],
  [309, 'text'],
  [319, 'bytes'],
  [369, 'text'],
  [389, 'int16'],
  [399, 'text'],
  [409, 'int16'],
  [419, 'text'],
  [429, 'int32'],
  [439, 'text'],
  [459, 'int32'],
  [469, 'double'],
  [1003, 'text'],
  [1004, 'bytes'],
  [1009, 'text'],
  [1059, 'double'],
  [1070, 'int16'],
  [1071, 'int32'],
];

/**
 * A binary DXF as text, which is all that LibreOffice reads. Codes take one byte until Release 12, and two since then. Throws a
 * RangeError if the drawing ends within a value.
 */
export const textOfBinaryDxf = (drawing: Buffer): Buffer => {
  const lines: string[] = [];
  let at = sentinel.length;
  // The first code is 0, and a letter follows it.
  const isOld = drawing[at + 1] !== 0;
  /** Position of the next `length` bytes, which are taken. */
  const next = (length: number): number => {
    at += length;
    return at - length;
  };
  const code = (): number => {
    const short = isOld ? drawing.readUInt8(next(1)) : 255;
    return short === 255 ? drawing.readUInt16LE(next(2)) : short;
  };
  const text = (): string => {
    const end = drawing.indexOf(0, at);
    if (end < 0) throw new RangeError('A text of the drawing has no end.');
    return drawing.toString('latin1', next(end + 1 - at), end).replace(/[\r\n]/g, ' ');
  };
  const values: Readonly<Record<Kind, () => string>> = {
    text,
    double: () => String(drawing.readDoubleLE(next(8))),
    int16: () => String(drawing.readInt16LE(next(2))),
    int32: () => String(drawing.readInt32LE(next(4))),
    int64: () => String(drawing.readBigInt64LE(next(8))),
    truth: () => String(drawing.readUInt8(next(1))),
    bytes: () => {
      const length = drawing.readUInt8(next(1));
      return drawing.toString('hex', next(length), at).toUpperCase();
    },
  };
  while (at < drawing.length) {
    const group = code();
    const kind = ranges.find(([last]) => group <= last)?.[1] ?? 'text';
    const value = values[kind]();
    lines.push(String(group), value);
    if (group === 0 && value === 'EOF') break;
  }
  return Buffer.from(`${lines.join('\n')}\n`, 'latin1');
};
