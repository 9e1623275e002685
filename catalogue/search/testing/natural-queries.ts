import { queries as ar } from './natural-ar.ts';
import { queries as de } from './natural-de.ts';
import { queries as es } from './natural-es.ts';
import { queries as fr } from './natural-fr.ts';
import { queries as ja } from './natural-ja.ts';
import { queries as pt } from './natural-pt-br.ts';
import type { NaturalQueries } from './query.ts';

/** Natural queries by the id of their language. */
export const naturalQueries: Readonly<Record<string, NaturalQueries>> = { ar, de, es, fr, ja, 'pt-br': pt };
