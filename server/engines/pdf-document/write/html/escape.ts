// biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 and HTML allow none of these
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text for HTML and XML, in elements and in quoted attributes. */
export const escape = (text: string): string => text.replace(forbidden, '').replace(/[&<>"]/g, (c) => entities[c] as string);
