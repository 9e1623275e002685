import { writeFileSync } from 'node:fs';
import { type BasicType, parquetWriteBuffer } from 'hyparquet-writer';
import { WorkerProblem } from '../../contract/worker-main.ts';
import { type ColumnType, type Typed, typedValue } from './columns.ts';

const types: Readonly<Record<ColumnType, BasicType>> = { boolean: 'BOOLEAN', integer: 'INT64', number: 'DOUBLE', text: 'STRING' };

/** Writes one table as a Parquet file, compressed with Snappy, which every reader supports. */
export const writeParquet = (path: string, columns: readonly Typed[]): void => {
  if (columns.length === 0) throw new WorkerProblem('nothing_to_convert');
  const columnData = columns.map(({ name, type, cells }) => ({
    name,
    type: types[type],
    data: cells.map((cell) => typedValue(cell, type)),
    nullable: true,
  }));
  writeFileSync(path, new Uint8Array(parquetWriteBuffer({ columnData })));
};
