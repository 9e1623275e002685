import { converters } from '../../catalogue/converters.ts';
import { furtherLanguages } from '../../catalogue/languages/language-words.ts';
import { convertersIn } from '../../catalogue/languages/pages.ts';
import { pairSlug } from '../../catalogue/paths.ts';
import { singleTools } from '../../catalogue/text/single-tools.ts';

/** The generic pages under a prefix such as `/image-converter/`, except pairs with a dedicated page. */
export const pagesUnder = (prefix: string) =>
  converters
    .filter(({ path, from, to }) => path.startsWith(prefix) && !singleTools.some((tool) => tool.from === from && tool.to === to))
    .map(({ from, to }) => ({ params: { pair: pairSlug(from, to) }, props: { from, to } }));

/** The pages under a prefix in every language that has them; `/` is that of the pages without one. */
export const localPagesUnder = (prefix: string) =>
  furtherLanguages.flatMap((language) =>
    convertersIn(language)
      .filter(({ path, from, to }) => path === `${prefix}${pairSlug(from, to)}`)
      .map(({ from, to }) => ({ params: { lang: language.id, pair: pairSlug(from, to) }, props: { from, to } })),
  );

/** The texts of a dedicated page; throws if the catalogue has none, which only a mistake can cause. */
export const singleTool = (from: string, to: string) => {
  const tool = singleTools.find((entry) => entry.from === from && entry.to === to);
  if (!tool) throw new Error(`No words for the dedicated page ${pairSlug(from, to)} in catalogue/text/single-tools.ts.`);
  return tool;
};
