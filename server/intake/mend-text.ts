import { closeSync, ftruncateSync, openSync, readSync, writeSync } from 'node:fs';
import { isPlainText, mayBeText } from '../../catalogue/content-kinds.ts';
import { type FileBytes, openBytes } from '../files/file-bytes.ts';

const blockBytes = 64 * 1024;
const [lineFeed, carriageReturn, ctrlZ] = [0x0a, 0x0d, 0x1a] as const;

/** Text in units of two or four bytes, where zeros and line ends are other bytes. */
const isWide = (bytes: FileBytes): boolean =>
  ['fffe', 'feff'].includes(bytes.slice(0, 2).toString('hex')) || bytes.text(0, 4) === '\0\0\xfe\xff';

/** Size without zeros and Ctrl-Z at the end, with which programs fill a block; binary data has further zeros and keeps its size. */
const textSize = (bytes: FileBytes): number => {
  let end = bytes.size;
  for (let isFilled = true; isFilled && end > 0; ) {
    const start = Math.max(0, end - blockBytes);
    const block = bytes.slice(start, end - start);
    while (end > start && (block[end - start - 1] === 0 || block[end - start - 1] === ctrlZ)) end--;
    isFilled = end === start;
  }
  if (end === bytes.size || end === 0) return bytes.size;
  for (let at = 0; at < end; at += blockBytes) if (bytes.slice(at, Math.min(blockBytes, end - at)).includes(0)) return bytes.size;
  return end;
};

/** Whether all lines end with a carriage return, as on the first Macintosh. */
const hasOldLines = (bytes: FileBytes, size: number): boolean => {
  const head = bytes.slice(0, Math.min(size, blockBytes));
  if (!head.includes(carriageReturn) || head.includes(0)) return false;
  for (let at = 0; at < size; at += blockBytes) if (bytes.slice(at, Math.min(blockBytes, size - at)).includes(lineFeed)) return false;
  return true;
};

const withNewLines = (descriptor: number, size: number): void => {
  const block = Buffer.alloc(blockBytes);
  for (let at = 0; at < size; ) {
    const length = readSync(descriptor, block, 0, Math.min(blockBytes, size - at), at);
    if (length === 0) return;
    for (let index = 0; index < length; index++) if (block[index] === carriageReturn) block[index] = lineFeed;
    writeSync(descriptor, block, 0, length, at);
    at += length;
  }
};

/**
 * Rewrites a text that editors open and tools do not: with zeros or Ctrl-Z after its end, as DOS and programs that write whole blocks
 * leave them, or with lines that end with only a carriage return. Returns its new size in bytes; undefined if that is the same.
 */
export const mendText = (path: string, format: string): number | undefined => {
  if (!mayBeText(format)) return undefined;
  const bytes = openBytes(path);
  let [size, hasOld] = [bytes.size, false];
  try {
    if (isWide(bytes)) return undefined;
    size = textSize(bytes);
    hasOld = isPlainText(format) && hasOldLines(bytes, size);
    if (size === bytes.size && !hasOld) return undefined;
  } finally {
    bytes.close();
  }
  const descriptor = openSync(path, 'r+');
  try {
    ftruncateSync(descriptor, size);
    if (hasOld) withNewLines(descriptor, size);
  } finally {
    closeSync(descriptor);
  }
  return size === bytes.size ? undefined : size;
};
