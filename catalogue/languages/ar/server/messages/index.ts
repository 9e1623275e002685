import { archives } from './archives.ts';
import { documents } from './documents.ts';
import { files } from './files.ts';
import { images } from './images.ts';
import { media } from './media.ts';
import { pdfs } from './pdfs.ts';
import { places } from './places.ts';
import { ranges } from './ranges.ts';
import { requests } from './requests.ts';
import { tables } from './tables.ts';

export const messages = {
  ...requests,
  ...ranges,
  ...places,
  ...files,
  ...archives,
  ...images,
  ...media,
  ...documents,
  ...pdfs,
  ...tables,
};
