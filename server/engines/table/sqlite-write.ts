import { Database } from 'bun:sqlite';
import { type ColumnType, type Typed, typedValue } from './columns.ts';

const types: Readonly<Record<ColumnType, string>> = {
  boolean: 'BOOLEAN',
  integer: 'INTEGER',
  number: 'REAL',
  text: 'TEXT',
  day: 'TEXT',
  moment: 'TEXT',
};
const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Limit of columns in SQLite's default build (SQLITE_MAX_COLUMN). */
const mostColumns = 2000;

export type NamedTable = { readonly name: string; readonly columns: readonly Typed[] };

/** Makes names distinct for SQLite, which ignores case and reserves the prefix `sqlite_`. */
const distinct = (names: readonly string[]): readonly string[] => {
  const taken = new Set<string>();
  return names.map((wanted) => {
    const base = wanted.replaceAll('\0', '').replace(/^sqlite_/i, '_$&') || 'table';
    let name = base;
    for (let count = 2; taken.has(name.toLowerCase()); count++) name = `${base}_${count}`;
    taken.add(name.toLowerCase());
    return name;
  });
};

/** Writes an SQLite 3 database with a table per sheet. Returns the number of tables truncated at SQLite's column limit. */
export const writeSqlite = async (
  path: string,
  tables: AsyncIterable<NamedTable>,
): Promise<{ readonly tables: number; readonly cut: number }> => {
  const database = new Database(path, { create: true, safeIntegers: true });
  const taken: string[] = [];
  let cut = 0;
  try {
    // Safe without a journal: nobody reads the file before it is complete.
    database.run('pragma journal_mode = off');
    database.run('pragma synchronous = off');
    for await (const { name, columns: all } of tables) {
      if (all.length === 0) continue;
      const columns = all.slice(0, mostColumns);
      if (all.length > mostColumns) cut++;
      taken.push(name);
      const table = quoted(distinct(taken).at(-1) ?? name);
      const names = distinct(columns.map((column) => column.name));
      database.run(`create table ${table} (${columns.map(({ type }, at) => `${quoted(names[at] ?? '')} ${types[type]}`).join(', ')})`);
      const insert = database.prepare(`insert into ${table} values (${columns.map(() => '?').join(', ')})`);
      const height = columns[0]?.cells.length ?? 0;
      database.transaction(() => {
        for (let row = 0; row < height; row++) insert.run(...columns.map(({ cells, type }) => typedValue(cells[row], type)));
      })();
    }
  } finally {
    database.close();
  }
  return { tables: taken.length, cut };
};
