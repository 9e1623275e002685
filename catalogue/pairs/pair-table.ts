/** Input format id to output format ids, separated by spaces: a line reads like a sentence. */
export type PairTable = Readonly<Record<string, string>>;
