import { archiveNotes } from './pair-notes/archive.ts';
import { mediaNotes } from './pair-notes/audio-video.ts';
import { documentNotes } from './pair-notes/document.ts';
import { ebookNotes } from './pair-notes/ebook.ts';
import { imageNotes } from './pair-notes/image.ts';
import type { PairNotes } from './pair-notes/pair-note.ts';
import { pdfNotes } from './pair-notes/pdf.ts';
import { spreadsheetNotes } from './pair-notes/spreadsheet.ts';

export type { PairNote } from './pair-notes/pair-note.ts';

/** Handwritten notes on the 94 converters, by `from to`. */
export const pairNotes: PairNotes = {
  ...imageNotes,
  ...documentNotes,
  ...pdfNotes,
  ...spreadsheetNotes,
  ...mediaNotes,
  ...ebookNotes,
  ...archiveNotes,
};
