import { constants, Database } from 'bun:sqlite';
import { message } from '../../../catalogue/languages/message.ts';
import { fileLimits } from '../../contract/file-limits.ts';
import { WorkerProblem } from '../../contract/worker-main.ts';
import { type Row, type Sheet, textCell } from './cell.ts';
import { plainValue } from './column-values.ts';
import { checkCells, orDamaged } from './columns.ts';
import { cellOf, maxCells } from './data-read.ts';

/** Limit of tables in a database; each becomes a file or a sheet. */
const mostTables = 1000;

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

type Named = { readonly name: string; readonly sql: string | null };

/**
 * SQLite's own beginning of a plain table's schema row (sqlite3EndTable in build.c), which rules out a comment that hides `virtual`
 * from a text search. SQLite rejects rows whose type and SQL differ, especially views.
 */
const isPlainTable = ({ sql }: Named): boolean => /^create\s+table\s/i.test(sql ?? '');

/** Names of plain tables: excludes SQLite's internal tables, virtual tables and their shadow tables. */
const tableNames = (database: Database): readonly string[] => {
  const all = database
    .query<Named, []>("select name, sql from sqlite_schema where type = 'table' and name not like 'sqlite~_%' escape '~' order by rowid")
    .all();
  const isVirtual = ({ sql }: Named) => /^\s*create\s+virtual\b/i.test(sql ?? '');
  const virtual = all.filter(isVirtual).map(({ name }) => `${name}_`);
  return all.filter((one) => isPlainTable(one) && !virtual.some((start) => one.name.startsWith(start))).map(({ name }) => name);
};

const bytesOf = (value: unknown): number => (typeof value === 'string' ? value.length : value instanceof Uint8Array ? value.byteLength : 8);

/** Limits the total size of all values: rows of a damaged database may each reference the same large value. */
const counting = (): ((values: readonly unknown[]) => void) => {
  let total = 0;
  return (values) => {
    for (const value of values) total += bytesOf(value);
    if (total > fileLimits.unpackedBytes)
      throw new WorkerProblem('resource_limit', undefined, { name: 'bytes', max: fileLimits.unpackedBytes, actual: total });
  };
};

async function* tableRows(database: Database, name: string, count: (values: readonly unknown[]) => void): AsyncGenerator<Row> {
  // Skips columns computed on read (2); stored ones (3) are read.
  const columns = database
    .query<{ readonly name: string; readonly hidden: number }, [string]>('select name, hidden from pragma_table_xinfo(?)')
    .all(name)
    .filter(({ hidden }) => hidden === 0 || hidden === 3)
    .map((column) => column.name);
  if (columns.length === 0) return;
  yield columns.map(textCell);
  // A damaged B-tree may reference a page repeatedly, so rows are limited to those that a table may have.
  const most = Math.floor(maxCells / columns.length) + 1;
  // Selects by index instead of name, as column names are arbitrary.
  const named = columns.map((column, place) => `${quoted(column)} as c${place}`);
  const statement = database.query(`select ${named.join(', ')} from ${quoted(name)} limit ${most}`).safeIntegers(true);
  let rows = 0;
  for (const row of statement.iterate()) {
    const values = Object.values(row as Readonly<Record<string, unknown>>);
    count(values);
    if (++rows === most) checkCells(columns.length, rows);
    yield values.map((value) => cellOf(plainValue(value)));
  }
}

/**
 * The plain tables of an SQLite database, each as a sheet. No SQL of the file is run: it is opened as immutable, so that adjacent
 * journals are ignored; views, triggers and virtual tables are skipped; and functions in its schema are rejected unless harmless
 * (`trusted_schema`).
 */
export async function* openSqlite(path: string): AsyncGenerator<Sheet> {
  let database: Database;
  let names: readonly string[];
  try {
    database = new Database(`file:${encodeURI(path)}?immutable=1`, constants.SQLITE_OPEN_READONLY | constants.SQLITE_OPEN_URI);
    database.run('pragma trusted_schema = off');
    database.run('pragma cell_size_check = on');
    names = tableNames(database);
  } catch {
    throw new WorkerProblem('corrupt_input', message('databaseLocked'));
  }
  if (names.length > mostTables)
    throw new WorkerProblem('resource_limit', undefined, { name: 'tables', max: mostTables, actual: names.length });
  const count = counting();
  try {
    for (const name of names) yield { name, rows: orDamaged(tableRows(database, name, count)) };
  } finally {
    database.close();
  }
}
