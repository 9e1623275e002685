import { readFileSync } from 'node:fs';
import { type Compressors, type FileMetaData, parquetMetadata, parquetReadObjects, type SchemaElement } from 'hyparquet';
import { compressors } from 'hyparquet-compressors';
import { fileLimits } from '../../contract/file-limits.ts';
import { WorkerProblem } from '../../contract/worker-main.ts';
import { bytesText, dayText, decimalValue, plainValue, timestampText } from './column-values.ts';
import { type Columns, checkCells, orDamaged } from './columns.ts';
import type { Value } from './data-read.ts';

/** Packed pages say what they unpack to; together that must stay within what any upload may unpack to, whatever the directory said before. */
const counting = (): Compressors => {
  let unpacked = 0;
  return Object.fromEntries(
    Object.entries(compressors).map(([codec, decompress]) => [
      codec,
      (input: Uint8Array, length: number) => {
        unpacked += length;
        if (unpacked > fileLimits.unpackedBytes) throw new WorkerProblem('decompression_bomb');
        return decompress(input, length);
      },
    ]),
  );
};

/** Two's complement, most significant byte first, as decimals in bytes have it. */
const bigEndian = (bytes: Uint8Array): bigint => {
  const hex = Buffer.from(bytes).toString('hex');
  return hex === '' ? 0n : BigInt.asIntN(bytes.length * 8, BigInt(`0x${hex}`));
};

const unscaled = (value: unknown): bigint | undefined =>
  value instanceof Uint8Array
    ? bigEndian(value)
    : typeof value === 'bigint'
      ? value
      : typeof value === 'number'
        ? BigInt(Math.trunc(value))
        : undefined;

/** Columns of decimals by name and scale; the reader would make rounded numbers of them, so that the schema no longer says what they are. */
const takeDecimals = (schema: SchemaElement[]): ReadonlyMap<string, number> => {
  const found = new Map<string, number>();
  let skip = 0;
  for (const element of schema.slice(1)) {
    const children = element.num_children ?? 0;
    if (skip > 0) {
      skip += children - 1;
      continue;
    }
    skip = children;
    if (children > 0 || element.repetition_type === 'REPEATED') continue;
    if (element.converted_type !== 'DECIMAL' && element.logical_type?.type !== 'DECIMAL') continue;
    found.set(element.name, element.scale ?? 0);
    delete element.converted_type;
    delete element.logical_type;
  }
  return found;
};

/** Names of the columns of a table: the schema's elements right under its root. */
const columnNames = (schema: readonly SchemaElement[]): string[] => {
  const names: string[] = [];
  let skip = 0;
  for (const { name, num_children: children = 0 } of schema.slice(1)) {
    if (skip > 0) skip += children - 1;
    else {
      names.push(name);
      skip = children;
    }
  }
  return names;
};

const parsers = {
  timestampFromMilliseconds: (value: bigint) => timestampText(value, 1000n, 'Z'),
  timestampFromMicroseconds: (value: bigint) => timestampText(value, 1_000_000n, 'Z'),
  timestampFromNanoseconds: (value: bigint) => timestampText(value, 1_000_000_000n, 'Z'),
  dateFromDays: dayText,
  jsonFromBytes: (bytes: Uint8Array) => bytes && bytesText(bytes),
  geometryFromBytes: (bytes: Uint8Array) => bytes,
  geographyFromBytes: (bytes: Uint8Array) => bytes,
};

const groupRows = 10_000;

async function* records(
  file: ArrayBuffer,
  metadata: FileMetaData,
  decimals: ReadonlyMap<string, number>,
): AsyncGenerator<readonly Value[]> {
  const names = columnNames(metadata.schema);
  const unpack = counting();
  const count = Number(metadata.num_rows);
  for (let rowStart = 0; rowStart < count; rowStart += groupRows) {
    const rowEnd = Math.min(count, rowStart + groupRows);
    const rows = await parquetReadObjects({
      file,
      metadata,
      rowStart,
      rowEnd,
      compressors: unpack,
      utf8: false,
      parsers,
      geoparquet: false,
    });
    for (const row of rows)
      yield names.map((name) => {
        const scale = decimals.get(name);
        const whole = scale === undefined ? undefined : unscaled(row[name]);
        return whole === undefined ? plainValue(row[name]) : decimalValue(whole, scale ?? 0);
      });
  }
}

/** A Parquet file's columns and rows. What it says of its sizes is looked at before anything is unpacked. */
export const readParquet = (path: string): Columns => {
  const bytes = readFileSync(path);
  const file = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
  const tail = bytes.subarray(-4).toString('latin1');
  if (tail === 'PARE') throw new WorkerProblem('password_protected');
  if (tail !== 'PAR1') throw new WorkerProblem('corrupt_input', 'The file is cut off: its directory is missing.');
  let metadata: FileMetaData;
  try {
    metadata = parquetMetadata(file, { geoparquet: false });
  } catch {
    throw new WorkerProblem('corrupt_input', 'The directory of the file is damaged.');
  }
  const stated = metadata.row_groups.reduce((sum, group) => sum + Number(group.total_byte_size), 0);
  if (!(stated <= fileLimits.unpackedBytes))
    throw new WorkerProblem('decompression_bomb', undefined, { name: 'bytes', max: fileLimits.unpackedBytes, actual: stated });
  const decimals = takeDecimals(metadata.schema);
  const names = columnNames(metadata.schema);
  checkCells(names.length, Number(metadata.num_rows));
  return { names, rows: orDamaged(records(file, metadata, decimals)) };
};
