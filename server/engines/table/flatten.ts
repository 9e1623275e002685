import { WorkerProblem } from '../../contract/worker-main.ts';
import { entriesOf, isFields, type Value } from './value.ts';
import { isMixed } from './xml-mixed.ts';

/** Paths by kind of value: lists and others, elements with attributes (whose text is `#text`) and scalars. */
type Shapes = Readonly<Record<'lists' | 'others' | 'texts' | 'lone' | 'objects', Set<string>>>;
/** Paths that are a list, or have a `#text`, in some record, so that one child and several children share a column. */
type Agreed = { readonly lists: ReadonlySet<string>; readonly texts: ReadonlySet<string> };

const below = (path: string, key: string): string => (path ? `${path}.${key}` : key);

/** Limit of nested objects: each level makes column names longer. */
const mostLevels = 1000;

/** One record as flat fields: nested objects become `address.city`, lists stay JSON in one field. */
const flatten = (record: Value, { lists, texts }: Agreed, seen: Shapes): Map<string, Value> => {
  const into = new Map<string, Value>();
  /** A key with dots may be the path of another value. */
  const put = (name: string, value: Value): void => {
    let free = name;
    for (let count = 2; into.has(free); count++) free = `${name}_${count}`;
    into.set(free, value);
  };
  const add = (value: Value, path: string, level: number): void => {
    if (level > mostLevels) throw new WorkerProblem('resource_limit', undefined, { name: 'levels', max: mostLevels });
    const isEmpty = value === null || value === '';
    if (Array.isArray(value)) seen.lists.add(path);
    else if (!isEmpty) seen.others.add(path);
    if (lists.has(path) && !isEmpty) put(path || 'value', Array.isArray(value) ? value : [value]);
    else if (isFields(value) && Object.keys(value).length > 0) {
      seen.objects.add(path);
      const mixed = isMixed(value);
      if (mixed || '#text' in value) seen.texts.add(path);
      for (const [key, child] of entriesOf(value)) if (!mixed || key.startsWith('@')) add(child, below(path, key), level + 1);
      if (mixed) put(below(path, '#text'), value);
    } else if (path || value !== null) {
      if (!isEmpty && !isFields(value)) seen.lone.add(path);
      put(texts.has(path) ? below(path, '#text') : path || 'value', value);
    }
  };
  add(record, '', 0);
  return into;
};

/** Column names. An object without any scalar or list in other records needs no column itself, because its fields have columns. */
const columnsOf = (flat: readonly Map<string, Value>[], { objects, lone, lists }: Shapes): readonly string[] => {
  const names = [...new Set(flat.flatMap((record) => [...record.keys()]))];
  const empty = new Map(
    names.flatMap((name, at) => (objects.has(name) && !lone.has(name) && !lists.has(name) ? [[name, at] as const] : [])),
  );
  if (empty.size === 0) return names;
  /** The position of a column's parent object, if that was found before the column. */
  const placeOf = (name: string, at: number): number => {
    let dots = 0;
    for (let dot = name.indexOf('.'); dot >= 0 && dots < mostParts; dot = name.indexOf('.', dot + 1), dots++) {
      const place = empty.get(name.slice(0, dot));
      if (place !== undefined) return Math.min(place, at);
    }
    return at;
  };
  return names
    .map((name, at) => ({ name, place: placeOf(name, at) }))
    .filter(({ name }) => !empty.has(name))
    .toSorted((one, other) => one.place - other.place)
    .map(({ name }) => name);
};

/** At least one column for records that all are null. */
const someColumn = (names: readonly string[], count: number): readonly string[] => (names.length === 0 && count > 0 ? ['value'] : names);

/** Limit of nested objects whose columns move to the position of a missing parent. */
const mostParts = 50;

type Flat = { readonly records: readonly Map<string, Value>[]; readonly names: readonly string[] };

/** Records as flat fields, and column names in file order. */
export const flattenAll = (records: readonly Value[]): Flat => {
  const shapes = (): Shapes => ({ lists: new Set(), others: new Set(), texts: new Set(), lone: new Set(), objects: new Set() });
  const seen = shapes();
  const flat = records.map((record) => flatten(record, { lists: new Set(), texts: new Set() }, seen));
  const agreed = { lists: seen.lists.intersection(seen.others), texts: seen.texts.intersection(seen.lone) };
  if (agreed.lists.size + agreed.texts.size === 0) return { records: flat, names: someColumn(columnsOf(flat, seen), flat.length) };
  const again = shapes();
  const same = records.map((record) => flatten(record, agreed, again));
  return { records: same, names: someColumn(columnsOf(same, again), same.length) };
};
