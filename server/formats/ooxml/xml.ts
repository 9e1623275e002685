const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Characters outside XML 1.0 (section 2.2), lone surrogates included. */
const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Text without characters that XML 1.0 forbids, escaped or not. */
export const xmlText = (text: string): string => text.replace(forbidden, '');

/** Fast check: most texts need no escaping. */
const suspect = /[&<>"\ud800-\udfff\ufffe\uffff]|[^\t\n\r\u0020-\uffff]/;

/** Escapes text for XML 1.0 elements and attributes; drops forbidden characters. */
export const escapeXml = (text: string): string =>
  suspect.test(text) ? xmlText(text).replace(/[&<>"]/g, (mark) => entities[mark] ?? mark) : text;

export const xmlHeader = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
