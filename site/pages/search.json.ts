import { converters } from '../../catalogue/converters.ts';
import { requireFormat } from '../../catalogue/formats.ts';
import { toneOf } from '../head/tone.ts';
import type { SearchEntry } from '../islands/search/search-index.ts';

/** The list that the search boxes fetch on first use. */
export const GET = () =>
  Response.json(
    converters.map(
      ({ name, description, path, category, from }): SearchEntry => ({
        name,
        description,
        path,
        tone: category ?? toneOf(requireFormat(from)),
      }),
    ),
  );
