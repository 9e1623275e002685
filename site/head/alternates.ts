import { englishPath, versionsOf } from '../../catalogue/languages/pages.ts';

/** The same page in another language, for search engines. */
export type Alternate = { readonly lang: string; readonly url: string };

/** A page in all its languages, the one for everybody else last; none for a page that is in English alone. `path` is that of any of them. */
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
