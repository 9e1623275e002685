import type { Glyph } from '../read/page-content.ts';
import { hasRtl } from './bidi.ts';
import { isSpace, type Piece } from './glyph-rows.ts';
import { isBetweenTerms } from './math-signs.ts';

/** In font sizes: a wider gap is a space if the file paints none. */
const wordGap = 0.17;
/** The same for a line without painted spaces and with enough letters: TeX sets a sixth before units. */
const unpaintedGap = { least: 0.14, letters: 12 } as const;
/** After a comma, formulas have less: a sixth of the size in TeX, where figures have no thousands separators. */
const commaGap = 0.1;
/** The same in complex scripts: wide if the file paints spaces, less if it paints none. */
const composedGap = { painted: 0.8, unpainted: 0.5 } as const;
/** Minimum share of letters of a complex script. */
const composedShare = 0.4;
/** Manual letter-spacing: minimum number of gaps, whose lowest share is wider than this (font sizes). */
const spacedOut = { leastGaps: 4, quantile: 0.4, gap: 0.06 } as const;
/** In font sizes: glyphs within this distance are parts of a ligature; narrower ones are marks over the previous letter. */
const onePlace = 0.04;
const noWidth = 0.02;
/** In font sizes: an interleaved piece begins at least this far before the end of the previously painted one. */
const woven = 0.5;
/** In font sizes: Chinese and Japanese characters fill a square, so a smaller gap is none. */
const squareGap = 0.6;

/**
 * In font sizes: formulas have a ninth to a fifth around binary signs, which TeX shrinks by half for justification; a sixth between upright
 * function names and italic letters.
 */
const formulaGap = { sign: 0.08, name: 0.13 } as const;
/** A glyph, with the meaning of the white space before it. */
export type Placed = { glyph: Glyph; script: Piece['script']; spaceBefore: boolean; text: string };

/** Dots of a leader are spaced, which says nothing about the letters. */
const isDot = (g: Glyph): boolean => g.text === '.' || g.text === '·';

const isApart = (g: Glyph): boolean => isSpace(g) || isDot(g) || isBetweenTerms(g.text);

/** The usual letter gap in a run with manual letter-spacing; 0 for normal text. */
const tracking = (glyphs: readonly Glyph[]): number => {
  const gaps: number[] = [];
  for (let i = 1; i < glyphs.length; i++) {
    const [a, b] = [glyphs[i - 1] as Glyph, glyphs[i] as Glyph];
    if (!isApart(a) && !isApart(b)) gaps.push((b.x - a.x - a.width) / b.size);
  }
  if (gaps.length < spacedOut.leastGaps) return 0;
  gaps.sort((a, b) => a - b);
  const low = gaps[Math.floor(gaps.length * spacedOut.quantile)] as number;
  return low > spacedOut.gap ? low : 0;
};

/** Scripts with composed characters, whose widths say little. */
const composedScript = /[\u0590-\u08ff\u0900-\u0dff\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff]/;

/** The minimum gap of a space: in a complex script with painted spaces, only a wide one. */
const spaceGap = (glyphs: readonly Glyph[]): number => {
  const spaces = glyphs.filter(isSpace).length;
  const composed = glyphs.filter((g) => composedScript.test(g.text)).length;
  if (composed < glyphs.length * composedShare) return spaces === 0 && glyphs.length >= unpaintedGap.letters ? unpaintedGap.least : wordGap;
  return spaces > 0 ? composedGap.painted : composedGap.unpainted;
};

export const noSpaceScript = /[\u2e80-\u2fdf\u3005-\u30ff\u3400-\u9fff\uf900-\ufaff\uff01-\uff60]/;

const letter = /^\p{L}+$/u;

/** The minimum gap between terms of a formula; unreachable elsewhere. */
const termGap = (before: Glyph | undefined, glyph: Glyph, script: Piece['script']): number => {
  if (!before || script !== 'base') return Number.POSITIVE_INFINITY;
  if (isBetweenTerms(before.text) || isBetweenTerms(glyph.text)) return formulaGap.sign;
  const isName = before.font.italic !== glyph.font.italic && letter.test(before.text) && letter.test(glyph.text);
  return isName ? formulaGap.name : Number.POSITIVE_INFINITY;
};

/** Sorts the glyphs of a segment from left to right and finds the spaces between its words. */
export const placeGlyphs = (pieces: readonly Piece[]): Placed[] => {
  const placed: Placed[] = [];
  const all = pieces.flatMap((p) => p.glyphs.map((glyph) => ({ glyph, script: p.script })));
  const rtl = all.some((p) => hasRtl(p.glyph.text));
  // Parts of a ligature are at one position, in painting order.
  // Characters from another font may be painted after their line.
  let reached = Number.NEGATIVE_INFINITY;
  const isWoven = pieces.some((p) => {
    // A subscript is shorter than the superscript above it, or longer.
    if (p.script !== 'base') return false;
    const before = reached - woven * p.size;
    const inside = p.x1 < before && p.glyphs.some((g) => !isSpace(g));
    // The spaces of a line, from another font than its letters.
    const spaces = p.glyphs.some((g) => isSpace(g) && g.x < before);
    reached = Math.max(reached, p.x1);
    return inside || spaces;
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
    // A superscript and a subscript are stacked: the text continues after the longer one.
    const isOver = script !== 'base' && before === undefined && !Number.isNaN(end);
    const narrow = glyph.width < noWidth * glyph.size && !Number.isNaN(end);
    end = narrow ? Math.max(end, glyph.x) : isOver ? Math.max(end, glyph.x + glyph.width) : glyph.x + glyph.width;
    lastSpace = space;
    last = glyph.text;
    before = script === 'base' ? glyph : undefined;
  }
  return placed;
};
