/** What a page says of itself to search engines, in any language. */
export type SeoWords = { readonly title: string; readonly description: string; readonly keywords: readonly string[] };
