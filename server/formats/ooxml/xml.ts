const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Anything but the characters of XML 1.0 (section 2.2), lone surrogates included. */
const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Text without what XML 1.0 has no place for, escaped or not. */
export const xmlText = (text: string): string => text.replace(forbidden, '');

/** Most texts need nothing, which is quickly seen. */
const suspect = /[&<>"\ud800-\udfff\ufffe\uffff]|[^\t\n\r\u0020-\uffff]/;

/** Text for XML 1.0, in elements and in attributes; what XML can't hold is left out. */
export const escapeXml = (text: string): string =>
  suspect.test(text) ? xmlText(text).replace(/[&<>"]/g, (mark) => entities[mark] ?? mark) : text;

export const xmlHeader = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
