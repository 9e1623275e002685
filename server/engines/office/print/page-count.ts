import type { OfficeRequest } from '../protocol.ts';

/** Number of pages in a LibreOffice PDF, whose page tree is a single plain node (ISO 32000-1, 7.7.3). */
export const pagesOf = (pdf: Buffer): number => {
  const at = pdf.lastIndexOf('/Type/Pages');
  return Number(/\/Count (\d{1,7})/.exec(pdf.toString('latin1', at, at + 4_000_000))?.[1] ?? 0);
};

/** Number of pages from which a note suggests a layout with fewer. */
const many = 50;

const counted = (pages: number): string => (pages === 1 ? 'one page' : `${pages} pages`);

export const sheetPagesNote = (choice: OfficeRequest['sheetPages'], pages: number): readonly string[] => {
  if (pages === 0) return [];
  if (choice === 'width') return [`Fitted to the width of the page, the sheets take ${counted(pages)}.`];
  if (choice === 'sheet') return [`With one page for each sheet, the sheets take ${counted(pages)}.`];
  if (choice === 'print') return [`As the program prints them, the sheets take ${counted(pages)}.`];
  return pages > many
    ? [`As the program prints them, the sheets take ${counted(pages)}. The option "Sheets on paper" can fit them to fewer pages.`]
    : [];
};
