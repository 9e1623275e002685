import { constants, Database } from 'bun:sqlite';
import { WorkerProblem } from '../../contract/worker-main.ts';
import { type Row, type Sheet, textCell } from './cell.ts';
import { plainValue } from './column-values.ts';
import { checkCells, orDamaged } from './columns.ts';
import { cellOf, maxCells } from './data-read.ts';

/** Tables of one database; each becomes a file or a sheet. */
const mostTables = 1000;

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

type Named = { readonly name: string; readonly sql: string | null };

/** Names of plain tables: not SQLite's own, not virtual ones, nor what those keep their data in. */
const tableNames = (database: Database): readonly string[] => {
  const all = database
    .query<Named, []>("select name, sql from sqlite_schema where type = 'table' and name not like 'sqlite~_%' escape '~' order by rowid")
    .all();
  const isVirtual = ({ sql }: Named) => /^\s*create\s+virtual\b/i.test(sql ?? '');
  const virtual = all.filter(isVirtual).map(({ name }) => `${name}_`);
  return all.filter((one) => !isVirtual(one) && !virtual.some((start) => one.name.startsWith(start))).map(({ name }) => name);
};

async function* tableRows(database: Database, name: string): AsyncGenerator<Row> {
  // What is worked out while it is read (2) is left out; what is stored is read as it stands.
  const columns = database
    .query<{ readonly name: string; readonly hidden: number }, [string]>('select name, hidden from pragma_table_xinfo(?)')
    .all(name)
    .filter(({ hidden }) => hidden === 0 || hidden === 3)
    .map((column) => column.name);
  if (columns.length === 0) return;
  yield columns.map(textCell);
  // A damaged tree may name a page again and again: no more rows are asked for than a table may have.
  const most = Math.floor(maxCells / columns.length) + 1;
  const statement = database.query(`select ${columns.map(quoted).join(', ')} from ${quoted(name)} limit ${most}`).safeIntegers(true);
  // By place and not by name, as a column may be called anything.
  const rows = statement.values();
  checkCells(columns.length, rows.length);
  for (const values of rows) yield values.map((value) => cellOf(plainValue(value)));
}

/**
 * The plain tables of an SQLite database, a sheet each. Nothing that the file says is run: it is opened as one that can't
 * change, so that no journal beside it counts, views, triggers and virtual tables are not touched, and functions that its schema
 * calls are refused unless they are harmless (`trusted_schema`).
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
    throw new WorkerProblem('corrupt_input', 'The database is damaged, or locked with a key.');
  }
  if (names.length > mostTables)
    throw new WorkerProblem('resource_limit', undefined, { name: 'tables', max: mostTables, actual: names.length });
  try {
    for (const name of names) yield { name, rows: orDamaged(tableRows(database, name)) };
  } finally {
    database.close();
  }
}
