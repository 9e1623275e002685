import { type Box, isShape, type Shape } from '../model.ts';
import { overlapY, unionAll } from '../read/geometry.ts';
import type { PageContent } from '../read/page-content.ts';
import { axis, axisGap, isNumeric } from './figure-labels.ts';
import type { Segment } from './segment.ts';
import { besideShare } from './typography.ts';

/** In font sizes: distance of a number's middle from its line. */
const onLine = 0.4;
/** Points: longest side of a key of a legend, and largest distance of keys from their chart and from each other. */
const legend = { key: 12, gap: 40 } as const;

type Lines = ReadonlyMap<number, readonly Box[]>;

/** Level lines by their heights, upright ones by their places. */
const levelLines = (boxes: readonly Box[]): Lines =>
  Map.groupBy(
    boxes.filter((l) => l.y1 - l.y0 < 1),
    (l) => Math.round(l.y0),
  );
const uprightLines = (boxes: readonly Box[]): Lines =>
  Map.groupBy(
    boxes.filter((l) => l.x1 - l.x0 < 1),
    (l) => Math.round(l.x0),
  );

const lineAt = (lines: Lines, at: number, size: number, ends: (line: Box) => boolean): number | undefined => {
  for (let key = Math.ceil(at - onLine * size); key <= at + onLine * size; key++) if (lines.get(key)?.some(ends)) return key;
  return undefined;
};

/**
 * Whether lines are those of a scale: several have a number at their end, at their own height, where the rows of a table have theirs between
 * two lines.
 */
export const hasScale = (boxes: readonly Box[], texts: () => readonly Segment[]): boolean => {
  const [level, upright] = [levelLines(boxes), uprightLines(boxes)];
  if (Math.max(level.size, upright.size) < axis.labels) return false;
  const [beside, below] = [new Set<number>(), new Set<number>()];
  for (const { box, size } of texts().filter(isNumeric)) {
    const near = (a: number, b: number): boolean => Math.abs(a - b) < axisGap;
    const row = lineAt(level, (box.y0 + box.y1) / 2, size, (l) => near(l.x0, box.x1) || near(l.x1, box.x0));
    const column = lineAt(upright, (box.x0 + box.x1) / 2, size, (l) => near(l.y1, box.y0) || near(l.y0, box.y1));
    if (row !== undefined) beside.add(row);
    if (column !== undefined) below.add(column);
  }
  return Math.max(beside.size, below.size) >= axis.labels;
};

/** Whether several bars of one width and different heights stand on one line: unlike cells, they end where no other box does. */
export const hasBars = (shapes: readonly Shape[]): boolean => {
  const boxes = shapes.filter(({ fill }) => fill && fill !== '#ffffff').map(({ box }) => box);
  const bottoms = new Set(boxes.map((b) => Math.round(b.y1)));
  const bars = boxes.filter((b) => !bottoms.has(Math.round(b.y0)));
  return [...Map.groupBy(bars, ({ x0, x1, y1 }) => `${Math.round(x1 - x0)} ${Math.round(y1)}`).values()].some(
    (row) => new Set(row.map((b) => Math.round(b.y0))).size >= axis.labels,
  );
};

/** A chart with those of its grid lines that none of its bars reaches: they are as long as the others. */
export const withGridLines = (shapes: readonly Shape[], all: readonly Shape[]): Shape[] => {
  const extent = ({ box: { x0, y0, x1, y1 } }: Shape): string =>
    (y1 - y0 < 1 ? ['level', x0, x1] : ['upright', y0, y1]).map((v) => (typeof v === 'number' ? Math.round(v) : v)).join(' ');
  const isLine = ({ box: { x0, y0, x1, y1 } }: Shape): boolean => Math.min(x1 - x0, y1 - y0) < 1;
  const lines = Map.groupBy(shapes.filter(isLine), extent);
  const more = all.filter((s) => isLine(s) && (lines.get(extent(s))?.length ?? 0) >= axis.labels);
  return [...new Set([...shapes, ...more])];
};

/** The keys of a chart's legend and the boxes of their texts: small squares near the chart, in its colours. */
export const legendOf = (chart: Box, shapes: readonly Shape[], page: PageContent, texts: readonly Segment[]): readonly Box[] => {
  const colours = new Set(shapes.flatMap(({ fill }) => fill ?? []));
  const isKey = ({ box, fill }: Shape): boolean =>
    fill !== undefined && colours.has(fill) && Math.max(box.x1 - box.x0, box.y1 - box.y0) < legend.key;
  const found: Box[] = [];
  let grown = chart;
  for (const { box } of page.drawings.filter(isShape).filter(isKey)) {
    const apart = Math.max(box.x0 - grown.x1, grown.x0 - box.x1, box.y0 - grown.y1, grown.y0 - box.y1);
    const isText = (t: Segment): boolean =>
      t.box.x0 > box.x1 && t.box.x0 - box.x1 < t.size && overlapY(t.box, box) > besideShare * (box.y1 - box.y0);
    const text = apart < legend.gap ? texts.find(isText) : undefined;
    if (!text) continue;
    found.push(box, text.box);
    grown = unionAll([grown, box, text.box]);
  }
  return found;
};
