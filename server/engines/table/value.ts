/** Data as JSON has it. */
export type Value = null | boolean | number | string | readonly Value[] | { readonly [key: string]: Value };
