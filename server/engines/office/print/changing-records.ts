import { readCompoundTree } from '../../../files/compound-tree.ts';

/** Records of [MS-XLS] 2.4.127, Formula, and 2.4.180, Number, which begins with the same 14 bytes: cell, format and value. */
const [formula, number] = [0x06, 0x203];
/** Where a Formula record holds its value, and its parsed expression. */
const [valueAt, expressionAt] = [6, 22];
/** PtgFunc in its three classes ([MS-XLS] 2.5.198.62), before the index of RAND, NOW or TODAY (2.5.198.17). */
const changing = /[\x21\x41\x61](?:\x3f|\x4a|\xdd)\0/;

/** Offsets of the Formula records of a BIFF8 or BIFF5 stream whose saved number the time or chance would change. */
const changingRecords = (book: Buffer): readonly number[] => {
  const found: number[] = [];
  for (let at = 0; at + 4 <= book.length; at += 4 + book.readUInt16LE(at + 2)) {
    if (book.readUInt16LE(at) !== formula) continue;
    const data = book.subarray(at + 4, at + 4 + book.readUInt16LE(at + 2));
    // Programs without a calculator save 0; texts, errors and truth values end with FFFF (2.5.133, FormulaValue).
    const isNumber = data.length > expressionAt && data.readUInt16LE(valueAt + 6) !== 0xffff && data.readDoubleLE(valueAt) !== 0;
    if (isNumber && changing.test(data.toString('latin1', expressionAt))) found.push(at);
  }
  return found;
};

/**
 * An XLS whose numbers from TODAY, NOW and RAND are those that were saved: LibreOffice would compute them again. Undefined if it has none.
 * Throws RangeError if the compound file is damaged.
 */
export const withSavedNumbers = (xls: Buffer): Buffer | undefined => {
  const { streams, places } = readCompoundTree(xls);
  const name = ['Workbook', 'Book'].find((one) => streams.has(one)) ?? '';
  const records = changingRecords(streams.get(name)?.() ?? Buffer.alloc(0));
  const placeOf = places.get(name)?.();
  if (records.length === 0 || !placeOf) return undefined;
  const settled = Buffer.from(xls);
  // Readers take the length of a record as it is, and skip the rest of its expression.
  for (const at of records) {
    settled[placeOf(at)] = number & 0xff;
    settled[placeOf(at + 1)] = number >> 8;
  }
  return settled;
};
