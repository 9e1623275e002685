import { bookHoles } from './books.ts';
import type { Cve } from './cve.ts';
import { documentHoles } from './documents.ts';
import { imageHoles } from './images.ts';
import { mediaAndArchiveHoles } from './media-and-archives.ts';
import { officeHoles } from './office.ts';
import { pages } from './pages.ts';
import { printingHoles } from './printing.ts';
import { services } from './services.ts';

/** Vulnerabilities of converters and their tools, published since 2021, by family. */
export const cveFamilies: Readonly<Record<string, readonly Cve[]>> = {
  services,
  'web pages and texts': pages,
  'office documents': officeHoles,
  books: bookHoles,
  PostScript: printingHoles,
  PDF: documentHoles,
  'images and fonts': imageHoles,
  'media and archives': mediaAndArchiveHoles,
};
