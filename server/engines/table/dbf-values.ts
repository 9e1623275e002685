import { readNumber } from '../../formats/values/numbers.ts';
import { type Cell, emptyCell, textCell } from './cell.ts';

/** A field of a dBASE table; `flags` are those of Visual FoxPro: 1 for system fields, 2 for fields that may be empty. */
export type DbfField = {
  readonly name: string;
  readonly type: string;
  readonly start: number;
  readonly length: number;
  readonly flags: number;
};

const dayMs = 86_400_000;
/** Julian day number of 1970-01-01. */
const epochDay = 2_440_588;

const isRealDay = (year: number, month: number, day: number): boolean => {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
};

const dayCell = (plain: string): Cell => {
  if (/^0+$/.test(plain)) return emptyCell;
  const [, year = '', month = '', day = ''] = /^(\d{4})(\d{2})(\d{2})$/.exec(plain) ?? [];
  if (year === '' || !isRealDay(Number(year), Number(month), Number(day))) return textCell(plain);
  const iso = `${year}-${month}-${day}`;
  return { kind: 'date', text: iso, iso };
};

/** Eight bytes of Visual FoxPro: the Julian day and milliseconds since midnight, which rounding errors may put just before a second. */
const momentCell = (bytes: Buffer): Cell => {
  const day = bytes.readInt32LE(0);
  const date = new Date((day - epochDay) * dayMs + Math.round(bytes.readInt32LE(4) / 1000) * 1000);
  if (day === 0 || Number.isNaN(date.getTime()) || date.getUTCFullYear() < 1 || date.getUTCFullYear() > 9999) return emptyCell;
  const iso = date.toISOString().slice(0, 19);
  return { kind: 'date', text: iso.replace('T', ' '), iso: iso.replace(/T00:00:00$/, '') };
};

const numberCell = (text: string): Cell => ({ kind: 'number', text, value: Number(text), ...readNumber(text, { decimal: '.' }) });

/** Ten-thousandths in 64 bits. */
const currencyCell = (bytes: Buffer): Cell => {
  const amount = bytes.readBigInt64LE(0);
  const digits = String(amount < 0n ? -amount : amount).padStart(5, '0');
  return numberCell(`${amount < 0n ? '-' : ''}${digits.slice(0, -4)}.${digits.slice(-4)}`);
};

/** Fields of Visual FoxPro that are binary, by type and length. */
const binary: Readonly<Record<string, (bytes: Buffer) => Cell>> = {
  I4: (bytes) => numberCell(String(bytes.readInt32LE(0))),
  B8: (bytes) => numberCell(String(bytes.readDoubleLE(0))),
  Y8: currencyCell,
  T8: momentCell,
};

/** Fields whose content is in a file of its own: four binary bytes point into it. */
const isElsewhere = (type: string, length: number): boolean => length === 4 && /^[MGPW]$/.test(type);

export const dbfCell = (bytes: Buffer, { type, length }: DbfField, decode: (bytes: Buffer) => string): Cell => {
  const read = binary[`${type}${length}`];
  if (read) return read(bytes);
  if (isElsewhere(type, length)) return emptyCell;
  const text = decode(bytes);
  const plain = text.trim();
  if (plain === '') return emptyCell;
  if ((type === 'N' || type === 'F') && Number.isFinite(Number(plain))) return numberCell(plain);
  if (type === 'L' && /^[TtYyFfNn]$/.test(plain)) {
    const truth = /[TtYy]/.test(plain);
    return { kind: 'boolean', text: truth ? 'TRUE' : 'FALSE', value: truth };
  }
  if (type === 'D') return dayCell(plain);
  return textCell(type === 'C' ? text.trimEnd() : plain);
};

/**
 * Which fields of a record are null, by index. The bits of Visual FoxPro's field `_NullFlags` follow the fields: one for each of variable
 * length, and one for each that may be null.
 */
export const nullsIn = (fields: readonly DbfField[], record: Buffer): ReadonlySet<number> => {
  const marks = fields.find(({ type }) => type === '0');
  const nulls = new Set<number>();
  if (!marks) return nulls;
  let bit = 0;
  for (const [index, { type, flags }] of fields.entries()) {
    if (type === 'V' || type === 'Q') bit++;
    if ((flags & 2) === 0 || type === '0') continue;
    if (((record[marks.start + (bit >> 3)] ?? 0) >> (bit & 7)) & 1) nulls.add(index);
    bit++;
  }
  return nulls;
};
