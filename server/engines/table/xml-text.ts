/** Characters that XML 1.0 cannot hold at all (production 2), escaped or not. */
const illegal =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this removes.
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
const special = /[&<>"]/g;
const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for XML content and attributes, leaving out what XML cannot hold. */
export const escapeXml = (text: string): string => text.replace(illegal, '').replace(special, (mark) => escapes[mark] ?? mark);
