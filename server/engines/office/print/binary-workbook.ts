import { readFileSync } from 'node:fs';
import { readCompoundTree } from '../../../files/compound-tree.ts';
import type { ZipFile } from '../../../formats/zip/read.ts';
import { hasRichStrings } from '../rich-strings.ts';
import { recordsOf } from './binary-records.ts';
import { computesBinaryOnLoad, withSavedCells } from './saved-cells.ts';
import { savesNumber, withSavedNumbers } from './saved-records.ts';
import { mostFormatted } from './sheet-tail.ts';

/** Records of [MS-XLS] 2.3: ends of substreams, sheets, headers, and cells with and without content. */
const record = {
  formula: 0x06,
  boundSheet: 0x85,
  header: 0x14,
  footer: 0x15,
  settings: 0x81,
  dimensions: 0x200,
  blank: 0x201,
  boolean: 0x205,
  richString: 0xd6,
  strings: 0xfc,
  continued: 0x3c,
  mulBlank: 0xbe,
  beginning: 0x809,
} as const;
const contents: ReadonlySet<number> = new Set([0x06, 0xd6, 0xfd, 0x203, 0x204, 0x205, 0x27e, 0xbd, 0x221]);

/** Features of a binary workbook that LibreOffice prints incorrectly; with any of them, its content is fixed as XML. */
export type BinaryLook = {
  readonly mends: boolean;
  readonly hidden: number;
  readonly hidesCells: boolean;
  /** A cell is TRUE or FALSE, which LibreOffice reads as a formula with the result 1 or 0. */
  readonly hasBooleans?: boolean;
  readonly charts?: number;
  /** Words within a cell have looks of their own. */
  readonly richCells?: boolean;
  /** Offsets of formulas with a saved number; none if the stream is the whole file. */
  readonly saved?: readonly number[];
};

const printsFolder = (part: Buffer): boolean => /&\0?[Zz]/.test(part.toString('latin1'));

/** Scans the records of a BIFF8 or BIFF5 workbook stream; other streams yield no features. */
export const readBiff = (book: Buffer): BinaryLook => {
  let [hidden, charts, lastContent, lastBlank] = [0, 0, -1, -1];
  let [mends, hidesCells, isFitted, hasBooleans] = [false, false, false, false];
  const saved: number[] = [];
  const strings: Buffer[] = [];
  let [before, richCells] = [0, false];
  const settle = (): void => {
    mends ||= lastBlank - lastContent > mostFormatted.rows;
    isFitted = false;
    [lastContent, lastBlank] = [-1, -1];
  };
  for (let at = 0; at + 4 <= book.length; at += 4 + book.readUInt16LE(at + 2)) {
    const type = book.readUInt16LE(at);
    const data = book.subarray(at + 4, at + 4 + book.readUInt16LE(at + 2));
    if (type !== record.continued) before = type;
    if (before === record.strings) strings.push(data);
    richCells ||= type === record.richString;
    if (type === record.formula && savesNumber(data)) saved.push(at);
    // [MS-XLS] 2.4.24, BoolErr: fError.
    hasBooleans ||= type === record.boolean && data.length >= 8 && data[7] === 0;
    // [MS-XLS] 2.4.21, BOF: dt.
    if (type === record.beginning && data.length >= 4 && data.readUInt16LE(2) === 0x20) charts++;
    if (type === record.beginning) settle();
    else if (type === record.boundSheet && ((data[4] ?? 0) & 3) !== 0) hidden++;
    // [MS-XLS] 2.4.351, WsBool: fFitToPage; 2.4.90, Dimensions: colMac. Detects more columns than a page fits at 6 points.
    else if (type === record.settings) isFitted = ((data[1] ?? 0) & 1) !== 0;
    else if (type === record.dimensions && data.length >= 12) mends ||= isFitted && data.readUInt16LE(10) > 14;
    else if (type === record.header || type === record.footer) mends ||= printsFolder(data);
    else if (data.length >= 2 && (type === record.blank || type === record.mulBlank)) lastBlank = data.readUInt16LE(0);
    else if (data.length >= 2 && contents.has(type)) lastContent = data.readUInt16LE(0);
    // [MS-XLS] 2.4.221, Row: fDyZero; 2.4.53, ColInfo: fHidden.
    else if (type === 0x208 && ((data[12] ?? 0) & 0x20) !== 0) hidesCells = true;
    else if (type === 0x7d && ((data[8] ?? 0) & 1) !== 0) hidesCells = true;
  }
  settle();
  return { mends: mends || hidden > 0, hidden, hidesCells, hasBooleans, charts, saved, richCells: richCells || hasRichStrings(strings) };
};

/** A workbook's features; `settled` returns its bytes with saved numbers instead of formulas, if it has any. */
export type XlsLook = Omit<BinaryLook, 'saved'> & { readonly settled?: () => Buffer };

export const lookAtXls = (path: string): XlsLook => {
  const bytes = readFileSync(path);
  const none = { mends: false, hidden: 0, hidesCells: false };
  if (bytes.readUInt32BE(0) !== 0xd0cf11e0) {
    const { saved: _, ...look } = readBiff(bytes);
    return look;
  }
  try {
    const { streams, places } = readCompoundTree(bytes);
    const name = streams.has('Workbook') ? 'Workbook' : 'Book';
    const [book, place] = [streams.get(name), places.get(name)];
    if (!book || !place) return none;
    const { saved = [], ...look } = readBiff(book());
    return saved.length > 0 ? { ...look, settled: () => withSavedNumbers(bytes, place(), saved) } : look;
  } catch (thrown) {
    // LibreOffice judges whether it is damaged.
    if (thrown instanceof RangeError) return none;
    throw thrown;
  }
};

const bundleSheet = 156;
const hiddenInXlsb = (book: Buffer): number =>
  recordsOf(book).reduce(
    (sum, { type, data }) => sum + (type === bundleSheet && data.length >= 4 && data.readUInt32LE(0) !== 0 ? 1 : 0),
    0,
  );

/** Size limit of the parts of a binary workbook; larger ones are not inspected. */
const mostBytes = 100 * 1024 ** 2;

/** Features of a binary workbook of XML's structure, and its worksheets with saved values instead of formulas. */
export type XlsbLook = BinaryLook & { readonly parts: Readonly<Record<string, Uint8Array>> };

/** Inspects an XLSB ([MS-XLSB] 2.4.720, BrtBundleSh: its first number says whether the sheet is hidden). */
export const lookAtXlsb = async (zip: ZipFile): Promise<XlsbLook> => {
  const books: Buffer[] = [];
  for (const { name, size } of zip.entries)
    if (size <= mostBytes && /(?:^|\/)workbook\.bin$/i.test(name)) books.push(Buffer.from(await zip.bytes(name)));
  const hidden = books.reduce((sum, book) => sum + hiddenInXlsb(book), 0);
  const isComputed = books.some(computesBinaryOnLoad);
  let mends = hidden > 0;
  const parts: Record<string, Uint8Array> = {};
  for (const { name, size } of zip.entries) {
    if (size > mostBytes || !/\/worksheets\/[^/]+\.bin$/i.test(name)) continue;
    const part = Buffer.from(await zip.bytes(name));
    mends ||= part.includes('&\0Z\0') || part.includes('&\0z\0');
    const made = isComputed ? part : withSavedCells(part);
    if (made !== part) parts[name] = made;
  }
  return { mends, hidden, hidesCells: false, parts };
};
