import { tableFromIPC } from 'apache-arrow';
import { readParquet } from 'parquet-wasm/node';

/** Columns of a Parquet file with their types, such as `Utf8` or `Float64`, and its rows, according to Rust's reader. */
export const readColumns = async (
  path: string,
): Promise<{ readonly types: Readonly<Record<string, string>>; readonly rows: readonly Readonly<Record<string, unknown>>[] }> => {
  const table = tableFromIPC(readParquet(await Bun.file(path).bytes()).intoIPCStream());
  return {
    types: Object.fromEntries(table.schema.fields.map(({ name, type }) => [name, String(type)])),
    rows: table.toArray().map((row) => ({ ...row.toJSON() })),
  };
};
