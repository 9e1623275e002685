import type { Row, Sheet } from './cell.ts';

export const hiddenSheets = new Set<string>();

/** Sheets with at least one filled cell. Reads only up to the first filled row. */
export async function* filledOf(sheets: AsyncIterable<Sheet>): AsyncGenerator<Sheet> {
  for await (const { name, rows, isHidden } of sheets) {
    const iterator = rows[Symbol.asyncIterator]();
    const held: Row[] = [];
    let filled = false;
    while (!filled) {
      const next = await iterator.next();
      if (next.done) break;
      held.push(next.value);
      filled = next.value.some(({ kind }) => kind !== 'empty');
    }
    if (!filled) continue;
    if (isHidden) hiddenSheets.add(name);
    yield {
      name,
      rows: (async function* () {
        yield* held;
        for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value;
      })(),
    };
  }
}
