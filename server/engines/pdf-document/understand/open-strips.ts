import { overlapX } from '../read/geometry.ts';
import { isSpace, type Piece, type Row } from './glyph-rows.ts';
import { isMarkerAlone } from './markers.ts';
import { headingSize } from './typography.ts';

/** A gutter in consecutive lines of a table, from `y0` to `y1`: cells end before `from` and start at `to` or after it. */
export type OpenStrip = { readonly from: number; readonly to: number; readonly y0: number; readonly y1: number };

/**
 * In font sizes: a gap that always separates cells; one that may separate them if the strip confirms it; and the gap between two
 * text-showing operations without a painted space, which word processors leave between full cells (LibreOffice's cells are 3 points apart,
 * printed). In monospaced type two letters may separate cells.
 */
export const gaps = { sure: 0.97, atSpace: 1.7, possible: 0.6, shows: 0.12 } as const;
/** Minimum lines of a strip with a certain gap, and minimum open width (points). */
const least = { sure: 2, width: 1.5, part: 0.4 } as const;
/** In font sizes: maximum distance between the rows of a table without rules. */
const farthest = 4.6;
/** Points: tolerance between starts, ends or middles of a column's texts. */
const aligned = 1.3;
/** A page with more lines, or a line with more gaps, is a drawing. */
const most = { rows: 400, gaps: 40 } as const;

type Gap = { readonly from: number; readonly to: number; readonly kind: 'sure' | 'possible' | 'typed' | 'margin' };
/** A text between two certain gaps, or between possible ones. */
type Cell = { readonly x0: number; readonly x1: number };
type Spaced = { readonly row: Row; readonly gaps: readonly Gap[]; readonly cells: readonly Cell[] };

const endOf = (piece: Piece): number => {
  const last = piece.glyphs.findLast((g) => !isSpace(g));
  return last ? last.x + last.width : piece.x0;
};

const kindOf = (before: Piece, piece: Piece, end: number): Gap['kind'] | undefined => {
  const size = Math.min(before.size, piece.size);
  const [last, first] = [before.glyphs.at(-1), piece.glyphs[0]];
  const atSpace = (last && isSpace(last)) || (first && isSpace(first));
  const gap = piece.x0 - end;
  if (gap >= (atSpace ? gaps.atSpace : gaps.sure) * size) return 'sure';
  if (!atSpace && gap >= gaps.possible * size) return 'possible';
  if (first?.font.monospace && gap >= gaps.sure * size) return 'typed';
  const free = piece.x0 - before.x1;
  return last && first && last.show !== first.show && piece.script === 'base' && before.script === 'base' && free >= gaps.shows * size
    ? 'possible'
    : undefined;
};

const spacedOf = (row: Row): Spaced => {
  const pieces = row.pieces.filter((p) => p.glyphs.some((g) => !isSpace(g))).sort((a, b) => a.x0 - b.x0);
  const found: Gap[] = [];
  const cells: { x0: number; x1: number }[] = [];
  let end = Number.NEGATIVE_INFINITY;
  pieces.forEach((piece, n) => {
    const before = pieces[n - 1];
    const kind = before ? kindOf(before, piece, end) : undefined;
    const last = cells.at(-1);
    if (kind && piece.x0 > end) found.push({ from: end, to: piece.x0, kind });
    if (last && !(kind && piece.x0 > end)) last.x1 = Math.max(last.x1, endOf(piece));
    else cells.push({ x0: piece.x0, x1: endOf(piece) });
    end = Math.max(end, endOf(piece));
  });
  const first = cells[0];
  if (!first) return { row, gaps: [], cells };
  const margins: Gap[] = [
    { from: Number.NEGATIVE_INFINITY, to: first.x0, kind: 'margin' },
    { from: end, to: Number.POSITIVE_INFINITY, kind: 'margin' },
  ];
  return { row, gaps: [...found, ...margins], cells };
};

type Strip = { from: number; to: number; readonly lines: { readonly line: Spaced; readonly gap: Gap }[] };

/** The widest part of the strip that a line leaves open, and its gap. */
const narrowed = (strip: Strip, line: Spaced): { readonly from: number; readonly to: number; readonly gap: Gap } | undefined =>
  line.gaps
    .map((gap) => ({ from: Math.max(strip.from, gap.from), to: Math.min(strip.to, gap.to), gap }))
    .filter((g) => g.to - g.from >= least.width)
    .sort((a, b) => b.to - b.from - (a.to - a.from))[0];

/** Follows a strip from a line downwards, as long as it stays open and lines stay close. */
const follow = (lines: readonly Spaced[], start: number, seed: Gap): Strip => {
  const strip: Strip = { from: seed.from, to: seed.to, lines: [{ line: lines[start] as Spaced, gap: seed }] };
  for (const step of [-1, 1])
    for (let i = start + step; i >= 0 && i < lines.length; i += step) {
      const [line, before] = [lines[i] as Spaced, lines[i - step] as Spaced];
      if (Math.abs(line.row.y - before.row.y) > farthest * Math.max(line.row.size, before.row.size)) break;
      // A heading separates tables.
      if (line.cells.length === 1 && line.row.size > (lines[start] as Spaced).row.size * headingSize) break;
      const open = narrowed(strip, line);
      if (!open) break;
      strip.from = open.from;
      strip.to = open.to;
      strip.lines.push({ line, gap: open.gap });
    }
  return strip;
};

/** A header cell need not share the edges of its column; it overlaps this share of the narrower of both. */
const overColumn = 0.75;

const isAligned = (cell: Cell, others: readonly Cell[]): boolean => {
  if (others.length === 0) return false;
  const isFlush = others.some(
    (o) =>
      Math.abs(o.x0 - cell.x0) < aligned || Math.abs(o.x1 - cell.x1) < aligned || Math.abs(o.x0 + o.x1 - cell.x0 - cell.x1) < 2 * aligned,
  );
  const column = { x0: Math.min(...others.map((o) => o.x0)), x1: Math.max(...others.map((o) => o.x1)) };
  const [own, theirs] = [cell.x1 - cell.x0, column.x1 - column.x0];
  const common = overlapX(cell, column);
  return isFlush || common >= overColumn * Math.min(own, theirs);
};

/** Cells on both sides of an uncertain gap must be aligned with those of the lines around. */
const standsInColumns = (strip: Strip, line: Spaced, gap: Gap): boolean => {
  const sides = (s: Spaced, g: Gap) => ({ left: s.cells.find((c) => c.x1 === g.from), right: s.cells.find((c) => c.x0 === g.to) });
  const own = sides(line, gap);
  const others = strip.lines.filter((l) => l.gap.kind !== 'margin' && l.line !== line).map((l) => sides(l.line, l.gap));
  const on = (side: 'left' | 'right') => {
    const cell = own[side];
    return (
      cell !== undefined &&
      isAligned(
        cell,
        others.flatMap((o) => o[side] ?? []),
      )
    );
  };
  return on('left') && on('right');
};

/**
 * Without wide gaps: minimum lines that start at one x (points), and their share of those with text there; minimum lines after texts that
 * are not list markers.
 */
const starts = { least: 4, aside: 0.4, share: 0.75, parting: 2 } as const;

const textBefore = (line: Spaced, x: number): string =>
  line.row.pieces
    .filter((p) => p.x0 < x)
    .flatMap((p) => p.glyphs.map((g) => g.text))
    .join('')
    .trim();

/** Only narrow gaps: line after line starts again at the same x, whatever the length of the text before. */
const isColumnOfStarts = (strip: Strip): boolean => {
  const started = strip.lines.filter((l) => Number.isFinite(l.gap.to));
  const parting = started.filter((l) => l.gap.kind !== 'margin');
  const xs = parting.map((l) => l.gap.to).sort((a, b) => a - b);
  const x = xs[Math.floor(xs.length / 2)] as number;
  const own = started.filter((l) => Math.abs(l.gap.to - x) < starts.aside);
  return (
    own.length >= starts.least &&
    own.length >= starts.share * started.length &&
    parting.length >= starts.parting &&
    parting.every((l) => !isMarkerAlone(textBefore(l.line, l.gap.from)))
  );
};

/**
 * Finds narrow gutters in tables: strips that several lines leave open with a wide gap, and other lines of the same table with a narrow
 * one, with texts on both sides that are aligned with their column.
 */
export const findOpenStrips = (rows: readonly Row[]): OpenStrip[] => {
  if (rows.length > most.rows) return [];
  const lines = rows.map(spacedOf).filter((l) => l.cells.length > 0 && l.gaps.length < most.gaps);
  lines.sort((a, b) => a.row.y - b.row.y);
  const isPossible = ({ kind }: Gap): boolean => kind === 'possible' || kind === 'typed';
  if (!lines.some((l) => l.gaps.some(isPossible))) return [];
  const found: OpenStrip[] = [];
  lines.forEach((line, i) => {
    for (const gap of line.gaps) {
      if (!isPossible(gap)) continue;
      const strip = follow(lines, i, gap);
      const sure = strip.lines.filter((l) => l.gap.kind === 'sure').length;
      const parting = strip.lines.filter((l) => l.gap.kind !== 'margin').length;
      const told = sure >= least.sure && sure >= parting * least.part;
      // Monospaced text is always aligned in columns of letters.
      const alike = strip.lines.filter((l) => Math.abs(l.gap.to - gap.to) < starts.aside).length;
      if (gap.kind === 'typed' && alike < starts.least) continue;
      if ((told || isColumnOfStarts(strip)) && standsInColumns(strip, line, gap))
        found.push({ from: strip.from, to: strip.to, y0: line.row.y - 1, y1: line.row.y + 1 });
    }
  });
  return found;
};
