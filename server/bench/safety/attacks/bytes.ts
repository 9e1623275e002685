/** Small builders of hostile files, which can write inconsistent data that ordinary writers cannot. */
import { crc32, deflateRawSync, deflateSync } from 'node:zlib';

type Part = Uint8Array | string;

export const join = (...parts: readonly Part[]): Buffer =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)));

const number = (bytes: number, little: boolean) => (value: number) => {
  const buffer = Buffer.alloc(bytes);
  let rest = BigInt(value);
  for (let index = 0; index < bytes; index++, rest >>= 8n) buffer[little ? index : bytes - 1 - index] = Number(rest & 255n);
  return buffer;
};
export const [be16, be32, be64] = [number(2, false), number(4, false), number(8, false)];
export const [le16, le32, le64] = [number(2, true), number(4, true), number(8, true)];

export const zeros = (length: number): Buffer => Buffer.alloc(length);

/** A PNG chunk with a correct checksum. */
export const pngChunk = (type: string, data: Part): Buffer => {
  const body = join(type, data);
  return join(be32(body.length - 4), body, be32(crc32(body)));
};
const pngSignature = join('\x89PNG\r\n\x1a\n');
/** An RGB image of `width` by `height` with the compressed pixels `deflated` and additional chunks before them. */
export const png = (width: number, height: number, deflated: Uint8Array, ...before: readonly Buffer[]): Buffer =>
  join(
    pngSignature,
    pngChunk('IHDR', join(be32(width), be32(height), '\x08\x02\0\0\0')),
    ...before,
    pngChunk('IDAT', deflated),
    pngChunk('IEND', ''),
  );
export const smallPng = (side = 8): Buffer => png(side, side, deflateSync(Buffer.alloc(side * (1 + side * 3), 0)));

export const box = (type: string, ...content: readonly Part[]): Buffer => {
  const body = join(...content);
  return join(be32(body.length + 8), type, body);
};

/** A TIFF directory entry with one number, and a TIFF of one directory. */
export type Tag = readonly [tag: number, type: 3 | 4, value: number];
export const tiff = (tags: readonly Tag[], { next = 0, data = zeros(64) as Uint8Array } = {}): Buffer => {
  const start = 8 + data.length;
  return join(
    'II*\0',
    le32(start),
    data,
    le16(tags.length),
    ...tags.map(([tag, type, value]) => join(le16(tag), le16(type), le32(1), le32(value))),
    le32(next),
  );
};

/** A ZIP entry; its headers may differ from its content. */
export type ZipItem = {
  readonly name: string;
  readonly data?: Part;
  /** Name in the local header, if different. */
  readonly localName?: string;
  readonly statedSize?: number;
  readonly stored?: boolean;
  /** Unix mode, `0o120777` for a link. */
  readonly mode?: number;
  readonly extra?: Uint8Array;
  /** Refers to the data of the entry with this index. */
  readonly sharing?: number;
};

const local = (item: ZipItem, packed: Uint8Array, crc: number, size: number): Buffer => {
  const name = Buffer.from(item.localName ?? item.name, 'latin1');
  return join(
    'PK\x03\x04\x14\0\0\0',
    le16(item.stored ? 0 : 8),
    zeros(4),
    le32(crc),
    le32(packed.length),
    le32(size),
    le16(name.length),
    le16(0),
    name,
    packed,
  );
};

export const zip = (items: readonly ZipItem[], comment = ''): Buffer => {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  const offsets: number[] = [];
  let at = 0;
  for (const item of items) {
    const data = typeof item.data === 'string' ? Buffer.from(item.data) : (item.data ?? zeros(0));
    const packed = item.stored ? data : deflateRawSync(data);
    const size = item.statedSize ?? data.length;
    const entry = item.sharing === undefined ? local(item, packed, crc32(data), size) : zeros(0);
    const offset = item.sharing === undefined ? at : (offsets[item.sharing] ?? 0);
    offsets.push(offset);
    locals.push(entry);
    at += entry.length;
    const name = Buffer.from(item.name, 'latin1');
    const extra = item.extra ?? zeros(0);
    centrals.push(
      join('PK\x01\x02\x14\x03\x14\0\0\0', le16(item.stored ? 0 : 8), zeros(4), le32(crc32(data)), le32(packed.length), le32(size)),
      join(le16(name.length), le16(extra.length), zeros(6), le16(0), le16(item.mode ?? 0o100644), le32(offset), name, extra),
    );
  }
  const directory = Buffer.concat(centrals);
  return join(
    ...locals,
    directory,
    'PK\x05\x06\0\0\0\0',
    le16(items.length),
    le16(items.length),
    le32(directory.length),
    le32(at),
    le16(comment.length),
    comment,
  );
};

export const zipOf = (parts: Readonly<Record<string, Part>>): Buffer => zip(Object.entries(parts).map(([name, data]) => ({ name, data })));

export type TarItem = {
  readonly name: string;
  readonly type?: string;
  readonly link?: string;
  readonly data?: Part;
  readonly mode?: number;
  readonly statedSize?: number;
};

export const tar = (items: readonly TarItem[]): Buffer =>
  join(
    ...items.map(({ name, type = '0', link = '', data = '', mode = 0o644, statedSize }) => {
      const body = join(data);
      const header = zeros(512);
      const octal = (value: number, length: number) => value.toString(8).padStart(length - 1, '0');
      header.write(name.slice(0, 100), 0, 'latin1');
      header.write(octal(mode, 8), 100);
      header.write(octal(0, 8), 108);
      header.write(octal(0, 8), 116);
      header.write(octal(statedSize ?? body.length, 12), 124);
      header.write(octal(0, 12), 136);
      header.write(' '.repeat(8), 148);
      header.write(type, 156);
      header.write(link.slice(0, 100), 157, 'latin1');
      header.write('ustar\x0000', 257, 'latin1');
      const sum = header.reduce((total, byte) => total + byte, 0);
      header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1');
      return join(header, body, zeros((512 - (body.length % 512)) % 512));
    }),
    zeros(1024),
  );

/** A PDF of these objects, numbered from 1, beginning with the catalogue. A stream is a dictionary and its bytes. */
export const pdf = (objects: readonly (string | readonly [dictionary: string, data: Part])[], trailer = ''): Buffer => {
  let out = join('%PDF-1.7\n');
  const places: number[] = [];
  for (const [index, object] of objects.entries()) {
    places.push(out.length);
    const data = typeof object === 'string' ? undefined : join(object[1]);
    const body = typeof object === 'string' ? object : join(`<<${object[0]}/Length ${data?.length}>>\nstream\n`, data ?? '', '\nendstream');
    out = join(out, `${index + 1} 0 obj\n`, body, '\nendobj\n');
  }
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  return join(
    out,
    `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<</Size ${objects.length + 1}/Root 1 0 R${trailer}>>\nstartxref\n${out.length}\n%%EOF\n`,
  );
};

/** A one-page PDF with entries for catalogue, page and resources, content, and more objects from number 5 on. */
export const onePage = (
  content: Part,
  {
    catalogue = '',
    page = '',
    resources = '',
    more = [] as readonly (string | readonly [string, Part])[],
    trailer = '',
    box = '0 0 200 200',
  } = {},
): Buffer =>
  pdf(
    [
      `<</Type/Catalog/Pages 2 0 R${catalogue}>>`,
      '<</Type/Pages/Kids[3 0 R]/Count 1>>',
      `<</Type/Page/Parent 2 0 R/MediaBox[${box}]/Contents 4 0 R/Resources<<${resources}>>${page}>>`,
      ['', content],
      ...more,
    ],
    trailer,
  );
