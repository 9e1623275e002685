import type { Language } from '../../catalogue/languages/languages.ts';
import { siteName } from '../../catalogue/text/site.ts';

export type Crumb = { readonly name: string; readonly path: string };

type Node = Readonly<Record<string, unknown>>;

const absolute = (site: URL, path: string): string => new URL(path, site).href.replace(/\/$/, path === '/' ? '/' : '');

/** WebSite and Organization nodes: only on the home page of each language. */
export const siteNodes = (site: URL, language: Language, description: string): readonly Node[] => {
  const home = absolute(site, language.prefix || '/');
  return [
    {
      '@type': 'WebSite',
      '@id': `${home}#website`,
      name: siteName,
      url: home,
      description,
      inLanguage: language.tag,
      publisher: { '@id': `${home}#organization` },
    },
    { '@type': 'Organization', '@id': `${home}#organization`, name: siteName, url: home, logo: absolute(site, '/icon-512.png') },
  ];
};

/** A free web application. It has no rating, because nobody has rated it. */
export const applicationNode = (site: URL, path: string, name: string, description: string): Node => ({
  '@type': 'WebApplication',
  name,
  description,
  url: absolute(site, path),
  applicationCategory: 'UtilitiesApplication',
  operatingSystem: 'Any',
  browserRequirements: 'A web browser',
  isAccessibleForFree: true,
  offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
});

/** The breadcrumb trail from the home page. */
export const breadcrumbNode = (site: URL, crumbs: readonly Crumb[]): Node => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map((crumb, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: crumb.name,
    item: absolute(site, crumb.path),
  })),
});

/** JSON-LD for a script element; escapes `<` so that no text can end the script. */
export const jsonLd = (nodes: readonly Node[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes }).replaceAll('<', '\\u003c');
