import { message } from '../../../catalogue/languages/message.ts';
import { fileLimits } from '../../contract/file-limits.ts';
import { WorkerProblem } from '../../contract/worker-main.ts';
import { type Cell, type Row, type Sheet, textCell } from './cell.ts';
import { cellOf, maxCells, type Value } from './data-read.ts';
import { jsonOf } from './json-write.ts';
import { fieldNames, toRecords } from './records.ts';
import { fieldsOf } from './value.ts';

/** A table with named and typed columns, and streamed rows. */
export type Columns = { readonly names: readonly string[]; readonly rows: AsyncIterable<readonly Value[]> };

export const checkCells = (columns: number, rows: number): void => {
  // Rows without columns count as well: they take no space, and a file may claim any number of them.
  const cells = Math.max(1, columns) * rows;
  if (cells > maxCells)
    throw new WorkerProblem('resource_limit', message('tableCells', { cells }), {
      name: 'cells',
      max: maxCells,
      actual: cells,
    });
};

/** Number of cells below which the ratio of cells to bytes isn't checked. */
const freeCells = 5_000_000;

/** Throws `decompression_bomb` if a table has many times more cells than its file has bytes: empty or constant columns take no space. */
export const checkRatio = (cells: number, bytes: number): void => {
  if (cells > freeCells && cells > bytes * fileLimits.packedRatio)
    throw new WorkerProblem('decompression_bomb', undefined, { name: 'cells', max: bytes * fileLimits.packedRatio, actual: cells });
};

/** Wraps a reader's rows and reports its various errors as a damaged file: they are no fault of this program. */
export async function* orDamaged<One>(rows: AsyncIterable<One>): AsyncGenerator<One> {
  try {
    yield* rows;
  } catch (thrown) {
    if (thrown instanceof WorkerProblem) throw thrown;
    throw new WorkerProblem('corrupt_input', message('tableDamaged'));
  }
}

/** Columns as rows of cells, starting with their names. */
export async function* cellRows({ names, rows }: Columns): AsyncGenerator<Row> {
  yield names.map(textCell);
  for await (const row of rows) yield row.map(cellOf);
}

async function* recordsOf({ names, rows }: Columns): AsyncGenerator<string> {
  const keys = fieldNames(names.map(textCell));
  for await (const row of rows) yield jsonOf(fieldsOf(keys.map((key, at) => [key, row[at] ?? null] as const)));
}

export async function* linesOf(columns: Columns): AsyncGenerator<string> {
  for await (const record of recordsOf(columns)) yield `${record}\n`;
}

/** Columns as a JSON array of objects; nested values stay nested, and missing ones are null. */
export async function* arrayOf(columns: Columns): AsyncGenerator<string> {
  let separator = '\n  ';
  yield '[';
  for await (const record of recordsOf(columns)) {
    yield separator + record;
    separator = ',\n  ';
  }
  yield '\n]\n';
}

/** Types of a whole column. Long integers arrive as digits and become numbers again. Moments have no time zone. */
export type ColumnType = 'boolean' | 'integer' | 'number' | 'text' | 'day' | 'moment';
export type Typed = { readonly name: string; readonly type: ColumnType; readonly cells: readonly (Cell | undefined)[] };

const mostInteger = 2n ** 63n;
const isInteger = (text: string): boolean => {
  if (!/^(?:0|-?[1-9]\d{0,18})$/.test(text)) return false;
  const value = BigInt(text);
  return value < mostInteger && value >= -mostInteger;
};

const day = /^\d{4}-\d{2}-\d{2}$/;
const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,3})?$/;

const typeOf = (cell: Cell): ColumnType => {
  if (cell.kind === 'date') return day.test(cell.iso) ? 'day' : moment.test(cell.iso) ? 'moment' : 'text';
  if (cell.kind === 'boolean') return 'boolean';
  if (cell.kind === 'number') return Number.isSafeInteger(cell.value) ? 'integer' : 'number';
  return cell.kind === 'text' && cell.isInteger && isInteger(cell.text) ? 'integer' : 'text';
};

const join = (one: ColumnType | undefined, other: ColumnType): ColumnType => {
  if (one === undefined || one === other) return other;
  const both = [one, other];
  if (both.every((type) => type === 'integer' || type === 'number')) return 'number';
  return both.every((type) => type === 'day' || type === 'moment') ? 'moment' : 'text';
};

/** Columns of a sheet, each with one type for all its cells. The first row contains the names. Without `hasDates`, dates are text. */
export const typedColumns = async ({ rows }: Pick<Sheet, 'rows'>, lone: boolean, hasDates: boolean): Promise<readonly Typed[]> => {
  const table = await toRecords(rows, lone);
  if (!table) return [];
  const kept: Row[] = [];
  for await (const row of table.records) {
    kept.push(row);
    if (kept.length % 1000 === 0) checkCells(table.names.length, kept.length);
  }
  return table.names.map((name, column) => {
    const cells = kept.map((row) => (row[column]?.kind === 'empty' ? undefined : row[column]));
    let type: ColumnType | undefined;
    for (const cell of cells) if (cell) type = join(type, cell.kind === 'date' && !hasDates ? 'text' : typeOf(cell));
    // A long integer in a column of fractions would be rounded.
    const rounds = type === 'number' && cells.some((cell) => cell?.kind === 'text');
    return { name, type: rounds ? 'text' : (type ?? 'text'), cells };
  });
};

/** A cell's value in its column's type; that of a day or a moment is milliseconds since 1970, as if it were in UTC. */
export const typedValue = (cell: Cell | undefined, type: ColumnType): null | boolean | bigint | number | string => {
  if (!cell) return null;
  if (type === 'day' || type === 'moment')
    return cell.kind === 'date' ? Date.parse(`${cell.iso}${cell.iso.includes('T') ? 'Z' : ''}`) : null;
  if (type === 'boolean') return cell.kind === 'boolean' && cell.value;
  if (type === 'integer') return BigInt(cell.kind === 'number' ? cell.value : cell.text);
  if (type === 'number') return cell.kind === 'number' ? cell.value : Number(cell.text);
  return cell.kind === 'date' ? cell.iso : cell.text;
};
