import { finding } from '../../../fidelity/check.ts';
import type { FontTables } from '../../look/fonts.ts';
import { type Name, sfnt, tables, tiny } from './tiny.ts';

const digest = (data: Uint8Array): string => new Bun.CryptoHasher('sha256').update(data).digest('hex');
export const table = (text: string): Buffer => Buffer.from(`${text}${'.'.repeat((4 - (text.length % 4)) % 4)}`);

/** Findings that these tables are in the result, byte for byte. */
export const holdsTables = ({ tables: found }: FontTables, wanted: Readonly<Record<string, Buffer>>) =>
  Object.entries(wanted).map(([tag, data]) =>
    finding(`table ${tag}`, found[tag]?.digest === digest(data), found[tag] ?? Object.keys(found)),
  );

export const further = (tags: readonly string[]): Readonly<Record<string, Buffer>> =>
  Object.fromEntries(tags.map((tag) => [tag, table(`${tag} of a test`)]));

export const variable = (axis: string): Readonly<Record<string, Buffer>> => {
  const fvar = Buffer.alloc(36);
  fvar.writeUInt32BE(0x10000);
  fvar.writeUInt16BE(16, 4);
  fvar.writeUInt16BE(2, 6);
  fvar.writeUInt16BE(1, 8);
  fvar.writeUInt16BE(20, 10);
  fvar.writeUInt16BE(0, 12);
  fvar.writeUInt16BE(8, 14);
  fvar.write(axis, 16, 'latin1');
  for (const [index, value] of (axis === 'slnt' ? [-10, 0, 0] : [100, 400, 900]).entries())
    fvar.writeInt32BE(value * 65_536, 20 + index * 4);
  fvar.writeUInt16BE(2, 34);
  return { fvar };
};

/** A font that claims to have PostScript outlines; nothing reads them on the way. */
export const postscript = (kind: 'CFF ' | 'CFF2' = 'CFF ') => {
  const all = tables({ without: ['glyf', 'loca'], further: { [kind]: table('curves of a test') } });
  return Object.fromEntries(Object.entries(all).toSorted());
};
export const otto = (): Buffer => sfnt(postscript(), { signature: 'OTTO' });

export const arabic: readonly Name[] = [
  [3, 1, 0x401, 1, 'وزیر'],
  [3, 1, 0x401, 4, 'وزیر عادی'],
  [3, 1, 0x409, 1, 'Vazir'],
  [3, 1, 0x409, 2, 'Regular'],
  [3, 1, 0x409, 4, 'Vazir Regular'],
];

/** The family in the header of an EOT (W3C submission of 2008, 3.1). */
export const eotFamily = async (path: string): Promise<string> => {
  const file = Buffer.from(await Bun.file(path).bytes());
  return file.toString('utf16le', 84, 84 + file.readUInt16LE(82));
};

export const textMode = (): Buffer => Buffer.from(tiny().toString('utf8'));
