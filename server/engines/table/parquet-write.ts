import { writeFileSync } from 'node:fs';
import type { SchemaElement } from 'hyparquet';
import { parquetWriteBuffer } from 'hyparquet-writer';
import { WorkerProblem } from '../../contract/worker-main.ts';
import { type ColumnType, type Typed, typedValue } from './columns.ts';

/** How a type is stored (Parquet format, "Logical types"); moments are those of a clock, without a time zone. */
const types: Readonly<Record<ColumnType, Pick<SchemaElement, 'type' | 'converted_type' | 'logical_type'>>> = {
  boolean: { type: 'BOOLEAN' },
  integer: { type: 'INT64' },
  number: { type: 'DOUBLE' },
  text: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
  day: { type: 'INT32', converted_type: 'DATE' },
  moment: { type: 'INT64', logical_type: { type: 'TIMESTAMP', isAdjustedToUTC: false, unit: 'MILLIS' } },
};

const stored = (value: ReturnType<typeof typedValue>, type: ColumnType): unknown =>
  typeof value === 'number' && (type === 'day' || type === 'moment') ? new Date(value) : value;

/** Writes one table as a Parquet file, compressed with Snappy, which every reader supports. */
export const writeParquet = (path: string, columns: readonly Typed[]): void => {
  if (columns.length === 0) throw new WorkerProblem('nothing_to_convert');
  const columnData = columns.map(({ name, type, cells }) => ({ name, data: cells.map((cell) => stored(typedValue(cell, type), type)) }));
  const schema: SchemaElement[] = [
    { name: 'root', num_children: columns.length },
    ...columns.map(({ name, type }): SchemaElement => ({ name, repetition_type: 'OPTIONAL', ...types[type] })),
  ];
  writeFileSync(path, new Uint8Array(parquetWriteBuffer({ columnData, schema })));
};
