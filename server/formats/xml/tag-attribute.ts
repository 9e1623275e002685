/** The value of an attribute in a start tag of plain XML (`plain.ts`), with its entities as they are. */
export const tagAttribute = (tag: string, name: string): string | undefined => new RegExp(`\\s${name}="([^"<]*)"`).exec(tag)?.[1];
