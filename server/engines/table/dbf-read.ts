import { readFileSync } from 'node:fs';
import iconv from 'iconv-lite';
import { WorkerProblem } from '../../contract/worker-main.ts';
import { detectEncoding } from '../../formats/text/decode.ts';
import { emptyCell, type Row, textCell } from './cell.ts';
import { type DbfField, dbfCell, nullsIn } from './dbf-values.ts';

/** Code pages by language driver (dBASE table file header, byte 29); for others the encoding is detected. */
const codePages: Readonly<Record<number, string>> = {
  1: 'cp437',
  2: 'cp850',
  3: 'windows-1252',
  100: 'cp852',
  101: 'cp866',
  200: 'windows-1250',
  201: 'windows-1251',
  240: 'utf-8',
};

/** A dBASE table: field names, and records in order; deleted records are undefined. */
export type DbfTable = { readonly names: readonly string[]; readonly records: Generator<Row | undefined> };

const sampleBytes = 256 * 1024;

/** Verifies the named encoding: programs unaware of encodings name a wrong one or none, which invalid characters reveal. */
const encodingOf = (bytes: Buffer, start: number, named: string | undefined): string => {
  const sample = bytes.subarray(start, start + sampleBytes);
  if (named !== undefined && named !== 'utf-8') return named;
  if (!sample.some((byte) => byte >= 0x80)) return named ?? 'windows-1252';
  // Padding blanks would distort detection.
  const found = detectEncoding(Buffer.from(sample.toString('latin1').replace(/ {2,}/g, '\n'), 'latin1'));
  return iconv.encodingExists(found) ? found : 'windows-1252';
};

/** Reads a dBASE table (levels 3 to 5, FoxPro and other derived formats) in its declared encoding, unless a known one is given. */
export const readDbf = (bytes: Buffer, knownEncoding?: string): DbfTable => {
  if (bytes.length < 65) throw new WorkerProblem('corrupt_input');
  const [headerLength, recordLength] = [bytes.readUInt16LE(8), bytes.readUInt16LE(10)];
  const encoding = encodingOf(bytes, headerLength, knownEncoding ?? codePages[bytes[29] ?? 0]);
  const all: DbfField[] = [];
  // Other programs use the byte of the flags for something else.
  const flagged = bytes[0] === 0x30 || bytes[0] === 0x31 || bytes[0] === 0x32;
  let start = 1;
  for (let at = 32; at + 32 <= Math.min(headerLength, bytes.length) && bytes[at] !== 0x0d; at += 32) {
    const [name = ''] = iconv.decode(bytes.subarray(at, at + 11), encoding).split('\0', 1);
    const length = bytes[at + 16] ?? 0;
    all.push({
      name: name.trim(),
      type: String.fromCharCode(bytes[at + 11] ?? 67),
      start,
      length,
      flags: flagged ? (bytes[at + 18] ?? 0) : 0,
    });
    start += length;
  }
  // System fields say which of the others are null.
  const shown = [...all.entries()].filter(([, { type, flags }]) => type !== '0' && (flags & 1) === 0);
  if (shown.length === 0 || recordLength < start) throw new WorkerProblem('corrupt_input');
  const count = Math.min(bytes.readUInt32LE(4), Math.floor((bytes.length - headerLength) / recordLength));
  const decode = (piece: Buffer): string => iconv.decode(piece, encoding);
  function* records(): Generator<Row | undefined> {
    for (let index = 0; index < count; index++) {
      const record = bytes.subarray(headerLength + index * recordLength, headerLength + (index + 1) * recordLength);
      const nulls = nullsIn(all, record);
      yield record[0] === 0x2a
        ? undefined
        : shown.map(([at, field]) =>
            nulls.has(at) ? emptyCell : dbfCell(record.subarray(field.start, field.start + field.length), field, decode),
          );
    }
  }
  return { names: shown.map(([, { name }]) => name), records: records() };
};

/** Rows of a dBASE table, starting with field names; skips deleted records. */
export const dbfRows = (path: string): readonly Row[] => {
  const { names, records } = readDbf(readFileSync(path));
  return [names.map(textCell), ...records.filter((row) => row !== undefined)];
};
