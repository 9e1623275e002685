/** What is written by hand about one conversion: why people do it, and the question that they ask. */
export type PairNote = { readonly about: string; readonly question: string; readonly answer: string };

/** Notes by `from to`. */
export type PairNotes = Readonly<Record<string, PairNote>>;
