import { type Decoded, decodeText, detectEncoding } from './decode.ts';

const declared = /<meta[^<>]+charset\s*=\s*(?:["']\s*)?([\w.:-]+)|<\?xml[^<>]+encoding\s*=\s*["']([\w.:-]+)/i;

/** A head may have scripts and styles before it says what it is in. */
const headBytes = 64 * 1024;

/**
 * Decodes a web page: a byte order mark wins, then what the page declares in its head, then a
 * guess. A page that declares something else but is valid UTF-8 beyond ASCII is UTF-8: editors save so, and forget the declaration.
 */
export const decodeHtml = (bytes: Uint8Array): Decoded => {
  const detected = detectEncoding(bytes);
  if (detected.startsWith('utf-')) return decodeText(bytes, detected);
  const [head = ''] = new TextDecoder('latin1').decode(bytes.subarray(0, headBytes)).split(/<body\b|<\/head\b/i, 1);
  const match = declared.exec(head);
  return decodeText(bytes, match?.[1] ?? match?.[2] ?? detected);
};

/** A page as UTF-8 with its mark, which declares nothing else any more: for readers that would take it for what it declared, or guess. */
export const htmlAsUtf8 = (html: string): string =>
  `\ufeff${html.replace(/(<meta\b[^<>]*?charset\s*=\s*(?:["']\s*)?|<\?xml[^<>]*?encoding\s*=\s*["'])[\w.:-]+/gi, '$1utf-8')}`;
