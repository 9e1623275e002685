import type { Situation } from '../situation.ts';
import { drawnPdfs } from './pdf/drawn.ts';
import { pdfFlow } from './pdf/flow.ts';
import { pdfForms } from './pdf/forms.ts';
import { pdfPageSituations } from './pdf/pages.ts';

/** Situations of this family, from the files of the folder `pdf/`. */
export const pdf: readonly Situation[] = [...pdfForms, ...pdfFlow, ...pdfPageSituations, ...drawnPdfs];
