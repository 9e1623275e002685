import { escapeXml } from '../../../formats/ooxml/xml.ts';

/** A worksheet cell with a formula (ECMA-376 18.3.1.4 and 18.3.1.40). */
const formulaCell = /(<(?:\w+:)?c\b[^<>]*>)\s*(<((?:\w+:)?f)\b([^<>]*?)(?:\/>|>([^<]*)<\/\3>))(\s*<(?:\w+:)?v\b[^<>]*>)([^<]*)/g;
/** Functions that return the workbook's location, the time, or a random number. */
const changing =
  /\b(?:CELL\s*\(\s*(?:"|&quot;|&#34;)filename|INFO\s*\(\s*(?:"|&quot;|&#34;)directory|(?:TODAY|NOW|RAND|RANDBETWEEN|RANDARRAY)\s*\()/i;
const shared = (attributes: string): string | undefined => /\bsi=["'](\d{1,9})["']/.exec(attributes)?.[1];
/** `C:\\docs\\[Budget.xlsx]Sheet1`, Excel's notation of the file name. */
const place = /^[^[\]]*\[[^[\]]*\]/;

/** Cheap check on bytes whether a worksheet may use such functions. */
export const mayChange = (sheet: Buffer): boolean =>
  ['CELL(', 'cell(', 'INFO(', 'TODAY(', 'NOW(', 'RAND(', 'RANDBETWEEN(', 'RANDARRAY('].some((name) => sheet.includes(name));

/**
 * Replaces a worksheet's functions for file name, folder, time and random numbers with the values that Excel saved, under the visitor's
 * own file name. LibreOffice would compute them again: a bill of last year would show the date of today.
 */
export const withSavedValues = (sheet: string, fileName: string): string => {
  const masters = new Set<string>();
  for (const [, , , , attributes = '', code = ''] of sheet.matchAll(formulaCell)) {
    const id = shared(attributes);
    if (id !== undefined && changing.test(code)) masters.add(id);
  }
  return sheet.replace(
    formulaCell,
    (whole, cell: string, _formula: string, _name: string, attributes: string, code: string | undefined, open: string, value: string) => {
      // Programs without a calculator save 0 as the result of all formulas.
      if (value === '' || value === '0' || !(changing.test(code ?? '') || masters.has(shared(attributes) ?? ''))) return whole;
      return cell + open + value.replace(place, () => `[${escapeXml(fileName)}]`);
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
