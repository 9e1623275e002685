import type { Glyph } from '../read/page-content.ts';
import { isSpace } from './glyph-rows.ts';
import { defaultSize } from './typography.ts';

/** Minimum ratio of a drop capital's size to the text's: it spans at least two lines. A page with more large letters is a poster. */
const leastRatio = 1.9;
const mostLarge = 60;
/** In sizes of the capital: other large letters this close make it a word; the first line beside it is this far above its foot. */
const largeWord = 0.7;
const firstLine = 0.25;
/** In text sizes: distance of the first letters of lines to the capital, tolerance of one line and one edge, and range of leading. */
const beside = { from: -0.3, to: 2, above: 1.05, below: 0.9, line: 0.3, edge: 0.5, under: 1.8 } as const;
/** In text sizes: the space after a letter that is a word, and the minimum white space that shows it, if all lines have it. */
const wordGap = { alone: 0.35, ofLines: 0.6 } as const;

/** Single letters that are words in Latin, Greek or Cyrillic script. */
const wordAlone = /^[AÀEÈÉIÓOÒUÚYΗΟАИОУЯ]$/;

const usualSize = (glyphs: readonly Glyph[]): number => {
  const sizes = Map.groupBy(glyphs, (g) => Math.round(g.size * 2) / 2);
  return [...sizes].sort(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? defaultSize;
};

/** The first glyph of each line that begins right of a capital, from top to bottom. */
const startsBeside = (capital: Glyph, glyphs: readonly Glyph[]): readonly Glyph[] => {
  const edge = capital.x + capital.width;
  const isNear = (g: Glyph): boolean =>
    !isSpace(g) &&
    g.angle === 0 &&
    g.size * leastRatio <= capital.size &&
    g.x > edge + beside.from * g.size &&
    g.x < edge + beside.to * g.size &&
    g.y > capital.y - beside.above * capital.size &&
    g.y < capital.y + beside.below * g.size;
  const starts: Glyph[] = [];
  for (const g of glyphs.filter(isNear).sort((a, b) => a.y - b.y)) {
    const last = starts.at(-1);
    if (!last || g.y - last.y > beside.line * g.size) starts.push(g);
    else if (g.x < last.x) starts[starts.length - 1] = g;
  }
  return starts;
};

/** Shrinks each large capital with lines beside it to the first letter of these lines. */
export const setDropCapitals = (glyphs: readonly Glyph[]): readonly Glyph[] => {
  const least = leastRatio * usualSize(glyphs);
  const large = glyphs.filter((g) => g.angle === 0 && g.size >= least && !isSpace(g));
  if (large.length > mostLarge) return glyphs;
  const replaced = new Map<Glyph, Glyph>();
  for (const capital of large) {
    const isOfWord = (g: Glyph): boolean => g !== capital && Math.hypot(g.x - capital.x, g.y - capital.y) < largeWord * capital.size;
    if (!/^\p{Lu}$/u.test(capital.text) || large.some(isOfWord)) continue;
    const starts = startsBeside(capital, glyphs).filter((g) => !replaced.has(g));
    const [first, second] = starts;
    if (!first || !second || first.y > capital.y - firstLine * capital.size) continue;
    const { size } = first;
    const lowest = (starts.at(-1) as Glyph).y;
    const goesOnAt = (x: number): boolean =>
      glyphs.some(
        (g) => !isSpace(g) && Math.abs(g.x - x) < beside.edge * size && g.y > lowest + size / 2 && g.y < lowest + beside.under * size,
      );
    // Otherwise the text hangs beside its capital.
    const edge = goesOnAt(capital.x) || !goesOnAt(second.x) ? { edge: capital.x } : {};
    for (const g of starts) replaced.set(g, { ...g, ...edge });
    const gap = Math.abs(second.x - first.x) < 1 ? wordGap.ofLines : wordGap.alone;
    const isWord = wordAlone.test(capital.text) && first.x - capital.x - capital.width > gap * size;
    const x = first.x - (isWord ? wordGap.alone * size : 0) - Math.min(capital.width, size / 2);
    replaced.set(first, first);
    replaced.set(capital, {
      ...first,
      ...edge,
      text: capital.text,
      x,
      width: first.x - x - (isWord ? wordGap.alone * size : 0),
      opens: starts.length,
    });
  }
  return replaced.size ? glyphs.map((g) => replaced.get(g) ?? g) : glyphs;
};
