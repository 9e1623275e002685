import type { Situation } from '../situation.ts';
import { arrangedPages } from './pdf/arranged.ts';
import { changedFiles } from './pdf/changed-files.ts';
import { changedPages } from './pdf/changed-pages.ts';
import { compressedPdfs } from './pdf/compressed.ts';
import { drawnPdfs } from './pdf/drawn.ts';
import { editedFiles } from './pdf/edited-files.ts';
import { editedPages } from './pdf/edited-pages.ts';
import { pdfFlow } from './pdf/flow.ts';
import { pdfForms } from './pdf/forms.ts';
import { handledFiles } from './pdf/handled.ts';
import { pdfOptions } from './pdf/options.ts';
import { pdfPageSituations } from './pdf/pages.ts';
import { pdfParts } from './pdf/parts.ts';
import { passedThrough } from './pdf/passed-through.ts';
import { readAndDrawnPdfs } from './pdf/read-and-drawn.ts';
import { shownPages } from './pdf/shown-pages.ts';

/** Situations of this family, from the files of the folder `pdf/`. */
export const pdf: readonly Situation[] = [
  ...pdfForms,
  ...pdfFlow,
  ...pdfPageSituations,
  ...drawnPdfs,
  ...editedPages,
  ...editedFiles,
  ...pdfParts,
  ...pdfOptions,
  ...compressedPdfs,
  ...arrangedPages,
  ...handledFiles,
  ...readAndDrawnPdfs,
  ...changedPages,
  ...changedFiles,
  ...shownPages,
  ...passedThrough,
];
