import { closedForHtml } from './closed-at-once.ts';
import { type Decoded, decodeText, detectEncoding } from './decode.ts';

const declared = /<meta[^<>]+charset\s*=\s*(?:["']\s*)?([\w.:-]+)|<\?xml[^<>]+encoding\s*=\s*["']([\w.:-]+)/i;

/** Scripts and styles may precede the encoding declaration in a head. */
const headBytes = 64 * 1024;

/**
 * Decodes a web page: a byte order mark takes precedence, then the declaration in its head, then detection. A page that declares
 * another encoding but is valid UTF-8 beyond ASCII is UTF-8: editors save as UTF-8 without updating the declaration. An encoding
 * `stated` outside the page precedes its declaration.
 */
export const decodeHtml = (bytes: Uint8Array, stated = ''): Decoded => {
  const detected = detectEncoding(bytes);
  if (detected.startsWith('utf-')) return decodeText(bytes, detected);
  const [head = ''] = new TextDecoder('latin1').decode(bytes.subarray(0, headBytes)).split(/<body\b|<\/head\b/i, 1);
  const match = declared.exec(head);
  return decodeText(bytes, (stated || match?.[1]) ?? match?.[2] ?? detected);
};

/** The text of a web page for an HTML parser, which XHTML would mislead (`closedForHtml`). */
export const decodePage = (bytes: Uint8Array): string => closedForHtml(decodeHtml(bytes).text);

/** A page as UTF-8 with a byte order mark and no other declaration, for parsers that would follow the old declaration or guess. */
export const htmlAsUtf8 = (html: string): string =>
  `\ufeff${html.replace(/(<meta\b[^<>]*?charset\s*=\s*(?:["']\s*)?|<\?xml[^<>]*?encoding\s*=\s*["'])[\w.:-]+/gi, '$1utf-8')}`;
