import { archives } from './families/archives.ts';
import { audio } from './families/audio.ts';
import { books } from './families/books.ts';
import { data } from './families/data.ts';
import { documents } from './families/documents.ts';
import { fonts } from './families/fonts.ts';
import { images } from './families/images.ts';
import { mail } from './families/mail.ts';
import { models } from './families/models.ts';
import { pdf } from './families/pdf.ts';
import { sheets } from './families/sheets.ts';
import { slides } from './families/slides.ts';
import { subtitles } from './families/subtitles.ts';
import { video } from './families/video.ts';
import { web } from './families/web.ts';
import type { Family, Situation } from './situation.ts';

export const situations: Readonly<Record<Family, readonly Situation[]>> = {
  documents,
  web,
  sheets,
  slides,
  pdf,
  books,
  mail,
  images,
  video,
  audio,
  subtitles,
  archives,
  data,
  models,
  fonts,
};
