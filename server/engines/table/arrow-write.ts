import { writeFileSync } from 'node:fs';
import {
  Bool,
  DateDay,
  Float64,
  Int64,
  RecordBatchFileWriter,
  RecordBatchWriter,
  type Schema,
  Table,
  TimestampMillisecond,
  type TypeMap,
  Utf8,
  type Vector,
  vectorFromArray,
} from 'apache-arrow';
import { WorkerProblem } from '../../contract/worker-main.ts';
import { type Typed, typedValue } from './columns.ts';

const vectorOf = ({ cells, type }: Typed): Vector => {
  const values = cells.map((cell) => typedValue(cell, type));
  if (type === 'boolean') return vectorFromArray(values as (boolean | null)[], new Bool());
  if (type === 'integer') return vectorFromArray(values as (bigint | null)[], new Int64());
  if (type === 'number') return vectorFromArray(values as (number | null)[], new Float64());
  if (type === 'day') return vectorFromArray(values as (number | null)[], new DateDay());
  if (type === 'moment') return vectorFromArray(values as (number | null)[], new TimestampMillisecond());
  return vectorFromArray(values as (string | null)[], new Utf8());
};

/** A file is a stream between two magic marks (Arrow columnar format, "IPC File Format"); the library omits the stream's schema. */
class FileWriter extends RecordBatchFileWriter<TypeMap> {
  protected override _writeSchema(schema: Schema<TypeMap>): this {
    super._writeSchema(schema);
    // biome-ignore lint/complexity/useLiteralKeys: it is protected there.
    RecordBatchWriter.prototype['_writeSchema'].call(this, schema);
    return this;
  }
}

/** Writes one table as an Arrow file (Feather, version 2), uncompressed, so that readers can memory-map it. */
export const writeArrow = (path: string, columns: readonly Typed[]): void => {
  if (columns.length === 0) throw new WorkerProblem('nothing_to_convert');
  const table = new Table(Object.fromEntries(columns.map((column) => [column.name, vectorOf(column)] as const)));
  writeFileSync(path, new FileWriter().writeAll(table).toUint8Array(true));
};
