/** A tag of a table's: its place among the pieces of the page, which may be written over, and what it is. */
export type TableTag = { readonly at: number; readonly tag: string; readonly name: string; readonly ends: boolean };

/** What is noted of a table from its tags, in order, and done with the page's pieces when it ends. */
export type TableReader<Table> = {
  readonly begin: () => Table;
  readonly read: (table: Table, tag: TableTag) => void;
  readonly settle: (table: Table, pieces: string[]) => void;
};

const tags = /<!--[\s\S]*?-->|<(\/?)(table|tr|td|th|colgroup|col)\b(?:"[^"]*"|'[^']*'|[^<>"'])*>/gi;

/** A page whose tables have been gone through, those in cells before the tables that they are in. */
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
