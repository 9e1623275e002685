import type { Glyph } from '../read/page-content.ts';
import { hasRtl } from './bidi.ts';
import { isSpace, type Piece } from './glyph-rows.ts';
import { isBetweenTerms } from './math-signs.ts';

/** A gap beyond this part of the size is a space, when the file paints none. */
const wordGap = 0.17;
/** The same where a line has none painted and letters enough to tell: TeX sets a sixth before units. */
const unpaintedGap = { least: 0.14, letters: 12 } as const;
/** After a comma, formulas have less: a sixth of the size in TeX, where figures have none between thousands. */
const commaGap = 0.1;
/** The same in composed scripts: wide where the file paints spaces, less where it paints none. */
const composedGap = { painted: 0.8, unpainted: 0.5 } as const;
/** So many letters of a text are of a composed script (share). */
const composedShare = 0.4;
/** Letters spaced out by hand: this many gaps or more, of which this share (the lowest) is wider than this (sizes). */
const spacedOut = { leastGaps: 4, quantile: 0.4, gap: 0.06 } as const;
/** Sizes: glyphs within this of one place are parts of a ligature; narrower ones are signs over the letter before. */
const onePlace = 0.04;
const noWidth = 0.02;
/** Sizes: a piece begins so far before the end of what was painted before it, when it is woven into it. */
const woven = 0.5;
/** Sizes: Chinese and Japanese signs fill their square, so that a gap below this is none. */
const squareGap = 0.6;

/**
 * Formulas set a ninth to a fifth of the size around signs between two terms, and TeX lets what it justifies shrink that by half; a sixth
 * stands between upright names of functions and slanted letters.
 */
const formulaGap = { sign: 0.08, name: 0.13 } as const;
/** A glyph with what the white space before it means. */
export type Placed = { glyph: Glyph; script: Piece['script']; spaceBefore: boolean; text: string };

/** Dots of a leader stand apart from each other, which says nothing of the letters. */
const isDot = (g: Glyph): boolean => g.text === '.' || g.text === '·';

/** The usual gap of letters in a run that was spaced out by hand; 0 for usual text. */
const tracking = (glyphs: readonly Glyph[]): number => {
  const gaps: number[] = [];
  for (let i = 1; i < glyphs.length; i++) {
    const [a, b] = [glyphs[i - 1] as Glyph, glyphs[i] as Glyph];
    const apart = [a, b].some((g) => isSpace(g) || isDot(g) || isBetweenTerms(g.text));
    if (!apart) gaps.push((b.x - a.x - a.width) / b.size);
  }
  if (gaps.length < spacedOut.leastGaps) return 0;
  gaps.sort((a, b) => a - b);
  const low = gaps[Math.floor(gaps.length * spacedOut.quantile)] as number;
  return low > spacedOut.gap ? low : 0;
};

/** Scripts whose signs are put together from parts, with widths that say little. */
const composedScript = /[\u0590-\u08ff\u0900-\u0dff\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff]/;

/** The gap that is a space: where a composed script's spaces are painted, only a wide one. */
const spaceGap = (glyphs: readonly Glyph[]): number => {
  const spaces = glyphs.filter(isSpace).length;
  const composed = glyphs.filter((g) => composedScript.test(g.text)).length;
  if (composed < glyphs.length * composedShare) return spaces === 0 && glyphs.length >= unpaintedGap.letters ? unpaintedGap.least : wordGap;
  return spaces > 0 ? composedGap.painted : composedGap.unpainted;
};

/** Scripts that set no space between words. */
export const noSpaceScript = /[\u2e80-\u2fdf\u3005-\u30ff\u3400-\u9fff\uf900-\ufaff\uff01-\uff60]/;

const letter = /^\p{L}+$/u;

/** The gap between terms of a formula; one that is never reached elsewhere. */
const termGap = (before: Glyph | undefined, glyph: Glyph, script: Piece['script']): number => {
  if (!before || script !== 'base') return Number.POSITIVE_INFINITY;
  if (isBetweenTerms(before.text) || isBetweenTerms(glyph.text)) return formulaGap.sign;
  const isName = before.font.italic !== glyph.font.italic && letter.test(before.text) && letter.test(glyph.text);
  return isName ? formulaGap.name : Number.POSITIVE_INFINITY;
};

/** Puts the glyphs of a segment in order from left to right and finds the spaces between its words. */
export const placeGlyphs = (pieces: readonly Piece[]): Placed[] => {
  const placed: Placed[] = [];
  const all = pieces.flatMap((p) => p.glyphs.map((glyph) => ({ glyph, script: p.script })));
  const rtl = all.some((p) => hasRtl(p.glyph.text));
  // Parts of a ligature stand at one place, in the order in which they are painted.
  // Signs from another font may be painted after the line that they stand in.
  let reached = Number.NEGATIVE_INFINITY;
  const isWoven = pieces.some((p) => {
    // An index is shorter than the exponent over it, or longer.
    if (p.script !== 'base') return false;
    const inside = p.x1 < reached - woven * p.size && p.glyphs.some((g) => !isSpace(g));
    reached = Math.max(reached, p.x1);
    return inside;
  });
  const ordered =
    rtl || isWoven ? all.sort((a, b) => (Math.abs(a.glyph.x - b.glyph.x) < onePlace * a.glyph.size ? 0 : a.glyph.x - b.glyph.x)) : all;
  const gapIsSpace = spaceGap(ordered.map((p) => p.glyph));
  const spread = tracking(ordered.map((p) => p.glyph));
  let end = Number.NaN;
  let lastSpace = true;
  let last = '';
  let before: Glyph | undefined;
  for (const { glyph, script } of ordered) {
    const space = isSpace(glyph);
    const gap = (glyph.x - end) / glyph.size - spread;
    const cjk = noSpaceScript.test(glyph.text) && gap < squareGap;
    placed.push({
      glyph,
      script,
      spaceBefore:
        !space &&
        !lastSpace &&
        !cjk &&
        gap > (last === ',' || last === ';' ? Math.min(commaGap, gapIsSpace) : Math.min(gapIsSpace, termGap(before, glyph, script))),
      text: space ? ' ' : glyph.text,
    });
    // An exponent and an index stand over each other: the text goes on after the longer one.
    const isOver = script !== 'base' && before === undefined && !Number.isNaN(end);
    const narrow = glyph.width < noWidth * glyph.size && !Number.isNaN(end);
    end = narrow ? Math.max(end, glyph.x) : isOver ? Math.max(end, glyph.x + glyph.width) : glyph.x + glyph.width;
    lastSpace = space;
    last = glyph.text;
    before = script === 'base' ? glyph : undefined;
  }
  return placed;
};
