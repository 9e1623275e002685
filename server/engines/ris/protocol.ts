/** References in one form and in the other, by names in the worker's folder. */
export type RisRequest = { readonly input: string; readonly to: string; readonly output: string };
