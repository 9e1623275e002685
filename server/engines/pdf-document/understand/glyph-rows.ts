import type { Glyph } from '../read/page-content.ts';
import { subscripts, superscripts } from '../script-signs.ts';
import { scriptSize } from './typography.ts';

/** A glyph painted twice at one position: within this distance (points, and share of the size), and almost equal in size (points). */
const double = { points: 1.2, part: 0.12, size: 1, row: 3 } as const;
/** Points: rounding differences of glyphs on one baseline and of one size; font sizes: maximum overlap with the previous glyph. */
const onePiece = { baseline: 0.15, size: 0.3, back: 0.6 } as const;
/**
 * In sizes of the row: baselines within this distance are one, plus points for rounding. Superscripts and subscripts are smaller, this far
 * off, and this close to a text of the row. Word processors raise by a third and shrink to 0.58 to 0.67 (round); TeX lowers by 0.15 and
 * shrinks to 0.7 (public). A script before its text is short; otherwise it is a line of the adjacent column.
 */
const oneRow = { part: 0.16, points: 0.3 } as const;
const scripts = { lowered: 0.35, raised: 0.75, touching: 0.35, overlap: 0.25, after: 0.9, longestBefore: 4 } as const;
/** In sizes of the row: some TeX classes lower a subscript by no more than this, less than the tolerance of letters on one row. */
const shallow = { lowered: 0.08, size: 0.72 } as const;
/**
 * In sizes of the row: smaller letters that begin where a superscript or subscript ends are its own scripts, which return to the row's
 * baseline (TeX sets them at half of the row’s size, letters of one size at 0.7); they are off that script’s baseline by this (of its
 * size).
 */
const nested = { size: 0.6, touching: 0.2, off: 0.1 } as const;
/** In font sizes: a lowered letter inside a word, as in the names of TeX (half to 0.7 of an x-height there), has kerning on both sides. */
const sunken = { lowered: 0.35, least: -0.35, most: 0.1 } as const;
/** Points: height of the bands of the row index, and maximum search distance: the tallest superscript of large type. */
const band = 10;
const farthestRow = 40;

/** Consecutive glyphs on one baseline without a gap, in painting order. */
export type Piece = { glyphs: Glyph[]; x0: number; x1: number; y: number; size: number; script: 'base' | 'super' | 'sub' };
/** Pieces on one baseline, with their superscripts and subscripts. */
export type Row = { y: number; size: number; pieces: Piece[] };

/**
 * Gaps that separate two pieces, in font sizes. Inside one text-showing operation a gap at a space is justification, except in monospaced
 * type. TeX paints no spaces and shows a whole table row at once: there, only a gap wider than a word space separates cells.
 */
const gapOfShows = 0.3;
const gapInShow = 3.2;
const gapWithoutSpace = 0.95;

/** First printable character of ASCII; checked often for every glyph. */
const firstPainted = 0x21;
const lastPainted = 0x7e;

export const isSpace = ({ text }: Glyph): boolean => {
  const first = text.charCodeAt(0);
  return !(first >= firstPainted && first <= lastPainted) && text.trim() === '';
};

/** Drops glyphs painted twice at one position: shadows, and bold by repeated painting. */
const withoutDoubles = (glyphs: readonly Glyph[]): Glyph[] => {
  const seen = new Map<string, Map<number, Glyph[]>>();
  return glyphs.filter((g) => {
    if (isSpace(g)) return true;
    const rows = seen.get(g.text) ?? new Map<number, Glyph[]>();
    seen.set(g.text, rows);
    const row = Math.round(g.y / double.row);
    const others = rows.get(row);
    const reach = Math.min(double.points, g.size * double.part);
    if (others?.some((o) => Math.abs(o.x - g.x) < reach && Math.abs(o.y - g.y) < reach && Math.abs(o.size - g.size) < double.size))
      return false;
    if (others) others.push(g);
    else rows.set(row, [g]);
    return true;
  });
};

/** Columns are separated by several spaces as often as by none. */
const isAfterBlanks = ({ glyphs }: Piece): boolean => {
  const [before, last] = [glyphs.at(-2), glyphs.at(-1)];
  return before !== undefined && last !== undefined && isSpace(before) && isSpace(last);
};

const makePieces = (glyphs: readonly Glyph[], gapBetweenWords: number): Piece[] => {
  const pieces: Piece[] = [];
  let piece: Piece | undefined;
  for (const g of glyphs) {
    const gap = piece ? g.x - piece.x1 : 0;
    const last = piece?.glyphs.at(-1);
    const same = piece && last && Math.abs(g.y - piece.y) < onePiece.baseline && Math.abs(g.size - last.size) < onePiece.size;
    const atSpace = !g.font.monospace && (isSpace(g) || (last && isSpace(last)));
    const limit = last?.show !== g.show ? gapOfShows : atSpace ? gapInShow : gapBetweenWords;
    if (piece && same && gap > -onePiece.back * g.size && gap < limit * g.size && !(isAfterBlanks(piece) && !isSpace(g))) {
      piece.glyphs.push(g);
      piece.x1 = Math.max(piece.x1, g.x + g.width);
      continue;
    }
    piece = { glyphs: [g], x0: g.x, x1: g.x + g.width, y: g.y, size: g.size, script: 'base' };
    pieces.push(piece);
  }
  return pieces;
};

/** Whether one of the row's pieces is directly before or after, so that both may be one text. */
const isBeside = (row: Row, piece: Piece): boolean =>
  isAfter(row, piece) ||
  row.pieces.some((p) => p.x0 - piece.x1 > -scripts.overlap * row.size && p.x0 - piece.x1 < scripts.after * row.size);

const isAfter = (row: Row, piece: Piece): boolean => row.pieces.some((p) => Math.abs(p.x1 - piece.x0) < scripts.touching * row.size);

/** Whether a piece is inside a word of the row, lower than its letters. */
const isSunken = (row: Row, piece: Piece): boolean => {
  const drop = piece.y - row.y;
  if (drop < 0 || drop > sunken.lowered * row.size) return false;
  const isKerned = (gap: number): boolean => gap > sunken.least * row.size && gap < sunken.most * row.size;
  return row.pieces.some((p) => isKerned(piece.x0 - p.x1)) && row.pieces.some((p) => isKerned(p.x0 - piece.x1));
};

/** The superscript or subscript of a row that a much smaller piece continues. */
const nestedIn = (row: Row, piece: Piece): Piece | undefined =>
  piece.size < nested.size * row.size
    ? row.pieces.find((p) => p.script !== 'base' && Math.abs(p.x1 - piece.x0) < nested.touching * row.size)
    : undefined;

/** The glyphs of a piece as Unicode superscripts or subscripts, if these exist and the piece is a script of a script. */
const raisedWithin = ({ glyphs, y }: Piece, outer: Piece): Glyph[] => {
  const off = outer.y - y;
  if (Math.abs(off) < nested.off * outer.size) return glyphs;
  const signs = new Map(Object.entries(off > 0 ? superscripts : subscripts));
  return glyphs.every((g) => signs.has(g.text)) ? glyphs.map((g) => ({ ...g, text: signs.get(g.text) as string })) : glyphs;
};

/** Position of a piece relative to a row: on its baseline (in one text with it, or elsewhere on it), or a script of its text. */
const standing = (row: Row, piece: Piece): 'level' | 'afar' | 'script' | undefined => {
  const rise = row.y - piece.y;
  const beside = isBeside(row, piece);
  if (Math.abs(rise) < oneRow.part * Math.min(piece.size, row.size) + oneRow.points) {
    const isShallow = -rise > shallow.lowered * row.size && piece.size < shallow.size * row.size && isAfter(row, piece);
    return isShallow ? 'script' : beside ? 'level' : 'afar';
  }
  const isScript =
    beside &&
    (isAfter(row, piece) || piece.x1 - piece.x0 < scripts.longestBefore * row.size) &&
    piece.size < scriptSize * row.size &&
    rise > -scripts.lowered * row.size &&
    rise < scripts.raised * row.size;
  if (isScript) return 'script';
  return piece.size >= scriptSize * row.size && isSunken(row, piece) ? 'level' : undefined;
};

const makeRows = (pieces: readonly Piece[]): Row[] => {
  const rows: Row[] = [];
  const buckets = new Map<number, Row[]>();
  const nearby = (y: number, reach: number): Row[] => {
    const out: Row[] = [];
    for (let k = Math.floor((y - reach) / band); k <= Math.floor((y + reach) / band); k++) out.push(...(buckets.get(k) ?? []));
    return out;
  };
  for (const piece of [...pieces].sort((a, b) => b.size - a.size || a.y - b.y || a.x0 - b.x0)) {
    const found = nearby(piece.y, farthestRow).flatMap((row) => {
      const how = standing(row, piece);
      return how ? [{ row, how, distance: Math.abs(row.y - piece.y) }] : [];
    });
    // A script may be level with a line of the next column; it belongs to the text that it touches. The number of a
    // formula at its column's end is before the next one's text, but has its own line's size.
    const isAtHome = found.some((f) => f.how === 'afar' && Math.abs(f.row.size - piece.size) < onePiece.size);
    const near = found.filter((f) => f.how === 'level' || (f.how === 'script' && !(isAtHome && !isAfter(f.row, piece))));
    const touching = near.length > 0 ? near : found.filter((f) => f.how === 'afar' || !isAtHome);
    const best = touching.sort((a, b) => a.distance - b.distance)[0];
    if (best) {
      if (best.how === 'script') piece.script = best.row.y > piece.y ? 'super' : 'sub';
      const outer = nestedIn(best.row, piece);
      if (outer) {
        piece.glyphs = raisedWithin(piece, outer);
        piece.script = outer.script;
      }
      best.row.pieces.push(piece);
    } else {
      const row = { y: piece.y, size: piece.size, pieces: [piece] };
      rows.push(row);
      const key = Math.floor(piece.y / band);
      const bucket = buckets.get(key);
      if (bucket) bucket.push(row);
      else buckets.set(key, [row]);
    }
  }
  return rows;
};

/** Groups upright glyphs by baseline; `gapBetweenWords` (font sizes) separates pieces where no space is painted. */
export const findRows = (glyphs: readonly Glyph[], gapBetweenWords = gapWithoutSpace): Row[] =>
  makeRows(makePieces(withoutDoubles(glyphs), gapBetweenWords));
