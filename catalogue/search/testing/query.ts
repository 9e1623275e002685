/** Each with its answer: the path of a tool's English page, or a pair of formats. */
export type NaturalQueries = readonly (readonly [query: string, answer: string])[];
