import { escapeXml } from '../../../formats/ooxml/xml.ts';

/** A cell of a worksheet with a formula (ECMA-376 18.3.1.4 and 18.3.1.40). */
const formulaCell = /(<(?:\w+:)?c\b[^<>]*>)\s*(<((?:\w+:)?f)\b([^<>]*?)(?:\/>|>([^<]*)<\/\3>))(\s*<(?:\w+:)?v\b[^<>]*>)([^<]*)/g;
/** Functions that tell where the workbook lies. */
const tellsFile = /\b(?:CELL\s*\(\s*(?:"|&quot;|&#34;)filename|INFO\s*\(\s*(?:"|&quot;|&#34;)directory)/i;
const shared = (attributes: string): string | undefined => /\bsi=["'](\d{1,9})["']/.exec(attributes)?.[1];
/** `C:\\docs\\[Budget.xlsx]Sheet1`, as Excel gives the name of the file. */
const place = /^[^[\]]*\[[^[\]]*\]/;

/** Whether a worksheet has such functions: to be asked before it is read as a text. */
export const concernsFile = (sheet: Buffer): boolean => sheet.includes('CELL(') || sheet.includes('cell(') || sheet.includes('INFO(');

/**
 * A worksheet whose functions that tell the file's name and folder show what Excel saved of them, under the visitor's own name of the
 * file: LibreOffice would compute them anew in a notation that other formulas don't take apart.
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
