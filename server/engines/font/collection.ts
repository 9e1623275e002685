import { message } from '../../../catalogue/languages/message.ts';
import { WorkerProblem } from '../../contract/worker-main.ts';
import { mostFontBytes } from './sfnt.ts';

/**
 * Signature and header size of a font collection (OpenType 1.9, "Font Collections"): signature, version, number of fonts, their offsets.
 */
const [mark, headerBytes] = ['ttcf', 12];
const padded = (length: number): number => (length + 3) & ~3;

/** Number of fonts in a collection, from its first bytes; undefined if it is not a collection. */
export const fontsIn = (head: Buffer): number | undefined =>
  head.length >= headerBytes && head.toString('latin1', 0, 4) === mark ? head.readUInt32BE(8) : undefined;

const broken = (): never => {
  throw new WorkerProblem('corrupt_input', message('fontsAddUp'));
};

/** Extracts one font of a collection: its directory, and copies of tables that it may share with others. */
export const fromCollection = (file: Buffer, index: number): Buffer => {
  const place = headerBytes + index * 4;
  if (place + 4 > file.length) return broken();
  const start = file.readUInt32BE(place);
  if (start + 12 > file.length) return broken();
  const count = file.readUInt16BE(start + 4);
  const end = start + 12 + count * 16;
  if (count === 0 || count > 500 || end > file.length) return broken();
  const directory = Buffer.from(file.subarray(start, end));
  const tables: Buffer[] = [];
  let at = directory.length;
  for (let entry = 12; entry < directory.length; entry += 16) {
    const [offset, length] = [directory.readUInt32BE(entry + 8), directory.readUInt32BE(entry + 12)];
    if (offset + length > file.length || at + length > mostFontBytes) return broken();
    directory.writeUInt32BE(at, entry + 8);
    tables.push(file.subarray(offset, offset + length), Buffer.alloc(padded(length) - length));
    at += padded(length);
  }
  return Buffer.concat([directory, ...tables]);
};
