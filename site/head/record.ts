import { wordsIn } from '../../catalogue/languages/language-words.ts';
import type { Language } from '../../catalogue/languages/languages.ts';
import { addressIn } from '../../catalogue/languages/pages.ts';
import { say } from '../../catalogue/languages/say.ts';
import type { SeoWords } from '../../catalogue/languages/seo-words.ts';
import type { SeoRecord } from '../../catalogue/text/seo.ts';
import { imageIn } from '../og/local-images.ts';

/**
 * The metadata of a page in a language; `path` is that of the English page, `ogImage` the path of its
 * English image of 1200 by 630 pixels.
 */
export const recordIn = (language: Language, path: string, { title, description, keywords }: SeoWords, ogImage: string): SeoRecord => ({
  title: say(wordsIn(language).frame.title, { title }),
  description,
  keywords,
  ogTitle: title,
  ogDescription: description,
  ogImage: imageIn(language, ogImage),
  twitterCard: 'summary_large_image',
  canonical: addressIn(language, path),
});
