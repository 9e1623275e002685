import { type Decoded, decodeText, detectEncoding } from './decode.ts';

const declared = /<meta[^>]+charset\s*=\s*["']?\s*([\w.:-]+)|<\?xml[^>]+encoding\s*=\s*["']([\w.:-]+)/i;

/**
 * Decodes a web page: a byte order mark wins, then what the page declares in its first 4 kB (HTML, prescan), then a
 * guess. A page that declares something else but is valid UTF-8 beyond ASCII is UTF-8: editors save so, and forget the declaration.
 */
export const decodeHtml = (bytes: Uint8Array): Decoded => {
  const detected = detectEncoding(bytes);
  if (detected.startsWith('utf-')) return decodeText(bytes, detected);
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 4096));
  const match = declared.exec(head);
  return decodeText(bytes, match?.[1] ?? match?.[2] ?? detected);
};
