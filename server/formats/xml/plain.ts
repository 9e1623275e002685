/** Prefixes that a reader knows its names by, each with the namespaces that it may stand for; `''` is the one without a prefix. */
export type Vocabulary = Readonly<Record<string, readonly string[]>>;

const name = '[A-Za-z_][\\w.:-]*';
const value = '[^"<>&\\t\\n\\r]*(?:&[a-z]+;[^"<>&\\t\\n\\r]*)*';
/** A `<` with anything but a plain tag behind it: comments, CDATA, instructions, single quotes, odd space, characters given as numbers. */
const odd = new RegExp(`<(?!/${name}>|${name}(?: ${name}="${value}")* ?/?>)`);
const declared = /\sxmlns(?::([\w.-]+))?="([^"]*)"/y;

/** Do all declarations of namespaces bind the vocabulary's prefixes, and them alone, to its namespaces? */
const bindsAsExpected = (xml: string, vocabulary: Vocabulary): boolean => {
  for (let at = xml.indexOf('xmlns'); at >= 0; at = xml.indexOf('xmlns', at + 5)) {
    declared.lastIndex = at - 1;
    const [found, prefix = '', uri = ''] = declared.exec(xml) ?? [];
    // In a text the word is only a word.
    if (found === undefined) continue;
    const expected = vocabulary[prefix];
    if (expected ? !expected.includes(uri) : Object.values(vocabulary).some((uris) => uris.includes(uri))) return false;
  }
  return true;
};

/**
 * Proves, in one look over the text, that it is XML of the one plain spelling that can be read by looking for `<name ` and
 * ` name="`: elements and text only, attributes in double quotes with one space before them, no characters of markup in them,
 * and the names of the vocabulary under its prefixes. Whole tags only; a declaration must have been taken off.
 */
export const isPlainXml = (xml: string, vocabulary: Vocabulary): boolean => !odd.test(xml) && bindsAsExpected(xml, vocabulary);

/** `<?xml version="1.0"?>` at the very beginning (XML 1.0, 2.8). */
export const declaration = /^<\?xml(?=\s)[^>]*\?>/;

/** Where the last whole tag ends; a sign `>` behind it is text. */
export const endOfTags = (xml: string): number => {
  for (let open = xml.lastIndexOf('<'); open >= 0; open = open === 0 ? -1 : xml.lastIndexOf('<', open - 1)) {
    const end = xml.indexOf('>', open);
    if (end >= 0) return end + 1;
  }
  return 0;
};
