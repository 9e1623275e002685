import type { Shape } from '../model.ts';
import type { Glyph, PageContent } from '../read/page-content.ts';

/** Sides of a drawn bullet, in sizes of its text. */
const smallest = 0.15;
const largest = 0.75;

const isShape = (d: PageContent['drawings'][number]): d is Shape => 'steps' in d;

/** The sign that a shape stands for: browsers draw discs, circles and squares. */
const signOf = (shape: Shape): string => {
  const round = shape.steps.some((s) => s.kind === 'curve');
  if (!shape.fill) return round ? '◦' : '▫';
  return round ? '•' : '▪';
};

/**
 * Browsers draw the bullets of lists as small shapes, not as text. A shape that stands before the first glyph of a
 * line, at the height of its letters and with nothing on its left, becomes a glyph.
 */
export const findDrawnBullets = (drawings: PageContent['drawings'], glyphs: readonly Glyph[]): Glyph[] => {
  const candidates = drawings.filter(isShape).filter(({ box }) => {
    const [w, h] = [box.x1 - box.x0, box.y1 - box.y0];
    return w > 1 && w < 12 && h > 1 && h < 12 && w / h > 0.7 && w / h < 1.45;
  });
  if (candidates.length === 0 || candidates.length > 2000) return [];
  const bullets: Glyph[] = [];
  for (const shape of candidates) {
    const { box } = shape;
    const middle = (box.y0 + box.y1) / 2;
    const row = glyphs.filter((g) => g.angle === 0 && g.text.trim() !== '' && middle < g.y - g.size * 0.1 && middle > g.y - g.size * 0.62);
    const after = row.filter((g) => g.x > box.x1).sort((a, b) => a.x - b.x)[0];
    if (!after || after.x - box.x1 > 2.4 * after.size || after.x - box.x1 < 0.15 * after.size) continue;
    const side = Math.max(box.x1 - box.x0, box.y1 - box.y0);
    if (side < smallest * after.size || side > largest * after.size) continue;
    if (row.some((g) => g.x + g.width > box.x0 - 1.6 * after.size && g.x < box.x0)) continue;
    if (bullets.some((b) => Math.abs(b.x - box.x0) < 1 && Math.abs(b.y - after.y) < 1)) continue;
    bullets.push({ ...after, text: signOf(shape), x: box.x0, width: box.x1 - box.x0, show: -1 - bullets.length });
  }
  return bullets;
};
