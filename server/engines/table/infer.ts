import { type DayOrder, dayOrder, readDate, readTime } from '../../formats/values/dates.ts';
import { type Decimal, decimalOf, readNumber } from '../../formats/values/numbers.ts';
import { type Cell, emptyCell, longInteger, type Row, textCell } from './cell.ts';
import type { TextColumns } from './text-columns.ts';

type ColumnRule = {
  /** Contains numbers that are identifiers (a leading zero, 16 digits and more), so none of them is a quantity. */
  readonly asText: boolean;
  /** Contains only integers, at least one beyond the exact range of JavaScript numbers. */
  readonly isLong: boolean;
  /** Undefined if ambiguous: a point is then the decimal sign, and a comma makes it text. */
  readonly decimal: Decimal | undefined;
  readonly order: DayOrder | undefined;
  /** Contains only times of day; among other values, `10:30` may be a ratio. */
  readonly times: boolean;
  /** See `DateRules`. */
  readonly earlier: boolean;
};

const integer = /^(?:0|-?[1-9]\d*)$/;
const identifier = /^0\d+$|^\d{16,}$/;
/** Digits with a separator that only dates use. */
const dateLike = /^\d{1,4}[-/]\d/;
/** The start of a number, a date or an amount of money; rules out nearly all words. */
const begins = /^(?:[-+(\d.,\u2212\u2012\u2013]|[^\d\s]{1,4}[ \u00a0]?[-\d]|[^\d\s]{3,13} \d)/;
/** Text that Excel must not take for a number, as programs export it for Excel: `="00123"`. */
const statedText = /^="((?:[^"]|"")*)"$/;
const clock = /^\d{1,2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?: ?[AP]M)?$/i;

/** Reads one field. A field is a number only if that shows the same digits; formulas are text. */
const readCell = (text: string, { asText, isLong, decimal, order, times, earlier }: ColumnRule): Cell => {
  if (text === '') return emptyCell;
  // Many programs write a blank behind each comma.
  const plain = text.trim();
  const [, stated] = plain.startsWith('="') ? (statedText.exec(plain) ?? []) : [];
  if (stated !== undefined) return textCell(stated.replaceAll('""', '"'));
  if (isLong && integer.test(plain)) return longInteger(plain);
  if (plain === 'TRUE' || plain === 'FALSE') return { kind: 'boolean', text, value: plain === 'TRUE' };
  if (plain.length > 60 || !begins.test(plain)) return textCell(text);
  const isNone = asText || dateLike.test(plain) || (decimal === undefined && plain.includes(','));
  const number = isNone ? undefined : readNumber(plain, { decimal: decimal ?? '.' });
  const time = number || !times ? undefined : readTime(plain);
  const value = number ?? time;
  if (value) return { kind: 'number', text, value: value.value, format: value.format };
  const date = readDate(plain, { order, earlier });
  return date ? { kind: 'date', text, iso: date.iso, format: date.format } : textCell(text);
};

const onlyThousands = /^-?\d{1,3}(?:,\d{3})*$/;
/** Digits that are no number: a list such as `1,2,4`. */
const isList = (field: string): boolean =>
  /^\d{1,9}(?:, ?\d{1,9}){2,50}$/.test(field) && !readNumber(field, { decimal: '.' }) && !readNumber(field, { decimal: ',' });
/** An amount with two decimals, and one whose whole part is too long for a comma that separates thousands. */
const [amount, largeAmount] = [/^-?(?:\d{1,12}|\d{1,3}(?:\.\d{3}){1,4}),\d{2}$/, /^-?(?:\d{4,12}|\d{1,3}(?:\.\d{3}){1,4}),\d{2}$/];

/** Between commas as delimiters, a comma within quotes is the decimal sign only of amounts; otherwise it may separate thousands. No list of digits has decimals. */
const columnDecimal = (fields: readonly string[], delimiter: string, usual: Decimal | undefined): Decimal | undefined => {
  const found = decimalOf(fields) ?? usual;
  if (fields.some(isList)) return undefined;
  if (delimiter !== ',') return found;
  if (found === ',')
    return fields.some((field) => largeAmount.test(field)) && fields.every((field) => field === '' || amount.test(field)) ? ',' : undefined;
  return found ?? (fields.every((field) => field === '' || onlyThousands.test(field)) ? '.' : undefined);
};

/** Size of the cache of distinct fields per column: dates, shares and categories repeat. */
const mostKnown = 2000;

/** Reads the fields of one column; repeated fields share a cell. Calls `isName` for digits that turn out to be an identifier. */
const makeReader = (rule: ColumnRule, isName: () => void): ((text: string) => Cell) => {
  const known = new Map<string, Cell>();
  return (text) => {
    const before = known.get(text);
    if (before) return before;
    const cell = readCell(text, rule);
    if (!rule.asText && cell.kind === 'text' && identifier.test(text.trim())) isName();
    if (known.size < mostKnown) known.set(text, cell);
    return cell;
  };
};

/** Number of rows to sample before the first is emitted. */
const sampleRows = 2000;

const rulesOf = (
  sample: readonly (readonly string[])[],
  delimiter: string,
  texts: TextColumns | undefined,
  earlier: boolean,
): readonly ColumnRule[] => {
  // The first row mostly contains names and doesn't help.
  const filled = sample.filter((row) => row.some((field) => field.trim() !== ''));
  const body = filled.length > 1 ? filled.slice(1) : filled;
  const width = Math.max(0, ...sample.map((row) => row.length));
  const columns = Array.from({ length: width }, (_, column) => body.flatMap((row) => row[column]?.trim() ?? []));
  const usual = decimalOf(columns.flat());
  return columns.map((fields, column) => ({
    asText: texts?.known.has(column) || fields.some((field) => identifier.test(field)),
    isLong:
      !texts?.known.has(column) &&
      fields.some((field) => field.length >= 16) &&
      fields.every((field) => field === '' || integer.test(field)),
    decimal: columnDecimal(fields, delimiter, usual),
    order: dayOrder(fields),
    earlier,
    times: fields.every((field) => field === '' || clock.test(field)) && fields.some(Boolean),
  }));
};

/**
 * Infers types of text fields, column by column, from the first rows. Reports columns to `texts` whose numbers turn out to be
 * identifiers further down. `earlier` reads days that workbooks cannot store.
 */
export function* inferTypes(rows: Iterable<readonly string[]>, delimiter: string, texts?: TextColumns, earlier = false): Generator<Row> {
  const sample: (readonly string[])[] = [];
  let readers: readonly ((text: string) => Cell)[] | undefined;
  const beyond = makeReader({ asText: false, isLong: false, decimal: undefined, order: undefined, times: false, earlier }, () => undefined);
  const typed = (row: readonly string[]): Row => row.map((field, column) => (readers?.[column] ?? beyond)(field));
  const decide = (): void => {
    readers = rulesOf(sample, delimiter, texts, earlier).map((rule, column) => makeReader(rule, () => texts?.found.add(column)));
  };
  for (const row of rows) {
    if (readers) yield typed(row);
    else if (sample.push(row) === sampleRows) {
      decide();
      yield* sample.map(typed);
    }
  }
  if (readers) return;
  decide();
  yield* sample.map(typed);
}
