import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { ProblemCode } from '../../../../catalogue/problems.ts';

/** A PDF that can't be converted, and why. */
export class PdfProblem extends Error {
  constructor(
    readonly code: ProblemCode,
    detail: string,
  ) {
    super(detail);
  }
}

/** pdf.js reads its character maps, stand-in fonts and decoders from its own folder. */
const packageDir = dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json')));
const resource = (name: string): string => `${join(packageDir, name)}/`;

export type PdfDocument = pdfjs.PDFDocumentProxy;
export const operators = pdfjs.OPS as unknown as Readonly<Record<string, number>>;

/**
 * Opens a PDF from memory; pdf.js rebuilds a broken cross-reference table by itself.
 * @throws PdfProblem `password_protected`, `corrupt_input`
 */
export const openPdf = async (bytes: Uint8Array): Promise<PdfDocument> => {
  try {
    return await pdfjs.getDocument({
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
      isOffscreenCanvasSupported: false,
      verbosity: pdfjs.VerbosityLevel.ERRORS,
    }).promise;
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    if (name === 'PasswordException') throw new PdfProblem('password_protected', 'The PDF asks for a password before it can be read.');
    throw new PdfProblem('corrupt_input', error instanceof Error ? error.message : 'The PDF could not be read.');
  }
};
