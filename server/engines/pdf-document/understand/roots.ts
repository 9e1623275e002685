import type { FormulaRun } from '../formula-model.ts';
import type { Glyph, Rule } from '../read/page-content.ts';
import { inLine, runsOf, textOf } from './fractions.ts';
import { isSpace } from './glyph-rows.ts';
import { mostSigns, ofOthers } from './large-signs.ts';
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
/** In font sizes: limits are smaller than the line by this ratio; their baselines above and below the line's, closer below names. */
const limits = { smaller: 0.85, above: { from: 0.75, to: 2.6 }, below: { from: 0.45, to: 2.4 }, name: 1.2 } as const;
/**
 * In font sizes: tolerance of limits from the middle of their sign, maximum distance to its sides, and height of their row; distance of the
 * letters of the sign's line, vertically and horizontally.
 */
const beside = { offCentre: 0.35, reach: 1.2, gap: 0.8, row: 0.4, onLine: 0.15, level: 0.3, farthest: 15 } as const;

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

/** The row above or below a sign, centred on it and closer to it than to the `others`; undefined if it is part of a longer line. */
const limitOf = (
  glyphs: readonly Glyph[],
  sign: Glyph,
  others: readonly Glyph[],
  from: number,
  to: number,
): readonly Glyph[] | undefined => {
  const { size } = sign;
  const off = (g: Glyph, of: Glyph): number => Math.abs(g.x + g.width / 2 - of.x - of.width / 2);
  const beyond = others.filter((o) => o !== sign && Math.abs(o.y - sign.y) < size);
  const letters = glyphs.filter(
    (g) =>
      g !== sign &&
      !isSpace(g) &&
      g.angle === 0 &&
      g.y > from &&
      g.y < to &&
      g.size < size * scriptSize &&
      !beyond.some((o) => off(g, o) < off(g, sign)),
  );
  const raised = ofOthers(
    [...letters].sort((a, b) => a.x - b.x),
    glyphs,
    sign,
  );
  const small = letters.filter((g) => !raised.has(g));
  const isInside = (g: Glyph): boolean => g.x > sign.x - beside.reach * size && g.x + g.width < sign.x + sign.width + beside.reach * size;
  const [nearest] = small.filter(isInside).sort((a, b) => Math.abs(a.y - sign.y) - Math.abs(b.y - sign.y));
  if (!nearest) return undefined;
  const near = small.filter((g) => Math.abs(g.y - nearest.y) < beside.row * size);
  const inside = near.filter(isInside);
  const [x0, x1] = [Math.min(...inside.map((g) => g.x)), Math.max(...inside.map((g) => g.x + g.width))];
  const goesOn = near.some((g) => !inside.includes(g) && g.x < x1 + beside.gap * size && g.x + g.width > x0 - beside.gap * size);
  const offCentre = Math.abs((x0 + x1) / 2 - sign.x - sign.width / 2);
  return goesOn || offCentre > beside.offCentre * size ? undefined : inside;
};

/** A sign with limits: one glyph, or the letters of a name. */
type Operator = { readonly sign: Glyph; readonly letters: readonly Glyph[] };

const names = /^(?:(?:arg ?)?(?:max|min)|lim(?: ?sup| ?inf)?|sup|inf|det|gcd|Pr)$/;
const initials: ReadonlySet<string> = new Set('adgilmPs');
/** Letters of the longest name; font sizes: maximum gap between two words of a name, and between a name and the letters of a word. */
const longestName = 6;
const nameGap = { word: 0.1, most: 0.35, inWord: 0.1 } as const;

/** Function names with limits below them, in painting order. */
const namedOperators = (glyphs: readonly Glyph[]): Operator[] => {
  const found: Operator[] = [];
  for (let n = 0; n < glyphs.length; n++) {
    const first = glyphs[n] as Glyph;
    if (!initials.has(first.text) || first.font.italic || first.angle !== 0) continue;
    let text = '';
    let end = first.x;
    let best: Operator | undefined;
    for (let k = n; k < Math.min(glyphs.length, n + longestName); k++) {
      const g = glyphs[k] as Glyph;
      if (Math.abs(g.y - first.y) > 1 || g.x - end > nameGap.most * first.size || g.x < end - 1 || !/^[a-zPr]$/.test(g.text)) break;
      text += (g.x - end > nameGap.word * first.size ? ' ' : '') + g.text;
      end = g.x + g.width;
      if (names.test(text)) best = { sign: { ...first, text, width: end - first.x }, letters: glyphs.slice(n, k + 1) };
    }
    const [before, after] = [glyphs[n - 1], best && glyphs[n + best.letters.length]];
    const isInWord = [before && { g: before, gap: first.x - before.x - before.width }, after && { g: after, gap: after.x - end }].some(
      (o) => o && /\p{L}/u.test(o.g.text) && Math.abs(o.g.y - first.y) < 1 && Math.abs(o.gap) < nameGap.inWord * first.size,
    );
    if (best && !isInWord) found.push(best);
  }
  return found;
};

/** The baseline of the nearest text beside one of TeX's signs, whose own baseline is only approximate. */
const lineNear = (glyphs: readonly Glyph[], sign: Glyph): number => {
  const beyond = (g: Glyph): number => Math.max(sign.x - g.x - g.width, g.x - sign.x - sign.width);
  const level = glyphs.filter(
    (g) =>
      g !== sign &&
      !isSpace(g) &&
      g.angle === 0 &&
      g.size > sign.size * scriptSize &&
      Math.abs(g.y - sign.y) < beside.level * sign.size &&
      beyond(g) < beside.farthest * sign.size,
  );
  return level.reduce<Glyph>((a, b) => (a === sign || beyond(b) < beyond(a) ? b : a), sign).y;
};

/** Sums and similar operators, and function names, with limits above and below, in a line with other text. */
export const setLimits = (given: readonly Glyph[]): readonly Glyph[] => {
  let glyphs = given;
  const signs = given.filter((g) => operators.test(g.text) && g.angle === 0).map((sign): Operator => ({ sign, letters: [sign] }));
  const found = [...signs, ...namedOperators(given)];
  if (found.length > mostSigns) return given;
  const all = found.map(({ sign }) => sign);
  for (const { sign, letters } of found) {
    const { size } = sign;
    const off = (g: Glyph): number => Math.abs(g.y - sign.y);
    const [next] = glyphs
      .filter(
        (g) =>
          !letters.includes(g) &&
          !isSpace(g) &&
          g.size > size * scriptSize &&
          g.x > sign.x &&
          g.x - sign.x - sign.width < beside.reach * size &&
          off(g) < limits.above.to * size,
      )
      .sort((a, b) => off(a) - off(b));
    // An adjacent fraction has letters only above and below the line; for TeX's signs the line is known.
    const line = next && sign.reach && off(next) > beside.onLine * size ? { ...sign, y: lineNear(glyphs, sign) } : next;
    if (!line || !letters.every((g) => glyphs.includes(g))) continue;
    const isName = letters.length > 1;
    const { y } = isName ? sign : line;
    const over = isName ? undefined : limitOf(glyphs, sign, all, y - limits.above.to * size, y - limits.above.from * size);
    const below = limitOf(glyphs, sign, all, y + limits.below.from * size, y + (isName ? limits.name : limits.below.to) * size);
    if (!below) continue;
    const [upper, lower] = [over ? runsOf(over) : [], runsOf(below)] as const;
    if (!upper || !lower) continue;
    const text = `${sign.text}${inText('_', lower)}${inText('^', upper)}`;
    glyphs = replace(glyphs, new Set([...letters, ...(over ?? []), ...below]), {
      ...(isName ? sign : line),
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
