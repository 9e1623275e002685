import type { PageContent } from '../read/page-content.ts';

/** Ratio to the page's most common size: smaller slanted type is a label of a drawing, which shows it. */
const larger = 1.8;

/** Slanted texts of large type across a page, such as watermarks. */
export const slantedTexts = ({ glyphs }: PageContent): readonly string[] => {
  const slanted = glyphs.filter((g) => g.angle % 90 !== 0 && !g.hidden);
  if (slanted.length === 0) return [];
  const upright = glyphs
    .filter((g) => g.angle === 0)
    .map((g) => g.size)
    .sort((a, b) => a - b);
  const usual = upright[Math.floor(upright.length / 2)] ?? 0;
  const shows = Map.groupBy(
    slanted.filter((g) => g.size > larger * usual),
    (g) => g.show,
  );
  return [...shows.values()]
    .map((run) =>
      run
        .map((g) => g.text)
        .join('')
        .trim(),
    )
    .filter((text) => text.length > 1);
};
