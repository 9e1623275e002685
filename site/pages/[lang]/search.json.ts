import type { APIRoute } from 'astro';
import { furtherLanguages } from '../../../catalogue/languages/language-words.ts';
import { languageById } from '../../../catalogue/languages/languages.ts';
import { searchIndex } from '../../../catalogue/search/index.ts';
import { toneOf } from '../../head/tone.ts';

export const getStaticPaths = () => furtherLanguages.map(({ id }) => ({ params: { lang: id } }));

/** What the search boxes fetch on first use in another language. */
export const GET: APIRoute = ({ params }) => Response.json(searchIndex(toneOf, languageById(params.lang)));
