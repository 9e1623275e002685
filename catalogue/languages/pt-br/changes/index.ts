import { books } from './books.ts';
import { documents } from './documents.ts';
import { images } from './images.ts';
import { media } from './media.ts';
import { sheets } from './sheets.ts';

/** Rows of the table about what a conversion changes, by their English words. */
export const changes: Readonly<Record<string, string>> = { ...images, ...documents, ...sheets, ...media, ...books };
