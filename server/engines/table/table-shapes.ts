import { entriesOf, type Fields, fieldsOf, isFields, type Value } from './value.ts';

/** The records of a table, or rows that begin with its headings, and the keys beside it that don't belong to it. */
export type Table = {
  readonly records: readonly Value[];
  readonly beside: readonly string[];
  /** The data has no list: it is itself the only record. */
  readonly isRecord?: true;
};

const isScalar = (value: Value): boolean => typeof value !== 'object' || value === null;
const isList = (value: Value | undefined): value is readonly Value[] => Array.isArray(value);

const headingKeys = /^(?:columns?|cols|fields|headers?|headings|column_?names|field_?names|names|labels|schema)$/i;
const nameKeys = ['name', 'columnname', 'column_name', 'fieldname', 'field', 'label', 'title', 'header', 'key', 'id'];

const headingOf = (value: Value): string | undefined => {
  if (typeof value === 'string') return value;
  if (!isFields(value)) return undefined;
  const entries = entriesOf(value);
  const found = nameKeys.map((name) => entries.find(([key, one]) => key.toLowerCase() === name && typeof one === 'string')?.[1]);
  return found.find((one): one is string => typeof one === 'string');
};

/** Headings in one list and rows in another, as databases and pandas (`orient="split"`) answer. */
const splitTable = (entries: readonly (readonly [string, Value])[]): Table | undefined => {
  const rows = entries.find(([, list]) => isList(list) && list.length > 0 && list.every(isList));
  const heads = entries.filter(([key, list]) => headingKeys.test(key) && isList(list) && key !== rows?.[0]);
  if (!rows) return undefined;
  const width = Math.max(...(rows[1] as readonly (readonly Value[])[]).map((row) => row.length));
  for (const [key, list] of heads) {
    const headings = (list as readonly Value[]).map(headingOf);
    if (headings.length !== width || headings.includes(undefined)) continue;
    const beside = entries.flatMap(([name]) => (name === key || name === rows[0] || name === 'index' ? [] : [name]));
    return { records: [headings as readonly string[], ...(rows[1] as readonly Value[])], beside };
  }
  return undefined;
};

/** A list of values for each heading, all of the same length. */
const listTable = (entries: readonly (readonly [string, Value])[]): Table | undefined => {
  const [[, first] = ['', null]] = entries;
  const height = isList(first) ? first.length : 0;
  if (entries.length < 2 || height < 2) return undefined;
  if (!entries.every(([, list]) => isList(list) && list.length === height && list.every(isScalar))) return undefined;
  const columns = entries.map(([, list]) => list as readonly Value[]);
  const rows = Array.from({ length: height }, (_, row) => columns.map((column) => column[row] ?? null));
  return { records: [entries.map(([name]) => name), ...rows], beside: [] };
};

/** The share of keys that all objects have. */
const sharedKeys = (objects: readonly Fields[]): number => {
  const counts = new Map<string, number>();
  for (const one of objects) for (const key of Object.keys(one)) counts.set(key, (counts.get(key) ?? 0) + 1);
  const shared = [...counts.values()].filter((count) => count === objects.length).length;
  return counts.size === 0 ? 0 : shared / counts.size;
};

/** Column names above values by row number, as pandas writes by default. */
const numberedTable = (entries: readonly (readonly [string, Value])[]): Table | undefined => {
  const columns = entries.flatMap(([, fields]) => (isFields(fields) ? [entriesOf(fields)] : []));
  const [first = []] = columns;
  if (first.length < 2 || columns.length !== entries.length || !first.every(([key], at) => key === String(at))) return undefined;
  if (!columns.every((column) => column.length === first.length && column.every(([key, one], at) => key === String(at) && isScalar(one))))
    return undefined;
  return {
    records: [entries.map(([name]) => name), ...first.map((_, row) => columns.map((column) => column[row]?.[1] ?? null))],
    beside: [],
  };
};

/** Records by key, as Firebase and translators keep them: most of their fields are the same. */
const keyedTable = (entries: readonly (readonly [string, Value])[]): Table | undefined => {
  const objects = entries.flatMap(([, fields]) => (isFields(fields) ? [fields] : []));
  if (objects.length < 2 || objects.length !== entries.length || sharedKeys(objects) < 0.5) return undefined;
  const name = objects.some((one) => Object.hasOwn(one, 'key')) ? '_key' : 'key';
  return { records: entries.map(([key, fields]) => fieldsOf([[name, key], ...entriesOf(fields as Fields)])), beside: [] };
};

/** The table of an object that has no list of records. */
export const shapedTable = (fields: Fields): Table | undefined => {
  const entries = entriesOf(fields).filter(([key]) => !key.startsWith('@xmlns'));
  return splitTable(entries) ?? listTable(entries) ?? numberedTable(entries) ?? keyedTable(entries);
};

/** Names under which services put the records of an answer. */
export const wrappers =
  /^(?:data|results?|response|payload|body|content|output|hits|docs|documents|items|records|rows|entries|elements|objects|list|values?|d|_embedded|nodes|edges)$/i;
