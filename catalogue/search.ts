import { type Converter, converters } from './converters.ts';
import { searchResultLimit } from './limits.ts';
import { searchConverters } from './search-entries.ts';

// The rule stands in a file of its own, so that the browser can have it without the whole catalogue.
export { searchConverters } from './search-entries.ts';

/** What the header's search box shows: at most eight. */
export const headerSearch = (query: string): readonly Converter[] => searchConverters(query, converters).slice(0, searchResultLimit);
