import type { Engine } from './contract/engine.ts';
import type { Merger } from './contract/merger.ts';
import { archiveEngine } from './engines/archive/engine.ts';
import { calibreEngine } from './engines/calibre/engine.ts';
import { chromiumEngine } from './engines/chromium/engine.ts';
import { extractToolsEngine } from './engines/extract-tools/engine.ts';
import { factsEngine } from './engines/facts/engine.ts';
import { ffmpegEngine } from './engines/ffmpeg/engine.ts';
import { fontEngine } from './engines/font/engine.ts';
import { ghostscriptEngine } from './engines/ghostscript/engine.ts';
import { imageEngine } from './engines/image/engine.ts';
import { gifMerger, tiffMerger } from './engines/image/merger.ts';
import { imageToolsEngine } from './engines/image-tools/engine.ts';
import { kmzEngine } from './engines/kmz/engine.ts';
import { mailEngine } from './engines/mail/engine.ts';
import { markupEngine } from './engines/markup/engine.ts';
import { mediaToolsEngine } from './engines/media-tools/engine.ts';
import { epubMerger } from './engines/merge-epub/merger.ts';
import { mediaMergers } from './engines/merge-media/merger.ts';
import { pdfMerger } from './engines/merge-pdf/merger.ts';
import { metadataToolsEngine } from './engines/metadata-tools/engine.ts';
import { midiEngine } from './engines/midi/engine.ts';
import { modelEngine } from './engines/model/engine.ts';
import { mupdfEngine } from './engines/mupdf/engine.ts';
import { officeEngine } from './engines/office/engine.ts';
import { pandocEngine } from './engines/pandoc/engine.ts';
import { pdfDocumentEngine } from './engines/pdf-document/engine.ts';
import { pdfEditsEngine } from './engines/pdf-edits/engine.ts';
import { pdfPagesEngine } from './engines/pdf-pages/engine.ts';
import { pdfToolsEngine } from './engines/pdf-tools/engine.ts';
import { risEngine } from './engines/ris/engine.ts';
import { searchablePdfEngine } from './engines/searchable-pdf/engine.ts';
import { shapefileEngine } from './engines/shapefile/engine.ts';
import { slidesEngine } from './engines/slides/engine.ts';
import { subtitleEngine } from './engines/subtitle/engine.ts';
import { tableEngine } from './engines/table/engine.ts';
import { csvMerger, xlsxMerger } from './engines/table/mergers.ts';
import { unlockEngine } from './engines/unlock/engine.ts';

/** Every engine. A new tool is a folder in `engines/` and a line here. */
export const engines: readonly Engine[] = [
  imageEngine,
  ghostscriptEngine,
  officeEngine,
  slidesEngine,
  tableEngine,
  kmzEngine,
  shapefileEngine,
  pdfPagesEngine,
  pdfDocumentEngine,
  risEngine,
  searchablePdfEngine,
  pdfToolsEngine,
  pdfEditsEngine,
  imageToolsEngine,
  mediaToolsEngine,
  extractToolsEngine,
  metadataToolsEngine,
  mupdfEngine,
  chromiumEngine,
  calibreEngine,
  markupEngine,
  mailEngine,
  pandocEngine,
  ffmpegEngine,
  midiEngine,
  subtitleEngine,
  fontEngine,
  modelEngine,
  archiveEngine,
  factsEngine,
];

/** Engines that decrypt files before any other engine reads them. */
export const unlockers: readonly Engine[] = [unlockEngine];

/** Mergers, one for each format in `catalogue/merges.ts`. */
export const mergers: readonly Merger[] = [pdfMerger, gifMerger, tiffMerger, xlsxMerger, csvMerger, epubMerger, ...mediaMergers];
