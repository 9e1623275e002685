import { type Converter, converters } from './converters.ts';
import { searchResultLimit } from './limits.ts';

/** Converters whose name or description contains the query, in any case (SPEC 5). A blank query finds all. */
export const searchConverters = <Entry extends Pick<Converter, 'name' | 'description'>>(
  query: string,
  entries: readonly Entry[],
): readonly Entry[] => {
  const needle = query.trim().toLowerCase();
  return entries.filter(({ name, description }) => name.toLowerCase().includes(needle) || description.toLowerCase().includes(needle));
};

/** What the header's search box shows: at most eight. */
export const headerSearch = (query: string): readonly Converter[] => searchConverters(query, converters).slice(0, searchResultLimit);
