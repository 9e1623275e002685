import { inflateSync } from 'node:zlib';
import type { FileBytes } from '../files/file-bytes.ts';
import type { Counts } from './counts.ts';

/** Maximum unpacked bytes of object streams. */
const mostBytes = 8 * 1024 ** 2;

/** A page object, not a node of the page tree. */
const page = /\/Type\s{0,4}\/Page(?![A-Za-z])/g;
const update = /startxref/g;

/** Objects in the object streams of a PDF (ISO 32000-1, 7.5.7). Undefined if they are too large or use another compression. */
const packedObjects = (text: string, bytes: Buffer): readonly string[] | undefined => {
  const found: string[] = [];
  let left = mostBytes;
  for (let at = text.indexOf('/ObjStm'); at >= 0; at = text.indexOf('/ObjStm', at + 7)) {
    const start = text.indexOf('stream', at);
    if (start < 0) return undefined;
    const first = start + 6 + (text[start + 6] === '\r' ? 2 : 1);
    const end = text.indexOf('endstream', first);
    if (end < 0) return undefined;
    try {
      const objects = inflateSync(bytes.subarray(first, end), { maxOutputLength: left });
      left -= objects.length;
      found.push(objects.toString('latin1'));
    } catch {
      return undefined;
    }
    if (left <= 0) return undefined;
  }
  return found;
};

/**
 * Pages of a PDF, by its page objects. A PDF with incremental updates may contain old versions of its pages, and an encrypted one hides
 * its objects: those are not counted.
 */
export const countPdf = (bytes: FileBytes): Counts => {
  const all = bytes.slice(0, bytes.size);
  const text = all.toString('latin1');
  const linear = text.slice(0, 1024).includes('/Linearized');
  if (text.includes('/Encrypt') || (text.match(update)?.length ?? 0) > (linear ? 2 : 1)) return {};
  const packed = packedObjects(text, all);
  if (!packed) return {};
  const pages = [text, ...packed].reduce((sum, part) => sum + (part.match(page)?.length ?? 0), 0);
  return pages > 0 ? { pages } : {};
};
