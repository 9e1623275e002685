import { message } from '../../../catalogue/languages/message.ts';
import { WorkerProblem } from '../../contract/worker-main.ts';

/** Outlines of an unwrapped font: tables after a directory (OpenType 1.9, "Organization of an OpenType font"). */
export type Outlines = 'truetype' | 'postscript';

/** Largest font that is unpacked: Chinese and Japanese fonts have up to 30 MB. */
export const mostFontBytes = 200 * 1024 ** 2;

const broken = (): never => {
  throw new WorkerProblem('corrupt_input', message('fontTables'));
};

/** Tables by name. Throws `corrupt_input` if one lies outside the file or a required one is missing. */
export const tablesOf = (font: Buffer): ReadonlyMap<string, Buffer> => {
  const count = font.length >= 12 ? font.readUInt16BE(4) : 0;
  if (count === 0 || count > 500 || 12 + count * 16 > font.length) return broken();
  const tables = new Map<string, Buffer>();
  for (let at = 12; at < 12 + count * 16; at += 16) {
    const [offset, length] = [font.readUInt32BE(at + 8), font.readUInt32BE(at + 12)];
    if (offset + length > font.length) return broken();
    tables.set(font.toString('latin1', at, at + 4), font.subarray(offset, offset + length));
  }
  // Fonts out of web pages and PDFs may have neither names nor characters.
  for (const needed of ['head', 'maxp']) if (!tables.has(needed)) return broken();
  return tables;
};

export const outlinesOf = (tables: ReadonlyMap<string, Buffer>): Outlines =>
  tables.has('CFF ') || tables.has('CFF2') ? 'postscript' : 'truetype';

const padded = (length: number): number => (length + 3) & ~3;

/** Sum of a table's 32-bit numbers, modulo 2^32 (OpenType 1.9, "Calculating Checksums"). */
const checksum = (table: Buffer): number => {
  const whole = table.length & ~3;
  let sum = 0;
  for (let at = 0; at < whole; at += 4) sum = (sum + table.readUInt32BE(at)) >>> 0;
  for (let at = whole; at < table.length; at++) sum = (sum + (table[at] ?? 0) * 2 ** (24 - 8 * (at - whole))) >>> 0;
  return sum;
};

/** What all numbers of a font add up to, with its adjustment in `head`. */
const wholeSum = 0xb1b0afba;
const adjustmentAt = 8;

/**
 * A font with true checksums, aligned tables, a sorted directory and the signature of its outlines: Windows installs no other. Tables
 * keep their order. Throws `corrupt_input` for tables that overlap into more than a font's size.
 */
export const settled = (font: Buffer): Buffer => {
  const tables = tablesOf(font);
  const offsets = new Map<string, number>();
  for (let at = 12; at < 12 + font.readUInt16BE(4) * 16; at += 16)
    offsets.set(font.toString('latin1', at, at + 4), font.readUInt32BE(at + 8));
  const total = [...tables.values()].reduce((sum, { length }) => sum + padded(length), 0);
  if (total > mostFontBytes) return broken();
  const made = Buffer.alloc(12 + tables.size * 16 + total);
  made.write(outlinesOf(tables) === 'postscript' ? 'OTTO' : '\0\x01\0\0', 'latin1');
  made.writeUInt16BE(tables.size, 4);
  const power = 2 ** Math.floor(Math.log2(tables.size));
  made.writeUInt16BE(power * 16, 6);
  made.writeUInt16BE(Math.log2(power), 8);
  made.writeUInt16BE((tables.size - power) * 16, 10);
  const places = new Map<string, number>();
  let place = 12 + tables.size * 16;
  for (const [tag, table] of [...tables].toSorted(([one], [other]) => (offsets.get(one) ?? 0) - (offsets.get(other) ?? 0))) {
    table.copy(made, place);
    places.set(tag, place);
    place += padded(table.length);
  }
  const head = (places.get('head') ?? 0) + adjustmentAt;
  if ((tables.get('head')?.length ?? 0) < adjustmentAt + 4) return broken();
  made.writeUInt32BE(0, head);
  for (const [index, tag] of [...tables.keys()].toSorted().entries()) {
    const [entry, at, length] = [12 + index * 16, places.get(tag) ?? 0, tables.get(tag)?.length ?? 0];
    made.write(tag, entry, 'latin1');
    made.writeUInt32BE(checksum(made.subarray(at, at + length)), entry + 4);
    made.writeUInt32BE(at, entry + 8);
    made.writeUInt32BE(length, entry + 12);
  }
  made.writeUInt32BE((wholeSum - checksum(made) + 2 ** 32) % 2 ** 32, head);
  return made;
};
