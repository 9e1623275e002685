import { searchIndex } from '../../catalogue/search/index.ts';
import { toneOf } from '../head/tone.ts';

/** What the search boxes fetch on first use. */
export const GET = () => Response.json(searchIndex(toneOf));
