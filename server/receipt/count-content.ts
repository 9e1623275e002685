import { type FileBytes, openBytes } from '../files/file-bytes.ts';
import { countDocx, countEpub, countHtml, countOdp, countOds, countOdt, countPptx, countXlsx } from './count-office.ts';
import { countPdf } from './count-pdf.ts';
import { countMarkdown, countText } from './count-plain.ts';
import type { Counts } from './counts.ts';
import { NotCounted } from './package-parts.ts';

/** What counts a format's documents. */
const counters: Readonly<Record<string, (bytes: FileBytes) => Counts>> = {
  docx: countDocx,
  docm: countDocx,
  odt: countOdt,
  pptx: countPptx,
  ppsx: countPptx,
  odp: countOdp,
  xlsx: countXlsx,
  xlsm: countXlsx,
  ods: countOds,
  html: countHtml,
  epub: countEpub,
  txt: countText,
  md: countMarkdown,
  pdf: countPdf,
};

/** Larger files are not counted, nor held in memory for it. */
const mostBytes = 16 * 1024 ** 2;

/** Whether documents of a format (a canonical id) can be counted. */
export const isCountable = (format: string): boolean => Object.hasOwn(counters, format);

/** Counts what is in a document. Empty where that can't be told, or would take too much. */
export const countContent = (path: string, format: string): Counts => {
  const bytes = openBytes(path);
  try {
    const count = Object.hasOwn(counters, format) ? counters[format] : undefined;
    return count && bytes.size <= mostBytes ? count(bytes) : {};
  } catch (thrown) {
    // A file that ends inside of a field is for its reader to refuse.
    if (thrown instanceof NotCounted || thrown instanceof RangeError) return {};
    throw thrown;
  } finally {
    bytes.close();
  }
};
