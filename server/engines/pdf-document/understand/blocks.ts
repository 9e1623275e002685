import type { Block, Box, Cell, FloatingPicture, Paragraph, Picture, Table } from '../model.ts';
import { unionAll } from '../read/geometry.ts';
import { type AlignedTable, type Cards, findAlignedTables } from './aligned-tables.ts';
import { buildParagraph, lineBoxBottom, textOf } from './build-paragraph.ts';
import { type Line, makeLines } from './line.ts';
import { findBreaks, type Measure } from './paragraph-breaks.ts';
import type { GridItem, Item, PageSegments, PictureItem } from './segment-page.ts';
import type { Statistics } from './statistics.ts';
import { besideShare } from './typography.ts';

/**
 * Parts of a line's height that stand beside a picture, and of the shorter width that lie over it: then the picture floats, beside or behind
 * its text. Set on round (`img`).
 */
const floating = { beside: 0.35, over: 0.3 } as const;
/** Points: pictures of one row may overlap by their borders alone. */
const pictureOverlap = 2;
/** Points: it comes just before the line that it hangs on. */
const justBefore = 0.01;
/** Points: a picture in the middle has as much room on both sides, and some; one at the end has none there. */
const pictureRoom = { uneven: 4, centred: 8, end: 3, beforeEnd: 30 } as const;
/** Points: text may stand out of the frame around it by its accents and descenders. */
const frameSlack = { x: 2, y: 4 } as const;
/** Points: padding of cells; Word sets 5.4 by default, LibreOffice 2.8, browsers 0.75. */
const cellPadding = { least: 1, most: 8, usual: 4 } as const;
/** Points over or under a cell's text, and part of both together that they may differ by: then it is set to the bottom or middle. */
const cellRoom = { least: 6, uneven: 4, unevenPart: 0.25 } as const;

/** A block with what later steps need to join it to others: its lines and the column that they ran in. */
export type LayoutBlock =
  | { readonly kind: 'text'; readonly paragraph: Paragraph; readonly lines: readonly Line[]; readonly measure: Measure }
  | { readonly kind: 'other'; readonly block: Block };

export const blockOf = (block: LayoutBlock): Block => (block.kind === 'text' ? block.paragraph : block.block);

type Entry =
  | { readonly kind: 'line'; readonly line: Line; readonly y: number }
  | { readonly kind: 'grid'; readonly item: GridItem; readonly y: number }
  | { readonly kind: 'aligned'; readonly table: AlignedTable; readonly y: number }
  | { readonly kind: 'cards'; readonly cards: Cards; readonly y: number }
  | { readonly kind: 'pictures'; readonly pictures: readonly Picture[]; readonly y: number }
  | { readonly kind: 'floating'; readonly picture: Picture; readonly behind: boolean; readonly y: number };

const overlapY = (a: Box, b: Box): number => Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0);
const overlapX = (a: Box, b: Box): number => Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0);

/** A picture with text at its side or over it floats; one with its rows to itself stands in the text. */
const placePictures = (pictures: readonly PictureItem[], lines: readonly Line[]): Entry[] => {
  const entries: Entry[] = [];
  const standing: PictureItem[] = [];
  for (const item of pictures) {
    const beside = lines.filter((l) => overlapY(l.box, item.box) > floating.beside * (l.box.y1 - l.box.y0));
    if (beside.length === 0) {
      standing.push(item);
      continue;
    }
    const over = beside.some((l) => overlapX(l.box, item.box) > floating.over * Math.min(l.box.x1 - l.box.x0, item.box.x1 - item.box.x0));
    const first = beside.reduce((a, b) => (b.baseline < a.baseline ? b : a));
    entries.push({ kind: 'floating', picture: item.picture, behind: over, y: first.box.y0 - justBefore });
  }
  const rows: PictureItem[][] = [];
  for (const item of standing.sort((a, b) => a.box.y0 - b.box.y0 || a.box.x0 - b.box.x0)) {
    const row = rows.at(-1);
    const box = row && unionAll(row.map((i) => i.box));
    if (
      row &&
      box &&
      overlapY(box, item.box) > besideShare * Math.min(box.y1 - box.y0, item.box.y1 - item.box.y0) &&
      overlapX(box, item.box) < pictureOverlap
    )
      row.push(item);
    else if (row && box && overlapX(box, item.box) > pictureOverlap && overlapY(box, item.box) > pictureOverlap)
      entries.push({ kind: 'floating', picture: item.picture, behind: false, y: item.box.y0 });
    else rows.push([item]);
  }
  for (const row of rows)
    entries.push({
      kind: 'pictures',
      pictures: row.sort((a, b) => a.box.x0 - b.box.x0).map((i) => i.picture),
      y: Math.min(...row.map((i) => i.box.y0)),
    });
  return entries;
};

const pictureParagraph = (pictures: readonly Picture[], measure: Measure, above: number | undefined): Paragraph => {
  const box = unionAll(pictures.map((p) => p.box));
  const [start, end] = [box.x0 - measure.left, measure.right - box.x1];
  const align =
    Math.abs(start - end) < pictureRoom.uneven && start > pictureRoom.centred
      ? 'centre'
      : end < pictureRoom.end && start > pictureRoom.beforeEnd
        ? 'end'
        : 'start';
  return {
    kind: 'paragraph',
    role: { kind: 'body' },
    inlines: pictures.map((picture) => ({ kind: 'picture', picture })),
    align,
    direction: 'ltr',
    indent: { start: align === 'start' ? Math.max(0, start) : 0, end: 0, first: 0 },
    spacing: { before: above === undefined ? 0 : Math.max(0, box.y0 - above), line: 0 },
    box,
  };
};

const frameOf = (box: Box, frames: PageSegments['frames']) =>
  frames.findLast(
    ({ box: f }) =>
      box.x0 >= f.x0 - frameSlack.x && box.x1 <= f.x1 + frameSlack.x && box.y0 >= f.y0 - frameSlack.y && box.y1 <= f.y1 + frameSlack.y,
  );

/** Reads the items of one column, from top to bottom, into blocks. */
export const readColumn = (
  items: readonly Item[],
  measure: Measure,
  stats: Statistics,
  frames: PageSegments['frames'],
  top: number | undefined,
): LayoutBlock[] => {
  const lines = makeLines(items.flatMap((i) => (i.kind === 'text' ? [i.segment] : [])));
  const { tables, cards, rest } = findAlignedTables(lines, stats);
  const entries: Entry[] = [
    ...rest.map((line): Entry => ({ kind: 'line', line, y: line.box.y0 })),
    ...cards.map((c): Entry => ({ kind: 'cards', cards: c, y: c.y })),
    ...tables.map((table): Entry => ({ kind: 'aligned', table, y: table.box.y0 })),
    ...items.flatMap((i): Entry[] => (i.kind === 'grid' ? [{ kind: 'grid', item: i, y: i.box.y0 }] : [])),
    ...placePictures(
      items.filter((i): i is PictureItem => i.kind === 'picture'),
      lines,
    ),
  ].sort((a, b) => a.y - b.y);
  const out: LayoutBlock[] = [];
  let above = top;
  let run: Line[] = [];
  const write = (run: readonly Line[], measure: Measure) => {
    if (run.length === 0) return;
    const starts = findBreaks(run, measure, stats);
    starts.forEach((start, n) => {
      const part = run.slice(start, starts[n + 1] ?? run.length);
      const built = buildParagraph(part, measure, stats, above);
      const frame = frameOf(built.box, frames);
      const paragraph = { ...built, ...(frame?.fill ? { fill: frame.fill } : {}), ...(frame?.border ? { border: frame.border } : {}) };
      out.push({ kind: 'text', paragraph, lines: part, measure });
      above = lineBoxBottom(part, paragraph.spacing.line);
    });
  };
  const flush = () => {
    write(run, measure);
    run = [];
  };
  for (const entry of entries) {
    if (entry.kind === 'line') {
      run.push(entry.line);
      continue;
    }
    if (entry.kind === 'floating') {
      // A paragraph goes on past a picture at its side; the picture hangs on what comes before it.
      const floating: FloatingPicture = { kind: 'floating', picture: entry.picture, behind: entry.behind };
      out.push({ kind: 'other', block: floating });
      continue;
    }
    flush();
    if (entry.kind === 'cards') {
      for (const own of entry.cards.columns) {
        if (own.length) write(own, { left: Math.min(...own.map((l) => l.box.x0)), right: Math.max(...own.map((l) => l.box.x1)) });
        above = undefined;
      }
      continue;
    }
    if (entry.kind === 'pictures') {
      const paragraph = pictureParagraph(entry.pictures, measure, above);
      out.push({ kind: 'other', block: paragraph });
      above = paragraph.box.y1;
      continue;
    }
    const table = entry.kind === 'grid' ? gridTable(entry.item, measure, stats, above) : alignedTable(entry.table, measure, stats, above);
    out.push({ kind: 'other', block: table });
    above = table.box.y1;
  }
  flush();
  return out;
};

const clampPadding = (value: number): number => Math.min(cellPadding.most, Math.max(cellPadding.least, value));

const textBoxes = (items: readonly Item[]): readonly Box[] => items.filter((i) => i.kind === 'text').map((i) => i.box);

export const gridTable = (item: GridItem, column: Measure, stats: Statistics, above: number | undefined): Table => {
  const { grid } = item;
  const gaps = item.cells
    .flatMap((items, n) => textBoxes(items).map((b) => b.x0 - (grid.cells[n] as { box: Box }).box.x0))
    .filter((g) => g > 0);
  const padding = clampPadding(gaps.length ? Math.min(...gaps) : cellPadding.usual);
  const cells = grid.cells.map((cell, n): Cell => {
    const items = item.cells[n] ?? [];
    const measure: Measure = { left: cell.box.x0 + padding, right: cell.box.x1 - padding, cell: true };
    const blocks = readColumn(items, measure, stats, [], undefined).map(blockOf);
    const content = items.length ? unionAll(items.map((i) => i.box)) : undefined;
    return {
      row: cell.row,
      column: cell.column,
      rowSpan: cell.rowSpan,
      columnSpan: cell.columnSpan,
      blocks,
      ...(cell.fill ? { fill: cell.fill } : {}),
      borders: cell.borders,
      verticalAlign: verticalAlignOf(cell.box, content),
      box: cell.box,
    };
  });
  // Figures have no direction; the words decide which side is first.
  const worded = cells.flatMap((c) => c.blocks).filter((b): b is Paragraph => b.kind === 'paragraph' && /\p{L}/u.test(textOf(b)));
  const rtl = worded.filter((p) => p.direction === 'rtl').length > worded.length / 2;
  const steps = (values: readonly number[]) => values.slice(1).map((v, i) => v - (values[i] as number));
  return {
    kind: 'table',
    ruled: true,
    columnWidths: rtl ? steps(grid.xs).reverse() : steps(grid.xs),
    rowHeights: steps(grid.ys),
    headerRows: headerRowsOf(cells, grid.ys.length - 1),
    cells: rtl ? fromRight(cells, grid.xs.length - 1) : cells,
    direction: rtl ? 'rtl' : 'ltr',
    indent: grid.box.x0 - column.left,
    spaceBefore: above === undefined ? 0 : Math.max(0, grid.box.y0 - above),
    box: grid.box,
  };
};

/** Columns count from the side where reading starts. */
const fromRight = (cells: readonly Cell[], columns: number): Cell[] =>
  cells.map((c) => ({ ...c, column: columns - c.column - c.columnSpan })).sort((a, b) => a.row - b.row || a.column - b.column);

const verticalAlignOf = (box: Box, content: Box | undefined): Cell['verticalAlign'] => {
  if (!content) return 'top';
  const [over, under] = [content.y0 - box.y0, box.y1 - content.y1];
  if (over > under + cellRoom.least && under < cellRoom.least) return 'bottom';
  return over > cellRoom.least &&
    under > cellRoom.least &&
    Math.abs(over - under) < Math.max(cellRoom.uneven, cellRoom.unevenPart * (over + under))
    ? 'middle'
    : 'top';
};

const isBoldCell = (cell: Cell): boolean => {
  const styles = cell.blocks.flatMap((b) =>
    b.kind === 'paragraph' ? b.inlines.flatMap((i) => (i.kind === 'text' && i.text.trim() ? [i.style] : [])) : [],
  );
  return styles.length > 0 && styles.every((s) => s.bold);
};

/** The first row is a heading when all of its text is bold or it alone is filled, and the second's is not. */
const headerRowsOf = (cells: readonly Cell[], rows: number): number => {
  if (rows < 2) return 0;
  const row = (r: number) => cells.filter((c) => c.row === r && c.blocks.length > 0);
  const [first, second] = [row(0), row(1)];
  if (first.length < 2 || first.some((c) => c.rowSpan > 1)) return 0;
  const bold = first.every(isBoldCell) && !second.every(isBoldCell);
  const filled = first.every((c) => c.fill) && !second.every((c) => c.fill === first[0]?.fill);
  return bold || filled ? 1 : 0;
};

const alignedTable = (table: AlignedTable, column: Measure, stats: Statistics, above: number | undefined): Table => {
  const xs = table.edges;
  const cells = table.rows.flatMap((row, r): Cell[] =>
    row.cells.flatMap((lines, c): Cell[] => {
      if (lines.length === 0) return [];
      const box = { x0: xs[c] as number, y0: row.y0, x1: xs[c + 1] as number, y1: row.y1 };
      const left = Math.min(...table.rows.flatMap((o) => (o.cells[c] ?? []).map((l) => l.box.x0)));
      const right = Math.max(...table.rows.flatMap((o) => (o.cells[c] ?? []).map((l) => l.box.x1)));
      const measure: Measure = { left, right, cell: true };
      const starts = findBreaks(lines, measure, stats);
      let over: number | undefined;
      const blocks = starts.map((start, n) => {
        const part = lines.slice(start, starts[n + 1] ?? lines.length);
        const p = buildParagraph(part, measure, stats, over);
        over = lineBoxBottom(part, p.spacing.line);
        return p;
      });
      return [{ row: r, column: c, rowSpan: 1, columnSpan: 1, blocks, borders: {}, verticalAlign: 'top', box }];
    }),
  );
  return {
    kind: 'table',
    ruled: false,
    columnWidths: xs.slice(1).map((x, i) => x - (xs[i] as number)),
    rowHeights: table.rows.map((r) => r.y1 - r.y0),
    headerRows: headerRowsOf(cells, table.rows.length),
    cells,
    direction: 'ltr',
    indent: table.box.x0 - column.left,
    spaceBefore: above === undefined ? 0 : Math.max(0, table.box.y0 - above),
    box: table.box,
  };
};
