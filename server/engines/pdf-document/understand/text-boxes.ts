import type { Box, Paragraph, TextBox } from '../model.ts';
import { area, contains, unionAll } from '../read/geometry.ts';
import { buildParagraph, lineBoxBottom, textOf } from './build-paragraph.ts';
import { type Line, makeLine } from './line.ts';
import { makeListFinder } from './lists.ts';
import { isMarkerAlone } from './markers.ts';
import { findBreaks } from './paragraph-breaks.ts';
import type { Segment } from './segment.ts';
import type { Statistics } from './statistics.ts';

type Group = { lines: Line[]; ground: number };

/** Bigger steps of size than this part two boxes. */
const sizeStep = 0.72;
/** White space between lines of one box, in sizes. */
const lineGap = 1.05;

/** A marker and the text after it are one line; other gaps part boxes. */
const linesWithMarkers = (segments: readonly Segment[]): Line[] => {
  const lines: Line[] = [];
  const taken = new Set<Segment>();
  for (const s of segments) {
    if (taken.has(s)) continue;
    taken.add(s);
    const after = isMarkerAlone(s.text)
      ? segments.find((o) => !taken.has(o) && Math.abs(o.baseline - s.baseline) < 0.35 * Math.max(o.size, s.size) && o.box.x0 > s.box.x0 && o.box.x0 - s.box.x1 < 3.5 * Math.max(s.size, o.size))
      : undefined;
    if (after) taken.add(after);
    lines.push(makeLine(after ? [s, after] : [s]));
  }
  return lines.sort((a, b) => a.baseline - b.baseline || a.box.x0 - b.box.x0);
};

/** Index of the smallest shape that a line stands in: text of two shapes never shares a box. */
const groundOf = (line: Line, grounds: readonly Box[], page: Box): number => {
  let best = -1;
  for (const [n, g] of grounds.entries()) {
    if (area(g) > area(page) * 0.55 || !contains(g, line.box, 2)) continue;
    if (best < 0 || area(g) < area(grounds[best] as Box)) best = n;
  }
  return best;
};

const belongs = (group: Group, line: Line, ground: number): boolean => {
  const last = group.lines.at(-1) as Line;
  const [small, large] = [Math.min(last.size, line.size), Math.max(last.size, line.size)];
  const gap = line.box.y0 - last.box.y1;
  if (ground !== group.ground || small < sizeStep * large || gap > lineGap * large || line.baseline <= last.baseline + 0.3 * small) return false;
  const box = unionAll(group.lines.map((l) => l.box));
  const common = Math.min(box.x1, line.box.x1) - Math.max(box.x0, line.box.x0);
  if (common < 0.3 * Math.min(box.x1 - box.x0, line.box.x1 - line.box.x0)) return false;
  const centred = Math.abs((box.x0 + box.x1) / 2 - (line.box.x0 + line.box.x1) / 2) < 0.8 * large;
  const starts = group.lines.some((l) => Math.abs(l.box.x0 - line.box.x0) < 0.6 * large) || Math.abs(line.box.x0 - box.x0) < 4.5 * large;
  const ends = group.lines.every((l) => Math.abs(l.box.x1 - line.box.x1) < 0.5 * large);
  return centred || starts || ends;
};

const groupLines = (lines: readonly Line[], grounds: readonly Box[], page: Box): Group[] => {
  const groups: Group[] = [];
  for (const line of lines) {
    const ground = groundOf(line, grounds, page);
    const near = groups.filter((g) => belongs(g, line, ground));
    // Of several, the one whose last line is nearest above.
    const group = near.sort((a, b) => ((b.lines.at(-1) as Line).box.y1 - (a.lines.at(-1) as Line).box.y1))[0];
    if (group) group.lines.push(line);
    else groups.push({ lines: [line], ground });
  }
  return groups;
};

/** Groups the text of a page into boxes by place, and each box's lines into paragraphs. */
export const findTextBoxes = (segments: readonly Segment[], grounds: readonly Box[], page: Box, stats: Statistics): TextBox[] => {
  const upright = segments.filter((s) => s.angle === 0);
  const boxes = groupLines(linesWithMarkers(upright), grounds, page).map(({ lines }): TextBox => {
    const box = unionAll(lines.map((l) => l.box));
    const measure = { left: box.x0, right: box.x1 };
    const starts = findBreaks(lines, measure, stats);
    let above: number | undefined;
    const paragraphs = starts.map((start, n): Paragraph => {
      const part = lines.slice(start, starts[n + 1] ?? lines.length);
      const p = buildParagraph(part, measure, stats, above);
      above = lineBoxBottom(part, p.spacing.line);
      return p;
    });
    return { box, paragraphs: makeListFinder()(paragraphs), title: false, angle: 0 };
  });
  const turned = segments
    .filter((s) => s.angle !== 0)
    .map((s): TextBox => ({ box: s.box, paragraphs: [buildParagraph([makeLine([s])], { left: s.box.x0, right: s.box.x1 }, stats, undefined)], title: false, angle: s.angle }));
  return markTitle([...boxes, ...turned], page);
};

const sizeOf = (box: TextBox): number => Math.max(0, ...box.paragraphs.flatMap((p) => p.inlines.map((i) => (i.kind === 'text' && i.text.trim() ? i.style.size : 0))));
const lengthOf = (box: TextBox): number => box.paragraphs.reduce((n, p) => n + textOf(p).length, 0);

/** The title has the largest type of the page; of equals, the topmost is it. */
const markTitle = (boxes: readonly TextBox[], page: Box): TextBox[] => {
  const written = boxes.filter((b) => b.angle === 0 && /\p{L}/u.test(b.paragraphs.map(textOf).join('')));
  if (written.length === 0) return [...boxes];
  const largest = Math.max(...written.map(sizeOf));
  const title = written.filter((b) => sizeOf(b) >= largest * 0.97).sort((a, b) => a.box.y0 - b.box.y0)[0] as TextBox;
  const items = title.paragraphs.some((p) => p.role.kind === 'item');
  const high = title.box.y0 < (page.y1 - page.y0) * 0.62;
  if (items || !high || lengthOf(title) > 160 || title.paragraphs.length > 4) return [...boxes];
  return boxes.map((b) => (b === title ? { ...b, title: true } : b));
};
