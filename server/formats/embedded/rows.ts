import { escapeXml } from '../ooxml/xml.ts';

/** Title of an embedded chart or sheet, empty if it has none, and title and values as HTML. */
export type EmbeddedValues = { readonly title: string; readonly html: string };

/** A chart or sheet with more values shows only its picture. */
export const mostRows = 60;
export const mostColumns = 15;

/** Rows of cells as a table in HTML, the first one as its head. */
export const rowsHtml = (rows: readonly (readonly string[])[]): string => {
  const lines = rows.map((row, index) => {
    const name = index === 0 ? 'th' : 'td';
    return `<tr>${row.map((cell) => `<${name}>${escapeXml(cell)}</${name}>`).join('')}</tr>`;
  });
  return `<table>\n${lines.join('\n')}\n</table>\n`;
};
