import type { ExportSettings } from './protocol.ts';

/**
 * Options of LibreOffice's PDF export as LibreOfficeKit takes them: JSON of named, typed values
 * (names as in the dialogue's help, "PDF export command line parameters"). Tags help screen readers; of large sheets
 * they make files ten times as large.
 */
export const pdfExportOptions = ({
  pages,
  tagged,
  onePage,
  settings = {},
}: {
  readonly pages?: string;
  readonly tagged: boolean;
  readonly onePage?: boolean;
  /** Further values by their names; they go before ours. */
  readonly settings?: ExportSettings;
}): string =>
  JSON.stringify({
    ExportBookmarks: { type: 'boolean', value: 'true' },
    UseTaggedPDF: { type: 'boolean', value: String(tagged) },
    // Links between documents make no sense for one file; those within it and to the web stay.
    ExportBookmarksToPDFDestination: { type: 'boolean', value: 'true' },
    // Links to neighbouring files stay relative: the folder that they would begin with is the server's.
    ExportLinksRelativeFsys: { type: 'boolean', value: 'true' },
    ExportNotes: { type: 'boolean', value: 'true' },
    Quality: { type: 'long', value: '92' },
    // Each sheet on paper of its own size.
    ...(onePage && { SinglePageSheets: { type: 'boolean', value: 'true' } }),
    ...(pages && { PageRange: { type: 'string', value: officeRange(pages) } }),
    ...Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, { type: typeOf(value), value: String(value) }])),
  });

const typeOf = (value: string | number | boolean): string =>
  typeof value === 'boolean' ? 'boolean' : typeof value === 'number' ? 'long' : 'string';

/** `1-3,5,8-` as LibreOffice writes it: the same, but with an explicit start. */
const officeRange = (pages: string): string => pages.replace(/(^|,)-/g, (_, before: string) => `${before}1-`);
