/** JSON data with integers of any length. */
export type Value = null | boolean | number | bigint | string | readonly Value[] | Fields;
export type Fields = { readonly [key: string]: Value };

/** Order of keys if it differs from that of the JavaScript object, which moves integer keys to the front. */
const order = Symbol('order of keys');
type Ordered = Fields & { readonly [order]?: readonly string[] };

const wholeNumber = /^\d+$/;

export const isFields = (value: Value | undefined): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object that keeps the order of its entries, for `entriesOf`. The last value of a duplicate key wins. */
export const fieldsOf = (entries: Iterable<readonly [string, Value]>): Fields => {
  const list = [...entries];
  const fields: Fields = Object.fromEntries(list);
  if (list.some(([key]) => wholeNumber.test(key))) Object.defineProperty(fields, order, { value: [...new Set(list.map(([key]) => key))] });
  return fields;
};

export const entriesOf = (fields: Fields): readonly (readonly [string, Value])[] => {
  const keys = (fields as Ordered)[order];
  return keys ? keys.map((key) => [key, fields[key] ?? null] as const) : Object.entries(fields);
};

/** Whether `JSON.stringify` preserves the object's order. */
export const isInOrder = (fields: Fields): boolean => (fields as Ordered)[order] === undefined;
