import { escapeXml } from '../../formats/ooxml/xml.ts';
import type { PageBundleSettings } from './bundle-settings.ts';
import type { Serve } from './page.ts';
import { inHead } from './page-head.ts';

export type PageAddress = NonNullable<PageBundleSettings['address']>;

/** Reasons for requests that are fetched; frames and everything that scripts request is not. */
const kinds: ReadonlySet<string> = new Set(['Stylesheet', 'Image', 'Font']);
/** How many missing URLs are listed. */
const mostMissing = 500;
const longestUrl = 2000;

/** The page's own base URL, which relative URLs refer to. */
const baseOf = (html: string, page: string): string => {
  const tag = /<base\s[^<>]{0,3000}>/i.exec(html)?.[0] ?? '';
  const [, quoted, single, bare] = /\shref\s{0,9}=\s{0,9}(?:"([^"]{0,2000})"|'([^']{0,2000})'|([^\s"'>]{1,2000}))/i.exec(tag) ?? [];
  const own = (quoted ?? single ?? bare)?.replaceAll('&amp;', '&');
  return own !== undefined && URL.canParse(own, page) ? new URL(own, page).href : page;
};

/** A page's policy would compare URLs with the blank page that it is written into. */
const policy = /<meta\s[^<>]{0,200}?content-security-policy[^<>]{0,8000}>/gi;

/** The page as it is written into a blank one, with the base URL of its address. */
export const atAddress = (html: string, { page }: PageAddress): string =>
  inHead(html.replace(policy, ''), `<base href="${escapeXml(baseOf(html, page))}">`);

/** Serves the files of a page at an address, and collects the URLs that it requests and that are not there. */
export const serveAddressed = ({ files, moved }: PageAddress, read: (entry: string) => Promise<Uint8Array>) => {
  const byUrl = new Map(Object.entries(files).map(([entry, { url, type }]) => [url, { entry, type }]));
  const targets = new Map(Object.entries(moved));
  const missing = new Set<string>();
  const serve: Serve = async (requested, kind) => {
    const [url = ''] = requested.split('#', 1);
    const location = targets.get(url);
    if (location !== undefined) return { location };
    const file = byUrl.get(url);
    if (file) return { type: file.type, body: await read(file.entry) };
    if (kinds.has(kind) && /^https?:/.test(url) && url.length <= longestUrl && missing.size < mostMissing) missing.add(url);
    return undefined;
  };
  return { serve, missing: (): readonly string[] => [...missing] };
};
