import { Database } from 'bun:sqlite';
import { Int64, Table, tableFromIPC, tableToIPC, Utf8, vectorFromArray } from 'apache-arrow';
import { Compression, Table as RustTable, readParquet, WriterPropertiesBuilder, writeParquet } from 'parquet-wasm/node';

/** Samples of columnar formats for the tests, written by Rust's Arrow and Parquet, and of SQLite. */

type Records = readonly Readonly<Record<string, string | number>>[];

const tableOf = (records: Records): RustTable => {
  const columns = Object.keys(records[0] ?? {}).map((name) => {
    const values = records.map((record) => record[name]);
    const isText = values.some((value) => typeof value === 'string');
    return [
      name,
      isText
        ? vectorFromArray(values, new Utf8())
        : vectorFromArray(
            values.map((value) => BigInt(value ?? 0)),
            new Int64(),
          ),
    ] as const;
  });
  return RustTable.fromIPCStream(tableToIPC(new Table(Object.fromEntries(columns)), 'stream'));
};

export const sampleParquet = (records: Records, codec: keyof typeof Compression = 'ZSTD'): Uint8Array =>
  writeParquet(tableOf(records), new WriterPropertiesBuilder().setCompression(Compression[codec]).build());

export const sampleArrow = (records: Records): Uint8Array => tableOf(records).intoIPCStream();

const rowsOf = (stream: Uint8Array): string[][] => {
  const table = tableFromIPC(stream);
  const names = table.schema.fields.map(({ name }) => name);
  return [names, ...table.toArray().map((row) => names.map((name) => String(row[name])))];
};

/** Rows of a Parquet file as Rust's reader returns them. */
export const parquetRows = (bytes: Uint8Array): string[][] => rowsOf(readParquet(bytes).intoIPCStream());

/** Rows of an Arrow file as Rust's reader returns them: a stream after an 8-byte magic mark. */
export const arrowRows = (bytes: Uint8Array): string[][] => rowsOf(RustTable.fromIPCStream(bytes.slice(8)).intoIPCStream());

/** A database with a table, and with content that must not be read: a view, a trigger, a virtual table and a computed column. */
export const makeSqlite = (path: string, records: Records): void => {
  const database = new Database(path, { create: true });
  const names = Object.keys(records[0] ?? {});
  database.run(`create table people (${names.join(', ')}, doubled as (born * 2))`);
  for (const record of records)
    database.run(
      `insert into people (${names.join(', ')}) values (${names.map(() => '?').join(', ')})`,
      names.map((name) => record[name] ?? null),
    );
  database.run('create view hidden as select * from people');
  database.run('create virtual table words using fts5(text)');
  database.run("insert into words values ('not a table of its own')");
  database.run('create trigger kept after delete on people begin delete from people; end');
  database.close();
};
