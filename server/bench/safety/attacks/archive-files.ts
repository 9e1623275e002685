import { deflateSync } from 'node:zlib';
import { be16, be32, be64, join, le16, le32, type TarItem, zeros, zip } from './bytes.ts';

export const ladder = '../../../../../../../../tmp/hostile-archive';

/** A pax record, which states its own length. */
const record = (name: string, value: string): string => {
  const length = (digits: number): number => digits + 1 + name.length + 1 + value.length + 1;
  const digits = String(length(1)).length;
  return `${length(String(length(digits)).length)} ${name}=${value}\n`;
};
export const pax = (...records: readonly (readonly [string, string])[]): TarItem => ({
  name: 'pax',
  type: 'x',
  data: records.map(([name, value]) => record(name, value)).join(''),
});

export const cpio = (
  ...items: readonly { readonly name: string; readonly mode: number; readonly data?: string; readonly size?: number }[]
): Buffer =>
  join(
    ...[...items, { name: 'TRAILER!!!', mode: 0 }].map(
      ({ name, mode, data = '', size }: { name: string; mode: number; data?: string; size?: number }, index) => {
        const hex = (value: number) => value.toString(16).padStart(8, '0');
        const head = `070701${[index, mode, 0, 0, 1, 0, size ?? data.length, 0, 0, 0, 0, name.length + 1, 0].map(hex).join('')}${name}\0`;
        const padded = (text: string) => text + '\0'.repeat((4 - (text.length % 4)) % 4);
        return padded(head) + padded(data);
      },
    ),
  );

/** An ar(1) archive, the container of Debian packages. */
export const deb = (...members: readonly (readonly [string, string])[]): string =>
  `!<arch>\n${members.map(([name, data]) => `${name.padEnd(16)}${'0'.padEnd(12)}${'0'.padEnd(6)}${'0'.padEnd(6)}${'100644'.padEnd(8)}${String(data.length).padEnd(10)}\`\n${data}${data.length % 2 ? '\n' : ''}`).join('')}`;

export const xar = (contents: string | Uint8Array, stated?: number): Buffer => {
  const packed = deflateSync(contents);
  return join('xar!', be16(28), be16(1), be64(packed.length), be64(stated ?? contents.length), be32(0), packed, zeros(100));
};

export const cab = (name: string): Buffer => {
  const file = join(le32(4), le32(0), le16(0), le16(0), le16(0), le16(32), `${name}\0`);
  const data = join(le32(0), le16(4), le16(4), 'data');
  const size = 36 + 8 + file.length + data.length;
  return join(
    'MSCF',
    le32(0),
    le32(size),
    le32(0),
    le32(44),
    le32(0),
    '\x03\x01',
    le16(1),
    le16(1),
    le16(0),
    le16(0),
    le16(0),
    le32(44 + file.length),
    le16(1),
    le16(0),
    file,
    data,
  );
};

export const lzh = (name: string): Buffer => {
  const body = join('-lh0-', le32(4), le32(4), le32(0), '\x20\0', Buffer.from([name.length]), name, le16(0));
  return join(Buffer.from([body.length, body.reduce((sum, byte) => sum + byte, 0) & 255]), body, 'data', '\0');
};

export const shared = (entries: number, size: number): Buffer =>
  zip([
    { name: '0', data: zeros(size) },
    ...Array.from({ length: entries }, (_, index) => ({ name: String(index + 1), data: zeros(size), sharing: 0 })),
  ]);
export const links = (count: number): readonly TarItem[] =>
  Array.from({ length: count }, (_, index) => ({ name: `l${index}`, type: '2', link: `l${(index + 1) % count}` }));
