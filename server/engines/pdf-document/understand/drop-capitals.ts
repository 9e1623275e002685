import type { Glyph } from '../read/page-content.ts';
import { isSpace } from './glyph-rows.ts';
import { defaultSize } from './typography.ts';

/**
 * In sizes of the text (or of the capital, where noted): geometry of the text beside a capital. Small capitals at the start of a text are
 * smaller than the rest; a text may hang beside its capital, up to two sizes off. Tuned on public (magazines) and on books printed by
 * Calibre; in Chromium's prints, the foot of a two-line capital is half a size above the second baseline.
 */
const beside = { smallest: 0.6, overlap: 0.3, above: 1.05, below: 0.9, line: 0.3, hanging: 2, taken: 5 } as const;
/** In text sizes: tolerances of type size and left edge, and range of leading, of a continuation line. */
const wrapped = { size: 0.1, start: 0.5, nearest: 0.8, farthest: 1.8 } as const;
/** In sizes of the capital: minimum height of the first line beside it above its foot. */
const firstLine = 0.25;
/** In sizes of the capital: maximum distance of attached punctuation; other large letters this close make it a word in large type. */
const largeWord = { size: 0.7, baseline: 0.5, reach: 5, gap: 0.3 } as const;
/** In font sizes: approximate height of capitals. */
const capitalHeight = 0.7;
/** In text sizes: maximum width of a letter in the text's own type. */
const widestLetter = 0.7;
/** A page with more large characters is a poster, as is one with more isolated large letters. */
const most = { signs: 1000, pieces: 60 } as const;

/** Minimum ratio of a drop capital's size to the text's: it spans at least two lines. */
const leastRatio = 1.9;
/** In text sizes: maximum distance from the capital to its text, and of the first line's start from the others'. */
const nearness = 1.2;
/** In text sizes: the space after a letter that is a word, and the minimum white space that shows it. */
const wordGap = { alone: 0.35, ofLines: 0.6 } as const;

/** Single letters that are words in Latin, Greek or Cyrillic script. */
const wordAlone = /^[AÀEÈÉIÓOÒUÚYΗΟАИОУЯ]$/;

/** One capital, word or figure with surrounding quotation marks and brackets. */
const dropped = /^[\p{Pi}\p{Ps}"'„¿¡]*(?:\p{Nd}|\p{Lu}\p{L}*)[\p{Pf}\p{Pe}"'.]*$/u;

const rightOf = (g: Glyph): number => g.x + g.width;

const usualSize = (glyphs: readonly Glyph[]): number => {
  const counts = new Map<number, number>();
  for (const g of glyphs) counts.set(Math.round(g.size * 2) / 2, (counts.get(Math.round(g.size * 2) / 2) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? defaultSize;
};

/** A large letter with attached punctuation; `undefined` for a letter of a word in large type. */
const pieceOf = (capital: Glyph, large: readonly Glyph[]): readonly Glyph[] | undefined => {
  const near = large.filter(
    (g) =>
      g.size > largeWord.size * capital.size &&
      Math.abs(g.y - capital.y) < largeWord.baseline * capital.size &&
      Math.abs(g.x - capital.x) < largeWord.reach * capital.size,
  );
  const piece = near.sort((a, b) => a.x - b.x);
  const isOne = piece.every((g, n) => n === 0 || g.x - rightOf(piece[n - 1] as Glyph) < largeWord.gap * capital.size);
  return isOne && dropped.test(piece.map((g) => g.text).join('')) ? piece : undefined;
};

/** The start of a line of this size directly below another, if it is at `x`. */
const startUnder = (x: number, lowest: number, size: number, glyphs: readonly Glyph[]): number | undefined =>
  glyphs.find(
    (g) =>
      !isSpace(g) &&
      Math.abs(g.size - size) < wrapped.size * size &&
      Math.abs(g.x - x) < wrapped.start * size &&
      g.y - lowest > wrapped.nearest * size &&
      g.y - lowest < wrapped.farthest * size,
  )?.x;

const firstOfLines = (glyphs: readonly Glyph[], size: number): readonly Glyph[] => {
  const firsts: Glyph[] = [];
  for (const g of [...glyphs].sort((a, b) => a.y - b.y)) {
    const last = firsts.at(-1);
    if (!last || g.y - last.y > beside.line * size) firsts.push(g);
    else if (g.x < last.x) firsts[firsts.length - 1] = g;
  }
  return firsts;
};

type Beside = {
  /** The glyphs of the top line from left to right, with spaces. */
  readonly line: readonly Glyph[];
  readonly starts: readonly Glyph[];
  /**
   * Where the lines would begin without the capital, if the text continues below it from its left edge. Otherwise the text hangs beside it.
   */
  readonly edge: number | undefined;
};

/** The lines that begin right of the drop capital, if there are at least two. */
const linesBeside = (piece: readonly Glyph[], glyphs: readonly Glyph[], taken: readonly Glyph[]): Beside | undefined => {
  const [capital, edge] = [piece[0] as Glyph, Math.max(...piece.map(rightOf))];
  const inkTop = capital.y - capitalHeight * capital.size;
  const level = glyphs.filter(
    (g) =>
      g.angle === 0 &&
      !taken.some((t) => Math.abs(t.y - g.y) < beside.line * g.size && Math.abs(t.x - g.x) < beside.taken * g.size) &&
      g.size * leastRatio <= capital.size &&
      g.x > capital.x - g.size &&
      g.y > capital.y - beside.above * capital.size &&
      g.y < capital.y + beside.below * g.size,
  );
  // Some programs print the first line over the capital. Lines that cross it above its top or below its foot are not beside it.
  const isRight = (g: Glyph): boolean => g.x > edge - beside.overlap * g.size;
  const crosses = (g: Glyph): boolean => !isSpace(g) && !isRight(g) && rightOf(g) > capital.x;
  const isOver = (g: Glyph): boolean => g.x > capital.x - 1 && g.y > inkTop + beside.line * g.size && g.y < capital.y;
  const across = level.filter((g) => crosses(g) && !isOver(g));
  const right = level.filter((g) => (isRight(g) || isOver(g)) && !across.some((o) => Math.abs(o.y - g.y) < beside.line * g.size));
  const near = right.filter((g) => !isSpace(g) && g.x < edge + beside.hanging * g.size);
  const size = Math.max(...near.map((g) => g.size));
  const starts = firstOfLines(
    near.filter((g) => g.size > beside.smallest * size),
    size,
  );
  const [first, second] = starts;
  if (!first || !second || first.y > capital.y - firstLine * capital.size) return undefined;
  const under = Math.min(...starts.slice(1).map((g) => g.x));
  if (first.x - under > nearness * size) return undefined;
  const line = right.filter((g) => Math.abs(g.y - first.y) < beside.line * size).sort((a, b) => a.x - b.x);
  // Text further off belongs to a list, unless it is the rest of a word.
  if (first.x > edge + nearness * size && !/^\p{Ll}/u.test(first.text)) return undefined;
  const lowest = (starts.at(-1) as Glyph).y;
  const goesOn = startUnder(capital.x, lowest, size, glyphs);
  const hangs = goesOn === undefined && startUnder(under, lowest, size, glyphs) !== undefined;
  // Text beside a one-word heading does not continue below it.
  if (piece.filter((g) => /\p{L}/u.test(g.text)).length > 1 && goesOn === undefined) return undefined;
  return { line, starts, edge: hangs ? undefined : (goesOn ?? capital.x) };
};

/**
 * Whether the drop capital is a complete word, or several: a painted space decides, then the white space after a letter that is a word. White
 * space before all lines beside a letter is wider.
 */
const isWordAlone = (piece: readonly Glyph[], line: readonly Glyph[], under: Glyph | undefined): boolean => {
  const start = line.findIndex((g) => !isSpace(g));
  const [first, last] = [line[start] as Glyph, piece.at(-1) as Glyph];
  const dropped = piece.map((g) => g.text).join('');
  if (start > 0 || /\p{L}{2}/u.test(dropped)) return true;
  const isOfLines = under !== undefined && Math.abs(under.x - first.x) < 1;
  return wordAlone.test(dropped) && first.x - rightOf(last) > (isOfLines ? wordGap.ofLines : wordGap.alone) * first.size;
};

const byFoot = ([a]: readonly Glyph[], [b]: readonly Glyph[]): number => (a as Glyph).y - (b as Glyph).y;

export const setDropCapitals = (glyphs: readonly Glyph[]): readonly Glyph[] => {
  const least = leastRatio * usualSize(glyphs);
  const large = glyphs.filter((g) => g.angle === 0 && g.size >= least && !isSpace(g));
  if (large.length === 0 || large.length > most.signs) return glyphs;
  const pieces = new Map<Glyph, readonly Glyph[]>();
  for (const g of large) {
    const piece = /^[\p{Lu}\p{Nd}]$/u.test(g.text) ? pieceOf(g, large) : undefined;
    if (piece) pieces.set(piece[0] as Glyph, piece);
  }
  if (pieces.size > most.pieces) return glyphs;
  const taken: Glyph[] = [];
  const found = [...pieces.values()].sort(byFoot).flatMap((piece) => {
    const lines = linesBeside(piece, glyphs, taken);
    // A large figure is part of the text only if a number follows; before other text it numbers a list.
    const isPart = lines && (!piece.some((g) => /\p{Nd}/u.test(g.text)) || /^\p{Nd}/u.test(lines.starts[0]?.text ?? ''));
    if (!isPart) return [];
    taken.push(...lines.starts);
    return [{ piece, ...lines }];
  });
  if (found.length === 0) return glyphs;
  const replaced = new Map<Glyph, Glyph>();
  for (const { piece, line, starts, edge } of found) {
    const [first, ...others] = starts as [Glyph, ...Glyph[]];
    const atEdge = edge === undefined ? {} : { edge };
    for (const g of others) replaced.set(g, { ...g, ...atEdge });
    let end = first.x - (isWordAlone(piece, line, others[0]) ? wordGap.alone * first.size : 0);
    for (const g of piece.toReversed()) {
      const width = Math.min(g.width, widestLetter * first.size);
      end -= width;
      replaced.set(g, { ...first, text: g.text, x: end, width, ...(g === piece[0] ? { ...atEdge, opens: starts.length } : {}) });
    }
  }
  return glyphs.map((g) => replaced.get(g) ?? g);
};
