import type { Converter } from './converters/converter.ts';

/** Entries whose name or description contains the query, in any case (SPEC 5). A blank query finds all. */
export const searchConverters = <Entry extends Pick<Converter, 'name' | 'description'>>(
  query: string,
  entries: readonly Entry[],
): readonly Entry[] => {
  const needle = query.trim().toLowerCase();
  return entries.filter(({ name, description }) => name.toLowerCase().includes(needle) || description.toLowerCase().includes(needle));
};
