/** Two texts, one after the other: with a space, unless the first ends with a mark that has its own. */
export const inSequence = (first: string, second: string): string => `${first}${/[。！？]$/.test(first) ? '' : ' '}${second}`;
