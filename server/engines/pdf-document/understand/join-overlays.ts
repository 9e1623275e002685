import type { Glyph } from '../read/page-content.ts';

/** Painted by TeX through the relation that follows. */
const stroke = '\u0338';
/**
 * Signs that TeX paints as two pieces in one place: the foot of an arrow, and the bar of a letter, which its older fonts have at the code of
 * a space (OT1: `suppress`).
 */
const inOnePlace: ReadonlyMap<string, string> = new Map(Object.entries({ ' l': 'ł', ' L': 'Ł', '↦→': '↦' }));
/** In font sizes: tolerance between two pieces of a sign. */
const onePlace = 0.1;

/** The composed sign of two consecutively painted ones, by their positions; undefined if they are separate. */
const together = (a: Glyph, b: Glyph): string | undefined => {
  const reach = onePlace * b.size;
  if (a.angle !== b.angle || Math.abs(a.y - b.y) >= reach) return undefined;
  if (a.text === stroke && Math.abs(a.x + a.width - b.x) < reach && /^\p{Sm}$/u.test(b.text)) return `${b.text}${stroke}`.normalize('NFC');
  // A real space has an advance, however narrow, and what other programs paint inside a cell's space is a separate show.
  return Math.abs(a.x - b.x) < reach && (a.text !== ' ' || a.show === b.show) ? inOnePlace.get(a.text + b.text) : undefined;
};

/** Composes a stroke or a bar with the sign that it is painted through. */
export const joinOverlays = (glyphs: readonly Glyph[]): readonly Glyph[] => {
  const joined: Glyph[] = [];
  for (const g of glyphs) {
    const before = joined.at(-1);
    const text = before && together(before, g);
    if (before && text !== undefined) {
      const x = Math.min(before.x, g.x);
      joined[joined.length - 1] = { ...g, text, x, width: Math.max(before.x + before.width, g.x + g.width) - x };
    } else joined.push(g);
  }
  return joined.length === glyphs.length ? glyphs : joined;
};
