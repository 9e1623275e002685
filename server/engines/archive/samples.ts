import { crc32, deflateSync, gzipSync } from 'node:zlib';

/** A file of a sample: path and text. Folders derive from paths. */
export type SampleFile = readonly [path: string, text: string];

/** Modification time of all sample files. DOS time: 2021-03-04 05:06:08. */
const unixTime = Date.UTC(2021, 2, 4, 5, 6, 8) / 1000;
const dosDate = ((2021 - 1980) << 9) | (3 << 5) | 4;
const dosTime = (5 << 11) | (6 << 5) | (8 >> 1);

const bytes = (...values: readonly number[]): Buffer => Buffer.from(values);
const u16 = (value: number): Buffer => bytes(value & 255, value >> 8);
const u32 = (value: number): Buffer => {
  const buffer = Buffer.alloc(4);
  buffer.writeUInt32LE(value >>> 0);
  return buffer;
};
const padded = (data: Buffer, unit: number): Buffer => Buffer.concat([data, Buffer.alloc((unit - (data.length % unit)) % unit)]);
const dataOf = (files: readonly SampleFile[]): Buffer => Buffer.concat(files.map(([, text]) => Buffer.from(text)));

/** CPIO in the SVR4 form ("newc", cpio(5)). */
export const cpio = (files: readonly SampleFile[]): Buffer =>
  Buffer.concat(
    [...files, ['TRAILER!!!', ''] as const].map(([path, text], index) => {
      const name = Buffer.from(`${path}\0`);
      const data = Buffer.from(text);
      const fields = [index + 1, 0o100644, 0, 0, 1, unixTime, data.length, 0, 0, 0, 0, name.length, 0];
      const head = Buffer.from(`070701${fields.map((field) => field.toString(16).padStart(8, '0')).join('')}`);
      return Buffer.concat([padded(Buffer.concat([head, name]), 4), padded(data, 4)]);
    }),
  );

/** A Unix `ar` archive (ar(5)), which is the format of a DEB. */
export const ar = (members: readonly (readonly [name: string, data: Uint8Array])[]): Buffer =>
  Buffer.concat([
    Buffer.from('!<arch>\n'),
    ...members.map(([name, data]) => {
      const fields = [
        name.padEnd(16),
        String(unixTime).padEnd(12),
        '0'.padEnd(6),
        '0'.padEnd(6),
        '100644'.padEnd(8),
        String(data.length).padEnd(10),
      ];
      return padded(Buffer.concat([Buffer.from(`${fields.join('')}\`\n`), data]), 2);
    }),
  ]);

const rpmHeader = (entries: readonly (readonly [tag: number, text: string])[]): Buffer => {
  const big = (value: number): Buffer => u32(value).reverse();
  let store = Buffer.alloc(0);
  const index = entries.map(([tag, text]) => {
    const at = store.length;
    store = Buffer.concat([store, Buffer.from(`${text}\0`)]);
    return Buffer.concat([tag, 6, at, 1].map(big));
  });
  return Buffer.concat([bytes(0x8e, 0xad, 0xe8, 1, 0, 0, 0, 0), big(entries.length), big(store.length), ...index, store]);
};

/** An RPM package: lead, signature, header, and a gzip-compressed CPIO (rpm.org, file format). */
export const rpm = (files: readonly SampleFile[]): Buffer => {
  const lead = Buffer.alloc(96);
  lead.set([0xed, 0xab, 0xee, 0xdb, 3]);
  lead.set([1, ...Buffer.from('sample-1-1')], 9);
  lead.set([1, 0, 5], 77);
  const header = rpmHeader([
    [1000, 'sample'],
    [1124, 'cpio'],
    [1125, 'gzip'],
  ]);
  return Buffer.concat([lead, padded(rpmHeader([[1000, 'sample']]), 8), header, gzipSync(cpio(files))]);
};

/** A cabinet of one uncompressed folder ([MS-CAB]). */
export const cab = (files: readonly SampleFile[]): Buffer => {
  const data = dataOf(files);
  let offset = 0;
  const entries = files.map(([path, text]) => {
    const size = Buffer.byteLength(text);
    const utf8Name = 0x80;
    const entry = Buffer.concat([
      u32(size),
      u32(offset),
      u16(0),
      u16(dosDate),
      u16(dosTime),
      u16(utf8Name),
      Buffer.from(`${path.replaceAll('/', '\\')}\0`),
    ]);
    offset += size;
    return entry;
  });
  const filesAt = 36 + 8;
  const dataAt = filesAt + Buffer.concat(entries).length;
  const size = dataAt + 8 + data.length;
  return Buffer.concat([
    Buffer.from('MSCF'),
    ...[0, size, 0, filesAt, 0].map(u32),
    bytes(3, 1),
    ...[1, files.length, 0, 0, 0].map(u16),
    u32(dataAt),
    u16(1),
    u16(0),
    ...entries,
    u32(0),
    u16(data.length),
    u16(data.length),
    data,
  ]);
};

const arjHeader = (fields: readonly Buffer[], name: string): Buffer => {
  const basic = Buffer.concat([...fields, Buffer.from(`${name}\0\0`)]);
  return Buffer.concat([bytes(0x60, 0xea), u16(basic.length), basic, u32(crc32(basic)), u16(0)]);
};

/** An ARJ archive of stored files (ARJ's technical information, header formats). */
export const arj = (files: readonly SampleFile[]): Buffer => {
  const time = u32((dosDate << 16) | dosTime);
  const start = (type: number) => bytes(30, 11, 1, 2, 0x10, 0, type, 0);
  const main = arjHeader([start(2), time, time, u32(0), u32(0), u16(0), u16(0), u16(0)], 'sample.arj');
  const entries = files.map(([path, text]) => {
    const data = Buffer.from(text);
    const fields = [start(0), time, u32(data.length), u32(data.length), u32(crc32(data)), u16(0), u16(0o644), u16(0)];
    return Buffer.concat([arjHeader(fields, path), data]);
  });
  return Buffer.concat([main, ...entries, bytes(0x60, 0xea, 0, 0)]);
};

/** CRC-16 of ARC, as LHA uses it. */
const crc16 = (data: Uint8Array): number => {
  let crc = 0;
  for (const byte of data) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >> 1) ^ 0xa001 : crc >> 1;
  }
  return crc;
};

/** An LHA archive of stored files, header level 0 (LHA for UNIX, header.doc). */
export const lzh = (files: readonly SampleFile[]): Buffer =>
  Buffer.concat([
    ...files.map(([path, text]) => {
      const data = Buffer.from(text);
      const name = Buffer.from(path);
      const body = Buffer.concat([
        Buffer.from('-lh0-'),
        u32(data.length),
        u32(data.length),
        u16(dosTime),
        u16(dosDate),
        bytes(0x20, 0, name.length),
        name,
        u16(crc16(data)),
      ]);
      return Buffer.concat([
        bytes(
          body.length,
          body.reduce((sum, byte) => (sum + byte) & 255, 0),
        ),
        body,
        data,
      ]);
    }),
    bytes(0),
  ]);

/** A XAR archive of stored files (github.com/mackyle/xar, xarformat). Paths have one folder at most. */
export const xar = (files: readonly SampleFile[]): Buffer => {
  let offset = 0;
  const entries = files.map(([path, text], index) => {
    const size = Buffer.byteLength(text);
    const [name = '', folder] = path.split('/').reverse();
    const file = `<file id="${index * 2 + 2}"><name>${name}</name><type>file</type><mtime>2021-03-04T05:06:08Z</mtime><data><length>${size}</length><offset>${offset}</offset><size>${size}</size><encoding style="application/octet-stream"/></data></file>`;
    offset += size;
    return folder ? `<file id="${index * 2 + 1}"><name>${folder}</name><type>directory</type>${file}</file>` : file;
  });
  const toc = Buffer.from(`<?xml version="1.0" encoding="UTF-8"?><xar><toc>${entries.join('')}</toc></xar>`);
  const packed = deflateSync(toc);
  const head = Buffer.alloc(28);
  head.write('xar!');
  head.writeUInt16BE(28, 4);
  head.writeUInt16BE(1, 6);
  head.writeBigUInt64BE(BigInt(packed.length), 8);
  head.writeBigUInt64BE(BigInt(toc.length), 16);
  return Buffer.concat([head, packed, dataOf(files)]);
};

const sector = 2048;
const both = (value: number): Buffer => Buffer.concat([u32(value), u32(value).reverse()]);
const both16 = (value: number): Buffer => Buffer.concat([u16(value), u16(value).reverse()]);
const ucs2 = (text: string): Buffer => Buffer.from(text, 'utf16le').swap16();

const directoryRecord = (name: Buffer, at: number, size: number, isFolder: boolean): Buffer => {
  const fixed = Buffer.concat([
    both(at),
    both(size),
    bytes(121, 3, 4, 5, 6, 8, 0),
    bytes(isFolder ? 2 : 0, 0, 0),
    both16(1),
    bytes(name.length),
    name,
  ]);
  return padded(Buffer.concat([bytes(2 + fixed.length + (fixed.length % 2), 0), fixed]), 2);
};

/** A disc image with Joliet names (ISO 9660; Joliet specification) of files in its root and in one folder. */
export const iso = (folder: string, inRoot: readonly SampleFile[], inFolder: readonly SampleFile[]): Buffer => {
  const [rootAt, folderAt, filesAt] = [19, 20, 21];
  let next = filesAt;
  const blocks: Buffer[] = [];
  const records = (files: readonly SampleFile[]): readonly Buffer[] =>
    files.map(([path, text]) => {
      const data = padded(Buffer.from(text), sector);
      const record = directoryRecord(ucs2(path), next, Buffer.byteLength(text), false);
      blocks.push(data);
      next += data.length / sector;
      return record;
    });
  const links = (own: number): readonly Buffer[] => [
    directoryRecord(bytes(0), own, sector, true),
    directoryRecord(bytes(1), rootAt, sector, true),
  ];
  const root = Buffer.concat([...links(rootAt), directoryRecord(ucs2(folder), folderAt, sector, true), ...records(inRoot)]);
  const inner = Buffer.concat([...links(folderAt), ...records(inFolder)]);
  const descriptor = (type: number): Buffer => {
    const block = Buffer.alloc(sector);
    block[0] = type;
    block.write('CD001', 1);
    block[6] = 1;
    if (type === 255) return block;
    both(next).copy(block, 80);
    if (type === 2) block.write('%/E', 88);
    for (const at of [120, 124]) both16(1).copy(block, at);
    both16(sector).copy(block, 128);
    directoryRecord(bytes(0), rootAt, sector, true).copy(block, 156);
    block[881] = 1;
    return block;
  };
  return Buffer.concat([
    Buffer.alloc(16 * sector),
    descriptor(1),
    descriptor(2),
    descriptor(255),
    padded(root, sector),
    padded(inner, sector),
    ...blocks,
  ]);
};
