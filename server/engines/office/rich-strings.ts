import { WorkerProblem } from '../../contract/worker-main.ts';
import { openZip } from '../../formats/zip/read.ts';

const strings = /^xl\/sharedstrings\.xml$/i;
const sheets = /^xl\/worksheets\/[^/]{1,80}\.xml$/i;
const runProperties = /<(?:\w{1,40}:)?rPr\b/;

/** Whether cells of an XLSX have words with looks of their own. Sheets have texts of their own only where there is no table of strings. */
export const hasRichCells = async (path: string): Promise<boolean> => {
  try {
    const zip = openZip(path);
    const named = (pattern: RegExp) => zip.entries.filter(({ name }) => pattern.test(name));
    const shared = named(strings);
    for (const { name } of shared.length > 0 ? shared : named(sheets))
      if (runProperties.test(Buffer.from(await zip.bytes(name)).toString('latin1'))) return true;
    return false;
  } catch (thrown) {
    // LibreOffice judges files that are no ZIP or no package: they may be encrypted, or repairable.
    if (thrown instanceof WorkerProblem && thrown.code === 'corrupt_input') return false;
    throw thrown;
  }
};

/** Flags of [MS-XLS] 2.5.293, XLUnicodeRichExtendedString. */
const flag = { wide: 1, extended: 4, rich: 8 } as const;

/**
 * Whether a binary workbook's table of strings ([MS-XLS] 2.4.265, SST), the content of its record and of those that continue it, has a
 * string with runs. Characters that a record continues begin with their flags once more.
 */
export const hasRichStrings = (records: readonly Buffer[]): boolean => {
  let [at, index] = [8, 0];
  let record = records[0] ?? Buffer.alloc(0);
  const next = (): boolean => {
    record = records[++index] ?? Buffer.alloc(0);
    at = 0;
    return index < records.length;
  };
  while (at + 3 <= record.length || next()) {
    if (at + 3 > record.length) return false;
    let left = record.readUInt16LE(at);
    const flags = record[at + 2] ?? 0;
    if ((flags & flag.rich) !== 0) return true;
    at += 3;
    let extended = 0;
    if ((flags & flag.extended) !== 0) {
      if (at + 4 > record.length) return false;
      extended = record.readUInt32LE(at);
      at += 4;
    }
    let size = (flags & flag.wide) === 0 ? 1 : 2;
    for (;;) {
      const here = Math.min(left, Math.floor((record.length - at) / size));
      at += here * size;
      left -= here;
      if (left === 0) break;
      if (!next()) return false;
      size = ((record[0] ?? 0) & flag.wide) === 0 ? 1 : 2;
      at = 1;
    }
    for (; extended > record.length - at; ) {
      extended -= record.length - at;
      if (!next()) return false;
    }
    at += extended;
  }
  return false;
};
