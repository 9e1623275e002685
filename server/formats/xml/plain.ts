/** Prefixes that a parser expects, each with the namespaces it may be bound to; `''` is the default namespace. */
export type Vocabulary = Readonly<Record<string, readonly string[]>>;

const name = '[A-Za-z_][\\w.:-]*';
const value = '[^"<>&\\t\\n\\r]*(?:&[a-z]+;[^"<>&\\t\\n\\r]*)*';
/** A `<` followed by anything but a plain tag: comments, CDATA, instructions, single quotes, odd spacing, character references. */
const odd = new RegExp(`<(?!/${name}>|${name}(?: ${name}="${value}")* ?/?>)`);
const declared = /\sxmlns(?::([\w.-]+))?="([^"]*)"/y;

/** True if all namespace declarations bind exactly the vocabulary's prefixes to its namespaces. */
const bindsAsExpected = (xml: string, vocabulary: Vocabulary): boolean => {
  for (let at = xml.indexOf('xmlns'); at >= 0; at = xml.indexOf('xmlns', at + 5)) {
    declared.lastIndex = at - 1;
    const [found, prefix = '', uri = ''] = declared.exec(xml) ?? [];
    // Inside text it is no declaration.
    if (found === undefined) continue;
    const expected = vocabulary[prefix];
    if (expected ? !expected.includes(uri) : Object.values(vocabulary).some((uris) => uris.includes(uri))) return false;
  }
  return true;
};

/**
 * Verifies in one pass that XML uses the plain spelling, which can be read by searching for `<name ` and ` name="`: only elements and
 * text, attributes in double quotes with one space before them, no markup characters in them, and the vocabulary's names under its
 * prefixes. Accepts whole tags only, without the XML declaration.
 */
export const isPlainXml = (xml: string, vocabulary: Vocabulary): boolean => !odd.test(xml) && bindsAsExpected(xml, vocabulary);

/** `<?xml version="1.0"?>` at the start (XML 1.0, 2.8). */
export const declaration = /^<\?xml(?=\s)[^>]*\?>/;

/** End of the last whole tag; a later `>` is text. */
export const endOfTags = (xml: string): number => {
  for (let open = xml.lastIndexOf('<'); open >= 0; open = open === 0 ? -1 : xml.lastIndexOf('<', open - 1)) {
    const end = xml.indexOf('>', open);
    if (end >= 0) return end + 1;
  }
  return 0;
};
