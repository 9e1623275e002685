import { type Cell, type Row, textCell } from './cell.ts';

/** Field names from a header row: blanks become `column_3`, duplicates `name_2`; `width` columns in all. */
export const fieldNames = (header: Row, width = header.length): string[] => {
  const taken = new Set<string>();
  // Last suffix tried per name, so that a million equal names don't cost a million tries each.
  const counts = new Map<string, number>();
  return Array.from({ length: width }, (_, column) => {
    const base = header[column]?.text.trim() || `column_${column + 1}`;
    let name = base;
    let count = counts.get(base) ?? 2;
    for (; taken.has(name); count++) name = `${base}_${count}`;
    counts.set(base, count);
    taken.add(name);
    return name;
  });
};

/** A value for JSON and YAML: numbers, booleans, dates in ISO 8601, otherwise the text. */
export const plainValue = (cell: Cell | undefined): null | string | number | bigint | boolean => {
  if (!cell) return '';
  if (cell.kind === 'empty') return cell.isNull ? null : '';
  if (cell.kind === 'text') return cell.isInteger ? BigInt(cell.text) : cell.text;
  if (cell.kind === 'number' || cell.kind === 'boolean') return cell.value;
  return cell.iso;
};

export type RecordStream = { readonly names: readonly string[]; readonly records: AsyncGenerator<Row> };

/**
 * Uses the first non-empty row as names and the remaining ones, without blank rows, as records. A workbook's sheet may consist of
 * a single row of values: with `lone`, such a row is a record, as it would otherwise be lost.
 */
export const toRecords = async (rows: AsyncIterable<Row>, lone: boolean): Promise<RecordStream | undefined> => {
  const iterator = rows[Symbol.asyncIterator]();
  const isBlank = (row: Row) => row.every(({ kind }) => kind === 'empty');
  let next = await iterator.next();
  while (!next.done && isBlank(next.value)) next = await iterator.next();
  if (next.done) return undefined;
  const first = next.value;
  do next = await iterator.next();
  while (!next.done && isBlank(next.value));
  if (next.done && lone)
    return {
      names: fieldNames([], first.length),
      records: (async function* () {
        yield first;
      })(),
    };
  const names = fieldNames(first);
  return {
    names,
    records: (async function* () {
      for (; !next.done; next = await iterator.next()) {
        if (isBlank(next.value)) continue;
        // Adds names for records longer than the header.
        for (let column = names.length; column < next.value.length; column++) names.push(`column_${column + 1}`);
        yield next.value;
      }
    })(),
  };
};

/** Cells read from text, unchanged, for text outputs. */
export function* asWritten(rows: Iterable<Row>): Generator<Row> {
  for (const row of rows)
    yield row.map((cell) =>
      cell.kind === 'date' || (cell.kind === 'number' && cell.text !== String(cell.value)) ? textCell(cell.text) : cell,
    );
}
