/**
 * What LibreOffice fetches although its profile says that nothing linked is to be fetched. Addresses are taken out before it opens a
 * document, so that the sandbox is the second wall and not the first.
 */

/** Elements of XForms 1.1 that load or send data. No element of ODF has such a name, so prefixes don't matter. */
const form = /<((?:[\w.-]{1,60}:)?(?:instance|submission|model|load|message))(\s[^<>]*)>/g;
const formAddress = /\s(?:src|action|resource|schema)\s*=\s*(?:"[^"<>]*"|'[^'<>]*')/g;

/** The XML of an ODF document whose forms name no addresses. */
export const withoutFormData = (xml: string): string =>
  xml.includes('submission') || xml.includes('instance')
    ? xml.replace(form, (_, name: string, attributes: string) => `<${name}${attributes.replace(formAddress, '')}>`)
    : xml;

/** Elements of a web page whose attributes name files that LibreOffice loads at once. Pictures are not among them: the profile holds those. */
const loading = /<(?:link|base|body|table|thead|tbody|tfoot|tr|td|th|iframe|frame|object|embed|applet|script|input)(?=[\s/>])/gi;
const address = /^(?:href|src|data|code|codebase|archive|classid|background)$/i;
const attribute = /[\s/]*([^\s=>/"']{1,60})(?:\s{0,20}=\s{0,20}(["']?))?|[^>]/y;
const bare = /[^\s>]*/y;

/** Where a value ends that begins at `at`, quotes not counted; -1 where the page ends before its quote. */
const endOfValue = (html: string, at: number, quote: string): number => {
  if (quote) return html.indexOf(quote, at);
  bare.lastIndex = at;
  bare.exec(html);
  return bare.lastIndex;
};

/** A web page that names no style sheets, backgrounds, frames or programs outside of itself. It is looked at once, from beginning to end. */
export const withoutLoads = (html: string): string => {
  const pieces: string[] = [];
  let [kept, at] = [0, 0];
  loading.lastIndex = 0;
  for (let tag = loading.exec(html); tag; tag = loading.exec(html)) {
    at = loading.lastIndex;
    attribute.lastIndex = at;
    for (let found = attribute.exec(html); found; found = attribute.exec(html)) {
      const [, name, quote] = found;
      at = attribute.lastIndex;
      if (quote === undefined) continue;
      const start = at;
      const end = endOfValue(html, start, quote);
      if (name && address.test(name) && !/^\s{0,9}data:/i.test(html.slice(start, start + 20))) {
        pieces.push(html.slice(kept, start));
        kept = end < 0 ? html.length : end;
      }
      // All that follows is the value of an attribute.
      if (end < 0) return pieces.join('') + html.slice(kept).replace(/@import\b/gi, '@none');
      at = end + quote.length;
      attribute.lastIndex = at;
    }
    loading.lastIndex = at;
  }
  return (pieces.join('') + html.slice(kept)).replace(/@import\b/gi, '@none');
};
