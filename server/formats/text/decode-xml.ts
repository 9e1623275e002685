import iconv from 'iconv-lite';
import { type Decoded, decodeText, detectEncoding } from './decode.ts';

const declaration = /^\s{0,99}<\?xml\s[^>]{0,500}?\sencoding\s?=\s?["']([\w.:-]{1,40})["']/;

/**
 * Decodes XML: Unicode by its bytes, else by its declaration (XML 1.0, 4.3.3), which guesses from short texts would miss. Files that
 * are UTF-8 and declare another encoding were saved by an editor.
 */
export const decodeXml = (bytes: Uint8Array): Decoded => {
  const detected = detectEncoding(bytes);
  if (detected.startsWith('utf-')) return decodeText(bytes, detected);
  const [, declared = ''] = declaration.exec(Buffer.from(bytes.subarray(0, 1024)).toString('latin1')) ?? [];
  const isKnown = iconv.encodingExists(declared) && !/^utf-?(?:8|16|32)/i.test(declared);
  return decodeText(bytes, isKnown ? declared : detected);
};
