import type { Glyph } from '../read/page-content.ts';
import { type ByHeight, byHeight } from './by-height.ts';
import { bySpan } from './by-span.ts';
import { cellFinder } from './cell-finder.ts';
import type { Grid, GridCell } from './grids.ts';
import { countBelow } from './search-sorted.ts';
import type { Segment } from './segment.ts';
import { makeCellTexts } from './segments.ts';
import { letterMiddle } from './typography.ts';

const centreOf = (g: Glyph): readonly [number, number] => {
  if (g.angle === 90) return [g.x + g.size * letterMiddle, g.y + g.width / 2];
  if (g.angle === 270) return [g.x - g.size * letterMiddle, g.y - g.width / 2];
  return [g.x + g.width / 2, g.y - g.size * letterMiddle];
};

export const byCentre = (glyphs: readonly Glyph[]): ByHeight<Glyph> => byHeight(glyphs, (g) => centreOf(g)[1]);

/** Points: how far header cells may exceed the column below. */
const partSlack = 8;

/** Splits a cell span if its text is aligned with at least two of the columns below. */
export const partSpans = (grid: Grid, glyphs: ByHeight<Glyph>): Grid => {
  if (grid.cells.every((c) => c.columnSpan === 1)) return grid;
  const owners = glyphsByCell(grid, glyphs);
  const cells = grid.cells.flatMap((cell, n): GridCell[] => {
    const own = (owners[n] ?? []).filter((g) => g.angle === 0);
    if (cell.columnSpan === 1 || own.length === 0) return [cell];
    const xs = grid.xs.slice(cell.column, cell.column + cell.columnSpan + 1);
    const texts = makeCellTexts(own);
    const columnAt = (x: number) => xs.findLastIndex((at) => at <= x + 1);
    const places = texts.map((t) => columnAt((t.box.x0 + t.box.x1) / 2));
    const isInside = texts.every(
      (t, i) => t.box.x0 > (xs[places[i] as number] ?? 0) - partSlack && t.box.x1 < (xs[(places[i] as number) + 1] ?? 0) + partSlack,
    );
    const beside = texts.some((t, i) => texts.some((o, k) => places[k] !== places[i] && Math.abs(o.baseline - t.baseline) < 2));
    if (!isInside || !beside || new Set(places).size < cell.columnSpan) return [cell];
    return xs.slice(1).map((x1, k) => {
      // The boundary between columns is between the texts.
      const edge = (i: number) => Math.min(xs[i] as number, ...texts.filter((_, t) => places[t] === i).map((t) => t.box.x0 - 1));
      const box = { ...cell.box, x0: k === 0 ? (xs[0] as number) : edge(k), x1: k + 2 === xs.length ? x1 : edge(k + 1) };
      return { ...cell, column: cell.column + k, columnSpan: 1, box };
    });
  });
  return { ...grid, cells };
};

export const glyphsByCell = (grid: Grid, glyphs: ByHeight<Glyph>): Glyph[][] => {
  const owners = grid.cells.map((): Glyph[] => []);
  const cellAt = cellFinder(grid);
  // Cells exclude their lower edges, so none is at the grid's own.
  for (const g of glyphs.between(grid.box.y0, grid.box.y1)) {
    const [x, y] = centreOf(g);
    if (x < grid.box.x0 || x > grid.box.x1) continue;
    const cell = cellAt(x, y);
    if (cell >= 0) owners[cell]?.push(g);
  }
  return owners;
};

/** Points: how far a text may exceed the sides of its table. */
const overSide = 4;
/** In font sizes: letters of one text that is painted in parts. */
const nextPart = 0.3;

/** The glyphs of each cell without texts that run over several cells and beyond a side of the table: they only overlap it. */
export const withoutOverlaps = (grid: Grid, owners: readonly (readonly Glyph[])[], glyphs: ByHeight<Glyph>): Glyph[][] => {
  const inRows = glyphs.between(grid.box.y0, grid.box.y1);
  const isBeside = (g: Glyph): boolean => {
    const [x] = centreOf(g);
    return g.text.trim() !== '' && (x < grid.box.x0 - overSide || x > grid.box.x1 + overSide);
  };
  const cellsOf = Map.groupBy(
    owners.flatMap((list) => [...new Set(list.map((g) => g.show))]),
    (show) => show,
  );
  const shows = new Set(inRows.filter((g) => isBeside(g) && (cellsOf.get(g.show)?.length ?? 0) > 1).map((g) => g.show));
  if (shows.size === 0) return owners.map((list) => [...list]);
  const goesOn = (a: Glyph, b: Glyph): boolean => Math.abs(a.y - b.y) < 1 && Math.abs(b.x - a.x - a.width) < nextPart * a.size;
  inRows.forEach((g, n) => {
    const before = inRows[n - 1];
    if (before && shows.has(before.show) && goesOn(before, g)) shows.add(g.show);
  });
  inRows.reduceRight<Glyph | undefined>((next, g) => {
    if (next && shows.has(next.show) && goesOn(g, next)) shows.add(g.show);
    return g;
  }, undefined);
  return owners.map((list) => list.filter((g) => !shows.has(g.show)));
};

/** Points: how far a cut text extends on both sides of a stroke, more than a letter's edge; minimum number and share of cut texts. */
const cutText = { out: 2.5, share: 0.15, least: 3 } as const;

/** Points: letters of one line of text differ less in height. */
const oneLevel = 1.5;
/** In font sizes: letters on both sides of a border that are closer than this are one word, which the border cuts. */
const sameWord = 0.12;

/** Finds the letters on both sides of a position; those of one height are sorted only once. */
const lettersAround = (glyphs: ByHeight<Glyph>) => {
  const middleOf = (g: Glyph): number => g.x + g.width / 2;
  const levels = new Map<number, { readonly letters: readonly Glyph[]; readonly middles: Float64Array }>();
  const levelAt = (key: number) => {
    const found = levels.get(key);
    if (found) return found;
    const letters = glyphs
      .between(key - oneLevel, key + oneLevel)
      .filter((g) => g.angle === 0)
      .sort((a, b) => middleOf(a) - middleOf(b));
    const level = { letters, middles: Float64Array.from(letters, middleOf) };
    levels.set(key, level);
    return level;
  };
  return (x: number, y: number): readonly [Glyph | undefined, Glyph | undefined] => {
    const { letters, middles } = levelAt(Math.round(y));
    const next = countBelow(middles, x);
    return [letters[next - 1], letters[next]];
  };
};

/** The upright texts inside a grid, whatever its cells. */
export const textsInGrid = ({ box }: Grid, glyphs: ByHeight<Glyph>): Segment[] =>
  makeCellTexts(glyphs.between(box.y0, box.y1).filter((g) => g.angle === 0 && g.x > box.x0 && g.x < box.x1 && g.y > box.y0));

/** A text whose words run across the borders of adjacent cells shows that they are one, if all their texts do so. */
export const joinCutCells = (grid: Grid, texts: readonly Segment[], glyphs: ByHeight<Glyph>): Grid => {
  if (grid.xs.length <= 2) return grid;
  const rows = bySpan(grid.cells, (c) => [c.box.y0, c.box.y1]);
  const lines = texts.map((text) => {
    const middle = text.baseline - text.size * letterMiddle;
    const own = rows.crossing(middle, middle).filter((c) => c.box.x0 < text.box.x1 - cutText.out && c.box.x1 > text.box.x0 + cutText.out);
    return { text, cells: own.sort((a, b) => a.box.x0 - b.box.x0) };
  });
  const around = lettersAround(glyphs);
  const cutsWord = (x: number, text: Segment): boolean => {
    const [left, right] = around(x, text.baseline - text.size * letterMiddle);
    return !!left?.text.trim() && !!right?.text.trim() && right.x - left.x - left.width < sameWord * text.size;
  };
  const apart = new Set(lines.flatMap(({ cells }) => (cells.length === 1 ? cells : [])));
  const joined = new Map<GridCell, GridCell>();
  for (const { text, cells } of lines) {
    const [first, last] = [cells[0], cells.at(-1)];
    if (!first || !last || first === last || cells.some((c) => c.row !== first.row || c.rowSpan !== first.rowSpan)) continue;
    if (cells.some((c) => apart.has(c) || joined.has(c)) || !cells.some((c) => c !== first && cutsWord(c.box.x0, text))) continue;
    const whole = {
      ...first,
      columnSpan: last.column + last.columnSpan - first.column,
      box: { ...first.box, x1: last.box.x1 },
      borders: { ...first.borders, ...(last.borders.right ? { right: last.borders.right } : {}) },
    };
    for (const c of cells) joined.set(c, whole);
  }
  return joined.size === 0 ? grid : { ...grid, cells: [...new Set(grid.cells.map((c) => joined.get(c) ?? c))] };
};

/**
 * Whether strokes run through text. Programs that draw each cell's border separately (MuPDF, printed) draw overlapping boxes, which do not
 * form cells.
 */
export const cutsText = (grid: Grid, texts: readonly Segment[]): boolean => {
  const sides = bySpan(
    grid.cells.filter((c) => c.borders.left),
    (c) => [c.box.y0, c.box.y1],
  );
  const cut = texts.filter(({ box: t, baseline, size }) => {
    const y = baseline - size * letterMiddle;
    return sides.some(y, y, (c) => c.box.x0 > t.x0 + cutText.out && c.box.x0 < t.x1 - cutText.out && c.box.y0 < y && c.box.y1 > y);
  });
  return cut.length >= cutText.least && cut.length >= cutText.share * texts.length;
};
