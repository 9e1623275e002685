/** Places in or out of their ZIP, by names in the worker's folder. */
export type KmzRequest = { readonly input: string; readonly to: string; readonly output: string };

/** Files that lay beside the places, which are left out. */
export type KmzReply = { readonly beside: number };
