import type { OperationTexts } from '../../operation-texts.ts';
import { audio } from './audio.ts';
import { contents } from './contents.ts';
import { imageContent } from './image-content.ts';
import { images } from './images.ts';
import { media } from './media.ts';
import { mergeMedia } from './merge-media.ts';
import { mergePdf } from './merge-pdf.ts';
import { pdfBoxes } from './pdf-boxes.ts';
import { pdfFiles } from './pdf-files.ts';
import { pdfLocks } from './pdf-locks.ts';
import { pdfMarks } from './pdf-marks.ts';
import { pdfPages } from './pdf-pages.ts';
import { pdfParts } from './pdf-parts.ts';
import { searchablePdf } from './searchable-pdf.ts';

export const operations: OperationTexts = {
  ...mergePdf,
  ...pdfFiles,
  ...pdfParts,
  ...pdfPages,
  ...pdfMarks,
  ...pdfBoxes,
  ...pdfLocks,
  ...contents,
  ...images,
  ...imageContent,
  ...media,
  ...mergeMedia,
  ...audio,
  ...searchablePdf,
};
