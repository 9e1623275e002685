import { escapeXml } from '../../../formats/ooxml/xml.ts';

/** A worksheet cell with a formula (ECMA-376 18.3.1.4 and 18.3.1.40). */
const formulaCell = /(<(?:\w+:)?c\b[^<>]*>)\s*(<((?:\w+:)?f)\b([^<>]*?)(?:\/>|>([^<]*)<\/\3>))(\s*<(?:\w+:)?v\b[^<>]*>)([^<]*)/g;
/** Functions that return the workbook's location, the time, or a random number. */
const changing =
  /\b(?:CELL\s*\(\s*(?:"|&quot;|&#34;)filename|INFO\s*\(\s*(?:"|&quot;|&#34;)directory|(?:TODAY|NOW|RAND|RANDBETWEEN|RANDARRAY)\s*\()/i;
const shared = (attributes: string): string | undefined => /\bsi=["'](\d{1,9})["']/.exec(attributes)?.[1];
/** `C:\\docs\\[Budget.xlsx]Sheet1`, Excel's notation of the file name. */
const place = /^[^[\]]*\[[^[\]]*\]/;

/** A link's formula, which a page and a PDF need. */
const linking = /\bHYPERLINK\s*\(/i;

/** Which formulas give way to their saved values: all of a workbook that Excel saved, or only those that change on their own. */
export type Saved = 'all' | 'changing';

/** Cheap check on bytes whether a worksheet may have such formulas. */
export const mayChange = (sheet: Buffer, saved: Saved): boolean =>
  saved === 'all'
    ? sheet.includes('</f>') || sheet.includes(':f>')
    : ['CELL(', 'cell(', 'INFO(', 'TODAY(', 'NOW(', 'RAND(', 'RANDBETWEEN(', 'RANDARRAY('].some((name) => sheet.includes(name));

/**
 * Replaces a worksheet's formulas by the values that Excel saved, with the visitor's own file name where they have the name. LibreOffice
 * would compute them again: a bill of last year would show the date of today, and functions that it does not know or understands
 * otherwise would show its own errors.
 */
export const withSavedValues = (sheet: string, fileName: string, saved: Saved): string => {
  const [changes, links] = [new Set<string>(), new Set<string>()];
  const masters = /\bsi=/.test(sheet) ? sheet.matchAll(formulaCell) : [];
  for (const [, , , , attributes = '', code = ''] of masters) {
    const id = shared(attributes);
    if (id !== undefined && changing.test(code)) changes.add(id);
    if (id !== undefined && linking.test(code)) links.add(id);
  }
  return sheet.replace(
    formulaCell,
    (whole, cell: string, _formula: string, _name: string, attributes: string, code: string | undefined, open: string, value: string) => {
      // Programs without a calculator save 0 as the result of all formulas.
      if (value === '' || value === '0') return whole;
      const master = shared(attributes) ?? '';
      if (changing.test(code ?? '') || changes.has(master)) return cell + open + value.replace(place, () => `[${escapeXml(fileName)}]`);
      if (saved === 'changing' || linking.test(code ?? '') || links.has(master)) return whole;
      // LibreOffice has names of its own for errors.
      return cell.replace(/(\st=["'])e(?=["'])/, '$1str') + open + value;
    },
  );
};

/** A cell of an OpenDocument spreadsheet with a formula and the value that was saved for it. */
const odfFormulaCell = /<table:table-cell(?=\s)[^<>]*\stable:formula="([^"<>]*)"[^<>]*>/g;

/** The same for an OpenDocument spreadsheet. */
export const withSavedOdfValues = (xml: string): string =>
  xml.replace(odfFormulaCell, (tag, code: string) =>
    changing.test(code) && /\soffice:(?:date-|time-|string-)?value="[^"]/.test(tag) ? tag.replace(/\stable:formula="[^"<>]*"/, '') : tag,
  );
