import type { Alignment, Inline, Paragraph } from '../model.ts';
import { unionAll } from '../read/geometry.ts';
import { pictureMark } from '../read/page-content.ts';
import { endedLines, roomToWord } from './ended-lines.ts';
import { isJustified, spread } from './justified.ts';
import { pictureOf } from './layout-items.ts';
import { isContentsLine, withLeader } from './leaders.ts';
import type { Line } from './line.ts';
import { findMarker } from './markers.ts';
import { meet } from './meet.ts';
import { isCutWord, type Measure } from './paragraph-breaks.ts';
import type { Span } from './segment.ts';
import type { Statistics } from './statistics.ts';
import { sameStyle } from './text-style.ts';
import { edgeSlack, lineBox } from './typography.ts';

/** Letters: an item is longer than a title that begins with a number. */
const shortTitle = 40;
/**
 * Points: tolerance from the column's middle for a centred line, with minimum space on both sides; minimum space before an end-aligned
 * line. In cells, whose edges are certain, smaller values suffice. Tuned on round (`para`).
 */
const oneLine = { offCentre: 2.5, inset: 12, room: 40, end: 2, cellInset: 4, cellRoom: 6 } as const;
/** Points: tolerance between the middles, ends and starts of lines, if the other side shows that they are not full. */
const severalLines = { middles: 1.6, ends: 1.2, starts: 1.5, raggedCentre: 3, raggedEnd: 4, offCentre: 12, inset: 12 } as const;
/** In font sizes: maximum width of a tab after a marker. */
const widestHang = 5;
/** Points: minimum indent at the end; less is the ragged edge of lines that are not full. */
const leastEndIndent = 14;
/** Points: a single line that exceeds its column's end by more would wrap. */
const leastOverhang = 1;

const appendText = (inlines: Inline[], { text, style, link, formula, picture }: Span): void => {
  if (picture) {
    inlines.push({ kind: 'picture', picture: pictureOf(picture) });
    const rest = text.slice(pictureMark.length);
    if (rest) inlines.push({ kind: 'text', text: rest, style });
    return;
  }
  const last = inlines.at(-1);
  if (last?.kind === 'text' && !last.formula && !formula && sameStyle(last.style, style) && last.link === link)
    inlines[inlines.length - 1] = { ...last, text: last.text + text };
  else
    inlines.push({
      kind: 'text',
      text,
      style,
      ...(link ? { link } : {}),
      ...(formula ? { formula: { parts: [formula], display: false } } : {}),
    });
};

const appendSpace = (inlines: Inline[]): void => {
  const last = inlines.at(-1);
  if (last?.kind === 'text') inlines[inlines.length - 1] = { ...last, text: `${last.text} ` };
  const style = inlines.findLast((i) => i.kind === 'text')?.style;
  if (last?.kind === 'picture' && style) inlines.push({ kind: 'text', text: ' ', style });
};

/**
 * The number of lines beside a drop capital. All white space in them separates words; justification in the narrower column stretches it.
 */
const besideCapital = (first: Line | undefined): number => first?.segments[0]?.opens ?? 0;

/** `spaced` are the first lines whose wide gaps are spaces. */
const inlinesOf = (lines: readonly Line[], measure: Measure, stats: Statistics, spaced: number): Inline[] => {
  const inlines: Inline[] = [];
  const ended = endedLines(lines, measure, stats);
  let before = '';
  for (const [n, line] of lines.entries()) {
    if (ended.has(n - 1)) inlines.push({ kind: 'break' });
    else if (n > 0 && !isCutWord(lines[n - 1] as Line, line, measure, stats)) {
      const how = meet(before, line.text, stats);
      const last = inlines.at(-1);
      if (how === 'space') appendSpace(inlines);
      else if (how === 'join' && last?.kind === 'text') inlines[inlines.length - 1] = { ...last, text: last.text.slice(0, -1) };
    }
    for (const [k, segment] of line.segments.entries()) {
      if (k > 0 && n < spaced) appendSpace(inlines);
      else if (k > 0) {
        const rtl = line.direction === 'rtl';
        const at = rtl ? measure.right - segment.box.x1 : segment.box.x0 - measure.left;
        const end = rtl ? measure.right - segment.box.x0 : segment.box.x1 - measure.left;
        const atEdge = k === line.segments.length - 1 && end > measure.right - measure.left - edgeSlack;
        inlines.push(atEdge ? { kind: 'tab', at: end, align: 'right' } : { kind: 'tab', at, align: 'left' });
      }
      for (const span of segment.spans) appendText(inlines, span);
    }
    before = line.text;
  }
  return inlines;
};

/** An item whose text is centred by chance: titles are short and end without a full stop. */
const isItemLine = (text: string): boolean => findMarker(text) !== undefined && (text.length > shortTitle || /[.;:,]$/.test(text));

const alignmentOf = (lines: readonly Line[], m: Measure, tabbed: boolean): Alignment => {
  const rtl = lines[0]?.direction === 'rtl';
  const starts = lines.map((l) => (rtl ? m.right - l.box.x1 : l.box.x0 - m.left));
  const ends = lines.map((l) => (rtl ? l.box.x0 - m.left : m.right - l.box.x1));
  const middles = lines.map((l) => (l.box.x0 + l.box.x1) / 2);
  const column = (m.left + m.right) / 2;
  const offCentre = Math.max(...middles.map((x) => Math.abs(x - column)));
  if (tabbed) return 'start';
  if (lines.length === 1) {
    const [start, end] = [starts[0] as number, ends[0] as number];
    const [inset, room] = m.cell ? [oneLine.cellInset, oneLine.cellRoom] : [oneLine.inset, oneLine.room];
    if (offCentre < oneLine.offCentre && start > inset && end > inset && !isItemLine(lines[0]?.text ?? '')) return 'centre';
    return end < oneLine.end && start > room ? 'end' : 'start';
  }
  if (spread(middles) < severalLines.middles && spread(starts) > severalLines.raggedCentre && offCentre < severalLines.offCentre)
    return 'centre';
  if (spread(ends) < severalLines.ends && spread(starts) > severalLines.raggedEnd && Math.min(...starts.slice(1)) > severalLines.inset)
    return 'end';
  return isJustified(lines, starts, ends) ? 'justify' : 'start';
};

/** Lines: fewer are not seen to be justified. */
const leastJustified = 3;

/**
 * Whether the wide gaps of justified lines are spaces, stretched or after a heading in the line. A tab leads to the start of the other
 * lines, or follows a marker.
 */
const isStretched = (lines: readonly Line[], measure: Measure): boolean => {
  const start = Math.min(...lines.slice(1).map((l) => l.box.x0));
  return (
    lines.length >= leastJustified &&
    lines[0]?.direction === 'ltr' &&
    alignmentOf(lines, measure, false) === 'justify' &&
    lines.every(
      ({ segments }) =>
        segments.slice(1).every(({ box }) => Math.abs(box.x0 - start) > severalLines.starts) &&
        (segments.length === 1 || findMarker(`${segments[0]?.text} `) === undefined),
    )
  );
};

/** Builds one paragraph from its lines. `above` is the bottom of the content before it. */
export const buildParagraph = (lines: readonly Line[], measure: Measure, stats: Statistics, above: number | undefined): Paragraph => {
  const first = lines[0] as Line;
  const direction = first.direction;
  const rtl = direction === 'rtl';
  const start = (l: Line) => (rtl ? measure.right - l.box.x1 : l.box.x0 - measure.left);
  const spaced = isStretched(lines, measure) ? lines.length : besideCapital(first);
  const align = alignmentOf(
    lines,
    measure,
    lines.some((l, n) => l.segments.length > 1 && n >= spaced),
  );
  const gaps = lines.slice(1).map((l, i) => l.baseline - (lines[i] as Line).baseline);
  const line = gaps.length ? gaps.reduce((s, g) => s + g, 0) / gaps.length : Math.max(stats.leading(first.size), first.size);
  const second = rtl ? measure.right - first.secondWord : first.secondWord - measure.left;
  // A single line with a marker hangs at the start of its text, as it would if it wrapped.
  const hanging =
    lines.length === 1 && second > start(first) && second - start(first) < widestHang * first.size && findMarker(first.text) !== undefined;
  const bodyStart = hanging ? second : Math.min(...(lines.length > 1 ? lines.slice(1) : lines).map(start));
  const flush = align === 'start' || align === 'justify';
  const ends = lines.map((l) => (rtl ? l.box.x0 - measure.left : measure.right - l.box.x1));
  const longest = flush && (lines.length > 2 || lines.length === 1) ? Math.min(...ends) : 0;
  const endIndent = align === 'start' && lines.length > 2 ? longest - roomToWord(lines, ends, longest) / 2 : longest;
  const top = first.baseline - line * lineBox.above;
  const last = lines.at(-1) as Line;
  const leads = isContentsLine(last.text);
  const inlines = inlinesOf(lines, measure, stats, spaced);
  const isBroken = inlines.some((i) => i.kind === 'break');
  const shortens = lines.length > 1 ? endIndent > leastEndIndent && !isBroken : endIndent < -leastOverhang;
  return {
    kind: 'paragraph',
    role: first.tag?.heading ? { kind: 'heading', level: first.tag.heading } : { kind: 'body' },
    inlines: leads ? withLeader(inlines, rtl ? measure.right - last.box.x0 : last.box.x1 - measure.left) : inlines,
    align,
    direction,
    indent: {
      start: flush ? Math.max(0, bodyStart) : 0,
      end: shortens ? endIndent : 0,
      first: flush ? start(first) - Math.max(0, bodyStart) : 0,
    },
    spacing: { before: above === undefined ? 0 : Math.max(-line, top - above), line },
    lines: lines.map((l) => l.text),
    box: unionAll(lines.map((l) => l.box)),
  };
};

/** The bottom of the line box of a paragraph's last line, from which the next paragraph's space is measured. */
export const lineBoxBottom = (lines: readonly Line[], line: number): number => (lines.at(-1) as Line).baseline + line * lineBox.below;

export const textOf = (p: Paragraph): string =>
  p.inlines.map((i) => (i.kind === 'text' ? i.text : i.kind === 'tab' ? '\t' : i.kind === 'break' ? '\n' : '')).join('');
