import type { Glyph } from './page-content.ts';

/** A page with fewer letters may be a drawing with rotated labels. */
const fewLetters = 200;
const share = 0.85;

/**
 * Clockwise rotation in degrees of nearly all text of a page, as with wide tables set sideways on portrait pages, or scans in the wrong
 * orientation; 0 if upright. Such a page is read rotated back.
 */
export const turnOfPage = (glyphs: readonly Pick<Glyph, 'text' | 'angle'>[]): 0 | 90 | 180 | 270 => {
  const written = glyphs.filter((g) => g.text.trim());
  if (written.length < fewLetters) return 0;
  const turned = (angle: number) => written.filter((g) => g.angle === angle).length >= written.length * share;
  return ([90, 180, 270] as const).find(turned) ?? 0;
};
