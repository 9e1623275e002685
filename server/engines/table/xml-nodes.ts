/** An element of a map's XML as `xmlValues` reads it. */
export type Node = { readonly [name: string]: unknown };
export const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
export const listOf = (value: unknown): readonly Node[] =>
  (Array.isArray(value) ? value : value === undefined ? [] : [value]).map((one) => (isNode(one) ? one : { '#text': one }));
export const textOf = (value: unknown): string => {
  const one = Array.isArray(value) ? value[0] : value;
  return String((isNode(one) ? one['#text'] : one) ?? '').trim();
};

/** Limit of nested folders. */
export const mostLevels = 200;
