import { tagAttribute } from '../../../formats/xml/tag-attribute.ts';
import { withSavedOdfValues } from './saved-values.ts';
import { mostFormatted } from './sheet-tail.ts';

const tableStyle = /<style:style\b([^<>]*)>\s*<style:table-properties\b[^<>]*\stable:display="false"/g;
const table = /<table:table\s[^<>]*>/g;

/** Removes print ranges from hidden sheets, because LibreOffice prints hidden sheets that have one. */
const withoutHiddenRanges = (xml: string) => {
  const styles = new Set([...xml.matchAll(tableStyle)].map(([, tag = '']) => tagAttribute(tag, 'style:name')));
  let hidden = 0;
  const text = xml.replace(table, (tag) => {
    if (!styles.has(tagAttribute(tag, 'table:style-name'))) return tag;
    hidden++;
    return tag.replace(/\stable:print-ranges="[^"<>]*"/, '');
  });
  return { text, hidden };
};

/** Removes the server's folder from file name fields (ODF 1.3 part 3, 7.3.9). */
export const withoutFolders = (xml: string): string =>
  xml
    // LibreOffice's presentations and drawings don't support this field and fail to open with it.
    .replace(/<text:template-name\b[^<>]*\/>|<\/?text:template-name\b[^<>]*>/g, '')
    .replace(/<text:file-name\s[^<>]*text:display="path"[^<>]*(?:\/>|>[^<]*<\/text:file-name>)/g, '')
    .replace(/<text:file-name\b([^<>]*?)(\/?)>/g, (whole, attributes: string, end: string) =>
      /text:display="(?:name|name-and-extension)"/.test(attributes)
        ? whole
        : `<text:file-name${attributes.replace(/\stext:display="[^"]*"/, '')} text:display="name-and-extension"${end}>`,
    );

const contents = ['office:value-type=', '<text:p', 'table:formula=', '<draw:', '<office:annotation', '<text:h'];

const rowsIn = (tail: string): number => {
  let rows = 0;
  for (const [tag] of tail.matchAll(/<table:table-row\b[^<>]*>/g)) rows += Number(tagAttribute(tag, 'table:number-rows-repeated') ?? 1);
  return rows;
};

/** Removes formatted empty cells far below a sheet's content. */
const withoutLooseRows = (sheet: string): string => {
  const last = Math.max(...contents.map((mark) => sheet.lastIndexOf(mark)));
  const close = last < 0 ? sheet.indexOf('<table:table-row') : sheet.indexOf('</table:table-row>', last);
  if (close < 0) return sheet;
  const tail = sheet.slice(close);
  if (rowsIn(tail) <= mostFormatted.rows) return sheet;
  return sheet.slice(0, close) + tail.replace(/(<table:(?:covered-)?table-cell\b[^<>]*?\stable:style-name=)"[^"<>]*"/g, '$1"Default"');
};

const withoutLooseFormats = (xml: string): string => {
  let made = '';
  let done = 0;
  for (let at = xml.search(/<table:table\s/); at >= 0; ) {
    const end = xml.indexOf('</table:table>', at);
    if (end < 0) break;
    made += xml.slice(done, at) + withoutLooseRows(xml.slice(at, end));
    done = end;
    at = xml.indexOf('<table:table ', end);
  }
  return made + xml.slice(done);
};

/** The printable content of a spreadsheet (content.xml or a FODS), and its number of hidden sheets. */
export const printableSheets = (xml: string): { readonly text: string; readonly hidden: number; readonly hidesCells: boolean } => {
  const { text, hidden } = withoutHiddenRanges(xml);
  const hidesCells = /\stable:visibility="(?:collapse|filter)"/.test(xml);
  return { text: withSavedOdfValues(withoutFolders(withoutLooseFormats(text))), hidden, hidesCells };
};
