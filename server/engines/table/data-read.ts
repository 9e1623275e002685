import { type Message, message } from '../../../catalogue/languages/message.ts';
import { damagedAt, WorkerProblem } from '../../contract/worker-main.ts';
import { type Cell, emptyCell, isLongInteger, longInteger, nullCell, type Row, textCell } from './cell.ts';
import { dataFault } from './data-fault.ts';
import { flattenAll } from './flatten.ts';
import { jsonOf } from './json-write.ts';
import { markKeys } from './key-marks.ts';
import { readIni, readProperties, readToml } from './settings-read.ts';
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

const parseYaml = (text: string): Value => {
  const marked = markKeys(text, 'yaml');
  const value = JSON.parse(JSON.stringify(Bun.YAML.parse(marked?.text ?? text) ?? null, asWord)) as Value;
  return marked ? marked.unmark(value) : value;
};

const numberWords = /-?(?:NaN|Infinity)(?![\w"]|\s{0,99}:)/y;

/** JSON whose bare NaN, Infinity and -Infinity are in quotes. */
const quotedNumbers = (text: string): string => {
  if (!/NaN|Infinity/.test(text)) return text;
  const pieces: string[] = [];
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (sign === '"') {
      for (at++; at < text.length && text[at] !== '"'; at++) if (text[at] === '\\') at++;
    } else if (sign === 'N' || sign === 'I' || sign === '-') {
      numberWords.lastIndex = at;
      const [word] = numberWords.exec(text) ?? [];
      if (word === undefined) continue;
      pieces.push(text.slice(from, at), `"${word}"`);
      at += word.length - 1;
      from = at + 1;
    }
  }
  return pieces.join('') + text.slice(from);
};

/** Turns infinities and NaN, which JSON can't express as numbers, into words. */
const asWord = (_: string, value: unknown): unknown => (typeof value === 'number' && !Number.isFinite(value) ? String(value) : value);

/** Parses JSON or JSON Lines, a value per line, as databases and logs write it; NaN and infinities as Python writes them are words. */
const parseJsonOrLines = (text: string): Value => {
  try {
    return parseJson(text);
  } catch (thrown) {
    const quoted = quotedNumbers(text);
    if (quoted !== text) return parseJsonOrLines(quoted);
    const lines = text.split('\n').filter((line) => line.trim());
    if (lines.length < 2) throw thrown;
    return lines.map(parseJson);
  }
};

/** Parses JSON, YAML, XML or settings; throws `corrupt_input` if malformed. XML attributes get an `@` before their name. */
export const parseData = (text: string, format: string): Value => {
  try {
    if (format === 'json' || format === 'jsonl') return parseJsonOrLines(text);
    if (format === 'ini') return readIni(text);
    if (format === 'properties') return readProperties(text);
    if (format === 'toml') return readToml(text);
    if (format === 'yaml') return parseYaml(text);
    return xmlValues(text);
  } catch (thrown) {
    if (thrown instanceof WorkerProblem) throw thrown;
    throw damagedAt(dataFault(text, format, thrown));
  }
};

/** The table in some data, and the keys beside it that don't belong to it. */
type Table = { readonly records: readonly Value[]; readonly beside: readonly string[] };

/**
 * Finds the list in some data that is its table, at the lowest possible depth: the longest list of objects or rows in an object, or any
 * list if the object contains nothing else. An object with several short lists, or lists of scalars, is itself a record.
 */
const findTable = (value: Value): Table => {
  if (Array.isArray(value)) return { records: value, beside: [] };
  if (!isFields(value)) return { records: [value], beside: [] };
  const entries = entriesOf(value);
  const lists = entries.filter((entry): entry is readonly [string, readonly Value[]] => Array.isArray(entry[1]));
  const ofObjects = lists.filter(([, list]) => list.some((item) => typeof item === 'object' && item !== null));
  const [longest] = (entries.length === 1 ? lists : ofObjects).toSorted((one, other) => other[1].length - one[1].length);
  if (longest && (lists.length === 1 || longest[1].length > 1))
    return { records: longest[1], beside: entries.flatMap(([key]) => (key === longest[0] || key.startsWith('@xmlns') ? [] : [key])) };
  // A single element that wraps all others, such as an XML root.
  const [only] = entries;
  return entries.length === 1 && only && isFields(only[1]) ? findTable(only[1]) : { records: [value], beside: [] };
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
