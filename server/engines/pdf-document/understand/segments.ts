import type { Glyph } from '../read/page-content.ts';
import { directionOf } from './bidi.ts';
import { buildSegment } from './build-segment.ts';
import { findRows, isSpace, type Piece, type Row } from './glyph-rows.ts';
import { findGutters, type Gutter } from './gutters.ts';
import { findOpenStrips, gaps, type OpenStrip } from './open-strips.ts';
import { partOverprinted } from './overprinted.ts';
import type { Segment } from './segment.ts';
import type { Decoration } from './text-style.ts';

/** A smaller text's gaps are measured in the size of the larger one beside it, up to this multiple of its own. */
const sizeBeside = 1.5;
/** Points: tolerance of a text's start at a gutter; font sizes: minimum distance of the end of the text before it. */
const atGutter = { start: 1.5, before: 0.4 } as const;

/** In font sizes: a wider gap separates two segments; the limit is larger with a painted space in the gap. */
const segmentGap = 0.97;
const segmentGapAtSpace = 1.7;

/** Inside a ruled table, a gap wider than a word space separates cells. */
const cellGap = 0.5;
const cellGapAtSpace = 0.7;

type Gaps = { readonly plain: number; readonly atSpace: number };

const splitRow = (row: Row, gutters: readonly Gutter[], strips: readonly OpenStrip[], gaps: Gaps): Piece[][] => {
  const groups: Piece[][] = [];
  let x1 = Number.NEGATIVE_INFINITY;
  let size = row.size;
  for (const piece of [...row.pieces].sort((a, b) => a.x0 - b.x0)) {
    const group = groups.at(-1);
    const before = group?.at(-1)?.glyphs.at(-1);
    const atSpace = (before && isSpace(before)) || (piece.glyphs[0] && isSpace(piece.glyphs[0]));
    const limit = (atSpace ? gaps.atSpace : gaps.plain) * Math.min(size, piece.size * sizeBeside);
    const apart =
      gutters.some(
        (g) => Math.abs(piece.x0 - g.x) < atGutter.start && x1 < g.x - atGutter.before * size && row.y >= g.y0 && row.y <= g.y1,
      ) || strips.some((s) => x1 <= s.from && piece.x0 >= s.to && row.y >= s.y0 && row.y <= s.y1);
    // Spaces of a line may be painted apart from its letters, in another font.
    const isAllBlank = x1 === Number.NEGATIVE_INFINITY;
    if (group && !apart && (isAllBlank || piece.x0 - x1 < limit)) group.push(piece);
    else groups.push([piece]);
    // Trailing spaces of a piece do not count for its extent.
    const covered = piece.glyphs.findLast((g) => !isSpace(g));
    const end = covered ? covered.x + covered.width : x1;
    x1 = group && groups.at(-1) === group ? Math.max(x1, end) : end;
    size = piece.size;
  }
  return groups;
};

/** Minimum share of spaces in text whose words are separated by them. */
const spaces = 0.05;

const paintsSpaces = (glyphs: readonly Glyph[]): boolean => glyphs.filter(isSpace).length > glyphs.length * spaces;

/** Groups upright glyphs into segments, sorted from top to bottom and left to right. */
export const makeSegments = (glyphs: readonly Glyph[], decorations: ReadonlyMap<Glyph, Decoration>): Segment[] => {
  const rows = paintsSpaces(glyphs) ? findRows(glyphs, gaps.possible) : findRows(glyphs);
  const gutters = findGutters(rows);
  const strips = findOpenStrips(rows);
  const around = directionOf(glyphs.map((g) => g.text).join(''));
  return rows
    .flatMap(partOverprinted)
    .flatMap((row) => splitRow(row, gutters, strips, { plain: segmentGap, atSpace: segmentGapAtSpace }))
    .flatMap((pieces) => buildSegment(pieces, decorations, around) ?? [])
    .sort((a, b) => a.baseline - b.baseline || a.box.x0 - b.box.x0);
};

/** The same with closer gaps between cells, as in tables; for columns of a table, not for reading. */
export const makeCellTexts = (glyphs: readonly Glyph[]): Segment[] =>
  findRows(glyphs, cellGap)
    .flatMap((row) => splitRow(row, [], [], { plain: cellGap, atSpace: cellGapAtSpace }))
    .flatMap((pieces) => buildSegment(pieces, new Map(), 'ltr') ?? [])
    .sort((a, b) => a.baseline - b.baseline || a.box.x0 - b.box.x0);
