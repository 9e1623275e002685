/** Data as JSON has it, with integers of any length. */
export type Value = null | boolean | number | bigint | string | readonly Value[] | Fields;
export type Fields = { readonly [key: string]: Value };

/** The order of keys where an object of JavaScript has another: it moves keys that are whole numbers to the front. */
const order = Symbol('order of keys');
type Ordered = Fields & { readonly [order]?: readonly string[] };

const wholeNumber = /^\d+$/;

export const isFields = (value: Value | undefined): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object that keeps the order of its entries, for `entriesOf`. Of a key that comes again the last value counts. */
export const fieldsOf = (entries: Iterable<readonly [string, Value]>): Fields => {
  const list = [...entries];
  const fields: Fields = Object.fromEntries(list);
  if (list.some(([key]) => wholeNumber.test(key))) Object.defineProperty(fields, order, { value: [...new Set(list.map(([key]) => key))] });
  return fields;
};

/** Keys and values in the order of the file. */
export const entriesOf = (fields: Fields): readonly (readonly [string, Value])[] => {
  const keys = (fields as Ordered)[order];
  return keys ? keys.map((key) => [key, fields[key] ?? null] as const) : Object.entries(fields);
};

/** JSON's own writer gives such an object as it is. */
export const isInOrder = (fields: Fields): boolean => (fields as Ordered)[order] === undefined;
