import { type Cell, nullCell, type Row, textCell } from './cell.ts';

/** Columns of a delimited text that are text throughout: those known from a first reading, and those found in this one. */
export class TextColumns {
  readonly known: ReadonlySet<number>;
  readonly found = new Set<number>();
  constructor(known: readonly number[] = []) {
    this.known = new Set(known);
  }
}

/** Columns that began as numbers turned out to be text when the first rows had been written. */
export class TypesChanged extends Error {
  override readonly name = 'TypesChanged';
  readonly columns: readonly number[];
  constructor(columns: readonly number[]) {
    super('Columns change their type.');
    this.columns = columns;
  }
}

/** All rows; at their end TypesChanged where columns were found to be text. */
export function* untilEnd(rows: Iterable<Row>, texts: TextColumns): Generator<Row> {
  yield* rows;
  if (texts.found.size > 0) throw new TypesChanged([...texts.known, ...texts.found]);
}

type Kind = 'number' | 'boolean' | 'text';

/** Formats of digits alone: what has a currency, a share or a time about it would lose that as a number. */
const digitsAlone = /^[0#][0#,.]*(?:E\+0+)?$/;
const truth = /^(?:true|false)$/i;

const kindOf = (cell: Cell): Kind | undefined => {
  if (cell.kind === 'empty') return undefined;
  if (cell.kind === 'number') return cell.format === undefined || digitsAlone.test(cell.format) ? 'number' : 'text';
  return truth.test(cell.text) ? 'boolean' : 'text';
};

/** Rows that decide before the first is handed on. */
const sampleRows = 2000;

const asKind = (cell: Cell | undefined, kind: Kind, keepsLong: boolean): Cell => {
  if (!cell || cell.kind === 'empty') return kind === 'text' ? (cell ?? textCell('')) : nullCell;
  if (kind === 'number') return cell;
  if (kind === 'boolean') return { kind, text: cell.text, value: cell.text.toLowerCase() === 'true' };
  return keepsLong && cell.kind === 'text' ? cell : textCell(cell.text);
};

/**
 * Rows of which each column has one type below its heading: numbers or truth values where all its cells are, else text as it is
 * written. `texts` hears of columns in which that changes further down. `keepsLong` where the output has integers of 64 bits.
 */
export function* inOneType(rows: Iterable<Row>, texts: TextColumns, keepsLong: boolean): Generator<Row> {
  const sample: Row[] = [];
  let kinds: readonly Kind[] | undefined;
  const decide = (): void => {
    const body = sample.slice(1);
    const width = sample.reduce((most, row) => Math.max(most, row.length), 0);
    kinds = Array.from({ length: width }, (_, column): Kind => {
      const found = new Set(body.flatMap((row) => kindOf(row[column] ?? nullCell) ?? []));
      const [only = 'text'] = found;
      return found.size === 1 && !texts.known.has(column) ? only : 'text';
    });
  };
  const ofOne = (row: Row): Row => {
    for (const [column, cell] of row.entries()) {
      const kind = kinds?.[column] ?? 'text';
      const own = kind === 'text' ? undefined : kindOf(cell);
      if (own !== undefined && own !== kind) texts.found.add(column);
    }
    // A blank row stays one.
    if (row.every(({ kind }) => kind === 'empty')) return row;
    const width = Math.max(row.length, kinds?.length ?? 0);
    return Array.from({ length: width }, (_, column) => asKind(row[column], kinds?.[column] ?? 'text', keepsLong));
  };
  const all = function* (): Generator<Row> {
    const [head, ...others] = sample;
    if (head) yield head.map(({ text }) => textCell(text));
    yield* others.map(ofOne);
  };
  for (const row of rows) {
    if (kinds) yield ofOne(row);
    else if (sample.push(row) === sampleRows) {
      decide();
      yield* all();
    }
  }
  if (kinds) return;
  decide();
  yield* all();
}
