import { message } from '../../../catalogue/languages/message.ts';
import { fileLimits } from '../../contract/file-limits.ts';
import { Problem } from '../../contract/problem.ts';
import type { FileBytes } from '../../files/file-bytes.ts';
import { overLimit } from './over-limit.ts';

const chunk = 1024 * 1024;
/** Bytes of a chunk that the next one has as well, for what crosses their border. */
const overlap = 512;
/** How far around a count its object may begin and end, and how many counts are inspected: a file full of counts must stay fast. */
const nodeBytes = 256 * 1024;
const maxLooks = 20;
/** Where the name of its handler stands in a dictionary of encryption. */
const handlerBytes = 64 * 1024;

function* chunksOf(bytes: FileBytes): Generator<{ readonly start: number; readonly part: Buffer; readonly text: string }> {
  for (let start = 0; start < bytes.size; start += chunk) {
    const part = bytes.slice(start, chunk + overlap);
    yield { start, part, text: part.toString('latin1') };
  }
}

/** Facts that a PDF states where it is not compressed. */
type Stated = {
  /** Pages of its page tree, if they are above the limit: a `/Count` in an object that also has `/Kids`. */
  readonly pages: number;
  /** The object with its encryption, as `5 0`, or the beginning of the dictionary itself. */
  readonly encryption?: string;
};

/** The last encryption that a part of a file names. `/EncryptMetadata` begins alike. */
const encryptionIn = (text: string): string | undefined => {
  let at = text.length;
  for (let looks = 0; looks < maxLooks && at > 0; looks++) {
    at = text.lastIndexOf('/Encrypt', at - 1);
    if (at < 0) return undefined;
    const found = /^\/Encrypt\s{0,9}(\d{1,9}\s{1,9}\d{1,5}(?=\s{1,9}R)|<<[\s\S]{0,2000})/.exec(text.slice(at, at + 2048))?.[1];
    if (found !== undefined) return found;
  }
  return undefined;
};

const factsOf = (bytes: FileBytes): Stated => {
  let pages: number = fileLimits.pages;
  let encryption: string | undefined;
  let looks = 0;
  for (const { part, text } of chunksOf(bytes)) {
    encryption = encryptionIn(text) ?? encryption;
    if (looks > maxLooks) continue;
    for (const { index: at, 1: digits } of text.matchAll(/\/Count\s{1,9}(\d{5,9})/g)) {
      const stated = Number(digits);
      if (++looks > maxLooks) break;
      if (stated <= pages) continue;
      // Bookmarks have counts too: the object must be a node of the page tree.
      const around = part.subarray(Math.max(0, at - nodeBytes), at + nodeBytes);
      const here = Math.min(at, nodeBytes);
      const end = around.indexOf('endobj', here);
      if (around.subarray(Math.max(0, around.lastIndexOf(' obj', here)), end < 0 ? around.length : end).includes('/Kids')) pages = stated;
    }
  }
  return { pages, ...(encryption !== undefined && { encryption }) };
};

/** The handler that a dictionary of encryption names (ISO 32000-1, 7.6.1); undefined if it cannot be found. */
const handlerOf = (bytes: FileBytes, encryption: string): string | undefined => {
  const filter = /\/Filter\s{0,9}\/([\w.]{1,60})/;
  if (encryption.startsWith('<<')) return filter.exec(encryption)?.[1];
  const [number, generation] = encryption.split(/\s+/);
  const object = new RegExp(`(?:^|[^\\d])${number}\\s{1,9}${generation}\\s{1,9}obj\\b`, 'g');
  let looks = 0;
  for (const { start, text } of chunksOf(bytes))
    for (const { index } of text.matchAll(object)) {
      const [dictionary = ''] = bytes
        .slice(start + index, handlerBytes)
        .toString('latin1')
        .split('endobj', 1);
      const handler = filter.exec(dictionary)?.[1];
      if (handler !== undefined || ++looks > maxLooks) return handler;
    }
  return undefined;
};

/** Handlers of shops: Adobe Digital Editions and FileOpen. */
const ofShops = /^(?:EBX_HANDLER|FOPN_\w{1,40})$/;

/** Refuses a PDF with too many pages, and one that no password opens: it is for holders of certificates, or of a shop's reader. */
export const checkPdf = (bytes: FileBytes): void => {
  const { pages, encryption } = factsOf(bytes);
  if (pages > fileLimits.pages) throw overLimit('too_many_pages', 'documentPagesLimit', fileLimits.pages, pages);
  const handler = encryption === undefined ? undefined : handlerOf(bytes, encryption);
  if (handler === 'Adobe.PubSec') throw new Problem('conversion_failed', message('pdfCertificate'));
  if (handler !== undefined && ofShops.test(handler)) throw new Problem('copy_protected');
};
