import type { Box } from '../model.ts';
import type { Glyph, Rule } from './page-content.ts';

/** Points: a shorter line is a mark, a thicker one an ornament. */
const line = { least: 30, thickest: 1.6 } as const;
/** In font sizes: maximum distance from the line to its text, and from its baseline, above or below. */
const beside = { gap: 2, over: 0.15, under: 0.45 } as const;
/** In font sizes: text above the line was written on it, or is underlined. */
const written = 1.1;
/** In font sizes: width of one character of a line; and the numbers of characters that a line becomes. */
const sign = { width: 0.5, least: 4, most: 500 } as const;
/** Rules on a page with forms; more are drawings. */
const most = 400;

/**
 * Blank lines after a text, to be written on: they become the characters that people type for them, so that text includes them. Lines that
 * meet others belong to a table.
 */
export const findLinesToWriteOn = (
  glyphs: readonly Glyph[],
  rules: readonly Rule[],
): { readonly glyphs: readonly Glyph[]; readonly rules: readonly Rule[]; readonly lines: readonly Rule[] } => {
  if (rules.length === 0 || rules.length > most) return { glyphs, rules, lines: [] };
  const upright = rules.filter((r) => r.x0 === r.x1);
  const texts = glyphs.filter((g) => g.angle === 0 && !g.hidden && g.text.trim() !== '');
  const found = new Map<Rule, Glyph>();
  for (const [n, rule] of rules.entries()) {
    if (rule.y0 !== rule.y1 || rule.x1 - rule.x0 < line.least || rule.width > line.thickest) continue;
    if (upright.some((u) => u.x0 > rule.x0 - 2 && u.x0 < rule.x1 + 2 && u.y0 < rule.y0 + 2 && u.y1 > rule.y0 - 2)) continue;
    let before: Glyph | undefined;
    let isFree = true;
    for (const g of texts) {
      const drop = rule.y0 - g.y;
      if (drop <= -beside.over * g.size) continue;
      const end = g.x + g.width;
      if (drop < written * g.size && end > rule.x0 + 2 && g.x < rule.x1 - 2) isFree = false;
      if (!isFree) break;
      const isBefore = drop < beside.under * g.size && end <= rule.x0 + 2 && rule.x0 - end < beside.gap * g.size;
      if (isBefore && (!before || end > before.x + before.width)) before = g;
    }
    if (!isFree || !before) continue;
    const count = Math.min(sign.most, Math.max(sign.least, Math.round((rule.x1 - rule.x0) / (sign.width * before.size))));
    found.set(rule, {
      ...before,
      text: '_'.repeat(count),
      x: rule.x0,
      width: rule.x1 - rule.x0,
      mcid: -1,
      show: -4_000_000 - n,
      clip: { x0: rule.x0, y0: rule.y0 - before.size, x1: rule.x1, y1: rule.y1 },
    });
  }
  return { glyphs: [...glyphs, ...found.values()], rules: rules.filter((r) => !found.has(r)), lines: [...found.keys()] };
};

/** Whether a rule was drawn for such a line. */
export const isDrawingOf = (rule: Rule, { x0, x1, y0, y1 }: Box): boolean =>
  Math.abs(x0 - rule.x0) < 1 && Math.abs(x1 - rule.x1) < 1 && Math.abs((y0 + y1) / 2 - rule.y0) < 1 && y1 - y0 < 2;
