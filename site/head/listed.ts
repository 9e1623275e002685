import { aliases } from '../../catalogue/aliases.ts';
import { englishPath } from '../../catalogue/languages/pages.ts';
import { canonicalPath, parseSlug } from '../../catalogue/paths.ts';

const unlisted = new Set(['/404', '/offline', '/image-converter/all-tools', '/pdf-converter/all-tools']);

/** True if the sitemap includes the page. It excludes aliases, redirects and the not-found pages. `page` is an absolute address. */
export const isListedInSitemap = (page: string): boolean => {
  const path = englishPath(new URL(page).pathname);
  if (aliases.has(path.slice(1))) return false;
  const pair = parseSlug(path.slice(path.lastIndexOf('/') + 1));
  return pair ? canonicalPath(pair.from, pair.to) === path : !unlisted.has(path);
};
