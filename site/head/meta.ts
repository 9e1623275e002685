import type { SeoRecord } from '../../catalogue/text/seo.ts';
import type { Crumb } from './json-ld.ts';

/** Metadata in a page's head. */
export type PageMeta = SeoRecord & {
  /** False excludes the page from search engines: redirects and the not-found page. */
  readonly index?: false;
  readonly crumbs?: readonly Crumb[];
  readonly nodes?: readonly Readonly<Record<string, unknown>>[];
};
