import type { Columns, Typed } from './columns.ts';
import type { TableRequest } from './protocol.ts';

/** Loads readers and writers of columnar formats on first use, because most tables need none. */
export const openColumns = async ({ from, input }: TableRequest): Promise<Columns> =>
  from === 'arrow' ? (await import('./arrow-read.ts')).readArrow(input) : (await import('./parquet-read.ts')).readParquet(input);
export const columnWriter = async (to: string): Promise<(path: string, columns: readonly Typed[]) => void> =>
  to === 'arrow' ? (await import('./arrow-write.ts')).writeArrow : (await import('./parquet-write.ts')).writeParquet;
