import { damagedAt, WorkerProblem } from '../../contract/worker-main.ts';
import { type Cell, emptyCell, type Row, textCell } from './cell.ts';
import { dataFault } from './data-fault.ts';
import { readIni, readProperties, readToml } from './settings-read.ts';
import type { Value } from './value.ts';
import { xmlValues } from './xml-values.ts';

export type { Value };

type Fields = { readonly [key: string]: Value };

const isFields = (value: Value): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Digits that a number of JavaScript does not hold; the field they are in stays text. */
const longInteger = /^-?\d{16,}$/;
/** Where such digits, or a number past all that it holds (1e400), may be. */
const beyondNumbers = /\d{16}|\de\+?\d{3}/i;

export const parseJson = (text: string): Value =>
  (beyondNumbers.test(text)
    ? JSON.parse(text, (_, value, context?: { readonly source?: string }) => {
        const source = context?.source ?? '';
        const isHeld = typeof value !== 'number' || (Number.isFinite(value) && !(longInteger.test(source) && String(value) !== source));
        return isHeld ? value : source;
      })
    : JSON.parse(text)) as Value;

/** Long integers of YAML that are all of a value, in quotes, as the parser would round them. */
const withQuotedIntegers = (yaml: string): string => yaml.replace(/^([ \t]*(?:- +)*(?:[^\s#:]+: +)?)(-?\d{16,})(?=[ \t\r]*$)/gm, '$1"$2"');

/** What JSON has no number for: infinity, and what is none. It stays as a word. */
const asWord = (_: string, value: unknown): unknown => (typeof value === 'number' && !Number.isFinite(value) ? String(value) : value);

/** JSON, or a value of it on each line, as databases and logs write it (JSON Lines). */
const parseJsonOrLines = (text: string): Value => {
  try {
    return parseJson(text);
  } catch (thrown) {
    const lines = text.split('\n').filter((line) => line.trim());
    if (lines.length < 2) throw thrown;
    return lines.map(parseJson);
  }
};

/** Parses JSON, YAML, XML or settings; `corrupt_input` when it is not well formed. Attributes of XML get an `@` before their name. */
export const parseData = (text: string, format: string): Value => {
  try {
    if (format === 'json' || format === 'jsonl') return parseJsonOrLines(text);
    if (format === 'ini') return readIni(text);
    if (format === 'properties') return readProperties(text);
    if (format === 'toml') return readToml(text);
    if (format === 'yaml') return JSON.parse(JSON.stringify(Bun.YAML.parse(withQuotedIntegers(text)) ?? null, asWord)) as Value;
    return xmlValues(text);
  } catch (thrown) {
    if (thrown instanceof WorkerProblem) throw thrown;
    throw damagedAt(dataFault(text, format, thrown));
  }
};

/** The list in some data that is its table: the longest list of objects, or else of anything, not deeper than needed. */
const findRecords = (value: Value): readonly Value[] => {
  if (Array.isArray(value)) return value;
  if (!isFields(value)) return [value];
  const inside = Object.values(value);
  const lists = inside.filter((child): child is readonly Value[] => Array.isArray(child));
  const [longest] = lists.toSorted((a, b) => b.length - a.length);
  if (longest) return longest;
  // A single element that wraps all others, such as an XML root.
  const wrapped = inside.filter(isFields);
  return wrapped.length === 1 && inside.length === 1 && wrapped[0] ? findRecords(wrapped[0]) : [value];
};

/** One record as flat fields: objects inside give `address.city`, lists of simple values stay JSON in one field. */
const flatten = (value: Value, path = '', into = new Map<string, Value>()): Map<string, Value> => {
  if (isFields(value) && Object.keys(value).length > 0)
    for (const [key, child] of Object.entries(value)) flatten(child, path ? `${path}.${key}` : key, into);
  else into.set(path || 'value', value);
  return into;
};

export const cellOf = (value: Value | undefined): Cell => {
  if (value === undefined || value === null) return emptyCell;
  // Spreadsheets show fifteen digits of a number, and zeros behind them.
  if (typeof value === 'number' && Number.isInteger(value) && Math.abs(value) >= 1e15) return textCell(String(value));
  if (typeof value === 'number') return { kind: 'number', text: String(value), value };
  if (typeof value === 'boolean') return { kind: 'boolean', text: String(value), value };
  return textCell(typeof value === 'string' ? value : JSON.stringify(value));
};

/** Cells that a table may have. Records that have no fields in common make one of as many columns as there are records, nearly all of it empty. */
export const maxCells = 50_000_000;

/** Rows of the table in some data, its field names first. `nothing_to_convert` when there is none. */
export const dataRows = (value: Value): readonly Row[] => {
  const records = findRecords(value);
  if (records.length > 0 && records.every((record) => Array.isArray(record)))
    return records.map((record) => (record as readonly Value[]).map(cellOf));
  const flat = records.map((record) => flatten(record));
  const names = [...new Set(flat.flatMap((record) => [...record.keys()]))];
  if (names.length === 0) throw new WorkerProblem('nothing_to_convert');
  const cells = names.length * flat.length;
  if (cells > maxCells)
    throw new WorkerProblem('resource_limit', `The table would have ${cells.toLocaleString('en')} cells. The limit is 50 million.`, {
      name: 'cells',
      max: maxCells,
      actual: cells,
    });
  return [names.map(textCell), ...flat.map((record) => names.map((name) => cellOf(record.get(name))))];
};
