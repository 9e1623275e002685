import { readColumn } from './blocks.ts';
import { textEnd } from './body-edges.ts';
import type { Region } from './columns.ts';
import type { Item, PageSegments } from './layout-items.ts';
import { type Line, makeLines } from './line.ts';
import { measureOfBox } from './measure-of-box.ts';
import type { PageRegion } from './page-region.ts';
import type { Measure } from './paragraph-breaks.ts';
import { withRulesBeside } from './rules-beside.ts';
import type { Statistics } from './statistics.ts';
import { edgeSlack } from './typography.ts';

/** Lines: minimum of a column; minimum full lines of a text in a column. Maximum columns of a document. */
const fullColumn = { lines: 8, full: 2, most: 12 } as const;

export const leaves = (regions: readonly Region<Item>[]): (readonly Item[])[] =>
  regions.flatMap((r) => (r.kind === 'leaf' ? [r.items] : r.columns.flatMap((c) => leaves(c))));

export const linesOf = (items: readonly Item[]): Line[] => makeLines(items.flatMap((i) => (i.kind === 'text' ? [i.segment] : [])));

type Column = readonly Region<Item>[];

/** Start and full width of the lines of each column; each measure once, for columns with enough lines. */
export const measureColumns = (regions: Column): { readonly of: (column: Column) => Measure; readonly known: readonly Measure[] } => {
  const measures = new Map<Column, Measure>();
  const known = new Map<string, Measure>();
  for (const column of regions.flatMap((r) => (r.kind === 'leaf' || r.boxes ? [] : r.columns))) {
    const items = leaves(column).flat();
    const lines = linesOf(items);
    const left = Math.min(...items.map((i) => i.box.x0));
    const right = textEnd(
      (lines.length ? lines : items).map((l) => l.box.x1),
      left,
    );
    measures.set(column, { left, right });
    if (lines.length >= fullColumn.lines && known.size < fullColumn.most)
      known.set(`${Math.round(left)} ${Math.round(right)}`, { left, right });
  }
  return { of: (column) => measures.get(column) as Measure, known: [...known.values()] };
};

/**
 * A text with its measure: a column's, if the text fits and fills that column of the document; the page's, if it spans the page above it.
 */
const withMeasures = (items: readonly Item[], page: Measure, columns: readonly Measure[]): (readonly [readonly Item[], Measure])[] => {
  for (const column of columns) {
    const isInside = ({ box }: Item): boolean => box.x0 > column.left - edgeSlack && box.x1 < column.right + edgeSlack;
    const [inside, above] = [items.filter(isInside), items.filter((i) => !isInside(i))];
    const top = inside.reduce((y, i) => Math.min(y, i.box.y0), Number.POSITIVE_INFINITY);
    if (column.right > page.right - edgeSlack || above.some((i) => i.box.y1 > top)) continue;
    const full = linesOf(inside).filter((l) => l.box.x1 > column.right - edgeSlack).length;
    if (full >= fullColumn.full) return [...(above.length ? [[above, page] as const] : []), [inside, column]];
  }
  return [[items, page]];
};

export const readRegion = (
  region: Region<Item>,
  page: Measure,
  columns: ReturnType<typeof measureColumns>,
  stats: Statistics,
  segments: PageSegments,
): Omit<PageRegion, 'page'> => {
  if (region.kind === 'leaf') {
    const blocks = withMeasures(region.items, page, columns.known).flatMap(([items, own]) =>
      withRulesBeside(readColumn(items, own, stats, segments, undefined), segments.separators, own),
    );
    return { columns: [{ measure: page, blocks }] };
  }
  const { boxes } = region;
  // Content of a card needs no further box.
  const inside = boxes ? { ...segments, boxes: (segments.boxes ?? []).filter((f) => !boxes.includes(f)) } : segments;
  return {
    ...(boxes ? { boxes: { measure: page, frames: boxes } } : {}),
    columns: region.columns.map((column, n) => {
      const box = boxes?.[n];
      const measure = box
        ? measureOfBox(
            box,
            leaves(column).flatMap((items) => items.map((i) => i.box)),
          )
        : columns.of(column);
      return {
        measure,
        blocks: leaves(column).flatMap((leaf) =>
          withRulesBeside(readColumn(leaf, measure, stats, inside, undefined), inside.separators, measure),
        ),
      };
    }),
  };
};
