import { type Message, message } from '../../../../catalogue/languages/message.ts';
import type { OfficeRequest } from '../protocol.ts';

/** Number of pages in a LibreOffice PDF, whose page tree is a single plain node (ISO 32000-1, 7.7.3). */
export const pagesOf = (pdf: Buffer): number => {
  const at = pdf.lastIndexOf('/Type/Pages');
  return Number(/\/Count (\d{1,7})/.exec(pdf.toString('latin1', at, at + 4_000_000))?.[1] ?? 0);
};

/** Number of pages from which a note suggests a layout with fewer. */
const many = 50;

export const sheetPagesNote = (choice: OfficeRequest['sheetPages'], count: number): readonly Message[] => {
  if (count === 0) return [];
  if (choice === 'width') return [message('pagesByWidth', { count })];
  if (choice === 'sheet') return [message('pagesBySheet', { count })];
  if (choice === 'print') return [message('pagesAsPrinted', { count })];
  return count > many ? [message('pagesMany', { count })] : [];
};
