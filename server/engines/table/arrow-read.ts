import { readFileSync } from 'node:fs';
import {
  type Codec,
  CompressionType,
  compressionRegistry,
  type Data,
  DataType,
  DateUnit,
  RecordBatchReader,
  TimeUnit,
  Vector,
} from 'apache-arrow';
import { decompress as decompressZstd } from 'fzstd';
import { message } from '../../../catalogue/languages/message.ts';
import { fileLimits } from '../../contract/file-limits.ts';
import { WorkerProblem } from '../../contract/worker-main.ts';
import { dayText, decimalValue, plainValue, timestampText } from './column-values.ts';
import { type Columns, checkCells, checkRatio, orDamaged } from './columns.ts';
import type { Value } from './data-read.ts';
import { decodeLz4Frame } from './lz4-frame.ts';

const perSecond: Readonly<Record<TimeUnit, bigint>> = {
  [TimeUnit.SECOND]: 1n,
  [TimeUnit.MILLISECOND]: 1000n,
  [TimeUnit.MICROSECOND]: 1_000_000n,
  [TimeUnit.NANOSECOND]: 1_000_000_000n,
};

/** Compressed buffers begin with their uncompressed length (Arrow columnar format, "Compression"), which the reader has just consumed. */
const setCodecs = (): void => {
  let unpacked = 0;
  const codec = (decode: (bytes: Uint8Array, size: number) => Uint8Array): Codec => ({
    decode: (bytes) => {
      const size = Number(new DataView(bytes.buffer, bytes.byteOffset - 8, 8).getBigInt64(0, true));
      unpacked += size;
      if (!(size >= 0 && unpacked <= fileLimits.unpackedBytes)) throw new WorkerProblem('decompression_bomb');
      return decode(bytes, size);
    },
  });
  compressionRegistry.set(CompressionType.LZ4_FRAME, codec(decodeLz4Frame));
  compressionRegistry.set(
    CompressionType.ZSTD,
    codec((bytes, size) => decompressZstd(bytes, new Uint8Array(size))),
  );
};

/** Two's complement in 32-bit words, least significant first. */
const fromWords = (words: Uint32Array): bigint => {
  let whole = 0n;
  for (let at = words.length - 1; at >= 0; at--) whole = (whole << 32n) | BigInt(words[at] ?? 0);
  return BigInt.asIntN(words.length * 32, whole);
};

/** Reads the values of one column of a batch exactly: the library's own decimals and timestamps lose precision. */
const reader = (data: Data): ((row: number) => Value) => {
  const { type, values, stride } = data;
  const valid = (read: (row: number) => Value) => (row: number) => (data.getValid(row) ? read(row) : null);
  if (DataType.isDecimal(type))
    return valid((row) => decimalValue(fromWords((values as Uint32Array).subarray(stride * row, stride * (row + 1))), type.scale));
  if (DataType.isTimestamp(type)) {
    const moments = values as BigInt64Array;
    return valid((row) => timestampText(moments[row] ?? 0n, perSecond[type.unit], type.timezone ? 'Z' : ''));
  }
  if (DataType.isDate(type))
    return valid((row) => {
      const value = Number((values as BigInt64Array | Int32Array)[row] ?? 0);
      return dayText(type.unit === DateUnit.DAY ? value : value / 86_400_000);
    });
  const vector = new Vector([data]);
  return (row) => plainValue(vector.get(row));
};

/** Reads an Arrow file (Feather, version 2) or stream: columns, and rows batch by batch. */
export const readArrow = (path: string): Columns => {
  const bytes = readFileSync(path);
  if (bytes.subarray(0, 4).toString('latin1') === 'FEA1') throw new WorkerProblem('unsupported_conversion', message('featherOld'));
  setCodecs();
  const open = () => {
    try {
      return RecordBatchReader.from(new Uint8Array(bytes)).open();
    } catch {
      throw new WorkerProblem('corrupt_input', message('schemaDamaged'));
    }
  };
  const batches = open();
  // A damaged schema may lack a name.
  const names = batches.schema?.fields.map(({ name }) => String(name ?? '')) ?? [];
  const rows = async function* (): AsyncGenerator<readonly Value[]> {
    let count = 0;
    for (const batch of batches) {
      if (batch.numRows < 0) throw new WorkerProblem('corrupt_input', message('tableDamaged'));
      count += batch.numRows;
      checkCells(names.length, count);
      checkRatio(names.length * count, bytes.length);
      const columns = batch.data.children.map(reader);
      for (let row = 0; row < batch.numRows; row++) yield columns.map((read) => read(row));
    }
  };
  return { names, rows: orDamaged(rows()) };
};
