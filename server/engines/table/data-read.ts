import { type Message, message } from '../../../catalogue/languages/message.ts';
import { damagedAt, WorkerProblem } from '../../contract/worker-main.ts';
import { strictValues } from '../../formats/text/loose-json.ts';
import { type Cell, emptyCell, isLongInteger, longInteger, nullCell, type Row, textCell } from './cell.ts';
import { dataFault } from './data-fault.ts';
import { flattenAll } from './flatten.ts';
import { jsonOf } from './json-write.ts';
import { markKeys } from './key-marks.ts';
import { readIni, readProperties, readToml } from './settings-read.ts';
import { shapedTable, type Table, wrappers } from './table-shapes.ts';
import { entriesOf, isFields, type Value } from './value.ts';
import { isMixed, mixedText } from './xml-mixed.ts';
import { xmlValues } from './xml-values.ts';

export type { Value };

/** Integers that may exceed the exact range of a JavaScript number. */
const longDigits = /^-?\d{16,}$/;
/** Detects such integers, or numbers beyond JavaScript's range (1e400). */
const beyondNumbers = /\d{16}|\de\+?\d{3}/i;

const parseNumbers = (text: string): Value =>
  (beyondNumbers.test(text)
    ? JSON.parse(text, (_, value, context?: { readonly source?: string }) => {
        if (typeof value !== 'number') return value;
        const source = context?.source ?? '';
        if (!Number.isFinite(value)) return source;
        return longDigits.test(source) && String(value) !== source ? BigInt(source) : value;
      })
    : JSON.parse(text)) as Value;

/** Parses JSON, with keys in file order and exact integers; numbers beyond JavaScript's range (1e400) stay text. */
export const parseJson = (text: string): Value => {
  const marked = markKeys(text, 'json');
  return marked ? marked.unmark(parseNumbers(marked.text)) : parseNumbers(text);
};

/** Stands before infinities and NaN where JSON is only a step to a format that has them. */
const endless = '\ue0fe';
const asMark = (_: string, value: unknown): unknown =>
  typeof value === 'number' && !Number.isFinite(value) ? `${endless}${value}` : value;
const fromMark = (_: string, value: unknown): unknown =>
  typeof value === 'string' && value.startsWith(endless) ? Number(value.slice(endless.length)) : value;

const parseYaml = (text: string, keepsEndless: boolean): Value => {
  const marked = markKeys(text, 'yaml');
  const parsed = Bun.YAML.parse(marked?.text ?? text) ?? null;
  const isEndless = keepsEndless && /\.(?:inf|nan)\b/i.test(text) && !text.includes(endless);
  const value = JSON.parse(JSON.stringify(parsed, isEndless ? asMark : asWord), isEndless ? fromMark : undefined) as Value;
  return marked ? marked.unmark(value) : value;
};

/** Turns infinities and NaN, which JSON can't express as numbers, into words. */
const asWord = (_: string, value: unknown): unknown => (typeof value === 'number' && !Number.isFinite(value) ? String(value) : value);

/**
 * Parses JSON or JSON Lines, a value per line, as databases and logs write it. What is no strict JSON is read as its authors mean it:
 * settings with comments, objects without line ends between them, NaN and infinities as words.
 */
const parseJsonOrLines = (text: string): Value => {
  try {
    return parseJson(text);
  } catch (thrown) {
    const lines = text.split('\n').filter((line) => line.trim());
    const values = (lines.length > 1 ? allParsed(lines) : undefined) ?? allParsed(strictValues(text) ?? []);
    if (values === undefined) throw thrown;
    const [only, ...others] = values;
    return only !== undefined && others.length === 0 ? only : values;
  }
};

const allParsed = (texts: readonly string[]): readonly Value[] | undefined => {
  try {
    return texts.length === 0 ? undefined : texts.map(parseJson);
  } catch (thrown) {
    if (thrown instanceof SyntaxError) return undefined;
    throw thrown;
  }
};

/**
 * Parses JSON, YAML, XML or settings; throws `corrupt_input` if malformed. XML attributes get an `@` before their name. Infinities and NaN
 * are words, except for targets that have them (`keepsEndless`).
 */
export const parseData = (text: string, format: string, keepsEndless = false): Value => {
  try {
    if (format === 'json' || format === 'jsonl') return parseJsonOrLines(text);
    if (format === 'ini') return readIni(text);
    if (format === 'properties') return readProperties(text);
    if (format === 'toml') return readToml(text, keepsEndless);
    if (format === 'yaml') return parseYaml(text, keepsEndless);
    return xmlValues(text);
  } catch (thrown) {
    if (thrown instanceof WorkerProblem) throw thrown;
    throw damagedAt(dataFault(text, format, thrown));
  }
};

/** Objects around a table. */
const mostWrappers = 5;

/** The only table of a service's answer, within objects that describe the request. */
const wrappedTable = (entries: readonly (readonly [string, Value])[], level: number): Table | undefined => {
  if (level > mostWrappers) return undefined;
  const inside = entries.flatMap(([key, value]): (readonly [string, Table])[] => {
    if (!isFields(value) || !wrappers.test(key)) return [];
    const table = findTable(value, level + 1);
    return table.records.length === 0 || table.isRecord ? [] : [[key, table]];
  });
  const [[key, table] = ['', undefined], ...others] = inside;
  if (!table || others.length > 0) return undefined;
  return { records: table.records, beside: [...entries.flatMap(([name]) => (name === key ? [] : [name])), ...table.beside] };
};

/**
 * Finds the list in some data that is its table, at the lowest possible depth: the longest list of objects or rows in an object, or any
 * list if the object contains nothing else. An object with several short lists, or lists of scalars, is itself a record.
 */
const findTable = (value: Value, level = 0): Table => {
  if (Array.isArray(value)) return { records: value, beside: [] };
  if (!isFields(value)) return { records: [value], beside: [], isRecord: true };
  const shaped = shapedTable(value);
  if (shaped) return shaped;
  const entries = entriesOf(value);
  const lists = entries.filter((entry): entry is readonly [string, readonly Value[]] => Array.isArray(entry[1]));
  const ofObjects = lists.filter(([, list]) => list.some((item) => typeof item === 'object' && item !== null));
  const [longest] = (entries.length === 1 ? lists : ofObjects).toSorted((one, other) => other[1].length - one[1].length);
  if (longest && (lists.length === 1 || longest[1].length > 1))
    return { records: longest[1], beside: entries.flatMap(([key]) => (key === longest[0] || key.startsWith('@xmlns') ? [] : [key])) };
  // A single element that wraps all others, such as an XML root.
  const [only] = entries;
  if (entries.length === 1 && only && isFields(only[1])) return findTable(only[1], level);
  return wrappedTable(entries, level) ?? { records: [value], beside: [], isRecord: true };
};

/** Limits of a note: number of names, and characters of each. */
const [mostNames, mostCharacters] = [5, 40];

export const besideNotes = (value: Value): readonly Message[] => {
  const { beside } = findTable(value);
  if (beside.length === 0) return [];
  const names = beside.slice(0, mostNames).map((name) => name.slice(0, mostCharacters));
  return [
    beside.length > mostNames ? message('besideLeftMore', { names, more: beside.length - mostNames }) : message('besideLeft', { names }),
  ];
};

/** Mixed content as plain text; other values as JSON. */
const textOf = (value: Value): string => (isMixed(value) ? mixedText(value) : jsonOf(value));

export const cellOf = (value: Value | undefined): Cell => {
  if (value === null) return nullCell;
  if (value === undefined) return emptyCell;
  // Spreadsheets show only fifteen digits of a number and pad it with zeros.
  if (typeof value === 'bigint' || (typeof value === 'number' && Number.isInteger(value) && Math.abs(value) >= 1e15))
    return longInteger(String(typeof value === 'number' ? BigInt(value) : value));
  if (typeof value === 'number') return { kind: 'number', text: String(value), value };
  if (typeof value === 'boolean') return { kind: 'boolean', text: String(value), value };
  return textCell(typeof value === 'string' ? value : textOf(value));
};

/** If a column has an integer beyond the exact number range, turns all its integers into digits. */
const withOneType = (rows: readonly Row[], width: number): readonly Row[] => {
  const long = Array.from({ length: width }, (_, column) => rows.some((row) => isLongInteger(row[column])));
  if (!long.includes(true)) return rows;
  const asDigits = (cell: Cell): Cell =>
    cell.kind === 'number' && Number.isSafeInteger(cell.value) ? longInteger(String(cell.value)) : cell;
  return rows.map((row) => row.map((cell, column) => (long[column] ? asDigits(cell) : cell)));
};

/** Limit of cells in a table. Records without common fields form a table of as many columns as records, nearly all of it empty. */
export const maxCells = 50_000_000;

/** Rows of the table in some data, starting with its field names. Throws `nothing_to_convert` if there is none. */
export const dataRows = (value: Value): readonly Row[] => {
  const { records } = findTable(value);
  if (records.length > 0 && records.every((record) => Array.isArray(record))) {
    const rows = records.map((record) => (record as readonly Value[]).map(cellOf));
    return withOneType(
      rows,
      rows.reduce((width, row) => Math.max(width, row.length), 0),
    );
  }
  const { records: flat, names } = flattenAll(records);
  if (names.length === 0) throw new WorkerProblem('nothing_to_convert');
  const cells = names.length * flat.length;
  if (cells > maxCells)
    throw new WorkerProblem('resource_limit', message('tableCells', { cells }), {
      name: 'cells',
      max: maxCells,
      actual: cells,
    });
  const rows = flat.map((record) => names.map((name) => cellOf(record.get(name))));
  return [names.map(textCell), ...withOneType(rows, names.length)];
};
