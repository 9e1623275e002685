import { strFromU8, strToU8 } from 'fflate';
import { readPart } from '../../../formats/ooxml/part.ts';
import { mainPart, relationsOf } from '../../../formats/ooxml/relations.ts';
import { attributeOf, elementsNamed, parseXml } from '../../../formats/xml/tree.ts';
import type { ZipFile } from '../../../formats/zip/read.ts';
import { withoutPivotTables } from './pivot-tables.ts';
import { hiddenCellsNote, hiddenSheetsNote, type Printable } from './printable.ts';
import { isSavedByExcel } from './saved-by-excel.ts';
import { mayChange, type Saved, withSavedValues } from './saved-values.ts';
import { withoutLooseFormats } from './sheet-tail.ts';

/** Size limit of sheets; larger ones are skipped, as LibreOffice takes half a minute for one. */
const mostBytes = 200 * 1024 ** 2;

const printAreaOf = (sheet: number): RegExp =>
  new RegExp(
    `<((?:\\w+:)?definedName)\\b(?=[^<>]*\\slocalSheetId=["']${sheet}["'])(?=[^<>]*\\sname=["']_xlnm\\.Print_Area["'])[^<>]*>[^<]*</\\1>`,
    'gi',
  );

/** Removes folders from header codes (ECMA-376 18.3.1.46): `&Z` is the file's folder, `&&` an escaped ampersand. */
const withoutFolder = (part: string): string =>
  part.replace(/(?:&amp;|&#38;)(&amp;|&#38;|[Zz])/g, (code, letter: string) => (/^[Zz]$/.test(letter) ? '' : code));

const headers = /<((?:\w+:)?headerFooter)\b[^<>]*>(?:(?!<\/\1>)[\s\S])*<\/\1>/g;

const settleFormulas = (part: Buffer, fileName: string, saved: Saved): Buffer => {
  if (!mayChange(part, saved)) return part;
  const text = part.toString('utf8');
  const mended = withSavedValues(text, fileName, saved);
  return mended === text ? part : Buffer.from(mended);
};

const inlineValue = /(<(?:\w+:)?c\b[^<>]*\st=["'])inlineStr(["'][^<>]*>\s*<(?:\w+:)?v\b)/g;

/** Inline texts where values stand, which Excel shows and LibreOffice does not. */
const withInlineValues = (part: Buffer): Buffer => {
  if (!part.includes('inlineStr')) return part;
  const text = part.toString('latin1');
  const mended = text.replace(inlineValue, '$1str$2');
  return mended === text ? part : Buffer.from(mended, 'latin1');
};

const mendSheet = (part: Buffer, fileName: string, saved: Saved): Buffer => {
  const mended = withoutLooseFormats(withInlineValues(settleFormulas(part, fileName, saved)));
  // Rewrites only this text: few sheets print a folder.
  const at = mended.lastIndexOf('headerFooter');
  if (at < 0 || !/(?:&amp;|&#38;)[Zz]/.test(mended.toString('latin1', Math.max(0, at - 16_384), at))) return mended;
  return Buffer.from(mended.toString('utf8').replace(headers, withoutFolder));
};

const isHidden = (state: string | undefined): boolean => state === 'hidden' || state === 'veryHidden';

/** Whether a sheet is fitted to one page width but has more columns than the page can show at 6 points. */
const isScaled = (part: Buffer): boolean => {
  const head = part.toString('latin1', 0, 16_384);
  if (!/<(?:\w+:)?pageSetUpPr\s[^<>]*fitToPage=["'](?:1|true)/.test(head)) return false;
  const columns = /<(?:\w+:)?dimension\s[^<>]*ref=["'][A-Z]{1,3}\d+:([A-Z]{1,3})\d/.exec(head)?.[1];
  const widths = [...head.matchAll(/<(?:\w+:)?col\s[^<>]*width=["'](\d{1,3})/g)].reduce((sum, [, width]) => sum + Number(width), 0);
  const last = columns ? [...columns].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) : 0;
  // About twelve columns of default width, or as many characters.
  return columns === undefined || last > 14 || widths > 120;
};

/** Changes to an XLSX or XLSM so that it prints correctly: see `printable`. */
export const printableWorkbook = async (zip: ZipFile, fileName: string): Promise<Printable> => {
  const main = await mainPart(zip);
  const text = strFromU8(await zip.bytes(main));
  const sheets = [...elementsNamed(parseXml(text), 'sheet')];
  const hidden = sheets.flatMap((sheet, at) => (isHidden(attributeOf(sheet, 'state')) ? at : []));
  const parts: Record<string, Uint8Array> = {};
  const mended = hidden.reduce((one, sheet) => one.replace(printAreaOf(sheet), ''), text);
  if (mended !== text) parts[main] = strToU8(mended);

  const saved = (await isSavedByExcel(zip, text)) ? 'all' : 'changing';
  let [hidesCells, scales] = [false, false];
  const sizes = new Map(zip.entries.map(({ name, size }) => [name, size]));
  for (const { id, type, target } of await relationsOf(zip, main)) {
    const sheet = sheets.findIndex((one) => one.attributes.some(({ local, uri, value }) => local === 'id' && uri !== '' && value === id));
    if (sheet < 0 || hidden.includes(sheet) || (type !== 'worksheet' && type !== 'chartsheet')) continue;
    if ((sizes.get(target) ?? 0) > mostBytes) continue;
    const part = Buffer.from(await zip.bytes(target));
    hidesCells ||= part.includes(' hidden="1"') || part.includes(' hidden="true"');
    scales ||= isScaled(part);
    const made = mendSheet(part, fileName, saved);
    if (made !== part) parts[target] = made;
    Object.assign(parts, await withoutPivotTables(zip, target));
  }
  return { parts, scales, notes: [...hiddenSheetsNote(hidden.length), ...hiddenCellsNote(hidesCells)] };
};

/** Worksheets of a workbook with their bytes, but for those that are too large to inspect. */
export const worksheetsOf = async function* (zip: ZipFile): AsyncGenerator<readonly [name: string, part: Buffer]> {
  const sizes = new Map(zip.entries.map(({ name, size }) => [name, size]));
  for (const { type, target } of await relationsOf(zip, await mainPart(zip))) {
    const size = sizes.get(target) ?? 0;
    if (type === 'worksheet' && size > 0 && size <= mostBytes) yield [target, Buffer.from(await zip.bytes(target))];
  }
};

/** Worksheets for a web page, which shows hidden parts as well: only formulas, pivot tables and misplaced texts change. */
export const readableWorkbook = async (zip: ZipFile, fileName: string): Promise<Readonly<Record<string, Uint8Array>>> => {
  const parts: Record<string, Uint8Array> = {};
  const saved = (await isSavedByExcel(zip, await readPart(zip, await mainPart(zip)))) ? 'all' : 'changing';
  for await (const [name, part] of worksheetsOf(zip)) {
    const made = withInlineValues(settleFormulas(part, fileName, saved));
    if (made !== part) parts[name] = made;
    Object.assign(parts, await withoutPivotTables(zip, name));
  }
  return parts;
};
