import { english } from '../../catalogue/languages/languages.ts';
import { formatCatalogueIn } from '../head/format-catalogue.ts';

/** What the universal converter fetches. */
export const GET = () => Response.json(formatCatalogueIn(english));
