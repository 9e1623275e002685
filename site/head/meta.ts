import type { SeoRecord } from '../../catalogue/text/seo.ts';
import type { Crumb } from './json-ld.ts';

/** What a page says of itself in its head. */
export type PageMeta = SeoRecord & {
  /** False keeps the page out of search engines: redirects and the not-found page. */
  readonly index?: false;
  readonly crumbs?: readonly Crumb[];
  readonly nodes?: readonly Readonly<Record<string, unknown>>[];
};
