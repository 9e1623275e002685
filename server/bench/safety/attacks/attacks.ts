import { archives } from './archives.ts';
import type { Attack } from './attack.ts';
import { books } from './books.ts';
import { confusions } from './confusions.ts';
import { documents } from './documents.ts';
import { drawings } from './drawings.ts';
import { extremes } from './extremes.ts';
import { media } from './media.ts';
import { office } from './office.ts';
import { pictures } from './pictures.ts';
import { programs } from './programs.ts';
import { sounds } from './sounds.ts';
import { tables } from './tables.ts';

/** Every attack by file, by family. How a request itself can be hostile is in `wire.ts`. */
export const families: Readonly<Record<string, readonly Attack[]>> = {
  ...{ pictures, drawings, media, sounds, office, documents, programs, books, archives, tables, confusions, extremes },
};
