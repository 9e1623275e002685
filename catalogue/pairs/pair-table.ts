/** Input format id to output format ids, separated by spaces. */
export type PairTable = Readonly<Record<string, string>>;
