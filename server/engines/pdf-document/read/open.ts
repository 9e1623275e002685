import './dom-matrix.ts';
import { dirname, join } from 'node:path';
// Not the build for older engines, though this one asks for it: Bun has all that its stand-ins are for, and they cost 0.3 s of CPU a start.
import * as pdfjs from 'pdfjs-dist';
// @ts-expect-error It comes without types; pdf.js alone uses it.
import * as pdfjsWorker from 'pdfjs-dist/build/pdf.worker.mjs';
import type { WorkerProblemCode } from '../../../contract/reply.ts';
import { LoopbackPort } from './loopback-port.ts';

/** A PDF that can't be converted, and why. */
export class PdfProblem extends Error {
  constructor(
    readonly code: WorkerProblemCode,
    detail: string,
  ) {
    super(detail);
  }
}

/** pdf.js reads its character maps, stand-in fonts and decoders from its own folder, which is elsewhere in a fork than in its parent. */
const packageDir = (): string => dirname(Bun.resolveSync('pdfjs-dist/package.json', dirname(process.argv[1] ?? '')));

export type PdfDocument = pdfjs.PDFDocumentProxy;
export const operators = pdfjs.OPS as unknown as Readonly<Record<string, number>>;

/**
 * Opens a PDF from memory; pdf.js rebuilds a broken cross-reference table by itself. Without `pictures` its pages have none, and none is
 * decoded. Throws exceptions of pdf.js (`faults.ts`).
 */
export const openPdf = (bytes: Uint8Array, { pictures = true } = {}): Promise<PdfDocument> => {
  const dir = packageDir();
  const resource = (name: string): string => `${join(dir, name)}/`;
  const port = new LoopbackPort();
  const worker = new pdfjs.PDFWorker({ port: port as unknown as null, verbosity: pdfjs.VerbosityLevel.ERRORS });
  // The half that reads files, which pdf.js would look for beside itself: it is in the bundle.
  pdfjsWorker.WorkerMessageHandler.initializeFromPort(port);
  return pdfjs.getDocument({
    worker,
    data: bytes,
    cMapUrl: resource('cmaps'),
    cMapPacked: true,
    standardFontDataUrl: resource('standard_fonts'),
    wasmUrl: resource('wasm'),
    iccUrl: resource('iccs'),
    useSystemFonts: false,
    disableFontFace: false,
    fontExtraProperties: true,
    isEvalSupported: false,
    // Larger ones are left out: -1 is as large as they come.
    maxImageSize: pictures ? -1 : 0,
    isOffscreenCanvasSupported: false,
    verbosity: pdfjs.VerbosityLevel.ERRORS,
  }).promise;
};
