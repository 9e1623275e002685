import type { Glyph } from '../read/page-content.ts';
import { defaultSize } from './typography.ts';

/**
 * Parts of the text's size (of the capital's, where said): how the text beside a capital stands to it. Set on public (magazines) and on
 * books that Calibre prints.
 */
const beside = { size: 0.25, overlap: 0.3, above: 0.85, below: 0.3, line: 0.3 } as const;
/** Points: baselines that are this near count as one of the lines beside a capital. */
const lineStep = 3;
/** Parts of the capital's size: other large letters so near make it a word in large type. */
const largeWord = { size: 0.7, baseline: 0.5, reach: 3 } as const;
/** Sizes of the text: the widest that a capital is once it is set in the text's own type. */
const widestLetter = 0.7;
/** More large letters on a page are a poster. */
const mostCapitals = 20;

/** A drop capital is larger than the text beside it by this: it reaches over two lines at least. */
const leastRatio = 1.9;
/** The text stands no further from it than this (sizes of the text). */
const nearness = 1.2;
/** Letters that are words of their own keep a space where the text stands further off than this (sizes of the text). */
const wordGap = 0.35;

const usualSize = (glyphs: readonly Glyph[]): number => {
  const counts = new Map<number, number>();
  for (const g of glyphs) counts.set(Math.round(g.size * 2) / 2, (counts.get(Math.round(g.size * 2) / 2) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? defaultSize;
};

/** The first glyph of the uppermost line that stands right of the capital and no lower than its foot. */
const textBeside = (capital: Glyph, glyphs: readonly Glyph[], size: number): Glyph | undefined => {
  const right = capital.x + capital.width;
  const near = glyphs.filter(
    (g) =>
      g.angle === 0 &&
      Math.abs(g.size - size) < beside.size * size &&
      g.text.trim() !== '' &&
      g.x > right - beside.overlap * size &&
      g.x < right + nearness * size &&
      g.y > capital.y - beside.above * capital.size &&
      g.y < capital.y + beside.below * size,
  );
  const top = Math.min(...near.map((g) => g.y));
  const line = near.filter((g) => g.y - top < beside.line * size).sort((a, b) => a.x - b.x);
  const lines = new Set(near.map((g) => Math.round(g.y / lineStep)));
  return lines.size >= 2 ? line[0] : undefined;
};

/** Puts the large first letter of a text into the line that it begins, in that line's type. */
export const setDropCapitals = (glyphs: readonly Glyph[]): readonly Glyph[] => {
  const size = usualSize(glyphs);
  const large = glyphs.filter((g) => g.angle === 0 && g.size >= leastRatio * size && /^\p{Lu}$/u.test(g.text));
  if (large.length === 0 || large.length > mostCapitals) return glyphs;
  const replaced = new Map<Glyph, Glyph>();
  for (const capital of large) {
    const inWord = glyphs.some(
      (g) =>
        g !== capital &&
        g.size > largeWord.size * capital.size &&
        Math.abs(g.y - capital.y) < largeWord.baseline * capital.size &&
        g.text.trim() !== '' &&
        Math.abs(g.x - capital.x) < largeWord.reach * capital.size,
    );
    const first = inWord ? undefined : textBeside(capital, glyphs, size);
    if (!first) continue;
    const gap = first.x - capital.x - capital.width;
    const apart = /^[AIOÀ]$/.test(capital.text) && gap > wordGap * size ? wordGap * size : 0;
    const width = Math.min(capital.width, widestLetter * first.size);
    replaced.set(capital, { ...first, text: capital.text, x: first.x - width - apart, width });
  }
  return replaced.size ? glyphs.map((g) => replaced.get(g) ?? g) : glyphs;
};
