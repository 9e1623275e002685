import type { Box } from '../model.ts';
import { contains, overlapX, overlapY, union, unionAll } from '../read/geometry.ts';
import type { Glyph } from '../read/page-content.ts';
import { isCaption } from './captions.ts';
import type { Segment } from './segment.ts';
import { makeSegments } from './segments.ts';
import { besideShare } from './typography.ts';

/** In font sizes: white space between two lines of one label. */
const lineGap = 0.6;
/** In font sizes: tolerated overlap of a label's lines; minimum share of the narrower line below or above the other. */
const overlap = { height: 0.5, width: 0.3 } as const;
/** Points: maximum distance of labels from their axis, and between the labels of adjacent axes. */
export const axisGap = 14;
/** Minimum labels of an axis; points by which a row of them may exceed the drawing; maximum number of nested axes. */
export const axis = { labels: 3, over: 20, deep: 4 } as const;
/** Maximum letters in an axis label, and maximum width as a share of the drawing. */
const longestLabel = 28;
const widestLabel = 0.45;

type Group = { segments: Segment[]; box: Box; endsInLetters: boolean };

const hasLetters = (s: Segment): boolean => /\p{L}{2}/u.test(s.text);

/** Groups lines below each other into multi-line labels. */
const stack = (segments: readonly Segment[]): Group[] => {
  const groups: Group[] = [];
  for (const s of segments) {
    const endsInLetters = hasLetters(s);
    const above = endsInLetters
      ? groups.find(({ box, endsInLetters: hasText }) => {
          const gap = s.box.y0 - box.y1;
          if (!hasText || gap >= lineGap * s.size || gap <= -overlap.height * s.size) return false;
          const common = overlapX(box, s.box);
          return common > overlap.width * Math.min(box.x1 - box.x0, s.box.x1 - s.box.x0);
        })
      : undefined;
    if (above) {
      above.segments.push(s);
      above.box = union(above.box, s.box);
    } else groups.push({ segments: [s], box: s.box, endsInLetters });
  }
  return groups;
};

export const segmentsIn = (glyphs: readonly Glyph[]): Segment[] =>
  makeSegments(
    glyphs.filter((g) => g.angle === 0 && !g.hidden && !g.font.vertical),
    new Map(),
  );

/** Rotated texts, as below a crowded axis: one for each painting operation. */
const turnedTexts = (glyphs: readonly Glyph[]): string[] => {
  const turned = glyphs.filter((g) => g.angle !== 0 && !g.hidden);
  const runs = [...Map.groupBy(turned, (g) => g.show).values()].sort((a, b) => (a[0] as Glyph).x - (b[0] as Glyph).x);
  return runs
    .map((run) =>
      run
        .map((g) => g.text)
        .join('')
        .trim(),
    )
    .filter(Boolean);
};

/** The text inside a drawing, row by row from top to bottom; multi-line labels stay together. */
export const figureLabels = (glyphs: readonly Glyph[]): string[] => {
  const rows: Group[][] = [];
  for (const group of stack(segmentsIn(glyphs)).sort((a, b) => a.box.y0 - b.box.y0)) {
    const row = rows.at(-1);
    const level = row?.some(({ box }) => overlapY(box, group.box) > besideShare * Math.min(box.y1 - box.y0, group.box.y1 - group.box.y0));
    if (row && level) row.push(group);
    else rows.push([group]);
  }
  return [
    ...rows.map((row) =>
      row
        .sort((a, b) => a.box.x0 - b.box.x0)
        .map((g) => g.segments.map((s) => s.text).join(' '))
        .join(' '),
    ),
    ...turnedTexts(glyphs),
  ];
};

export const isNumeric = (s: Segment): boolean => /^[-–−+(]?[\p{Sc}]?[\d.,\s]+[%)kKmMbB]?(?:\s?\p{Sc})?$/u.test(s.text);

/**
 * The box of a chart including its axis labels, which are outside the drawing: numbers beside it, a row of short texts above or below it.
 */
export const withAxisLabels = (box: Box, glyphs: readonly Glyph[]): Box => {
  const segments = segmentsIn(glyphs).filter(
    (s) =>
      s.text.length <= longestLabel &&
      s.box.x1 - s.box.x0 < widestLabel * (box.x1 - box.x0) &&
      !isCaption(s.text) &&
      !contains(box, s.box, 1),
  );
  const rows = Map.groupBy(segments, (s) => Math.round(s.baseline / 2));
  let grown = box;
  for (let turn = 0; turn < axis.deep; turn++) {
    const before = grown;
    const beside = segments.filter((s) => {
      const middle = (s.box.y0 + s.box.y1) / 2;
      const near = Math.min(Math.abs(s.box.x1 - grown.x0), Math.abs(s.box.x0 - grown.x1)) < axisGap;
      return near && isNumeric(s) && middle > box.y0 - s.size && middle < box.y1 + s.size;
    });
    // A single number beside a drawing may be anything; an axis has several below each other.
    const sides = [beside.filter((s) => s.box.x0 < box.x0), beside.filter((s) => s.box.x1 > box.x1)].filter(
      (side) => side.length >= axis.labels,
    );
    const under = [...rows.values()].filter((row) => {
      const inside = row.filter((s) => s.box.x0 > grown.x0 - axis.over && s.box.x1 < grown.x1 + axis.over);
      const [first] = row;
      if (!first || inside.length !== row.length || row.length < axis.labels) return false;
      const gap = Math.max(first.box.y0 - grown.y1, grown.y0 - first.box.y1);
      return gap < axisGap;
    });
    grown = [...sides.flat(), ...under.flat()].reduce((b, s) => union(b, s.box), grown);
    if (grown.x0 === before.x0 && grown.x1 === before.x1 && grown.y0 === before.y0 && grown.y1 === before.y1) break;
  }
  return unionAll([box, grown]);
};
