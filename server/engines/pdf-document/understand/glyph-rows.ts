import type { Glyph } from '../read/page-content.ts';
import { subscripts, superscripts } from '../script-signs.ts';

/** A glyph painted twice at one place: this near (points, and part of the size), in as good as one size (points). */
const double = { points: 1.2, part: 0.12, size: 1, row: 3 } as const;
/** Points: glyphs of one baseline and size differ by rounding alone; sizes: how far one may be set back into the one before. */
const onePiece = { baseline: 0.15, size: 0.3, back: 0.6 } as const;
/**
 * Parts of the row's size: two baselines this near are one, plus points for rounding. Raised and lowered texts are smaller, stand this far
 * off, and this near to a text on the row. Word processors raise by a third and shrink to 0.58 to 0.67 (round); TeX lowers by 0.15 and
 * shrinks to 0.7 (public). What stands before its text is short: else it is a line of the column beside.
 */
const oneRow = { part: 0.16, points: 0.3 } as const;
const scripts = { size: 0.85, lowered: 0.35, raised: 0.75, touching: 0.35, overlap: 0.25, after: 0.9, longestBefore: 4 } as const;
/** Parts of the row's size: TeX lowers an index by no more than this in some classes, less than letters on one row may stand apart. */
const shallow = { lowered: 0.08, size: 0.72 } as const;
/**
 * Parts of the row's size: letters that are smaller than this and begin where a raised or lowered text ends are its own exponents and
 * indices, which come back to the row's baseline (TeX sets them at half of the row’s size, letters of one size at 0.7); they are off that text’s baseline by this (of its size).
 */
const nested = { size: 0.6, touching: 0.2, off: 0.1 } as const;
/** Sizes: a letter that is set lower inside a word, as in the names of TeX (half to 0.7 of an x-height there), is kerned into both its neighbours. */
const sunken = { lowered: 0.35, least: -0.35, most: 0.1 } as const;
/** Points: rows are looked up by bands of this height, and no row is looked for further off: the tallest raised text of large type. */
const band = 10;
const farthestRow = 40;

/** Glyphs that follow each other on one baseline without a gap, in the order of painting. */
export type Piece = { glyphs: Glyph[]; x0: number; x1: number; y: number; size: number; script: 'base' | 'super' | 'sub' };
/** Pieces that stand on one baseline, raised and lowered ones among them. */
export type Row = { y: number; size: number; pieces: Piece[] };

/**
 * Gaps that part two pieces, in sizes. Inside one text-showing operation a gap at a space comes from justification, but for typewriter's type.
 * TeX paints no spaces and shows a table's whole row at once: there only a gap wider than words leave parts cells.
 */
const gapOfShows = 0.3;
const gapInShow = 3.2;
const gapWithoutSpace = 0.95;

/** Of ASCII what is painted; asked of every glyph many times. */
const firstPainted = 0x21;
const lastPainted = 0x7e;

export const isSpace = ({ text }: Glyph): boolean => {
  const first = text.charCodeAt(0);
  return !(first >= firstPainted && first <= lastPainted) && text.trim() === '';
};

/** Drops glyphs painted twice at one place: shadows, and bold made by painting again. */
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

/** Columns are set apart by several spaces as often as by none. */
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

/** Is one of the row's pieces right before or after, so that both may be one text? */
const isBeside = (row: Row, piece: Piece): boolean =>
  isAfter(row, piece) ||
  row.pieces.some((p) => p.x0 - piece.x1 > -scripts.overlap * row.size && p.x0 - piece.x1 < scripts.after * row.size);

/** Does a piece begin where one of the row's ends? */
const isAfter = (row: Row, piece: Piece): boolean => row.pieces.some((p) => Math.abs(p.x1 - piece.x0) < scripts.touching * row.size);

/** Does a piece stand inside a word of the row, lower than its letters? */
const isSunken = (row: Row, piece: Piece): boolean => {
  const drop = piece.y - row.y;
  if (drop < 0 || drop > sunken.lowered * row.size) return false;
  const isKerned = (gap: number): boolean => gap > sunken.least * row.size && gap < sunken.most * row.size;
  return row.pieces.some((p) => isKerned(piece.x0 - p.x1)) && row.pieces.some((p) => isKerned(p.x0 - piece.x1));
};

/** The raised or lowered text of a row that a much smaller piece goes on with. */
const nestedIn = (row: Row, piece: Piece): Piece | undefined =>
  piece.size < nested.size * row.size
    ? row.pieces.find((p) => p.script !== 'base' && Math.abs(p.x1 - piece.x0) < nested.touching * row.size)
    : undefined;

/** The glyphs of a piece as Unicode's raised or lowered signs, where it has them and the piece is that to a raised or lowered text. */
const raisedWithin = ({ glyphs, y }: Piece, outer: Piece): Glyph[] => {
  const off = outer.y - y;
  if (Math.abs(off) < nested.off * outer.size) return glyphs;
  const signs = new Map(Object.entries(off > 0 ? superscripts : subscripts));
  return glyphs.every((g) => signs.has(g.text)) ? glyphs.map((g) => ({ ...g, text: signs.get(g.text) as string })) : glyphs;
};

/** How a piece stands to a row: on its baseline (of one text with it, or somewhere else on it), or raised or lowered beside its text. */
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
    piece.size < scripts.size * row.size &&
    rise > -scripts.lowered * row.size &&
    rise < scripts.raised * row.size;
  if (isScript) return 'script';
  return piece.size >= scripts.size * row.size && isSunken(row, piece) ? 'level' : undefined;
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
    // A raised or lowered letter may be level with a line of the next column; it belongs to the text that it touches. The number of a
    // formula at its column's end stands before the next one's text, but has its own line's size.
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

/** Groups upright glyphs by the baselines that they stand on; `gapBetweenWords` (sizes) parts pieces where no space is painted. */
export const findRows = (glyphs: readonly Glyph[], gapBetweenWords = gapWithoutSpace): Row[] =>
  makeRows(makePieces(withoutDoubles(glyphs), gapBetweenWords));
