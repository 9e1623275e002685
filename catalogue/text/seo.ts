import { findConverter } from '../converters.ts';
import type { Format } from '../formats/format.ts';
import { requireFormat } from '../formats.ts';
import { contact } from '../languages/en/contact.ts';
import { fillFacts } from '../languages/facts.ts';
import { searchLimits } from '../languages/seo-words.ts';
import { maxFileLabel } from '../limits.ts';
import { canonicalPath } from '../paths.ts';
import { siteName } from './site.ts';

/** Metadata of a page for search engines and social networks. */
export type SeoRecord = {
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly ogTitle: string;
  readonly ogDescription: string;
  /** Path of a 1200×630 image. */
  readonly ogImage: string;
  readonly twitterCard: 'summary_large_image';
  /** Path of the canonical page, if this is another address of it. */
  readonly canonical?: string;
};

type Words = Pick<SeoRecord, 'title' | 'description' | 'keywords'> & { readonly canonical?: string };

const makeRecord = (words: Words, ogImage: string): SeoRecord => ({
  ...words,
  ogTitle: words.title.replace(` | ${siteName}`, ''),
  ogDescription: words.description,
  ogImage,
  twitterCard: 'summary_large_image',
});

/** Metadata of tools with their own title, and of the contact page, by path. */
export const pageSeo = {
  '/merge-pdf': makeRecord(
    {
      title: `Merge PDF Files into One – Free | ${siteName}`,
      description: 'Combine several PDFs into one in any order. Bookmarks, links and forms keep working. Free, no account, no watermark.',
      keywords: ['merge pdf', 'combine pdf', 'join pdf files', 'pdf merger', 'put pdfs together'],
      canonical: '/merge-pdf',
    },
    '/og/document.png',
  ),
  '/searchable-pdf': makeRecord(
    {
      title: `Make a PDF Searchable (OCR) – Free | ${siteName}`,
      description:
        'Add an invisible text layer to scanned pages with OCR: search, select and copy text in a PDF that looks the same. Free, in 21 languages.',
      keywords: ['searchable pdf', 'pdf ocr', 'ocr pdf online', 'make scanned pdf searchable', 'text recognition pdf'],
      canonical: '/searchable-pdf',
    },
    '/og/document.png',
  ),
  '/contact': makeRecord({ ...fillFacts(contact.seo, 'en'), canonical: '/contact' }, '/og/contact.png'),
} as const satisfies Record<string, SeoRecord>;

const searchTitle = (from: Format, to: Format): string => {
  const title = `${from.name} to ${to.name} Converter`;
  const long = `${title} – Free, No Sign-up | ${siteName}`;
  return long.length <= searchLimits.title ? long : `${title} – Free | ${siteName}`;
};

/** As many whole sentences as fit, followed by the service's limits if they fit too. */
const searchDescription = (text: string, from: Format, to: Format): string => {
  const tail = `Free, up to ${maxFileLabel}, deleted after conversion.`;
  const sentences = text.split(/(?<=[.!?])\s+(?=\p{Lu})/u);
  const candidates = sentences.map((_, at) => sentences.slice(0, sentences.length - at).join(' '));
  const fits = (candidate: string) => candidate.length <= searchLimits.description;
  return (
    [...candidates.flatMap((words) => [`${words} ${tail}`, words]), `Convert ${from.name} to ${to.name} online. ${tail}`].find(fits) ?? tail
  );
};

/** Metadata of a pair's page. `description` is the pair's own sentence. */
export const pairSeo = (fromId: string, toId: string, description: string): SeoRecord => {
  const from = requireFormat(fromId);
  const to = requireFormat(toId);
  const listed = findConverter(fromId, toId);
  return makeRecord(
    {
      title: searchTitle(from, to),
      description: searchDescription(listed?.description ?? description, from, to),
      keywords: [
        `${from.name} to ${to.name}`,
        `convert ${from.name} to ${to.name}`,
        `${from.name} to ${to.name} converter`,
        `${from.extensions[0]} to ${to.extensions[0]} online`,
        `free ${to.name} converter`,
      ],
      canonical: canonicalPath(fromId, toId),
    },
    listed ? `/og/${listed.from}-to-${listed.to}.png` : `/og/${from.kind}.png`,
  );
};
