import { deflateSync, inflateSync } from 'node:zlib';
import { message } from '../../../catalogue/languages/message.ts';
import { WorkerProblem } from '../../contract/worker-main.ts';
import { mostFontBytes } from './sfnt.ts';

/**
 * WOFF 1.0 (W3C, 2012): a header of 44 bytes, a directory with 20 bytes per table, and the tables, compressed by zlib if that saves bytes.
 */
const [headerBytes, entryBytes] = [44, 20];
const padded = (length: number): number => (length + 3) & ~3;

const broken = (): never => {
  throw new WorkerProblem('corrupt_input', message('fontPacked'));
};

export const fromWoff = (file: Buffer): Buffer => {
  const count = file.length >= headerBytes ? file.readUInt16BE(12) : 0;
  if (count === 0 || count > 500 || headerBytes + count * entryBytes > file.length) return broken();
  const stated = file.readUInt32BE(16);
  if (stated > mostFontBytes)
    throw new WorkerProblem('decompression_bomb', undefined, { name: 'bytes', max: mostFontBytes, actual: stated });
  const directory = Buffer.alloc(12 + count * 16);
  directory.writeUInt32BE(file.readUInt32BE(4), 0);
  directory.writeUInt16BE(count, 4);
  const power = 2 ** Math.floor(Math.log2(count));
  directory.writeUInt16BE(power * 16, 6);
  directory.writeUInt16BE(Math.log2(power), 8);
  directory.writeUInt16BE((count - power) * 16, 10);
  const tables: Buffer[] = [];
  let place = directory.length;
  for (let index = 0; index < count; index++) {
    const at = headerBytes + index * entryBytes;
    const [offset, packed, length] = [file.readUInt32BE(at + 4), file.readUInt32BE(at + 8), file.readUInt32BE(at + 12)];
    if (offset + packed > file.length || packed > length || place + length > mostFontBytes) return broken();
    const data = file.subarray(offset, offset + packed);
    let table = data;
    try {
      if (packed < length) table = inflateSync(data, { maxOutputLength: length + 1 });
    } catch {
      return broken();
    }
    if (table.length !== length) return broken();
    const entry = 12 + index * 16;
    file.copy(directory, entry, at, at + 4);
    file.copy(directory, entry + 4, at + 16, at + 20);
    directory.writeUInt32BE(place, entry + 8);
    directory.writeUInt32BE(length, entry + 12);
    tables.push(table, Buffer.alloc(padded(length) - length));
    place += padded(length);
  }
  return Buffer.concat([directory, ...tables]);
};

/** Packs an unwrapped font whose directory has been validated. */
export const toWoff = (font: Buffer): Buffer => {
  const count = font.readUInt16BE(4);
  const directory = Buffer.alloc(headerBytes + count * entryBytes);
  const tables: Buffer[] = [];
  let [place, total] = [directory.length, 12 + count * 16];
  for (let index = 0; index < count; index++) {
    const [entry, at] = [12 + index * 16, headerBytes + index * entryBytes];
    const [offset, length] = [font.readUInt32BE(entry + 8), font.readUInt32BE(entry + 12)];
    const table = font.subarray(offset, offset + length);
    const deflated = deflateSync(table, { level: 9 });
    const data = deflated.length < length ? deflated : table;
    font.copy(directory, at, entry, entry + 4);
    directory.writeUInt32BE(place, at + 4);
    directory.writeUInt32BE(data.length, at + 8);
    directory.writeUInt32BE(length, at + 12);
    font.copy(directory, at + 16, entry + 4, entry + 8);
    tables.push(data, Buffer.alloc(padded(data.length) - data.length));
    place += padded(data.length);
    total += padded(length);
  }
  directory.write('wOFF', 0, 'latin1');
  font.copy(directory, 4, 0, 4);
  directory.writeUInt32BE(place, 8);
  directory.writeUInt16BE(count, 12);
  directory.writeUInt32BE(total, 16);
  directory.writeUInt16BE(1, 20);
  return Buffer.concat([directory, ...tables]);
};
