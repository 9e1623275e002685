import { type Cell, nullCell, type Row, textCell } from './cell.ts';

/** Columns of delimited text that are text throughout: those known from a previous pass, and those found in this one. */
export class TextColumns {
  readonly known: ReadonlySet<number>;
  readonly found = new Set<number>();
  constructor(known: readonly number[] = []) {
    this.known = new Set(known);
  }
}

/** Thrown when numeric columns turn out to be text after the first rows were written. */
export class TypesChanged extends Error {
  override readonly name = 'TypesChanged';
  readonly columns: readonly number[];
  constructor(columns: readonly number[]) {
    super('Columns change their type.');
    this.columns = columns;
  }
}

/** Passes all rows through, then throws TypesChanged if columns were found to be text. */
export function* untilEnd(rows: Iterable<Row>, texts: TextColumns): Generator<Row> {
  yield* rows;
  if (texts.found.size > 0) throw new TypesChanged([...texts.known, ...texts.found]);
}

type Kind = 'number' | 'boolean' | 'date' | 'text';
/** What an output supports beyond numbers and text. */
export type Supported = { readonly longIntegers: boolean; readonly dates: boolean };

/** Formats with digits only: a currency, percentage or time would be lost in a plain number. */
const digitsAlone = /^[0#][0#,.]*(?:E\+0+)?$/;
const truth = /^(?:true|false)$/i;

/** What programs write where a column of numbers has no value; in a column of texts, NA may be Namibia. */
const missing = /^(?:#?n\/?a|nan|null|none|\\n|[-.]|--)$/i;

const kindOf = (cell: Cell, dates: boolean): Kind | undefined => {
  if (cell.kind === 'date' && dates) return 'date';
  if (cell.kind === 'empty' || (cell.kind === 'text' && missing.test(cell.text.trim()))) return undefined;
  if (cell.kind === 'number') return cell.format === undefined || digitsAlone.test(cell.format) ? 'number' : 'text';
  return truth.test(cell.text) ? 'boolean' : 'text';
};

/** Number of rows to sample before the first is emitted. */
const sampleRows = 2000;

const asKind = (cell: Cell | undefined, kind: Kind, { longIntegers }: Supported): Cell => {
  if (!cell || cell.kind === 'empty') return kind === 'text' ? (cell ?? textCell('')) : nullCell;
  if (kind !== 'text' && cell.kind === 'text' && missing.test(cell.text.trim())) return nullCell;
  if (kind === 'number' || kind === 'date') return cell;
  if (kind === 'boolean') return { kind, text: cell.text, value: cell.text.toLowerCase() === 'true' };
  return longIntegers && cell.kind === 'text' ? cell : textCell(cell.text);
};

/**
 * Gives each column one type below its heading: numbers, booleans or dates if all cells are, otherwise text as written. Drops blank rows
 * above the heading. Reports columns to `texts` whose type changes further down.
 */
export function* inOneType(rows: Iterable<Row>, texts: TextColumns, supported: Supported): Generator<Row> {
  const sample: Row[] = [];
  let kinds: readonly Kind[] | undefined;
  const decide = (): void => {
    const body = sample.slice(1);
    const width = sample.reduce((most, row) => Math.max(most, row.length), 0);
    kinds = Array.from({ length: width }, (_, column): Kind => {
      const found = new Set(body.flatMap((row) => kindOf(row[column] ?? nullCell, supported.dates) ?? []));
      const [only = 'text'] = found;
      return found.size === 1 && !texts.known.has(column) ? only : 'text';
    });
  };
  const ofOne = (row: Row): Row => {
    for (const [column, cell] of row.entries()) {
      const kind = kinds?.[column] ?? 'text';
      const own = kind === 'text' ? undefined : kindOf(cell, supported.dates);
      if (own !== undefined && own !== kind) texts.found.add(column);
    }
    // Blank rows stay blank.
    if (row.every(({ kind }) => kind === 'empty')) return row;
    const width = Math.max(row.length, kinds?.length ?? 0);
    return Array.from({ length: width }, (_, column) => asKind(row[column], kinds?.[column] ?? 'text', supported));
  };
  const all = function* (): Generator<Row> {
    const [head, ...others] = sample;
    if (head) yield head.map(({ text }) => textCell(text));
    yield* others.map(ofOne);
  };
  for (const row of rows) {
    if (kinds) yield ofOne(row);
    else if (sample.length === 0 && row.every(({ kind }) => kind === 'empty')) continue;
    else if (sample.push(row) === sampleRows) {
      decide();
      yield* all();
    }
  }
  if (kinds) return;
  decide();
  yield* all();
}
