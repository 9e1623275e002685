import { englishPath, versionsOf } from '../../catalogue/languages/pages.ts';

/** The same page in another language, for search engines. */
export type Alternate = { readonly lang: string; readonly url: string };

/** All language versions of a page, `x-default` last; none for a page that exists only in English. `path` is that of any version. */
export const alternatesOf = (site: URL, path: string): readonly Alternate[] => {
  const versions = versionsOf(englishPath(path));
  if (versions.length < 2) return [];
  const url = (address: string) => new URL(address, site).href;
  const [first] = versions;
  return [
    ...versions.map(({ language, address }) => ({ lang: language.tag, url: url(address) })),
    ...(first ? [{ lang: 'x-default', url: url(first.address) }] : []),
  ];
};
