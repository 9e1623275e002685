import { escapeXml } from '../../../formats/ooxml/xml.ts';

/** A worksheet cell with a formula (ECMA-376 18.3.1.4 and 18.3.1.40). */
const formulaCell = /(<(?:\w+:)?c\b[^<>]*>)\s*(<((?:\w+:)?f)\b([^<>]*?)(?:\/>|>([^<]*)<\/\3>))(\s*<(?:\w+:)?v\b[^<>]*>)([^<]*)/g;
/** Functions that return the workbook's location. */
const tellsFile = /\b(?:CELL\s*\(\s*(?:"|&quot;|&#34;)filename|INFO\s*\(\s*(?:"|&quot;|&#34;)directory)/i;
const shared = (attributes: string): string | undefined => /\bsi=["'](\d{1,9})["']/.exec(attributes)?.[1];
/** `C:\\docs\\[Budget.xlsx]Sheet1`, Excel's notation of the file name. */
const place = /^[^[\]]*\[[^[\]]*\]/;

/** Cheap check on bytes whether a worksheet may use such functions. */
export const concernsFile = (sheet: Buffer): boolean => sheet.includes('CELL(') || sheet.includes('cell(') || sheet.includes('INFO(');

/**
 * Replaces a worksheet's functions for file name and folder with the values that Excel saved, under the visitor's own file name.
 * LibreOffice would recompute them in a notation that other formulas can't parse.
 */
export const withSavedFileNames = (sheet: string, fileName: string): string => {
  const masters = new Set<string>();
  for (const [, , , , attributes = '', code = ''] of sheet.matchAll(formulaCell)) {
    const id = shared(attributes);
    if (id !== undefined && tellsFile.test(code)) masters.add(id);
  }
  return sheet.replace(
    formulaCell,
    (whole, cell: string, _formula: string, _name: string, attributes: string, code: string | undefined, open: string, value: string) => {
      if (value === '' || !(tellsFile.test(code ?? '') || masters.has(shared(attributes) ?? ''))) return whole;
      return cell + open + value.replace(place, () => `[${escapeXml(fileName)}]`);
    },
  );
};
