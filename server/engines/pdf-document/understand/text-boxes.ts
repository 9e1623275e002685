import type { Box, Paragraph, TextBox } from '../model.ts';
import { area, contains, overlapX, unionAll } from '../read/geometry.ts';
import { buildParagraph, lineBoxBottom } from './build-paragraph.ts';
import { type Line, makeLine } from './line.ts';
import { makeListFinder, makeListIds } from './lists.ts';
import { isMarkerAlone } from './markers.ts';
import { findBreaks, type Measure } from './paragraph-breaks.ts';
import type { Segment } from './segment.ts';
import type { Statistics } from './statistics.ts';

/** In font sizes: maximum baseline offset and distance between a marker and its text. */
const afterMarker = { baseline: 0.35, gap: 3.5 } as const;
/** Shares of the page: larger shapes are its background; this many shapes of one width are a gradient's stripes. */
const ground = { area: 0.4, width: 0.8, stripes: 7 } as const;
/**
 * In font sizes, and share of the narrower width: lines of one box are below each other, with middles, starts (including an item's text
 * below its marker) or ends within this distance. Tuned on round (pptx).
 */
const oneBox = { below: 0.3, common: 0.3, middles: 0.8, starts: 0.6, hanging: 4.5, ends: 0.5 } as const;

/** Points: usual inset of a text in its shape, and tolerance of a text at the shape's start or in its middle. */
const inShape = { inset: 7.2, start: 8, middle: 3 } as const;

/** The width of a text's lines in the shape behind it, if it fills that: text that stands elsewhere in it is a separate box. */
const measureIn = (box: Box, shape: Box): Measure | undefined => {
  const [left, right] = [shape.x0 + inShape.inset, shape.x1 - inShape.inset];
  const fills = Math.abs(box.x0 - left) < inShape.start || Math.abs(left + right - box.x0 - box.x1) < 2 * inShape.middle;
  return fills ? { left: Math.min(left, box.x0), right: Math.max(right, box.x1), cell: true } : undefined;
};

type Group = { lines: Line[]; ground: number };

/** A smaller ratio of sizes separates two boxes. */
const sizeStep = 0.72;
/** In font sizes: white space between lines of one box. */
const lineGap = 1.3;

/** A marker and the text after it are one line; other gaps separate boxes. */
const linesWithMarkers = (segments: readonly Segment[]): Line[] => {
  const lines: Line[] = [];
  const taken = new Set<Segment>();
  // A marker may be slightly lower than its text, so markers choose first.
  for (const s of [...segments].sort((a, b) => Number(isMarkerAlone(b.text)) - Number(isMarkerAlone(a.text)))) {
    if (taken.has(s)) continue;
    taken.add(s);
    const after = isMarkerAlone(s.text)
      ? segments.find(
          (o) =>
            !taken.has(o) &&
            Math.abs(o.baseline - s.baseline) < afterMarker.baseline * Math.max(o.size, s.size) &&
            o.box.x0 > s.box.x0 &&
            o.box.x0 - s.box.x1 < afterMarker.gap * Math.max(s.size, o.size),
        )
      : undefined;
    if (after) taken.add(after);
    lines.push(makeLine(after ? [s, after] : [s]));
  }
  return lines.sort((a, b) => a.baseline - b.baseline || a.box.x0 - b.box.x0);
};

/** Whether a shape can be a text background: neither the page's background nor a stripe of a gradient. */
const isGround = (g: Box, page: Box, all: readonly Box[]): boolean =>
  area(g) < area(page) * ground.area &&
  g.x1 - g.x0 < (page.x1 - page.x0) * ground.width &&
  all.filter((o) => Math.abs(o.x0 - g.x0) < 1 && Math.abs(o.x1 - g.x1) < 1).length < ground.stripes;

/** Index of the smallest shape behind a line: texts of two shapes never share a box. */
const groundOf = (line: Line, grounds: readonly Box[]): number => {
  let best = -1;
  for (const [n, g] of grounds.entries()) {
    if (!contains(g, line.box, 2)) continue;
    if (best < 0 || area(g) < area(grounds[best] as Box)) best = n;
  }
  return best;
};

const belongs = (group: Group, line: Line, place: number): boolean => {
  const last = group.lines.at(-1) as Line;
  const [small, large] = [Math.min(last.size, line.size), Math.max(last.size, line.size)];
  const gap = line.box.y0 - last.box.y1;
  if (place !== group.ground || small < sizeStep * large || gap > lineGap * large || line.baseline <= last.baseline + oneBox.below * small)
    return false;
  const box = unionAll(group.lines.map((l) => l.box));
  const common = overlapX(box, line.box);
  if (common < oneBox.common * Math.min(box.x1 - box.x0, line.box.x1 - line.box.x0)) return false;
  const centred = Math.abs((box.x0 + box.x1) / 2 - (line.box.x0 + line.box.x1) / 2) < oneBox.middles * large;
  const starts =
    group.lines.some((l) => Math.abs(l.box.x0 - line.box.x0) < oneBox.starts * large) ||
    Math.abs(line.box.x0 - box.x0) < oneBox.hanging * large;
  const ends = group.lines.every((l) => Math.abs(l.box.x1 - line.box.x1) < oneBox.ends * large);
  return centred || starts || ends;
};

const firstShow = (line: Line): number => Math.min(...line.segments.map((s) => s.show[0]));

/** A box's lines are painted one after another; what is painted between belongs to another box. */
const groupLines = (lines: readonly Line[], grounds: readonly Box[]): Group[] => {
  const groups: Group[] = [];
  for (const line of [...lines].sort((a, b) => firstShow(a) - firstShow(b))) {
    const own = groundOf(line, grounds);
    const last = groups.at(-1);
    if (last && belongs(last, line, own)) last.lines.push(line);
    else groups.push({ lines: [line], ground: own });
  }
  return groups;
};

export const findTextBoxes = (segments: readonly Segment[], shapes: readonly Box[], page: Box, stats: Statistics): TextBox[] => {
  const upright = segments.filter((s) => s.angle === 0);
  const grounds = shapes.filter((g) => isGround(g, page, shapes));
  const boxes = groupLines(linesWithMarkers(upright), grounds).map(({ lines, ground: n }): TextBox => {
    const box = unionAll(lines.map((l) => l.box));
    const shape = grounds[n];
    const measure = (shape && measureIn(box, shape)) ?? { left: box.x0, right: box.x1 };
    const starts = findBreaks(lines, measure, stats);
    let above: number | undefined;
    const paragraphs = starts.map((start, n): Paragraph => {
      const part = lines.slice(start, starts[n + 1] ?? lines.length);
      const p = buildParagraph(part, measure, stats, above);
      above = lineBoxBottom(part, p.spacing.line);
      return p;
    });
    return { box, paragraphs: makeListFinder(makeListIds())(paragraphs), title: false, angle: 0 };
  });
  const turned = segments
    .filter((s) => s.angle !== 0)
    .map(
      (s): TextBox => ({
        box: s.box,
        paragraphs: [buildParagraph([makeLine([s])], { left: s.box.x0, right: s.box.x1 }, stats, undefined)],
        title: false,
        angle: s.angle,
      }),
    );
  return [...boxes, ...turned];
};
