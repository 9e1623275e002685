import type { Message } from '../../../../catalogue/languages/message.ts';
import './dom-matrix.ts';
import { dirname, join } from 'node:path';
// Not the legacy build, which pdf.js requests for this engine: Bun supports all that it polyfills, and that costs 0.3 s of CPU
// per start.
import * as pdfjs from 'pdfjs-dist';
// @ts-expect-error It has no types; only pdf.js uses it.
import * as pdfjsWorker from 'pdfjs-dist/build/pdf.worker.mjs';
import type { WorkerProblemCode } from '../../../contract/reply.ts';
import { LoopbackPort } from './loopback-port.ts';

/** A PDF that cannot be converted, with the reason. */
export class PdfProblem extends Error {
  constructor(
    readonly code: WorkerProblemCode,
    readonly said: Message,
  ) {
    super(code);
  }
}

/**
 * pdf.js reads its character maps, substitute fonts and decoders from its package folder, whose location differs between a fork and its
 * parent.
 */
const packageDir = (): string => dirname(Bun.resolveSync('pdfjs-dist/package.json', dirname(process.argv[1] ?? '')));

export type PdfDocument = pdfjs.PDFDocumentProxy;
export const operators = pdfjs.OPS as unknown as Readonly<Record<string, number>>;

/**
 * Opens a PDF from memory; pdf.js rebuilds a broken cross-reference table. Without `pictures`, pages have none, and none is decoded. Throws
 * exceptions of pdf.js (`faults.ts`).
 */
export const openPdf = (bytes: Uint8Array, { pictures = true } = {}): Promise<PdfDocument> => {
  const dir = packageDir();
  const resource = (name: string): string => `${join(dir, name)}/`;
  const port = new LoopbackPort();
  const worker = new pdfjs.PDFWorker({ port: port as unknown as null, verbosity: pdfjs.VerbosityLevel.ERRORS });
  // The file-reading half, which pdf.js would look for next to its own file, is in the bundle.
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
    // Larger images are omitted; -1 means no limit.
    maxImageSize: pictures ? -1 : 0,
    isOffscreenCanvasSupported: false,
    verbosity: pdfjs.VerbosityLevel.ERRORS,
  }).promise;
};
