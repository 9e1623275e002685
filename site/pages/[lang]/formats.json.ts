import type { APIRoute } from 'astro';
import { furtherLanguages } from '../../../catalogue/languages/language-words.ts';
import { languageById } from '../../../catalogue/languages/languages.ts';
import { formatCatalogueIn } from '../../head/format-catalogue.ts';

export const getStaticPaths = () => furtherLanguages.map(({ id }) => ({ params: { lang: id } }));

/** What the universal converter fetches in another language. */
export const GET: APIRoute = ({ params }) => Response.json(formatCatalogueIn(languageById(params.lang)));
