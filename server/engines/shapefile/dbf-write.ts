import type { Value } from '../table/value.ts';

/** Limits of dBASE: fields per record, bytes of a text and of a field name. */
const [maxFields, maxTextBytes, maxNameBytes] = [255, 254, 10];

export type DbfRow = Readonly<Record<string, Value>>;
type Field = {
  readonly key: string;
  readonly name: Buffer;
  readonly type: 'C' | 'N' | 'L' | 'D';
  readonly width: number;
  readonly decimals: number;
};

const shown = (value: Value): string => (typeof value === 'string' ? value : JSON.stringify(value));
const encoder = new TextEncoder();
/** As many whole characters as fit into `bytes` bytes. */
const cutTo = (text: string, bytes: number): Buffer => {
  const into = Buffer.alloc(Math.min(bytes, text.length * 3));
  return into.subarray(0, encoder.encodeInto(text, into).written);
};

const isDate = (value: Value): boolean => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);
const digits = (value: number): string => {
  const text = String(value);
  return text.length <= 24 ? text : value.toExponential(15);
};

/** Infers the type and width of a field from its values. */
const fieldOf = (key: string, name: Buffer, values: readonly Value[]): Field => {
  if (values.every((value) => typeof value === 'boolean')) return { key, name, type: 'L', width: 1, decimals: 0 };
  if (values.every(isDate)) return { key, name, type: 'D', width: 8, decimals: 0 };
  const [most, text] = [
    (lengths: (value: Value) => number): number => values.reduce<number>((longest, value) => Math.max(longest, lengths(value)), 1),
    (): Field => ({
      key,
      name,
      type: 'C',
      width: Math.min(
        maxTextBytes,
        most((value) => Buffer.byteLength(shown(value))),
      ),
      decimals: 0,
    }),
  ];
  if (!values.every((value) => typeof value === 'number')) return text();
  const width = most((value) => digits(value as number).length);
  if (values.every(Number.isSafeInteger)) return { key, name, type: 'N', width, decimals: 0 };
  const decimals = most((value) => digits(value as number).split(/[.e]/)[1]?.length ?? 1);
  return { key, name, type: 'N', width: Math.max(3, width), decimals: Math.min(15, decimals, Math.max(1, width - 2)) };
};

/** Unique names of at most ten bytes: shapefiles truncate longer ones, and Windows programs ignore case. */
const fieldNames = (keys: readonly string[]): readonly Buffer[] => {
  const taken = new Set<string>();
  const counts = new Map<string, number>();
  return keys.map((key) => {
    const base = cutTo(key.replace(/[\p{Cc}\s]+/gu, '_') || 'field', maxNameBytes).toString();
    let name = base;
    for (let count = counts.get(base) ?? 1; taken.has(name.toLowerCase()); counts.set(base, ++count))
      name = `${cutTo(base, maxNameBytes - 1 - String(count).length)}_${count}`;
    taken.add(name.toLowerCase());
    return Buffer.from(name);
  });
};

/** Counts of data that a dBASE table cannot store, and the fields that have other names in it. */
export type DbfLosses = { cutTexts: number; leftFields: number; readonly renamed: Map<string, string> };

/** A dBASE III table in UTF-8 with a record for each row; adds truncated or dropped data to `losses`. */
export const dbfFile = (rows: readonly DbfRow[], losses: DbfLosses, today = new Date()): Buffer => {
  const values = new Map<string, Value[]>();
  for (const row of rows)
    for (const [key, value] of Object.entries(row)) {
      const known = values.get(key) ?? [];
      if (known.length === 0) {
        if (values.size >= maxFields) {
          losses.leftFields++;
          continue;
        }
        values.set(key, known);
      }
      if (value !== null && value !== '') known.push(value);
      else if (known.length === 0) known.push('');
    }
  // Readers require at least one field.
  const keys = values.size > 0 ? [...values.keys()] : ['id'];
  const names = fieldNames(keys);
  for (const [at, key] of keys.entries()) {
    const name = names[at]?.toString() ?? '';
    if (values.size > 0 && name !== key) losses.renamed.set(key, name);
  }
  const fields = keys.map((key, at) =>
    fieldOf(
      key,
      names[at] as Buffer,
      (values.get(key) ?? []).filter((value) => value !== ''),
    ),
  );
  const recordLength = 1 + fields.reduce((sum, { width }) => sum + width, 0);
  const head = Buffer.alloc(32 + fields.length * 32 + 1);
  head.set([3, today.getUTCFullYear() - 1900, today.getUTCMonth() + 1, today.getUTCDate()]);
  head.writeUInt32LE(rows.length, 4);
  head.writeUInt16LE(head.length, 8);
  head.writeUInt16LE(recordLength, 10);
  for (const [at, { name, type, width, decimals }] of fields.entries()) {
    const start = 32 + at * 32;
    name.copy(head, start);
    head.write(type, start + 11, 'latin1');
    head.set([width, decimals], start + 16);
  }
  head[head.length - 1] = 0x0d;
  const body = Buffer.alloc(rows.length * recordLength + 1, ' ');
  let at = 0;
  for (const row of rows) {
    at++;
    for (const { key, type, width } of fields) {
      const value = row[key] ?? null;
      if (value !== null && value !== '') {
        const text =
          type === 'L'
            ? value
              ? 'T'
              : 'F'
            : type === 'D'
              ? String(value).replaceAll('-', '')
              : type === 'N'
                ? digits(Number(value))
                : shown(value);
        const bytes = type === 'C' ? cutTo(text, width) : Buffer.from(text.padStart(width));
        if (type === 'C' && Buffer.byteLength(text) > width) losses.cutTexts++;
        bytes.copy(body, at);
      } else if (type === 'L') body.write('?', at);
      at += width;
    }
  }
  body[body.length - 1] = 0x1a;
  return Buffer.concat([head, body]);
};
