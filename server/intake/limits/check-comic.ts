import { bytesOf, type FileBytes } from '../../files/file-bytes.ts';
import { signatureKind } from '../sniff/signatures.ts';
import { zipContents } from '../sniff/zip-contents.ts';
import { checkImage } from './check-image.ts';
import { lookBudget, startOf } from './check-package.ts';

/** Most pages inspected: more than a comic has, few enough to stay fast. */
const maxPages = 1000;

/** Refuses a comic with a page that would be too large once decoded, by the beginning of each page. */
export const checkComic = (bytes: FileBytes): void => {
  let opened = 0;
  for (const entry of zipContents(bytes)?.entries.slice(0, maxPages) ?? []) {
    if (opened > lookBudget.bytes) break;
    const start = startOf(bytes, entry);
    opened += Math.max(lookBudget.each, start?.length ?? 0);
    const kind = start && signatureKind(start);
    // The rest of the page is not read, so sizes can be checked, but not frames.
    if (kind && kind !== 'gif') checkImage(kind, bytesOf(start));
  }
};
