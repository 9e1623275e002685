const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** A document with exponentially expanding entities. */
export const laughs = (root: string, body: (words: string) => string): string =>
  `${declaration}<!DOCTYPE ${root} [<!ENTITY a0 "lol">${Array.from({ length: 12 }, (_, n) => `<!ENTITY a${n + 1} "${`&a${n};`.repeat(10)}">`).join('')}]>${body('&a12;')}`;

export const dbk = (body: string): string =>
  `<article xmlns="http://docbook.org/ns/docbook" xmlns:xi="http://www.w3.org/2001/XInclude" version="5.0"><title>A</title><para>b</para>${body}</article>`;
export const jats = (body: string): string =>
  `<article xmlns:xlink="http://www.w3.org/1999/xlink"><front><article-meta><title-group><article-title>A</article-title></title-group></article-meta></front><body><p>b</p>${body}</body></article>`;
