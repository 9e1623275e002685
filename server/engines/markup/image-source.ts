import { attribute, type Element } from './tree.ts';

/** Where pages keep the address of an image that a script loads when it comes into view. */
const laterSources = ['data-src', 'data-original', 'data-lazy-src', 'data-actualsrc'] as const;
const addressed = /^(?:https?:|\/|\.{0,2}\/|[\w%-][^:\s]{0,500}\.\w{2,5}(?:$|[?#]))/i;

/** The address of an image: that for lazy loading if `src` is missing or a placeholder, else `src`, else the first of `srcset`. */
export const imageSource = (element: Element): string => {
  const own = (attribute(element, 'src') ?? '').trim();
  if (own !== '' && !(own.startsWith('data:') && own.length < 2000)) return own;
  const later = laterSources.map((name) => attribute(element, name)?.trim() ?? '').find((one) => addressed.test(one));
  const sizes = ['data-srcset', 'srcset'].map((name) => attribute(element, name)?.trim().split(/\s/, 1)[0] ?? '');
  return later ?? (own || (sizes.find((one) => addressed.test(one))?.replace(/,$/, '') ?? ''));
};
