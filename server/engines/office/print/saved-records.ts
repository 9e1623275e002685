/** Where a Formula record ([MS-XLS] 2.4.127) holds its value, and its parsed expression. */
const [valueAt, expressionAt] = [6, 22];
/** PtgExp ([MS-XLS] 2.5.198.58): the expression is stored in another record, which refers to this one. */
const elsewhere = 1;

/** Whether a Formula record saved a number of its own. */
export const savesNumber = (data: Buffer): boolean =>
  data.length > expressionAt &&
  // Texts, errors and truth values end with FFFF (2.5.133, FormulaValue); programs without a calculator save 0.
  data.readUInt16LE(valueAt + 6) !== 0xffff &&
  data.readDoubleLE(valueAt) !== 0 &&
  data[expressionAt] !== elsewhere;

/** Number ([MS-XLS] 2.4.180), which begins with the same 14 bytes: cell, format and value. */
const number = 0x203;

/**
 * Makes numbers of the Formula records at these offsets of the workbook's stream, whose places in the file are `placeOf`: LibreOffice would compute the time and chance again, and
 * shows `#NAME?` for functions that it does not know. Readers take the length of a record as it is, and skip the rest of its expression.
 */
export const withSavedNumbers = (xls: Buffer, placeOf: (at: number) => number, records: readonly number[]): Buffer => {
  const settled = Buffer.from(xls);
  for (const at of records) {
    settled[placeOf(at)] = number & 0xff;
    settled[placeOf(at + 1)] = number >> 8;
  }
  return settled;
};
