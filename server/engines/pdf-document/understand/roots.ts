import type { FormulaRun } from '../formula-model.ts';
import type { Glyph, Rule } from '../read/page-content.ts';
import { inLine, runsOf, textOf } from './fractions.ts';
import { isSpace } from './glyph-rows.ts';
import { scriptSize } from './typography.ts';

/**
 * In font sizes: a root's bar begins where its sign ends, at this height above (or below, in fonts whose sign hangs from its baseline) the
 * sign's baseline.
 */
const bar = { gap: 0.2, above: 1.6, below: 0.25, thickest: 0.15 } as const;
/** In font sizes: depth of the radicand's baseline below the bar; points: rounding by which it may exceed the bar's end. */
const under = { from: 0.3, to: 1.5, over: 1.5 } as const;
/** Sums and similar operators, with limits above and below in display formulas. */
const operators = /^[\u2211\u220f\u2210\u22c0-\u22c3\u2a00-\u2a02\u2a04\u2a06]$/;
/** In font sizes: baselines of limits above and below the line's. */
const limits = { above: 0.75, below: 0.45, to: 2.5 } as const;
/** In font sizes: tolerance of limits from the middle of their sign and from one row, maximum distance to its sides, and to other text. */
const beside = { off: 0.35, reach: 1.2, gap: 0.8 } as const;
/** A page with more large signs has a drawing made of them. */
const mostSigns = 500;

type Set = { readonly glyphs: readonly Glyph[]; readonly bars: ReadonlySet<Rule> };

const replace = (glyphs: readonly Glyph[], parts: ReadonlySet<Glyph>, by: Glyph): Glyph[] => {
  const at = glyphs.findIndex((g) => parts.has(g));
  return glyphs.flatMap((g, n) => (n === at ? [by] : parts.has(g) ? [] : [g]));
};

/** Roots: the sign, a bar from its end, and one row of text below the bar. */
export const setRoots = (given: readonly Glyph[], rules: readonly Rule[]): Set => {
  const bars = new Set<Rule>();
  let glyphs = given;
  for (const sign of given) {
    if (sign.text !== '\u221a' || sign.angle !== 0) continue;
    const { size } = sign;
    const end = sign.x + sign.width;
    const rule = rules.find(
      (r) =>
        !bars.has(r) &&
        r.y0 === r.y1 &&
        r.width < bar.thickest * size &&
        Math.abs(r.x0 - end) < bar.gap * size &&
        r.y0 > sign.y - bar.above * size &&
        r.y0 < sign.y + bar.below * size,
    );
    if (!rule) continue;
    const inside = glyphs.filter(
      (g) =>
        g !== sign &&
        !isSpace(g) &&
        g.angle === 0 &&
        g.x > rule.x0 - under.over &&
        g.x + g.width < rule.x1 + under.over &&
        g.y > rule.y0 + under.from * size &&
        g.y < rule.y0 + under.to * size,
    );
    const radicand = inside.length > 0 ? runsOf(inside) : undefined;
    if (!radicand) continue;
    const base = inside.reduce((a, b) => (b.size > a.size ? b : a));
    bars.add(rule);
    glyphs = replace(glyphs, new Set([sign, ...inside]), {
      ...base,
      text: `\u221a${inLine(radicand)}`,
      x: sign.x,
      width: rule.x1 - sign.x,
      formula: { kind: 'root', radicand },
    });
  }
  return { glyphs, bars };
};

/** The row above or below a sign, centred on it; undefined if it is part of a longer line. */
const limitOf = (glyphs: readonly Glyph[], sign: Glyph, from: number, to: number): readonly Glyph[] | undefined => {
  const { size } = sign;
  const small = glyphs.filter((g) => g !== sign && !isSpace(g) && g.angle === 0 && g.y > from && g.y < to && g.size < size * scriptSize);
  const isInside = (g: Glyph): boolean => g.x > sign.x - beside.reach * size && g.x + g.width < sign.x + sign.width + beside.reach * size;
  const [nearest] = small.filter(isInside).sort((a, b) => Math.abs(a.y - sign.y) - Math.abs(b.y - sign.y));
  if (!nearest) return undefined;
  const near = small.filter((g) => Math.abs(g.y - nearest.y) < beside.off * size);
  const inside = near.filter(isInside);
  const [x0, x1] = [Math.min(...inside.map((g) => g.x)), Math.max(...inside.map((g) => g.x + g.width))];
  const goesOn = near.some((g) => !inside.includes(g) && g.x < x1 + beside.gap * size && g.x + g.width > x0 - beside.gap * size);
  const offCentre = Math.abs((x0 + x1) / 2 - sign.x - sign.width / 2);
  return goesOn || offCentre > beside.off * size ? undefined : inside;
};

/** Sums and similar operators with limits above and below, in a line with other text. */
export const setLimits = (given: readonly Glyph[]): readonly Glyph[] => {
  let glyphs = given;
  const signs = given.filter((g) => operators.test(g.text) && g.angle === 0);
  if (signs.length > mostSigns) return given;
  for (const sign of signs) {
    const { size } = sign;
    const off = (g: Glyph): number => Math.abs(g.y - sign.y);
    const isNext = (g: Glyph): boolean =>
      g !== sign &&
      !isSpace(g) &&
      g.size > size * scriptSize &&
      g.x > sign.x &&
      g.x - sign.x - sign.width < beside.reach * size &&
      off(g) < limits.to * size;
    const [line] = glyphs.filter(isNext).sort((a, b) => off(a) - off(b));
    if (!line) continue;
    const over = limitOf(glyphs, sign, line.y - limits.to * size, line.y - limits.above * size);
    const below = limitOf(glyphs, sign, line.y + limits.below * size, line.y + limits.to * size);
    if (!below) continue;
    const [upper, lower] = [over ? runsOf(over) : [], runsOf(below)] as const;
    if (!upper || !lower) continue;
    const text = `${sign.text}${inText('_', lower)}${inText('^', upper)}`;
    glyphs = replace(glyphs, new Set([sign, ...(over ?? []), ...below]), {
      ...line,
      text,
      x: sign.x,
      width: sign.width,
      formula: { kind: 'operator', sign: sign.text, lower, upper },
    });
  }
  return glyphs;
};

/** A limit in linear form, as in UnicodeMath: `_(i=1)`, `^n`. */
const inText = (mark: string, runs: readonly FormulaRun[]): string => {
  const text = textOf(runs).replace(/\s+/g, '');
  if (text === '') return '';
  return mark + ([...text].length > 1 ? `(${text})` : text);
};
