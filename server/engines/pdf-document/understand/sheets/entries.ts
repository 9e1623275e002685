import type { Border, BorderSide, Box, Colour, TextStyle } from '../../model.ts';
import { unionAll } from '../../read/geometry.ts';
import { makeLines } from '../line.ts';
import type { GridItem, PageItems, TextItem } from '../page-items.ts';
import type { Segment } from '../segment.ts';

/** A text that goes into one cell of a sheet. `slot` is the drawn cell that it stands in, where one is drawn. */
export type Entry = {
  readonly text: string;
  readonly style: TextStyle | undefined;
  readonly box: Box;
  readonly baseline: number;
  readonly slot?: { readonly box: Box; readonly fill?: Colour; readonly borders: Partial<Record<BorderSide, Border>> };
};

export type EntryPage = {
  readonly index: number;
  readonly width: number;
  readonly height: number;
  readonly entries: readonly Entry[];
  /** x of drawn vertical lines. */
  readonly walls: readonly number[];
};

const free = (s: Segment): Entry => ({ text: s.text, style: s.spans[0]?.style, box: s.box, baseline: s.baseline });

const textsOf = (item: GridItem, n: number): Segment[] => (item.cells[n] ?? []).flatMap((i) => (i.kind === 'text' ? [i.segment] : []));

/** Do the lines of a drawn row's cells stand on common baselines, three or more in each? Then each line is a row. */
const linesAreRows = (counts: readonly (readonly number[])[]): boolean => {
  const several = counts.filter((b) => b.length >= 3);
  if (several.length < 2) return false;
  const most = several.reduce((a, b) => (b.length > a.length ? b : a));
  return several.every((b) => b.filter((y) => most.some((m) => Math.abs(m - y) < 1.2)).length >= b.length * 0.8);
};

const gridEntries = (item: GridItem): Entry[] => {
  const { grid } = item;
  const byRow = new Map<number, number[][]>();
  grid.cells.forEach((cell, n) => {
    const lines = makeLines(textsOf(item, n)).map((l) => l.baseline);
    if (lines.length) byRow.set(cell.row, [...(byRow.get(cell.row) ?? []), lines]);
  });
  return grid.cells.flatMap((cell, n): Entry[] => {
    const segments = textsOf(item, n);
    if (segments.length === 0) return [];
    const lines = makeLines(segments);
    const sideBySide = lines.filter((l) => l.segments.length > 1).length;
    // A frame round several columns or rows is no cell.
    if (sideBySide > 0 || linesAreRows(byRow.get(cell.row) ?? [])) return segments.map(free);
    return [
      {
        text: lines.map((l) => l.text).join('\n'),
        style: segments[0]?.spans[0]?.style,
        box: unionAll(segments.map((s) => s.box)),
        baseline: lines[0]?.baseline ?? cell.box.y1,
        slot: { box: cell.box, ...(cell.fill ? { fill: cell.fill } : {}), borders: cell.borders },
      },
    ];
  });
};

/** All texts of a page, with the drawn cells that hold them. */
export const findEntries = (page: PageItems, furniture: ReadonlySet<unknown>): EntryPage => {
  const grids = page.items.filter((i): i is GridItem => i.kind === 'grid');
  const texts = page.items.filter((i): i is TextItem => i.kind === 'text' && !furniture.has(i));
  return {
    index: page.index,
    width: page.width,
    height: page.height,
    entries: [...texts.map((t) => free(t.segment)), ...grids.flatMap(gridEntries)],
    walls: grids.flatMap((g) => g.grid.xs),
  };
};
