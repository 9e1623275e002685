/**
 * Removes references that LibreOffice fetches even though its profile forbids loading linked content. This happens before it opens a
 * document, so that the sandbox is the second line of defence instead of the first.
 */

/** Elements of XForms 1.1 that load or send data. No ODF element has these names, so prefixes don't matter. */
const form = /<((?:[\w.-]{1,60}:)?(?:instance|submission|model|load|message))(\s[^<>]*)>/g;
const formAddress = /\s(?:src|action|resource|schema)\s*=\s*(?:"[^"<>]*"|'[^'<>]*')/g;

/** Removes addresses from the forms in an ODF document's XML. */
export const withoutFormData = (xml: string): string =>
  xml.includes('submission') || xml.includes('instance')
    ? xml.replace(form, (_, name: string, attributes: string) => `<${name}${attributes.replace(formAddress, '')}>`)
    : xml;

/** Elements of a web page whose attributes make LibreOffice load files immediately. The profile already blocks pictures. */
const loading = /<(?:link|base|body|table|thead|tbody|tfoot|tr|td|th|iframe|frame|object|embed|applet|script|input)(?=[\s/>])/gi;
const address = /^(?:href|src|data|code|codebase|archive|classid|background)$/i;
const attribute = /[\s/]*([^\s=>/"']{1,60})(?:\s{0,20}=\s{0,20}(["']?))?|[^>]/y;
const bare = /[^\s>]*/y;

/** The end of an attribute value that starts at `at`, excluding quotes; -1 if the closing quote is missing. */
const endOfValue = (html: string, at: number, quote: string): number => {
  if (quote) return html.indexOf(quote, at);
  bare.lastIndex = at;
  bare.exec(html);
  return bare.lastIndex;
};

/** Removes references to external style sheets, backgrounds, frames and programs from a web page, in a single pass. */
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
      // The rest of the page is the attribute's value.
      if (end < 0) return pieces.join('') + html.slice(kept).replace(/@import\b/gi, '@none');
      at = end + quote.length;
      attribute.lastIndex = at;
    }
    loading.lastIndex = at;
  }
  return (pieces.join('') + html.slice(kept)).replace(/@import\b/gi, '@none');
};
