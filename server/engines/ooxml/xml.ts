const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
// biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 has no place for these characters, escaped or not
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/** Text for XML 1.0, in elements and in attributes; what XML can't hold is left out. */
export const escapeXml = (text: string): string => text.replace(forbidden, '').replace(/[&<>"]/g, (c) => entities[c] as string);

export const xmlHeader = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
