import type { Box, Paragraph, Picture } from '../model.ts';
import { overlapX, overlapY, unionAll } from '../read/geometry.ts';
import type { PictureItem } from './layout-items.ts';
import { type Beside, commonEdges, type Line } from './line.ts';
import { endsEarly, type Measure } from './paragraph-breaks.ts';
import { besideShare } from './typography.ts';

/**
 * Share of a line's height beside a picture, and share of the shorter width across it, from which on the picture floats beside or behind
 * the text. Tuned on round (`img`).
 */
const floating = { beside: 0.35, over: 0.3 } as const;
/** Points: the borders of pictures in one row may overlap. */
const pictureOverlap = 2;
/** Minimum full lines that establish an edge before a picture. */
const leastFull = 2;
/** Points: offset that sorts a picture before the line it is attached to. */
const justBefore = 0.01;
/** Points: a centred picture has equal space on both sides, within a tolerance; an end-aligned one has none at the end. */
const pictureRoom = { uneven: 4, centred: 8, end: 3, beforeEnd: 30 } as const;

/** Pictures with their position in reading order: in a separate row, or attached to the line that begins at `y`. */
export type PlacedPictures =
  | { readonly kind: 'pictures'; readonly pictures: readonly Picture[]; readonly y: number }
  | { readonly kind: 'floating'; readonly picture: Picture; readonly behind: boolean; readonly y: number };

/** Where lines left of a picture end, if most of them are full. */
const endBefore = (lines: readonly Line[]): number | undefined => {
  const edges = commonEdges(lines);
  const full = lines.filter((l, n) => n + 1 < lines.length && !endsEarly(l, lines[n + 1] as Line, edges)).length;
  return full >= leastFull && full > lines.length / 2 ? edges.right : undefined;
};

const isLevel = (line: Line, box: Box): boolean => overlapY(line.box, box) > floating.beside * (line.box.y1 - line.box.y0);

/** Lines with the room that pictures beside them leave, except those behind text. Margins of pictures narrow the lines above and below, too. */
export const besidePictures = (lines: readonly Line[], pictures: readonly PictureItem[]): Line[] => {
  const rooms = lines.map((): Beside => ({ left: Number.NEGATIVE_INFINITY, right: Number.POSITIVE_INFINITY }));
  for (const { box } of pictures) {
    if (lines.some((l) => isLevel(l, box) && overlapX(l.box, box) > pictureOverlap)) continue;
    const level = [...lines.entries()].filter(([, l]) => isLevel(l, { ...box, y0: box.y0 - l.size, y1: box.y1 + l.size }));
    const before = level.filter(([, l]) => l.box.x1 <= box.x0 + pictureOverlap);
    const after = level.filter(([, l]) => l.box.x0 >= box.x1 - pictureOverlap);
    const right = endBefore(before.map(([, l]) => l)) ?? box.x0;
    const left = Math.min(...after.map(([, l]) => l.box.x0));
    for (const [n] of before) rooms[n] = { left: rooms[n]?.left ?? left, right: Math.min(rooms[n]?.right ?? right, right) };
    for (const [n] of after) rooms[n] = { left: Math.max(rooms[n]?.left ?? left, left), right: rooms[n]?.right ?? right };
  }
  return lines.map((line, n) => ({ ...line, beside: rooms[n] as Beside }));
};

/** A picture with text beside or over it floats; one in a separate row is part of the text. */
export const placePictures = (pictures: readonly PictureItem[], lines: readonly Line[]): PlacedPictures[] => {
  const entries: PlacedPictures[] = [];
  const standing: PictureItem[] = [];
  for (const item of pictures) {
    const beside = lines.filter((l) => isLevel(l, item.box));
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

export const pictureParagraph = (pictures: readonly Picture[], measure: Measure, above: number | undefined): Paragraph => {
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
