import type { Glyph } from './page-content.ts';

/** A page with fewer letters than this may be a drawing with its labels turned. */
const fewLetters = 200;
const share = 0.85;

/**
 * Degrees clockwise by which nearly all text of a page lies turned, as with wide tables set sideways on upright pages,
 * or pages that were scanned into place wrongly; 0 where it stands. Such a page is read turned back.
 */
export const turnOfPage = (glyphs: readonly Pick<Glyph, 'text' | 'angle'>[]): 0 | 90 | 180 | 270 => {
  const written = glyphs.filter((g) => g.text.trim());
  if (written.length < fewLetters) return 0;
  const turned = (angle: number) => written.filter((g) => g.angle === angle).length >= written.length * share;
  return ([90, 180, 270] as const).find(turned) ?? 0;
};
