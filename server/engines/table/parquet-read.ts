import { readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { type Compressors, type FileMetaData, parquetMetadata, parquetReadObjects, type SchemaElement } from 'hyparquet';
import { compressors } from 'hyparquet-compressors';
import { message } from '../../../catalogue/languages/message.ts';
import { fileLimits } from '../../contract/file-limits.ts';
import { WorkerProblem } from '../../contract/worker-main.ts';
import { bytesText, dayText, decimalValue, plainValue, timestampText } from './column-values.ts';
import { type Columns, checkCells, checkRatio, orDamaged } from './columns.ts';
import type { Value } from './data-read.ts';

/** Decompression of a page stops at its declared size, so that excess data costs nothing. */
const native =
  (unpack: (packed: Uint8Array, limit: { readonly maxOutputLength: number }) => Buffer) =>
  (packed: Uint8Array, length: number): Uint8Array =>
    unpack(packed, { maxOutputLength: Math.max(1, length) });
const unpackers: Compressors = {
  ...compressors,
  GZIP: native(gunzipSync),
  BROTLI: native(brotliDecompressSync),
  ZSTD: native(zstdDecompressSync),
};

/** Limits of uncompressed page bytes, per stretch of rows and in total: pages before a stretch are decompressed again. */
const mostUnpacked = { stretch: fileLimits.unpackedBytes, whole: 8 * fileLimits.unpackedBytes };

/** Compressed pages declare their uncompressed size, which must stay within the upload limit, whatever the metadata says. */
const counting = (): { readonly compressors: Compressors; readonly beginStretch: () => void } => {
  let [stretch, whole] = [0, 0];
  const bounded = Object.entries(unpackers).map(([codec, unpack]) => [
    codec,
    (packed: Uint8Array, length: number) => {
      stretch += length;
      whole += length;
      if (!(length >= 0 && stretch <= mostUnpacked.stretch && whole <= mostUnpacked.whole)) throw new WorkerProblem('decompression_bomb');
      return unpack(packed, length);
    },
  ]);
  return {
    compressors: Object.fromEntries(bounded),
    beginStretch: () => {
      stretch = 0;
    },
  };
};

/** Two's complement, most significant byte first, as decimals in byte arrays use it. */
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

/** Decimal columns with their scale, removed from the schema because the reader would round them. */
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

/** Columns with moments of a clock, without a time zone; the reader would not distinguish them from those in UTC. */
const clockColumns = (schema: readonly SchemaElement[]): ReadonlySet<string> =>
  new Set(
    schema.slice(1).flatMap(({ name, logical_type: stated }) => (stated?.type === 'TIMESTAMP' && !stated.isAdjustedToUTC ? name : [])),
  );

/** Column names of a table: the schema's elements directly below its root. */
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

/** Number of cells in memory at a time, which limits rows for many columns. Each stretch decompresses its row group again. */
const stretchCells = 1_000_000;
const stretchRows = 10_000;

/** Limit of columns: the reader searches all of them for each column and row group. */
const mostColumns = 10_000;

async function* records(
  file: ArrayBuffer,
  metadata: FileMetaData,
  decimals: ReadonlyMap<string, number>,
): AsyncGenerator<readonly Value[]> {
  const names = columnNames(metadata.schema);
  const clocks = clockColumns(metadata.schema);
  const { compressors: unpack, beginStretch } = counting();
  const count = Number(metadata.num_rows);
  const stretch = Math.max(stretchRows, Math.floor(stretchCells / names.length));
  for (let rowStart = 0; rowStart < count; rowStart += stretch) {
    const rowEnd = Math.min(count, rowStart + stretch);
    beginStretch();
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
        if (whole !== undefined) return decimalValue(whole, scale ?? 0);
        const value = plainValue(row[name]);
        return clocks.has(name) && typeof value === 'string' ? value.replace(/Z$/, '') : value;
      });
  }
}

/** Columns and rows of a Parquet file. Checks the declared sizes before decompression. */
export const readParquet = (path: string): Columns => {
  const bytes = readFileSync(path);
  const file = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
  const tail = bytes.subarray(-4).toString('latin1');
  if (tail === 'PARE') throw new WorkerProblem('password_protected');
  if (tail !== 'PAR1') throw new WorkerProblem('corrupt_input', message('cutOffDirectory'));
  let metadata: FileMetaData;
  try {
    metadata = parquetMetadata(file, { geoparquet: false });
  } catch {
    throw new WorkerProblem('corrupt_input', message('directoryDamaged'));
  }
  const stated = metadata.row_groups.reduce((sum, group) => sum + Number(group.total_byte_size), 0);
  if (!(stated <= fileLimits.unpackedBytes))
    throw new WorkerProblem('decompression_bomb', undefined, { name: 'bytes', max: fileLimits.unpackedBytes, actual: stated });
  const decimals = takeDecimals(metadata.schema);
  const names = columnNames(metadata.schema);
  if (names.length > mostColumns)
    throw new WorkerProblem('resource_limit', undefined, { name: 'columns', max: mostColumns, actual: names.length });
  const rows = metadata.row_groups.reduce((sum, group) => sum + Number(group.num_rows), 0);
  if (names.length === 0 || rows !== Number(metadata.num_rows) || metadata.row_groups.some((group) => group.num_rows < 0n))
    throw new WorkerProblem('corrupt_input', message('directoryDamaged'));
  checkCells(names.length, rows);
  checkRatio(names.length * rows, bytes.length);
  return { names, rows: orDamaged(records(file, metadata, decimals)) };
};
