/** A file of contacts, events or places, and what the visitor should know of it. */
export type Held = { readonly text: string; readonly notes: readonly string[] };
