const head = /<head(?:\s[^<>]*)?>/i;

/** Puts a tag at the beginning of a page's head, or where that would be. */
export const inHead = (html: string, tag: string): string =>
  head.test(html) ? html.replace(head, (start) => start + tag) : html.replace(/^(\s*<!doctype[^>]*>)?/i, (doctype) => doctype + tag);
