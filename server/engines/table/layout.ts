import type { Row } from './cell.ts';

/** Rows at the head of a sheet that decide how wide its columns are. */
const sampleRows = 200;
const [minWidth, maxWidth] = [8, 60];

/** Widths of columns in characters, from a look at the first rows, and all rows again. */
export const measureColumns = async (
  rows: AsyncIterable<Row>,
): Promise<{ readonly widths: readonly number[]; readonly rows: AsyncGenerator<Row> }> => {
  const iterator = rows[Symbol.asyncIterator]();
  const held: Row[] = [];
  let ended = false;
  while (held.length < sampleRows && !ended) {
    const next = await iterator.next();
    if (next.done) ended = true;
    else held.push(next.value);
  }
  const widths: number[] = [];
  for (const row of held)
    row.forEach(({ text }, column) => {
      const longest = Math.max(0, ...text.split('\n').map((line) => Bun.stringWidth(line)));
      widths[column] = Math.min(maxWidth, Math.max(widths[column] ?? minWidth, longest + 2));
    });
  return {
    widths: Array.from(widths, (width) => width ?? minWidth),
    rows: (async function* () {
      yield* held;
      if (!ended) for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value;
    })(),
  };
};

/** A sheet's name as workbooks allow it: 31 characters, none of `[]:*?/\`, no apostrophe at its ends, and not taken. */
export const sheetName = (wanted: string, taken: Set<string>): string => {
  const clean =
    wanted
      .replace(/[[\]:*?/\\]/g, ' ')
      .replace(/^'+|'+$/g, '')
      .trim()
      .slice(0, 31) || 'Sheet1';
  let name = clean;
  for (let count = 2; taken.has(name.toLowerCase()); count++) name = `${clean.slice(0, 31 - ` (${count})`.length)} (${count})`;
  taken.add(name.toLowerCase());
  return name;
};
