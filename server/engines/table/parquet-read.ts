import { readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { type Compressors, type FileMetaData, parquetMetadata, parquetReadObjects, type SchemaElement } from 'hyparquet';
import { compressors } from 'hyparquet-compressors';
import { fileLimits } from '../../contract/file-limits.ts';
import { WorkerProblem } from '../../contract/worker-main.ts';
import { bytesText, dayText, decimalValue, plainValue, timestampText } from './column-values.ts';
import { type Columns, checkCells, checkRatio, orDamaged } from './columns.ts';
import type { Value } from './data-read.ts';

/** A page that unpacks to more than it says ends there: nothing is unpacked to see by how much. */
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

/** What the pages of one stretch of rows unpack to, and those of all together: pages before a stretch are unpacked again. */
const mostUnpacked = { stretch: fileLimits.unpackedBytes, whole: 8 * fileLimits.unpackedBytes };

/** Packed pages say what they unpack to; that must stay within what any upload may unpack to, whatever the directory said before. */
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

/** Cells that are held at a time, and rows where there are many columns. A group of rows is unpacked again for each stretch of it. */
const stretchCells = 1_000_000;
const stretchRows = 10_000;

/** The reader looks each column up among all others, for each group of rows. */
const mostColumns = 10_000;

async function* records(
  file: ArrayBuffer,
  metadata: FileMetaData,
  decimals: ReadonlyMap<string, number>,
): AsyncGenerator<readonly Value[]> {
  const names = columnNames(metadata.schema);
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
  if (names.length > mostColumns)
    throw new WorkerProblem('resource_limit', undefined, { name: 'columns', max: mostColumns, actual: names.length });
  const rows = metadata.row_groups.reduce((sum, group) => sum + Number(group.num_rows), 0);
  if (names.length === 0 || rows !== Number(metadata.num_rows) || metadata.row_groups.some((group) => group.num_rows < 0n))
    throw new WorkerProblem('corrupt_input', 'The directory of the file is damaged.');
  checkCells(names.length, rows);
  checkRatio(names.length * rows, bytes.length);
  return { names, rows: orDamaged(records(file, metadata, decimals)) };
};
