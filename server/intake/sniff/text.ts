import { decodeUtf16, innocentControls, mostControls, unmarkedUtf16 } from '../../files/utf16.ts';

/** Whether bytes are text, and which kind of markup. Converters handle the encodings themselves. */

const byteOrderMarks: readonly (readonly [encoding: string, ...bytes: number[]])[] = [
  ['utf-8', 0xef, 0xbb, 0xbf],
  ['utf-32le', 0xff, 0xfe, 0x00, 0x00],
  ['utf-32be', 0x00, 0x00, 0xfe, 0xff],
  ['utf-16le', 0xff, 0xfe],
  ['utf-16be', 0xfe, 0xff],
];

/** The beginning of a text as a string with correct ASCII, whatever its encoding; undefined if the bytes are not text. */
export const asText = (head: Buffer): string | undefined => {
  const marked = byteOrderMarks.find(([, ...bytes]) => bytes.every((byte, index) => head[index] === byte));
  const encoding = marked?.[0] ?? unmarkedUtf16(head);
  if (encoding === 'utf-16le' || encoding === 'utf-16be') return decodeUtf16(head, encoding).replace(/^\ufeff/, '');
  if (encoding?.startsWith('utf-32'))
    return Buffer.from(head.filter((byte) => byte !== 0))
      .toString('latin1')
      .slice(2);
  let controls = 0;
  for (const byte of head) if (byte < 32 && !innocentControls.has(byte)) controls++;
  if (controls > mostControls(head.length)) return undefined;
  return (marked ? head.subarray(3) : head).toString('latin1');
};

/** Local name of the root element of XML or HTML, in lower case, past declaration, comments and DOCTYPE; undefined when there is none. */
export const rootElement = (text: string): { readonly name: string; readonly opening: string } | undefined => {
  let rest = text.trimStart();
  for (let turn = 0; turn < 100; turn++) {
    const prolog = /^(?:<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE[^[>]*(?:\[[\s\S]*?\]\s*)?>)\s*/i.exec(rest);
    if (!prolog) break;
    rest = rest.slice(prolog[0].length);
  }
  const opening = /^<([A-Za-z_][\w.-]*:)?([A-Za-z_][\w.-]*)[^>]{0,8000}/.exec(rest);
  return opening?.[2] ? { name: opening[2].toLowerCase(), opening: opening[0] } : undefined;
};

/** Flat ODF by the type that its root states. */
const flatOdf: readonly (readonly [RegExp, string])[] = [
  [/opendocument\.text/, 'fodt'],
  [/opendocument\.spreadsheet/, 'fods'],
  [/opendocument\.presentation/, 'fodp'],
  [/opendocument\.graphics/, 'fodg'],
];

/** A tag of HTML behind words, with which a fragment of a page may begin. */
const pageTag =
  /<\/?(?:a|article|aside|b|blockquote|body|br|center|code|dd|del|details|div|dl|dt|em|figure|font|footer|form|h[1-6]|header|hr|html|i|img|ins|li|main|mark|nav|ol|p|pre|q|s|section|small|span|strong|sub|summary|sup|table|td|th|tr|tt|u|ul)\b[^>]{0,200}>/i;

/** Formats that are text, by how they begin: `%!PS`, `P3`, `<svg>`; else `text`. */
export const textKind = (text: string): string => {
  const start = text.trimStart();
  if (/^%!PS-Adobe-\d\.\d EPSF/.test(start)) return 'eps';
  if (start.startsWith('%!') || start.startsWith('\x1b%-12345X')) return 'ps';
  if (start.startsWith('{\\rtf')) return 'rtf';
  if (start.startsWith('/* XPM')) return 'xpm';
  if (/^(?:\/\*[\s\S]*?\*\/\s*)?#define\s+\w+_?width\s+\d+/.test(start)) return 'xbm';
  if (start.startsWith('#EXTM3U') || start.startsWith('ffconcat') || /^\[playlist\]/i.test(start)) return 'playlist';
  if (start.startsWith('<')) {
    const root = rootElement(start);
    if (root?.name === 'svg') return 'svg';
    if (root?.name === 'fictionbook') return 'fb2';
    if (root?.name === 'html' || /^<!doctype html/i.test(start)) return 'html';
    if (root && /urn:schemas-microsoft-com:office:spreadsheet/.test(root.opening) && root.name === 'workbook') return 'xls-2003';
    if (root && /office\/word\/2003\/wordml/.test(root.opening) && root.name === 'worddocument') return 'doc-2003';
    if (root?.name === 'document' && /office:/.test(root.opening)) return flatOdf.find(([type]) => type.test(root.opening))?.[1] ?? 'xml';
    if (root && start.startsWith('<?xml')) return 'xml';
    return root ? 'markup' : 'text';
  }
  return pageTag.test(start) ? 'markup' : 'text';
};
