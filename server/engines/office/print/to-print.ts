import { readFileSync } from 'node:fs';
import { strToU8, unzipSync, zipSync } from 'fflate';
import type { Message } from '../../../../catalogue/languages/message.ts';
import { WorkerProblem } from '../../../contract/worker-main.ts';
import { odfVocabulary } from '../../../formats/odf.ts';
import { plainXmlText } from '../../../formats/xml/respell.ts';
import { openZip } from '../../../formats/zip/read.ts';
import { flatDocument } from '../flat-document.ts';
import { lookAtXls, lookAtXlsb } from './binary-workbook.ts';
import { hiddenCellsNote, hiddenSheetsNote, hiddenSlidesNote } from './printable.ts';
import { withSavedOdfValues } from './saved-values.ts';
import { hiddenInOdp, hiddenInPpt, hiddenInPptx } from './slides.ts';
import { printableSheets, withoutFolders } from './spreadsheet-xml.ts';
import { printableWorkbook, readableWorkbook } from './workbook-package.ts';

/** A file prepared for printing; undefined content means the original bytes. */
export type Print = {
  readonly bytes?: string | Uint8Array;
  /** LibreOffice first saves the file as FODS, which is then fixed. */
  readonly viaFods?: boolean;
  /** See \`BinaryLook\`. */
  readonly hasBooleans?: boolean;
  readonly notes: readonly Message[];
};

const none: Print = { notes: [] };

const repacked = (path: string, parts: Readonly<Record<string, Uint8Array>>): Uint8Array | undefined =>
  Object.keys(parts).length > 0 ? zipSync({ ...unzipSync(readFileSync(path)), ...parts }, { level: 1 }) : undefined;

const sheetNotes = ({ hidden, hidesCells }: { readonly hidden: number; readonly hidesCells: boolean }): readonly Message[] => [
  ...hiddenSheetsNote(hidden),
  ...hiddenCellsNote(hidesCells),
];

const odfPart = async (path: string, name: string): Promise<string> => {
  const zip = openZip(path);
  return zip.has(name) ? plainXmlText(await zip.text(name), odfVocabulary) : '';
};

const scaled = /\sstyle:scale-to-(?:X|pages)="[1-9]/;

const ods = async (path: string): Promise<Print> => {
  const [content, styles] = [await odfPart(path, 'content.xml'), await odfPart(path, 'styles.xml')];
  const { text, ...hidden } = printableSheets(content);
  const mended = withoutFolders(styles);
  const parts = {
    ...(text !== content && { 'content.xml': strToU8(text) }),
    ...(mended !== styles && { 'styles.xml': strToU8(mended) }),
  };
  return { bytes: repacked(path, parts), viaFods: scaled.test(styles), notes: sheetNotes(hidden) };
};

export const flatPrint = (path: string): Print => {
  const saved = readFileSync(path, 'utf8');
  const xml = flatDocument(saved);
  const { text, ...hidden } = printableSheets(xml);
  return { bytes: text === saved ? undefined : text, viaFods: scaled.test(xml), notes: sheetNotes(hidden) };
};

const workbook = async (path: string, fileName: string): Promise<Print> => {
  const { parts, notes, scales } = await printableWorkbook(openZip(path), fileName);
  return { bytes: repacked(path, parts), viaFods: scales, notes };
};

const prints: Readonly<Record<string, (path: string, fileName: string) => Print | Promise<Print>>> = {
  xlsx: workbook,
  xlsm: workbook,
  ods,
  fods: flatPrint,
  xls: (path) => {
    const book = lookAtXls(path);
    return { bytes: book.settled?.(), viaFods: book.mends || book.hasBooleans, notes: sheetNotes(book) };
  },
  xlsb: async (path) => {
    const { mends, parts, ...hidden } = await lookAtXlsb(openZip(path));
    return { bytes: repacked(path, parts), viaFods: mends, notes: sheetNotes(hidden) };
  },
  ...Object.fromEntries(
    ['pptx', 'pptm', 'ppsx', 'potm'].map((format) => [
      format,
      async (path: string) => ({ notes: hiddenSlidesNote(await hiddenInPptx(openZip(path))) }),
    ]),
  ),
  odp: async (path) => ({ notes: hiddenSlidesNote(hiddenInOdp(await odfPart(path, 'content.xml'))) }),
  fodp: (path) => ({ notes: hiddenSlidesNote(hiddenInOdp(flatDocument(readFileSync(path, 'utf8')))) }),
  ppt: (path) => ({ notes: hiddenSlidesNote(hiddenInPpt(path)) }),
};

/**
 * Changes to a file so that LibreOffice prints it correctly: without hidden sheets, whatever their print range, without the server's
 * folder, and without formats far beyond the content.
 */
export const toPrint = async (path: string, from: string, fileName: string): Promise<Print> => {
  try {
    return (await prints[from]?.(path, fileName)) ?? none;
  } catch (thrown) {
    // LibreOffice judges files that are no such package: they may be encrypted, or repairable.
    if (thrown instanceof WorkerProblem && thrown.code === 'corrupt_input') return none;
    throw thrown;
  }
};

type Read = Pick<Print, 'bytes' | 'hasBooleans'>;

const workbookPage = async (path: string, fileName: string): Promise<Read> => ({
  bytes: repacked(path, await readableWorkbook(openZip(path), fileName)),
});

const reads: Readonly<Record<string, (path: string, fileName: string) => Read | Promise<Read>>> = {
  xls: (path) => {
    const { settled, hasBooleans } = lookAtXls(path);
    return { bytes: settled?.(), hasBooleans };
  },
  xlsb: async (path) => ({ bytes: repacked(path, (await lookAtXlsb(openZip(path))).parts) }),
  xlsx: workbookPage,
  xlsm: workbookPage,
  ods: async (path) => {
    const content = await odfPart(path, 'content.xml');
    const saved = withSavedOdfValues(content);
    return saved === content ? {} : { bytes: repacked(path, { 'content.xml': strToU8(saved) }) };
  },
};

/** The same for a workbook that becomes a web page or data, which show hidden parts as well. */
export const toRead = async (path: string, from: string, fileName: string): Promise<Print> => {
  try {
    return { ...(await reads[from]?.(path, fileName)), notes: [] };
  } catch (thrown) {
    if (thrown instanceof WorkerProblem && thrown.code === 'corrupt_input') return none;
    throw thrown;
  }
};
