import { entriesOf, isInOrder, type Value } from './value.ts';

/** Whether the much faster built-in `JSON.stringify` preserves this value. */
const isPlain = (value: Value): boolean => {
  if (typeof value === 'bigint') return false;
  if (typeof value !== 'object' || value === null) return true;
  if (Array.isArray(value)) return value.every(isPlain);
  return isInOrder(value as never) && Object.values(value).every(isPlain);
};

const written = (value: Value, indent: string, step: string): string => {
  if (typeof value === 'bigint') return String(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = indent + step;
  const [gap, end, colon] = step ? [`\n${inner}`, `\n${indent}`, ': '] : ['', '', ':'];
  const isList = Array.isArray(value);
  const parts = isList
    ? value.map((one: Value) => gap + written(one, inner, step))
    : entriesOf(value as never).map(([key, one]) => `${gap}${JSON.stringify(key)}${colon}${written(one, inner, step)}`);
  const [open, close] = isList ? '[]' : '{}';
  return parts.length === 0 ? `${open}${close}` : `${open}${parts.join(',')}${end}${close}`;
};

/** A value as JSON, with keys in file order and exact integers; `spaces` per level of indentation. */
export const jsonOf = (value: Value, spaces = 0): string =>
  isPlain(value) ? JSON.stringify(value, null, spaces) : written(value, '', ' '.repeat(spaces));
