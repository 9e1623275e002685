/** Void elements (HTML, 13.1.2), which have no end tag. */
const endless = 'area|base|basefont|bgsound|br|col|command|embed|frame|hr|img|input|keygen|link|meta|param|source|track|wbr';
/** Elements that end nothing but at their end tag: an HTML parser takes the rest of the page for their text. */
const swallowing = 'script|style|title|textarea|iframe|noscript|noframes|noembed|xmp|object|select|button|video|audio|canvas|svg|math';

const anyElement = new RegExp(`<(?!(?:${endless})[\\s/])([a-z][\\w:.-]{0,60})(\\s[^<>]*)?/>`, 'gi');
const swallowingElement = new RegExp(`<(${swallowing})(\\s[^<>]*)?/>`, 'gi');

const xmlDeclaration = /^\s*<\?xml\s/;
const xhtmlNames = /<html\s[^<>]*xmlns\s*=\s*["']http:\/\/www\.w3\.org\/1999\/xhtml["']/i;
/** The start tag of the page stands within these characters. */
const headLength = 4096;

/**
 * XHTML with an end tag for each element that it closes at once (`<script src="a.js"/>`), for HTML parsers, which do not know that
 * spelling. Pages that only name XHTML's namespace are written for HTML parsers; in those, just what would swallow the page.
 */
export const closedForHtml = (page: string): string => {
  const head = page.slice(0, headLength);
  if (xmlDeclaration.test(head)) return page.replace(anyElement, '<$1$2></$1>');
  return xhtmlNames.test(head) ? page.replace(swallowingElement, '<$1$2></$1>') : page;
};
