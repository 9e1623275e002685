import { type Cell, emptyCell, type Row, textCell } from './cell.ts';

/** How the text of one column is to be understood. */
type ColumnRule = {
  /** It holds numbers that are names (a leading zero, 16 digits and more), so none of them is a quantity. */
  readonly asText: boolean;
  readonly decimal: '.' | ',';
  /** Order of day and month in dates with slashes; undefined when the column does not tell. */
  readonly order: 'day-first' | 'month-first' | undefined;
};

const pointNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d{1,3})?$/;
const commaNumber = /^-?(?:0|[1-9]\d*)(?:,\d+)?$/;
const identifier = /^0\d+$|^\d{16,}$/;
const isoDate = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d{1,6})?)?)?$/;
const dottedDate = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/;
const slashDate = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;

const two = (value: number | string): string => String(value).padStart(2, '0');

/** An ISO date if that day exists and workbooks can count it: their calendar starts on 1 March 1900 without doubt. */
const isoOf = (year: number, month: number, day: number, time = ''): string | undefined => {
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists && date.getTime() >= Date.UTC(1900, 2, 1) ? `${year}-${two(month)}-${two(day)}${time}` : undefined;
};

const readDate = (text: string, order: ColumnRule['order']): string | undefined => {
  const iso = isoDate.exec(text);
  if (iso) {
    const [, year, month, day, hour, minute, second] = iso;
    if (hour !== undefined && (Number(hour) > 23 || Number(minute) > 59 || Number(second ?? 0) > 59)) return undefined;
    return isoOf(Number(year), Number(month), Number(day), hour === undefined ? '' : `T${hour}:${minute}:${second ?? '00'}`);
  }
  const dotted = dottedDate.exec(text);
  if (dotted) return isoOf(Number(dotted[3]), Number(dotted[2]), Number(dotted[1]));
  const slashed = order && slashDate.exec(text);
  if (!slashed) return undefined;
  const [day, month] = order === 'day-first' ? [slashed[1], slashed[2]] : [slashed[2], slashed[1]];
  return isoOf(Number(slashed[3]), Number(month), Number(day));
};

const significantDigits = (text: string): number =>
  text
    .replace(/[eE].*$/, '')
    .replace(/\D/g, '')
    .replace(/^0+/, '').length;

/** Reads one field. Nothing is a number unless the number shows the same digits; formulas are text. */
const readCell = (text: string, { asText, decimal, order }: ColumnRule): Cell => {
  if (text === '') return emptyCell;
  if (!asText && (decimal === ',' ? commaNumber : pointNumber).test(text) && significantDigits(text) <= 15) {
    const value = Number(decimal === ',' ? text.replace(',', '.') : text);
    if (Number.isFinite(value)) return { kind: 'number', text, value };
  }
  if (text === 'TRUE' || text === 'FALSE') return { kind: 'boolean', text, value: text === 'TRUE' };
  const iso = readDate(text, order);
  return iso ? { kind: 'date', text, iso } : textCell(text);
};

const ruleOf = (fields: readonly string[], semicolons: boolean): ColumnRule => {
  const slashed = fields.flatMap((field) => {
    const match = slashDate.exec(field);
    return match ? [[Number(match[1]), Number(match[2])] as const] : [];
  });
  const dayFirst = slashed.some(([first]) => first > 12);
  const monthFirst = slashed.some(([, second]) => second > 12);
  return {
    asText: fields.some((field) => identifier.test(field)),
    // A comma can be the decimal sign only where it does not separate fields, and where no point is one.
    decimal:
      semicolons && fields.some((field) => /^-?\d+,\d+$/.test(field)) && !fields.some((field) => /^-?\d+\.\d+$/.test(field)) ? ',' : '.',
    order: dayFirst === monthFirst ? undefined : dayFirst ? 'day-first' : 'month-first',
  };
};

/** Rows that are looked at before the first is handed on. */
const sampleRows = 2000;

/** Gives text fields their types, column by column, from a look at the first rows. */
export async function* inferTypes(rows: AsyncIterable<readonly string[]>, delimiter: string): AsyncGenerator<Row> {
  const sample: (readonly string[])[] = [];
  let rules: ColumnRule[] | undefined;
  const makeRules = (): ColumnRule[] => {
    const width = Math.max(0, ...sample.map((row) => row.length));
    // The first row is mostly names; it says nothing about the others.
    const body = sample.length > 1 ? sample.slice(1) : sample;
    return Array.from({ length: width }, (_, column) =>
      ruleOf(
        body.flatMap((row) => row[column] ?? []),
        delimiter !== ',',
      ),
    );
  };
  const plain: ColumnRule = { asText: false, decimal: '.', order: undefined };
  const typed = (row: readonly string[]): Row => row.map((field, column) => readCell(field, rules?.[column] ?? plain));
  for await (const row of rows) {
    if (rules) yield typed(row);
    else if (sample.push(row) === sampleRows) {
      rules = makeRules();
      for (const held of sample) yield typed(held);
    }
  }
  if (!rules) {
    rules = makeRules();
    for (const held of sample) yield typed(held);
  }
}
