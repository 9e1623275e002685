import { stringify } from 'smol-toml';
import { jsonOf } from './json-write.ts';
import { entriesOf, type Fields, fieldsOf, isFields, isInOrder, type Value } from './value.ts';

/** Settings files need keys at their root: a list goes under `items`, a scalar under `value`. */
const rooted = (value: Value): Fields => (isFields(value) ? value : Array.isArray(value) ? { items: value } : { value });

/** TOML lacks null: keys with null are dropped, and in lists null becomes an empty text. */
const withoutNull = (value: Value): Value => {
  if (Array.isArray(value)) return value.map((item: Value) => withoutNull(item ?? ''));
  if (!isFields(value)) return value;
  return fieldsOf(
    entriesOf(value)
      .filter(([, child]) => child !== null)
      .map(([key, child]) => [key, withoutNull(child)] as const),
  );
};

const number = /^\d+$/;
/** Marks are valid bare keys, so that they don't affect quoting. */
const marks = ['__key__', '__key0__', '__key1__', '__key2__'];

/** Objects move integer keys to the front: a mark before them keeps their position. */
const withMarks = (value: Value, mark: string): Value => {
  if (Array.isArray(value)) return value.map((item: Value) => withMarks(item, mark));
  if (!isFields(value)) return value;
  return Object.fromEntries(entriesOf(value).map(([key, child]) => [number.test(key) ? mark + key : key, withMarks(child, mark)] as const));
};

const outOfOrder = (value: Value): boolean => {
  if (Array.isArray(value)) return value.some(outOfOrder);
  return isFields(value) && (!isInOrder(value) || Object.values(value).some(outOfOrder));
};

/** TOML 1.0. */
export const tomlText = (value: Value): string => {
  const table = withoutNull(rooted(value));
  const written = (one: Value): string => `${stringify(one).trimEnd()}\n`;
  if (!outOfOrder(table)) return written(table);
  const plain = written(table);
  const mark = marks.find((one) => !plain.includes(one));
  return mark === undefined ? plain : written(withMarks(table, mark)).replaceAll(mark, '');
};

/** A setting's value as text; lists and other values as JSON. */
const shown = (value: Value): string => (typeof value === 'string' ? value : value === null ? '' : jsonOf(value));

/** INI: root settings first, then a section per object; nested objects become a section `outer.inner`. */
export const iniText = (value: Value): string => {
  const sections: string[] = [];
  const write = (fields: Fields, name: string): void => {
    const own = entriesOf(fields).filter(([, child]) => !isFields(child));
    const lines = own.map(
      ([key, child]) => `${key.replace(/[\r\n=:[\]]+/g, '_').trim() || '_'} = ${shown(child).replace(/\r?\n/g, '\n    ')}\n`,
    );
    if (lines.length > 0 || name !== '') sections.push(`${name === '' ? '' : `[${name}]\n`}${lines.join('')}`);
    for (const [key, child] of entriesOf(fields))
      if (isFields(child)) write(child, `${name === '' ? '' : `${name}.`}${key.replace(/[\r\n\]]+/g, '_')}`);
  };
  write(rooted(value), '');
  return sections.join('\n');
};

const controls: Readonly<Record<string, string>> = { '\t': '\\t', '\n': '\\n', '\r': '\\r', '\f': '\\f' };
/** Escapes non-ASCII characters, because Java before version 9 reads properties as Latin-1. */
const escaped = (text: string, isKey: boolean): string =>
  text
    .replace(isKey ? /[\\:=#! ]/g : /\\|^ /g, (sign) => `\\${sign}`)
    .replace(/[\t\n\r\f]/g, (sign) => controls[sign] ?? '')
    .replace(/[^\x20-\x7e]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Java's properties: nested keys and list indices are joined by dots. */
export const propertiesText = (value: Value): string => {
  const lines: string[] = [];
  const write = (child: Value, path: string): void => {
    const inside = isFields(child) ? entriesOf(child) : Array.isArray(child) ? Object.entries<Value>(child) : undefined;
    if (inside) for (const [key, inner] of inside) write(inner, path === '' ? key : `${path}.${key}`);
    else lines.push(`${escaped(path, true)}=${escaped(shown(child), false)}\n`);
  };
  write(rooted(value), '');
  return lines.join('');
};

/** Settings as table rows: section, key and value of INI, key and value of properties. */
export const settingRows = (value: Value, from: 'ini' | 'properties'): Value => {
  const entries = entriesOf(rooted(value));
  if (from === 'properties') return entries.map(([key, child]) => ({ key, value: child }));
  const rows = (section: string, key: string, value: Value): readonly Value[] =>
    Array.isArray(value) ? value.map((one: Value) => ({ section, key, value: one })) : [{ section, key, value }];
  return entries.flatMap(([name, child]) =>
    isFields(child) ? entriesOf(child).flatMap(([key, inner]) => rows(name, key, inner)) : rows('', name, child),
  );
};
