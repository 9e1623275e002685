/** References before and after conversion, as file names in the worker's folder. */
export type RisRequest = { readonly input: string; readonly to: string; readonly output: string };
