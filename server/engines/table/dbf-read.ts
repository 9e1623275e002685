import { readFileSync } from 'node:fs';
import iconv from 'iconv-lite';
import { WorkerProblem } from '../../contract/worker-main.ts';
import { detectEncoding } from '../../formats/text/decode.ts';
import { readNumber } from '../../formats/values/numbers.ts';
import { type Cell, emptyCell, type Row, textCell } from './cell.ts';

type Field = { readonly name: string; readonly type: string; readonly start: number; readonly length: number };

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

const cellOf = (text: string, type: string): Cell => {
  const plain = text.trim();
  if (plain === '') return emptyCell;
  const value = Number(plain);
  if ((type === 'N' || type === 'F') && Number.isFinite(value))
    return { kind: 'number', text: plain, value, ...readNumber(plain, { decimal: '.' }) };
  if (type === 'L' && /^[TtYyFfNn]$/.test(plain)) {
    const truth = /[TtYy]/.test(plain);
    return { kind: 'boolean', text: truth ? 'TRUE' : 'FALSE', value: truth };
  }
  const date = type === 'D' ? /^(\d{4})(\d{2})(\d{2})$/.exec(plain) : undefined;
  if (date) {
    const iso = date.slice(1).join('-');
    return { kind: 'date', text: iso, iso };
  }
  return textCell(type === 'C' ? text.trimEnd() : plain);
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

/** Reads a dBASE table (levels 3 to 5 and derived formats) in its declared encoding, unless a known one is given. */
export const readDbf = (bytes: Buffer, knownEncoding?: string): DbfTable => {
  if (bytes.length < 65) throw new WorkerProblem('corrupt_input');
  const [headerLength, recordLength] = [bytes.readUInt16LE(8), bytes.readUInt16LE(10)];
  const encoding = encodingOf(bytes, headerLength, knownEncoding ?? codePages[bytes[29] ?? 0]);
  const fields: Field[] = [];
  let start = 1;
  for (let at = 32; at + 32 <= Math.min(headerLength, bytes.length) && bytes[at] !== 0x0d; at += 32) {
    const [name = ''] = iconv.decode(bytes.subarray(at, at + 11), encoding).split('\0', 1);
    const length = bytes[at + 16] ?? 0;
    fields.push({ name: name.trim(), type: String.fromCharCode(bytes[at + 11] ?? 67), start, length });
    start += length;
  }
  if (fields.length === 0 || recordLength < start) throw new WorkerProblem('corrupt_input');
  const count = Math.min(bytes.readUInt32LE(4), Math.floor((bytes.length - headerLength) / recordLength));
  function* records(): Generator<Row | undefined> {
    for (let index = 0; index < count; index++) {
      const record = bytes.subarray(headerLength + index * recordLength, headerLength + (index + 1) * recordLength);
      yield record[0] === 0x2a
        ? undefined
        : fields.map(({ type, start: from, length }) => cellOf(iconv.decode(record.subarray(from, from + length), encoding), type));
    }
  }
  return { names: fields.map(({ name }) => name), records: records() };
};

/** Rows of a dBASE table, starting with field names; skips deleted records. */
export const dbfRows = (path: string): readonly Row[] => {
  const { names, records } = readDbf(readFileSync(path));
  return [names.map(textCell), ...records.filter((row) => row !== undefined)];
};
