import type { FormulaRun } from '../formula-model.ts';
import type { Glyph, Rule } from '../read/page-content.ts';
import { findRows, isSpace } from './glyph-rows.ts';
import { placeGlyphs } from './place-glyphs.ts';
import { scriptSize } from './typography.ts';

/** Points: maximum thickness, minimum and maximum length of a bar; a page with more such lines has a drawing or a table. */
const bar = { thickest: 1.5, shortest: 2.5, longest: 200, most: 300 } as const;
/**
 * In sizes of the text beside a bar: height of the bar above its baseline, with tolerance (TeX 0.25, Cambria Math 0.28), and maximum
 * distance.
 */
const beside = { axis: 0.26, slack: 0.1, gap: 1.2, overlap: 0.15 } as const;
/**
 * In sizes of that text: distance from the bar to the baselines above and below. TeX sets numerators of displays 0.43 above and
 * denominators 0.93 below, smaller in running text; superscripts and subscripts are further off; lines of text begin at 0.95.
 */
const above = { from: 0.03, to: 0.88 } as const;
const below = { from: 0.35, to: 1.15 } as const;
/** In font sizes: additional distance of superscripts above the bar, and of subscripts below it. */
const scripts = 0.3;
/** Points: rounding by which text may exceed the bar; font sizes: the bar is as long as the longer part, and both are centred on it. */
const fit = { over: 1.5, longer: 0.6, middle: 0.2 } as const;
/** In font sizes: maximum distance between the baselines of a row and of its superscripts and subscripts. */
const rowReach = 0.62;
/** Points: height of the bands of the glyph index. */
const band = 10;
/** In font sizes: text that continues beyond the bar's ends is underlined, not a numerator. */
const goesOn = 0.35;

/** Points: nested subscripts are lowered only a little. */
const offRow = 0.4;

export const textOf = (runs: readonly FormulaRun[]): string => runs.map((r) => r.text).join('');

/** Linear form: several terms need brackets. */
export const inLine = (runs: readonly FormulaRun[]): string => {
  const text = textOf(runs).trim();
  return /[\s+\u2212\-=/]/.test(text) ? `(${text})` : text;
};

/** Without the superscripts and subscripts of the line above or below the bar. */
const ownRow = (glyphs: readonly Glyph[], isInside: (g: Glyph) => boolean, rule: Rule): readonly Glyph[] => {
  const off = (g: Glyph): number => Math.abs(g.y - rule.y0);
  const inside = glyphs.filter(isInside);
  const nearest = Math.min(...inside.map(off));
  const size = Math.max(...inside.filter((g) => off(g) < nearest + rowReach * g.size).map((g) => g.size));
  // A script is closer to the bar than its own letter if both are inside.
  const base = Math.min(...inside.filter((g) => g.size > scriptSize * size).map(off));
  return glyphs.filter((g) => Math.abs(off(g) - base) < rowReach * size);
};

/** The row of text above or below a bar; undefined if it is not part of a fraction. */
const partOf = (
  glyphs: readonly Glyph[],
  rule: Rule,
  next: readonly Rule[],
  size: number,
  sign: 1 | -1,
  { from, to }: { readonly from: number; readonly to: number },
): readonly Glyph[] | undefined => {
  const reaches = (g: Glyph): boolean => {
    const off = (sign * (g.y - rule.y0)) / size;
    return off > from && off < (g.size < scriptSize * size ? to + scripts : to);
  };
  const isInside = (g: Glyph): boolean => g.x > rule.x0 - fit.over && g.x + g.width < rule.x1 + fit.over;
  const near = ownRow(
    glyphs.filter((g) => !isSpace(g) && reaches(g)),
    isInside,
    rule,
  );
  const inside = near.filter(isInside);
  if (inside.length === 0) return undefined;
  const isOther = (g: Glyph): boolean => next.some((r) => g.x > r.x0 - fit.over && g.x + g.width < r.x1 + fit.over);
  // An exponent or a limit before the bar can be as high as the numerator without being part of it.
  const isScript = (g: Glyph): boolean => g.size < scriptSize * size && (g.x + g.width < rule.x0 + fit.over || g.x > rule.x1 - fit.over);
  const onward = near.some(
    (g) => !inside.includes(g) && !isOther(g) && !isScript(g) && g.x < rule.x1 + goesOn * size && g.x + g.width > rule.x0 - goesOn * size,
  );
  if (onward) return undefined;
  const middle = (Math.min(...inside.map((g) => g.x)) + Math.max(...inside.map((g) => g.x + g.width))) / 2;
  return Math.abs(middle - (rule.x0 + rule.x1) / 2) < Math.max(fit.over, fit.middle * size) ? inside : undefined;
};

const widthOf = (glyphs: readonly Glyph[]): number => Math.max(...glyphs.map((g) => g.x + g.width)) - Math.min(...glyphs.map((g) => g.x));

const scriptOf = (glyph: Glyph, script: FormulaRun['script'], row: { readonly y: number; readonly size: number }): FormulaRun['script'] => {
  if (script !== 'base' || glyph.size >= scriptSize * row.size || Math.abs(glyph.y - row.y) < offRow) return script;
  return glyph.y < row.y ? 'super' : 'sub';
};

/** The letters of a part with their superscripts and subscripts; undefined if they are not one row. */
export const runsOf = (glyphs: readonly Glyph[]): FormulaRun[] | undefined => {
  const [row, ...others] = findRows(glyphs);
  if (!row || others.length > 0) return undefined;
  const runs: FormulaRun[] = [];
  for (const { glyph, text, script: found, spaceBefore } of placeGlyphs([...row.pieces].sort((a, b) => a.x0 - b.x0))) {
    const script = scriptOf(glyph, found, row);
    const last = runs.at(-1);
    const own = (spaceBefore && runs.length > 0 ? ' ' : '') + text;
    if (last && last.script === script && last.italic === glyph.font.italic) runs[runs.length - 1] = { ...last, text: last.text + own };
    else runs.push({ text: own, italic: glyph.font.italic, script });
  }
  return runs;
};

type Found = { readonly glyph: Glyph; readonly parts: ReadonlySet<Glyph> };

/** Whether the bar is at the height of a minus directly before or after the glyph. */
const isBeside = (g: Glyph, rule: Rule): boolean =>
  Math.abs(g.y - rule.y0 - beside.axis * g.size) < beside.slack * g.size &&
  ((rule.x0 - g.x - g.width < beside.gap * g.size && rule.x0 - g.x - g.width > -beside.overlap * g.size) ||
    (g.x - rule.x1 < beside.gap * g.size && g.x - rule.x1 > -beside.overlap * g.size)) &&
  !isSpace(g);

/** Index of upright glyphs, and whether a bar is beside one: this holds for hardly any line of a table, so it is looked up first. */
const makeLookup = (glyphs: readonly Glyph[]) => {
  const upright = glyphs.filter((g) => g.angle === 0 && !g.font.vertical);
  const bands = new Map<number, Glyph[]>();
  let largest = 0;
  for (const g of upright) {
    const at = Math.floor(g.y / band);
    const others = bands.get(at);
    if (others) others.push(g);
    else bands.set(at, [g]);
    largest = Math.max(largest, g.size);
  }
  const reach = Math.min((beside.axis + beside.slack) * largest, bar.longest);
  const hasText = (rule: Rule): boolean => {
    for (let at = Math.floor(rule.y0 / band); at <= Math.floor((rule.y0 + reach) / band); at++)
      if (bands.get(at)?.some((g) => isBeside(g, rule))) return true;
    return false;
  };
  return { upright, hasText };
};

/** `bars`: all candidates, since fractions may be adjacent. */
const fractionAt = (glyphs: readonly Glyph[], rule: Rule, bars: readonly Rule[]): Found | undefined => {
  const main = glyphs.find((g) => isBeside(g, rule));
  if (!main) return undefined;
  const { size } = main;
  const next = bars.filter((r) => r !== rule && Math.abs(r.y0 - rule.y0) < fit.over);
  const over = partOf(glyphs, rule, next, size, -1, above);
  const under = over && partOf(glyphs, rule, next, size, 1, below);
  if (!over || !under || rule.x1 - rule.x0 - Math.max(widthOf(over), widthOf(under)) > fit.longer * size) return undefined;
  const [numerator, denominator] = [runsOf(over), runsOf(under)];
  if (!numerator || !denominator) return undefined;
  const text = `${inLine(numerator)}/${inLine(denominator)}`;
  const [first] = over as readonly [Glyph];
  return {
    glyph: { ...main, mcid: first.mcid, text, x: rule.x0, width: rule.x1 - rule.x0, formula: { kind: 'fraction', numerator, denominator } },
    parts: new Set([...over, ...under]),
  };
};

/**
 * Inline fractions: a bar at the height of a minus beside text, with one row of text above and one below. Each becomes one glyph with a
 * linear text and its parts; its bar is excluded from the other rules.
 */
export const setFractions = (
  given: readonly Glyph[],
  rules: readonly Rule[],
): { readonly glyphs: readonly Glyph[]; readonly bars: ReadonlySet<Rule> } => {
  const bars = new Set<Rule>();
  let glyphs = given;
  let left = rules
    .filter((r) => r.y0 === r.y1 && r.width <= bar.thickest && r.x1 - r.x0 >= bar.shortest && r.x1 - r.x0 <= bar.longest)
    .sort((a, b) => a.x1 - a.x0 - (b.x1 - b.x0));
  if (left.length === 0 || left.length > bar.most) return { glyphs, bars };
  let lookup = makeLookup(given);
  // Fractions may be adjacent or nested.
  for (let before = -1; left.length !== before; ) {
    before = left.length;
    const rest: Rule[] = [];
    for (const rule of left) {
      const found = lookup.hasText(rule)
        ? fractionAt(
            lookup.upright.filter((g) => Math.abs(g.y - rule.y0) < bar.longest),
            rule,
            left,
          )
        : undefined;
      if (!found) {
        rest.push(rule);
        continue;
      }
      bars.add(rule);
      const at = glyphs.findIndex((g) => found.parts.has(g));
      glyphs = glyphs.flatMap((g, n) => (n === at ? [found.glyph] : found.parts.has(g) ? [] : [g]));
      lookup = makeLookup(glyphs);
    }
    left = rest;
  }
  return { glyphs, bars };
};
