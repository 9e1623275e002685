import { aliases } from '../aliases.ts';
import { offeredPairs } from '../pairs.ts';
import { canonicalPath, rootPath } from '../paths.ts';
import type { Language } from './languages.ts';
import { hasPage } from './pages.ts';

/**
 * Addresses at the root that lead to a page elsewhere, without their slash: `png-to-jpg`, `pdf-to-word`. In English a pair's one is a page;
 * in other languages all of them redirect.
 */
const targets: ReadonlyMap<string, string> = new Map([
  ...offeredPairs()
    .map(({ from, to }) => [rootPath(from, to), canonicalPath(from, to)] as const)
    .filter(([root, path]) => root !== path)
    .map(([root, path]) => [root.slice(1), path] as const),
  ...aliases,
]);

/** The short addresses of a language, each with the path, as in English, of the page that it means. */
export const shortAddressesIn = (language: Language): readonly (readonly [slug: string, path: string])[] =>
  [...targets].filter(([, path]) => hasPage(language, path));

/** The path of the page that an English path means: its own, but for short addresses. */
export const meantPath = (path: string): string => targets.get(path.slice(1)) ?? path;
