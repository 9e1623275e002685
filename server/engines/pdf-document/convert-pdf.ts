import type { ProblemCode } from '../../../catalogue/problems.ts';
import type { DocumentModel, ImageData, OutlineEntry } from './model.ts';
import { openPdf, type PdfDocument } from './read/open.ts';
import { destinationPage, readPage } from './read/read-page.ts';
import { makeUnderstanding } from './understand/understand.ts';
import { writeDocx } from './write/docx/docx.ts';
import { writeEpub } from './write/epub.ts';
import { writeHtml } from './write/html/html.ts';
import { writePptx } from './write/pptx/pptx.ts';
import { writeTxt } from './write/txt.ts';

/** Formats that the model can be written in. */
export const writers = {
  docx: writeDocx,
  pptx: writePptx,
  html: async (model: DocumentModel) => writeHtml(model),
  epub: (model: DocumentModel) => writeEpub(model),
  txt: async (model: DocumentModel) => writeTxt(model),
} as const satisfies Record<string, (model: DocumentModel) => Promise<Uint8Array>>;

export type Target = keyof typeof writers;

export const isTarget = (format: string): format is Target => format in writers;

export type ConvertOptions = {
  readonly title: string;
  /** Called after each page. */
  readonly progress?: (fraction: number) => void;
};

/** Codes that reading a PDF can end with. */
export type PdfProblemCode = Extract<ProblemCode, 'password_protected' | 'corrupt_input' | 'nothing_to_convert'>;

type OutlineNode = { readonly title: string; readonly dest: unknown; readonly items: readonly OutlineNode[] };

const readOutline = async (pdf: PdfDocument): Promise<OutlineEntry[]> => {
  const entries: OutlineEntry[] = [];
  const walk = async (nodes: readonly OutlineNode[], level: number): Promise<void> => {
    for (const node of nodes) {
      const page = await destinationPage(pdf, node.dest);
      if (node.title.trim()) entries.push({ title: node.title.trim(), page: page ?? 0, level: Math.min(6, level) });
      await walk(node.items, level + 1);
    }
  };
  await walk(((await pdf.getOutline()) ?? []) as readonly OutlineNode[], 1);
  return entries;
};

/** Reads a PDF into the model that the writers take. @throws PdfProblem */
export const readDocument = async (bytes: Uint8Array, options: ConvertOptions): Promise<DocumentModel> => {
  const pdf = await openPdf(bytes);
  try {
    const images = new Map<string, ImageData>();
    const understanding = makeUnderstanding();
    for (let index = 0; index < pdf.numPages; index++) {
      understanding.add(await readPage(pdf, index, images));
      options.progress?.((index + 1) / pdf.numPages);
    }
    const { info } = (await pdf.getMetadata()) as { readonly info: { readonly Title?: string; readonly Language?: string } };
    return understanding.finish({ title: info.Title?.trim() || options.title, language: info.Language ?? '', outline: await readOutline(pdf), images });
  } finally {
    await pdf.loadingTask.destroy();
  }
};

/** Converts a PDF to one of the formats above. @throws PdfProblem */
export const convertPdf = async (bytes: Uint8Array, target: Target, options: ConvertOptions): Promise<Uint8Array> => writers[target](await readDocument(bytes, options));
