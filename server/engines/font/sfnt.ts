import { message } from '../../../catalogue/languages/message.ts';
import { WorkerProblem } from '../../contract/worker-main.ts';

/** Outlines of an unwrapped font: tables after a directory (OpenType 1.9, "Organization of an OpenType font"). */
export type Outlines = 'truetype' | 'postscript';

/** Largest font that is unpacked: Chinese and Japanese fonts have up to 30 MB. */
export const mostFontBytes = 200 * 1024 ** 2;

const broken = (): never => {
  throw new WorkerProblem('corrupt_input', message('fontTables'));
};

/** Tables by name. Throws `corrupt_input` if one lies outside the file or a required one is missing. */
export const tablesOf = (font: Buffer): ReadonlyMap<string, Buffer> => {
  const count = font.length >= 12 ? font.readUInt16BE(4) : 0;
  if (count === 0 || count > 500 || 12 + count * 16 > font.length) return broken();
  const tables = new Map<string, Buffer>();
  for (let at = 12; at < 12 + count * 16; at += 16) {
    const [offset, length] = [font.readUInt32BE(at + 8), font.readUInt32BE(at + 12)];
    if (offset + length > font.length) return broken();
    tables.set(font.toString('latin1', at, at + 4), font.subarray(offset, offset + length));
  }
  for (const needed of ['head', 'maxp', 'cmap', 'name']) if (!tables.has(needed)) return broken();
  return tables;
};

export const outlinesOf = (tables: ReadonlyMap<string, Buffer>): Outlines =>
  tables.has('CFF ') || tables.has('CFF2') ? 'postscript' : 'truetype';
