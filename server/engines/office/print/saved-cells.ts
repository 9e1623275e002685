import { recordsOf } from './binary-records.ts';

/**
 * Cells of a binary worksheet with a formula ([MS-XLSB] 2.4: BrtFmlaString, BrtFmlaNum, BrtFmlaBool, BrtFmlaError), and cells with only a
 * value, which begin with the same bytes.
 */
const formula = { text: 8, number: 9, truth: 10, error: 11 } as const;
const plainOf: ReadonlyMap<number, number> = new Map([
  [formula.text, 6],
  [formula.number, 5],
  [formula.truth, 4],
  [formula.error, 3],
]);
/** BrtArrFmla (2.4.307), which would set the cells of its range again, and the number of a record that worksheets do not have. */
const [arrayFormula, unread] = [426, [0xff, 0x03]];

/** Where the value of a cell begins (2.5.9, Cell). */
const valueAt = 8;
/** PtgFuncVar (2.5.97.61): a call with a number of arguments, and the number of HYPERLINK. */
const calls: ReadonlySet<number | undefined> = new Set([0x22, 0x42, 0x62]);
const hyperlink = Buffer.from([0x67, 0x01]);

const makesLink = (code: Buffer): boolean => {
  for (let at = code.indexOf(hyperlink); at >= 0; at = code.indexOf(hyperlink, at + 1)) if (calls.has(code[at - 2])) return true;
  return false;
};

const isSaved = (type: number, data: Buffer): boolean => {
  // Programs without a calculator save 0, or nothing, as the result of all formulas.
  if (type === formula.number) return data.length >= valueAt + 8 && data.readDoubleLE(valueAt) !== 0;
  if (type !== formula.text) return data.length > valueAt;
  const letters = data.length < valueAt + 4 ? 0 : data.readUInt32LE(valueAt);
  // A page and a PDF need the formula of a link.
  return letters > 0 && !makesLink(data.subarray(valueAt + 4 + 2 * letters));
};

/** A binary worksheet whose formulas are the values that Excel saved, as LibreOffice would compute the time and chance again. */
export const withSavedCells = (sheet: Buffer): Buffer => {
  let made = sheet;
  let isSettled = false;
  for (const { at, type, data } of recordsOf(sheet)) {
    const plain = plainOf.get(type);
    if (plain !== undefined) {
      isSettled = sheet[at] === type && isSaved(type, data);
      if (!isSettled) continue;
      if (made === sheet) made = Buffer.from(sheet);
      made[at] = plain;
    } else if (type === arrayFormula && isSettled) made.set(unread, at);
  }
  return made;
};

/** BrtCalcProp ([MS-XLSB] 2.4.318) and its flag that the workbook must be computed when it is opened. */
const [calculation, flagsAt] = [157, 24];

/** Whether a binary workbook must be computed when it is opened. */
export const computesBinaryOnLoad = (workbook: Buffer): boolean =>
  recordsOf(workbook).some(({ type, data }) => type === calculation && data.length > flagsAt && ((data[flagsAt] ?? 0) & 1) !== 0);
