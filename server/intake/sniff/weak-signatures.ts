import type { FileBytes } from '../../files/file-bytes.ts';

/** Formats with short signatures: each counts only if the other header fields are consistent. */
type Weak = { readonly kind: string; readonly fits: (head: Buffer, bytes: FileBytes) => boolean };

const isBitmap: Weak['fits'] = (head) => head.readUInt32LE(14) >= 12 && head.readUInt32LE(14) <= 252 && head.readUInt32LE(10) >= 14 + 12;

/** A bitmap from a clipboard: its header of 40 bytes or more (BITMAPINFOHEADER), without a file header. */
const isBareBitmap: Weak['fits'] = (head) =>
  [40, 52, 56, 108, 124].includes(head.readUInt32LE(0)) &&
  head.readUInt16LE(12) === 1 &&
  [1, 4, 8, 16, 24, 32].includes(head.readUInt16LE(14)) &&
  head.readUInt32LE(16) <= 6 &&
  head.readInt32LE(4) > 0;

/** An icon's directory: its entries lie in the file (count at 4, entries of 16 bytes). */
const isIcon: Weak['fits'] = (head, bytes) => {
  const count = head.readUInt16LE(4);
  return count > 0 && head.readUInt32LE(18) >= 6 + 16 && head.readUInt32LE(18) < bytes.size;
};

/** Header checksum of tar: the sum of the block's bytes with the field itself as spaces (POSIX.1 pax, ustar). */
const isOldTar: Weak['fits'] = (head) => {
  if (head.length < 512) return false;
  const stated = Number.parseInt(head.toString('latin1', 148, 156).replace(/[\0 ]+/g, ''), 8);
  let sum = 8 * 32;
  for (let at = 0; at < 512; at++) if (at < 148 || at >= 156) sum += head[at] ?? 0;
  return sum === stated;
};

/** An empty tar: two blocks of zeros, which GNU tar pads to a record of twenty. */
const isEmptyTar: Weak['fits'] = (head, bytes) =>
  (bytes.size === 1024 || bytes.size === 10_240) &&
  head.every((byte) => byte === 0) &&
  bytes.slice(0, bytes.size).every((byte) => byte === 0);

const starts = (head: Buffer, ...bytes: readonly number[]): boolean => bytes.every((byte, index) => head[index] === byte);

/** dBASE: version, date of change, and a header length that its fields of 32 bytes explain. */
const isTable: Weak['fits'] = (head, bytes) => {
  const header = head.readUInt16LE(8);
  const month = head[2] ?? 0;
  return month >= 1 && month <= 12 && header >= 33 && header <= bytes.size && (header - 33) % 32 <= 1 + 8;
};

const dbfVersions: ReadonlySet<number> = new Set([0x02, 0x03, 0x30, 0x31, 0x32, 0x43, 0x63, 0x83, 0x8b, 0xcb, 0xf5, 0xfb]);

/** Truevision TGA has a signature at its end since version 2, and before that only a header that must be consistent. */
const isTarga: Weak['fits'] = (head, bytes) => {
  if (bytes.text(bytes.size - 18, 16) === 'TRUEVISION-XFILE') return true;
  const [, mapType = 9, type = 0] = head;
  const [width, height, depth] = [head.readUInt16LE(12), head.readUInt16LE(14), head[16] ?? 0];
  return mapType <= 1 && [1, 2, 3, 9, 10, 11].includes(type) && width > 0 && height > 0 && [8, 15, 16, 24, 32].includes(depth);
};

/**
 * A workbook of Excel 2 to 4, or of Excel 5 without its container: the record that begins a worksheet, macro sheet, chart or workspace
 * ([MS-XLS] 2.4.21 and its predecessors), by version.
 */
const isOldWorkbook: Weak['fits'] = (head) =>
  head[0] === 0x09 &&
  [0x00, 0x02, 0x04, 0x08].includes(head[1] ?? 1) &&
  [4, 6, 8, 16].includes(head.readUInt16LE(2)) &&
  [0x05, 0x10, 0x20, 0x40, 0x100].includes(head.readUInt16LE(6));

const weak: readonly Weak[] = [
  { kind: 'xls', fits: isOldWorkbook },
  { kind: 'bmp', fits: (head, bytes) => starts(head, 0x42, 0x4d) && isBitmap(head, bytes) },
  { kind: 'bmp', fits: isBareBitmap },
  { kind: 'ico', fits: (head, bytes) => starts(head, 0, 0, 1, 0) && isIcon(head, bytes) },
  { kind: 'cur', fits: (head, bytes) => starts(head, 0, 0, 2, 0) && isIcon(head, bytes) },
  { kind: 'pcx', fits: (head) => head[0] === 0x0a && (head[1] ?? 9) <= 5 && (head[2] ?? 9) <= 1 && [1, 2, 4, 8].includes(head[3] ?? 0) },
  { kind: 'sgi', fits: (head) => starts(head, 0x01, 0xda) && (head[2] ?? 9) <= 1 && [1, 2].includes(head[3] ?? 0) },
  {
    kind: 'wmf',
    fits: (head) => [1, 2].includes(head.readUInt16LE(0)) && head.readUInt16LE(2) === 9 && [0x100, 0x300].includes(head.readUInt16LE(4)),
  },
  { kind: 'pnm', fits: (head) => /^P[1-6]\s(?:\s|#[^\n]*\n)*\d+/.test(head.toString('latin1', 0, 1024)) },
  { kind: 'pam', fits: (head) => /^P7\s/.test(head.toString('latin1', 0, 3)) },
  { kind: 'pfm', fits: (head) => /^P[Ff]\s+\d+\s+\d+\s+-?\d/.test(head.toString('latin1', 0, 64)) },
  { kind: 'lzma', fits: (head) => starts(head, 0x5d, 0, 0) && [0, 0xff].includes(head[12] ?? 1) },
  { kind: 'tar', fits: isOldTar },
  { kind: 'tar', fits: isEmptyTar },
  { kind: 'dbf', fits: (head, bytes) => dbfVersions.has(head[0] ?? 0) && isTable(head, bytes) },
  { kind: 'wbmp', fits: (head, bytes) => starts(head, 0, 0) && (head[2] ?? 0) > 0 && (head[3] ?? 0) > 0 && isWirelessBitmap(bytes) },
  {
    // The header ends in a signature: its length is at byte 2, then the type of compression and blocks of 18 bytes.
    kind: 'adx',
    fits: (head, bytes) =>
      starts(head, 0x80, 0) && [2, 3, 4].includes(head[4] ?? 0) && bytes.text(head.readUInt16BE(2) - 2, 6) === '(c)CRI',
  },
  { kind: 'stl', fits: (_, bytes) => bytes.size >= 84 && (bytes.size === 84 + 50 * bytes.u32(80, true) || isLongStl(bytes)) },
  { kind: 'eot', fits: (head, bytes) => starts(head.subarray(34), 0x4c, 0x50) && head.readUInt32LE(0) === bytes.size },
  { kind: '3ds', fits: (head, bytes) => starts(head, 0x4d, 0x4d) && head.readUInt32LE(2) === bytes.size },
  { kind: 'tga', fits: isTarga },
];

/** STL with further bytes behind its triangles: the first normals have the length of 1 or 0, and the first corners are numbers. */
const isLongStl = (bytes: FileBytes): boolean => {
  const count = bytes.u32(80, true);
  if (count === 0 || bytes.size < 84 + 50 * count) return false;
  return Array.from({ length: Math.min(count, 8) }, (_, at) => bytes.slice(84 + at * 50, 48)).every((triangle) => {
    const numbers = Array.from({ length: 12 }, (_, at) => triangle.readFloatLE(at * 4));
    const length = Math.hypot(...numbers.slice(0, 3));
    return numbers.every((value) => Number.isFinite(value) && Math.abs(value) < 1e12) && (length === 0 || Math.abs(length - 1) < 0.01);
  });
};

/** WBMP: two numbers of seven bits a byte, then exactly so many rows of bits (WAP-237, 4.5). */
const isWirelessBitmap = (bytes: FileBytes): boolean => {
  let at = 2;
  const number = (): number => {
    let value = 0;
    for (let digits = 0; digits < 4; digits++) {
      const byte = bytes.byte(at++);
      value = value * 128 + (byte & 127);
      if (byte < 128) break;
    }
    return value;
  };
  const [width, height] = [number(), number()];
  return bytes.size === at + Math.ceil(width / 8) * height;
};

/** The kind whose header this is by all its fields, or undefined. */
export const weakKind = (head: Buffer, bytes: FileBytes): string | undefined => {
  // Shorter files would need a bounds check in every test; of these formats only WBMP is that short.
  const padded = head.length >= 64 ? head : Buffer.concat([head, Buffer.alloc(64 - head.length)]);
  return weak.find(({ fits }) => fits(padded, bytes))?.kind;
};
