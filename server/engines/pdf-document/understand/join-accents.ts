import type { Glyph } from '../read/page-content.ts';

/** Sizes: a sign stands over its letter, or this far beside it; it is on its letter's line when it is no further over or under it. */
const signPlace = { beside: 0.15, line: 0.9 } as const;

/** Vowel signs and points of Hebrew and Arabic, painted by themselves at their letter. */
const accent =
  /^[\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed]+$/;
/** A sign is painted shortly before or after its letter. */
const near = 4;

/** The letter that a sign stands over or under. */
const letterOf = (glyphs: readonly Glyph[], at: number): number => {
  const sign = glyphs[at] as Glyph;
  const middle = sign.x + sign.width / 2;
  let best = -1;
  let distance = signPlace.beside * sign.size;
  for (let i = Math.max(0, at - near); i <= Math.min(glyphs.length - 1, at + near); i++) {
    const g = glyphs[i] as Glyph;
    if (g.text.trim() === '' || accent.test(g.text) || Math.abs(g.y - sign.y) > signPlace.line * g.size) continue;
    const off = Math.max(g.x - middle, middle - g.x - g.width);
    if (off < distance) {
      best = i;
      distance = off;
    }
  }
  return best;
};

/** Gives each sign to its letter, since apart from it, it would count as a glyph with a place and baseline of its own. */
export const joinAccents = (glyphs: readonly Glyph[]): readonly Glyph[] => {
  if (!glyphs.some((g) => accent.test(g.text))) return glyphs;
  const added = new Map<number, string>();
  const gone = new Set<number>();
  for (const [n, g] of glyphs.entries()) {
    if (!accent.test(g.text)) continue;
    const letter = letterOf(glyphs, n);
    if (letter < 0) continue;
    added.set(letter, (added.get(letter) ?? '') + g.text);
    gone.add(n);
  }
  return glyphs.flatMap((g, n) => (gone.has(n) ? [] : [added.has(n) ? { ...g, text: g.text + added.get(n) } : g]));
};
