import type { LinkTarget, TextStyle } from '../model.ts';
import type { Fill, Glyph, Link, Rule } from '../read/page-content.ts';
import { letterMiddle } from './typography.ts';

/** Points: height of the bands of the glyph index, and search distance below a rule: the largest underlined type. */
const band = 8;
const farthest = 40;
/** Points: thicker rules are bars; shorter ones dots. */
const decorating = { thickest: 3, shortest: 2 } as const;
/**
 * In font sizes below (negative: above) the baseline: fonts specify underlines at 0.07 to 0.15 and strikes through small letters at 0.22 to
 * 0.3; maximum thickness, and tolerance between the lengths of a rule and its text. Tuned on round.
 */
const ruleAt = { underline: { from: -0.02, to: 0.28 }, strike: { from: -0.45, to: -0.15 }, thickness: 0.16, ends: 0.7 } as const;
/** Points: higher fills are backgrounds; font sizes: a highlight is as high as its line, on one baseline, and covers small letters. */
const highlight = { highest: 60, lines: 1.75, baseline: 0.6, letters: 0.5, reach: 4 } as const;
/** Points: a highlight starts and ends with its text; font sizes: or with the space after it. */
const highlightEnds = { points: 1.2, space: 0.45 } as const;
/** Points: boxes of links fit their text closely; lines are searched within this distance. */
const linkBox = { around: 8, over: 1 } as const;

/** Properties of a glyph from the page's lines and links, besides its font. */
export type Decoration = { underline: boolean; strike: boolean; highlight?: string; link?: LinkTarget };

const round = (size: number): number => Math.round(size * 2) / 2;

/** `size` (points) is the glyph's own; for superscripts and subscripts that of the adjacent text, since readers reduce them. */
export const styleOf = (glyph: Glyph, decoration: Decoration | undefined, script: TextStyle['script'], size = glyph.size): TextStyle => ({
  font: glyph.font.family,
  size: Math.max(1, round(size)),
  bold: glyph.font.bold || glyph.stroked,
  italic: glyph.font.italic,
  underline: decoration?.underline ?? false,
  strike: decoration?.strike ?? false,
  monospace: glyph.font.monospace,
  colour: glyph.colour === 'transparent' ? '#000000' : glyph.colour,
  script,
  ...(decoration?.highlight ? { highlight: decoration.highlight } : {}),
  ...(glyph.field === undefined ? {} : { field: glyph.field }),
});

export const sameStyle = (a: TextStyle, b: TextStyle): boolean =>
  a === b ||
  (a.font === b.font &&
    a.size === b.size &&
    a.bold === b.bold &&
    a.italic === b.italic &&
    a.underline === b.underline &&
    a.strike === b.strike &&
    a.monospace === b.monospace &&
    a.colour === b.colour &&
    a.highlight === b.highlight &&
    a.field === b.field &&
    a.script === b.script);

/**
 * Finds the glyphs that rules underline or strike through, and those in links. A rule counts if its ends match ends of text: borders exceed
 * their text. So does a fill that starts and ends with its text: filled cells have space around it. Returns the consumed rules and fills,
 * so that they are not used twice.
 */
export const decorate = (glyphs: readonly Glyph[], rules: readonly Rule[], fills: readonly Fill[], links: readonly Link[]) => {
  const decorations = new Map<Glyph, Decoration>();
  const used = new Set<Rule>();
  const of = (glyph: Glyph): Decoration => {
    let d = decorations.get(glyph);
    if (!d) {
      d = { underline: false, strike: false };
      decorations.set(glyph, d);
    }
    return d;
  };
  const rows = new Map<number, Glyph[]>();
  for (const g of glyphs) {
    if (g.angle !== 0) continue;
    const key = Math.round(g.y / band);
    const row = rows.get(key);
    if (row) row.push(g);
    else rows.set(key, [g]);
  }
  const near = (y: number, reach: number): Glyph[] => {
    const out: Glyph[] = [];
    for (let k = Math.round((y - reach) / band); k <= Math.round((y + reach) / band); k++) out.push(...(rows.get(k) ?? []));
    return out;
  };
  for (const rule of rules) {
    if (rule.y0 !== rule.y1 || rule.width > decorating.thickest || rule.x1 - rule.x0 < decorating.shortest) continue;
    const within = near(rule.y0, farthest).filter((g) => {
      const middle = g.x + g.width / 2;
      return middle > rule.x0 && middle < rule.x1 && g.text.trim() !== '';
    });
    for (const kind of ['underline', 'strike'] as const) {
      const hit = within.filter((g) => {
        const below = rule.y0 - g.y;
        const { underline, strike } = ruleAt;
        return kind === 'underline'
          ? below >= underline.from * g.size && below <= underline.to * g.size
          : below < strike.to * g.size && below > strike.from * g.size;
      });
      if (hit.length === 0) continue;
      const size = Math.max(...hit.map((g) => g.size));
      const x0 = Math.min(...hit.map((g) => g.x));
      const x1 = Math.max(...hit.map((g) => g.x + g.width));
      if (
        rule.width > size * ruleAt.thickness ||
        Math.abs(x0 - rule.x0) > size * ruleAt.ends ||
        Math.abs(x1 - rule.x1) > size * ruleAt.ends
      )
        continue;
      for (const g of hit) of(g)[kind] = true;
      used.add(rule);
      break;
    }
  }
  const highlights = new Set<Fill>();
  for (const fill of fills) {
    const { x0, x1, y0, y1 } = fill.box;
    if (fill.colour === '#ffffff' || y1 - y0 > highlight.highest) continue;
    const inside = near((y0 + y1) / 2, (y1 - y0) / 2 + highlight.reach).filter(
      (g) => g.x + g.width / 2 > x0 && g.x + g.width / 2 < x1 && g.y < y1 && g.y - g.size * highlight.letters > y0,
    );
    const first = inside[0];
    if (!first || y1 - y0 > first.size * highlight.lines || inside.some((g) => Math.abs(g.y - first.y) > first.size * highlight.baseline))
      continue;
    const start = Math.min(...inside.map((g) => g.x));
    const end = Math.max(...inside.map((g) => g.x + g.width));
    if (Math.abs(start - x0) > highlightEnds.points || end - x1 > highlightEnds.points || x1 - end > highlightEnds.space * first.size)
      continue;
    for (const g of inside) of(g).highlight = fill.colour;
    highlights.add(fill);
  }
  for (const link of links)
    for (const g of near((link.box.y0 + link.box.y1) / 2, (link.box.y1 - link.box.y0) / 2 + linkBox.around)) {
      const [x, y] = [g.x + g.width / 2, g.y - g.size * letterMiddle];
      if (x >= link.box.x0 && x <= link.box.x1 && y >= link.box.y0 - linkBox.over && y <= link.box.y1 + linkBox.over)
        of(g).link = link.target;
    }
  return { decorations, used, highlights };
};
