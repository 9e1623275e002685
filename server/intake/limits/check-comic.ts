import { bytesOf, type FileBytes } from '../../files/file-bytes.ts';
import { signatureKind } from '../sniff/signatures.ts';
import { zipContents } from '../sniff/zip-contents.ts';
import { checkImage } from './check-image.ts';
import { lookBudget, startOf } from './check-package.ts';

/** Pages looked at: more than a comic has, fewer than would keep the server busy. */
const maxPages = 1000;

/** Refuses a comic with a page that would be too large once decoded, by the beginning of each page. */
export const checkComic = (bytes: FileBytes): void => {
  let opened = 0;
  for (const entry of zipContents(bytes)?.entries.slice(0, maxPages) ?? []) {
    if (opened > lookBudget.bytes) break;
    const start = startOf(bytes, entry);
    opened += Math.max(lookBudget.each, start?.length ?? 0);
    const kind = start && signatureKind(start);
    // What follows its beginning is missing here, so that only sizes can be told, not frames.
    if (kind && kind !== 'gif') checkImage(kind, bytesOf(start));
  }
};
