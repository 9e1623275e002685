import { type FileBytes, openBytes } from '../files/file-bytes.ts';
import { countDocx, countEpub, countHtml, countOdp, countOds, countOdt, countPptx, countXlsx } from './count-office.ts';
import { countPdf } from './count-pdf.ts';
import { countMarkdown, countText } from './count-plain.ts';
import type { Counts } from './counts.ts';
import { NotCounted } from './package-parts.ts';

/** Counter of each format. */
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

/** Larger files are neither counted nor loaded. */
const mostBytes = 16 * 1024 ** 2;

/** True if documents of a format (a canonical id) can be counted. */
export const isCountable = (format: string): boolean => Object.hasOwn(counters, format);

/** Counts the contents of a document. Empty if that is impossible or too expensive. */
export const countContent = (path: string, format: string): Counts => {
  const bytes = openBytes(path);
  try {
    const count = Object.hasOwn(counters, format) ? counters[format] : undefined;
    return count && bytes.size <= mostBytes ? count(bytes) : {};
  } catch (thrown) {
    // Truncated files are left to the converter to refuse.
    if (thrown instanceof NotCounted || thrown instanceof RangeError) return {};
    throw thrown;
  } finally {
    bytes.close();
  }
};
