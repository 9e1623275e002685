import { message } from '../../../catalogue/languages/message.ts';
import { WorkerProblem } from '../../contract/worker-main.ts';
import { nameOf } from './names.ts';
import { tablesOf } from './sfnt.ts';

/** Embedded OpenType (W3C submission of 2008, 3.1 and 3.2): little-endian fields, then names as UTF-16, then the font. */
const version = 0x00020001;
const magic = 0x504c;
const flags = { compressed: 0x4, encrypted: 0x10000000 } as const;
const cipher = 0x50;
const usualWeight = 400;

/** Extracts the font. Throws `unsupported_conversion` for MicroType compression, which no open tool writes or fully reads. */
export const fromEot = (file: Buffer): Buffer => {
  if (file.length < 36 || file.readUInt16LE(34) !== magic) throw new WorkerProblem('corrupt_input');
  const [size, flag] = [file.readUInt32LE(4), file.readUInt32LE(12)];
  if (size === 0 || size > file.length) throw new WorkerProblem('corrupt_input', message('cutOff'));
  if (flag & flags.compressed) throw new WorkerProblem('unsupported_conversion', message('fontMicroType'));
  // Bytes behind the stated end belong to no font.
  const stated = file.readUInt32LE(0);
  const end = stated >= size + 36 && stated <= file.length ? stated : file.length;
  const font = Buffer.from(file.subarray(end - size, end));
  return flag & flags.encrypted ? (font.map((byte) => byte ^ cipher) as Buffer) : font;
};

const u16 = (value: number): Buffer => Buffer.from([value & 255, value >> 8]);

/** Wraps a TrueType font in an EOT without site restrictions. */
export const toEot = (font: Buffer): Buffer => {
  const tables = tablesOf(font);
  const [os2 = Buffer.alloc(0), head = Buffer.alloc(0), names = Buffer.alloc(0)] = ['OS/2', 'head', 'name'].map((tag) => tables.get(tag));
  if (head.length < 12) throw new WorkerProblem('corrupt_input', message('fontLacks'));
  const fixed = Buffer.alloc(82);
  fixed.writeUInt32LE(font.length, 4);
  fixed.writeUInt32LE(version, 8);
  fixed.writeUInt8(1, 26);
  fixed.writeUInt32LE(usualWeight, 28);
  fixed.writeUInt16LE(magic, 34);
  // Fonts of old Macintosh programs lack this table.
  if (os2.length >= 68) {
    os2.copy(fixed, 16, 32, 42);
    fixed.writeUInt8(os2.readUInt16BE(62) & 1, 27);
    fixed.writeUInt32LE(os2.readUInt16BE(4), 28);
    fixed.writeUInt16LE(os2.readUInt16BE(8), 32);
    for (let word = 0; word < 4; word++) fixed.writeUInt32LE(os2.readUInt32BE(42 + word * 4), 36 + word * 4);
  }
  // Version 0 of the table has no code pages.
  if (os2.length >= 86) for (let word = 0; word < 2; word++) fixed.writeUInt32LE(os2.readUInt32BE(78 + word * 4), 52 + word * 4);
  fixed.writeUInt32LE(head.readUInt32BE(8), 60);
  const named = [1, 2, 5, 4].flatMap((id) => {
    const name = Buffer.from(nameOf(names, id), 'utf16le');
    return [u16(name.length), name, u16(0)];
  });
  // The last padding belongs before the root string, which is empty here.
  const file = Buffer.concat([fixed, ...named, u16(0), font]);
  file.writeUInt32LE(file.length, 0);
  return file;
};
