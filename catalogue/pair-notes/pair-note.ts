/** Handwritten note on a conversion: why people do it, and a common question. */
export type PairNote = { readonly about: string; readonly question: string; readonly answer: string };

export type PairNotes = Readonly<Record<string, PairNote>>;
