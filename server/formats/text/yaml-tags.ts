/** Local tags of YAML (`!Ref`), where a value begins: at the start of a line or list item, behind a key, or in brackets. */
const tags = /(?:^[ \t]{0,999}|-[ \t]{1,999}|:[ \t]{1,999}|[[{,][ \t]{0,999})(![a-z][\w:.-]{0,99})(?=[ \t\r\n,\]}]|$)/gim;

/** The distinct local tags of a YAML text, without those in comments; text in quotes or blocks that looks like one counts, too. */
export const yamlTags = (text: string): readonly string[] => {
  if (!text.includes('!')) return [];
  return [...new Set([...text.matchAll(tags)].map(([, tag = '']) => tag))];
};
