/** A table tag: its index among the page's pieces, where it may be overwritten, and its parsed form. */
export type TableTag = { readonly at: number; readonly tag: string; readonly name: string; readonly ends: boolean };

/** Collects data from a table's tags in order, and changes the page's pieces at its end. */
export type TableReader<Table> = {
  readonly begin: () => Table;
  readonly read: (table: Table, tag: TableTag) => void;
  readonly settle: (table: Table, pieces: string[]) => void;
};

const tags = /<!--[\s\S]*?-->|<(\/?)(table|tr|td|th|colgroup|col)\b(?:"[^"]*"|'[^']*'|[^<>"'])*>/gi;

/** Runs a reader over all tables of a page, inner tables first. */
export const changeTables = <Table>(html: string, { begin, read, settle }: TableReader<Table>): string => {
  const pieces: string[] = [];
  const open: Table[] = [];
  let from = 0;
  for (const { 0: tag, 1: slash, 2: name = '', index } of html.matchAll(tags)) {
    pieces.push(html.slice(from, index));
    from = index + tag.length;
    const one = { at: pieces.push(tag) - 1, tag, name: name.toLowerCase(), ends: slash === '/' };
    const table = open.at(-1);
    if (one.name === 'table' && !one.ends) open.push(begin());
    else if (!table) continue;
    else if (one.name === 'table') settle(open.pop() as Table, pieces);
    else read(table, one);
  }
  pieces.push(html.slice(from));
  return pieces.join('');
};
