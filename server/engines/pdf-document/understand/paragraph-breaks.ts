import { isContentsLine } from './leaders.ts';
import type { Line } from './line.ts';
import { findMarker, follows, isMarkerAlone } from './markers.ts';
import type { Statistics } from './statistics.ts';
import { sameSize } from './typography.ts';
import { sentenceLines } from './whole-sentences.ts';

const sentenceEnd = /[.!?:;…。！？：；]['"”’»)\]）」』]*$/;

/**
 * Points: white space that rounding makes, and how far lines of one edge may miss it. Seen on printed office documents, where an edge is
 * exact to a twentieth of a point, and on TeX, where it is exact to a thousandth; scans waver by one to two points.
 */
const edgeSlack = { exact: 1, near: 1.5, centred: 1.5, aside: 2 } as const;
/** Points: a centred line has its middle this near to the column's, or starts this far in; one set to the right starts further in still. */
const centring = { offColumn: 6, inset: 20, rightInset: 30, ragged: 4 } as const;
/** Sizes: a space between words where the next word would have stood, and room that is left to chance. */
export const wordRoom = { space: 0.24, slack: 0.12 } as const;
/** Parts of the leading: lines of one paragraph are no further apart than the first, plus points for rounding; one pair alone may be. */
const leadingStep = {
  more: 1.1,
  moreBy: 0.8,
  less: 0.86,
  lessBy: 0.5,
  first: 1.15,
  firstBy: 0.6,
  ownMore: 1.25,
  ownBy: 0.5,
  boldMore: 1.05,
} as const;
/** Sizes: lines nearer than the first are one over the other, further than the second do not belong together. */
const lineGap = { least: 0.5, most: 2.6 } as const;
/** Type that differs by more than this part of the size, and is not of one size, is another paragraph's. */
const sizeStep = 0.08;
/** Sizes: an indent of a first line; below it, lines waver. */
export const firstIndent = 0.6;
/**
 * Letters: lines that make a common right edge are full ones; three lines need longer ones than four to show it. An edge within this part of
 * the column is narrow, and so many lines before the last show it.
 */
export const fullLine = { many: 20, few: 42, manyLines: 3, narrow: 0.5, narrowLines: 5 } as const;
/** Lines that are enough to show an edge of their own. */
const leastLines = 3;
/** Sizes: the first line of an item is indented by no more; points: lines as far apart as this are evenly set. */
const itemIndent = 4;
const evenGaps = 0.7;
/** Part of the column: dates and senders stand further right than this; sizes: a gap that sets a text apart in its line. */
const apart = { column: 0.4, gap: 3 } as const;

/**
 * The column that lines run in: where a full line starts and ends. A table's `cell` has its edges drawn, so that they are sure;
 * `eachLine` is one by itself.
 */
export type Measure = { readonly left: number; readonly right: number; readonly cell?: true; readonly eachLine?: true };

const startOf = (line: Line, m: Measure): number => (line.direction === 'rtl' ? m.right - line.box.x1 : line.box.x0 - m.left);

/** Room left at the end of a line; for a centred line, on both sides together. */
const roomAfter = (line: Line, m: Measure, centred: boolean): number => {
  if (centred) return m.right - m.left - (line.box.x1 - line.box.x0);
  return line.direction === 'rtl' ? line.box.x0 - m.left : m.right - line.box.x1;
};

const isCentred = (a: Line, b: Line, m: Measure): boolean => {
  const middle = (line: Line) => (line.box.x0 + line.box.x1) / 2;
  const column = (m.left + m.right) / 2;
  return (
    Math.abs(middle(a) - middle(b)) < edgeSlack.centred &&
    Math.abs(a.box.x0 - b.box.x0) > edgeSlack.aside &&
    (Math.abs(middle(a) - column) < centring.offColumn || a.box.x0 - m.left > centring.inset)
  );
};

const isRightAligned = (a: Line, b: Line, m: Measure): boolean =>
  a.direction === 'ltr' &&
  Math.abs(a.box.x1 - b.box.x1) < edgeSlack.exact &&
  Math.abs(a.box.x0 - b.box.x0) > centring.ragged &&
  // The first line of an item stands out at its start alone.
  findMarker(a.text) === undefined &&
  a.box.x0 - m.left > centring.rightInset &&
  b.box.x0 - m.left > centring.rightInset;

/** Would the next line's first word have stood on this line, with `more` room (sizes)? Then the line was ended on purpose. */
export const endsEarly = (a: Line, b: Line, m: Measure, more = 0): boolean => {
  // A word parted by a hyphen goes on.
  if (/\p{L}[-\u2010\u00ad]$/u.test(a.text) && /^\p{Ll}/u.test(b.text)) return false;
  const centred = isCentred(a, b, m);
  const room = !centred && isRightAligned(a, b, m) ? a.box.x0 - m.left : roomAfter(a, m, centred);
  const space = /[\u3000-\u9fff]$/.test(a.text) ? 0 : wordRoom.space * a.size;
  return room > b.firstWord + space + (wordRoom.slack + more) * a.size;
};

/**
 * Lines that all end short of the column may have a right indent of their own. When three or more in a row
 * are full against their own common edge, that edge is theirs.
 */
export const ownMeasure = (lines: readonly Line[], from: number, m: Measure, leading: number): Measure => {
  const first = lines[from] as Line;
  let end = from + 1;
  while (end < lines.length) {
    const [a, b] = [lines[end - 1] as Line, lines[end] as Line];
    const gap = b.baseline - a.baseline;
    if (
      Math.abs(b.size - first.size) > sameSize ||
      gap > leading * leadingStep.ownMore + leadingStep.ownBy ||
      b.direction !== first.direction ||
      findMarker(b.text)
    )
      break;
    if (Math.abs(startOf(b, m) - startOf(lines[from + 1] as Line, m)) > edgeSlack.exact) break;
    end++;
  }
  const group = lines.slice(from, end);
  if (group.length < leastLines) return m;
  const edge = first.direction === 'rtl' ? Math.min(...group.map((l) => l.box.x0)) : Math.max(...group.map((l) => l.box.x1));
  const own: Measure = first.direction === 'rtl' ? { left: edge, right: m.right } : { left: m.left, right: edge };
  const inner = group.slice(0, -1);
  // Two lines of code end at one place by chance, and long words fit in no room that is left: a narrow edge takes more lines to show.
  if (own.right - own.left < fullLine.narrow * (m.right - m.left) && inner.length < fullLine.narrowLines) return m;
  const full = inner.filter((l, i) => !endsEarly(l, group[i + 1] as Line, own)).length;
  const long = group.slice(0, -1).every((l) => l.text.length > (group.length > fullLine.manyLines ? fullLine.many : fullLine.few));
  return long && full >= inner.length ? own : m;
};

const bold = (line: Line): boolean => line.segments.every((s) => s.spans.every((p) => p.style.bold || p.text.trim() === ''));

/** Splits the lines of one column into paragraphs. Indices of first lines are returned. */
export const findBreaks = (lines: readonly Line[], column: Measure, stats: Statistics): number[] => {
  if (column.eachLine) return lines.map((_, n) => n);
  const starts = [0];
  let measure = lines.length ? ownMeasure(lines, 0, column, stats.leading((lines[0] as Line).size)) : column;
  let count = 1;
  let leading: number | undefined;
  const sentences = sentenceLines(lines);
  let lastMarker = lines[0] ? findMarker(lines[0].text)?.marker : undefined;
  for (let i = 1; i < lines.length; i++) {
    const [a, b, next] = [lines[i - 1] as Line, lines[i] as Line, lines[i + 1]];
    const gap = b.baseline - a.baseline;
    const usual = leading ?? stats.leading(Math.max(a.size, b.size));
    const found = findMarker(b.text);
    const first = lines[starts.at(-1) as number] as Line;
    const early = endsEarly(a, b, measure);
    const breaks = (): boolean => {
      if (b.segments[0]?.opens) return true;
      // The file itself tells its paragraphs apart, where it is tagged.
      if (a.tag && b.tag) return a.tag.block !== b.tag.block;
      if (a.direction !== b.direction && directionMatters(a, b)) return true;
      if (Math.abs(a.size - b.size) > Math.max(sameSize, sizeStep * a.size)) return true;
      if (gap < lineGap.least * Math.min(a.size, b.size) || gap > lineGap.most * Math.max(a.size, b.size)) return true;
      if (early || sentences.has(i) || isContentsLine(a.text) || endsWithTab(a, b)) return true;
      // The text of an item never starts left of its marker, unless the marker stands in an indented first line.
      const item = findMarker(first.text)?.marker;
      if (item && startOf(b, measure) < startOf(first, measure) - 1) {
        const numbered = item.format !== 'bullet' && !first.text.includes('\t');
        const cameBack = count > 1 && startOf(a, measure) < 1;
        const comesBack = count === 1 && startOf(a, measure) < itemIndent * a.size && !sentenceEnd.test(a.text);
        if (!numbered || startOf(b, measure) > 1 || !(cameBack || comesBack)) return true;
      }
      if (setApart(a, b, measure)) return true;
      const evenly = next !== undefined && Math.abs(next.baseline - b.baseline - gap) < evenGaps && count === 1;
      if (
        leading !== undefined
          ? gap > leading * leadingStep.more + leadingStep.moreBy || gap < leading * leadingStep.less - leadingStep.lessBy
          : gap > usual * leadingStep.first + leadingStep.firstBy && !evenly
      )
        return true;
      if (found && (found.marker.format === 'bullet' || b.text.includes('\t') || startOf(b, measure) + 1 < startOf(a, measure))) {
        if (
          found.marker.format !== 'bullet' ||
          !/^[-\u2010-\u2015o*]$/.test(found.marker.text) ||
          b.text.includes('\t') ||
          lastMarker?.text === found.marker.text
        )
          return true;
      }
      if (found && lastMarker && follows(lastMarker, found.marker)) return true;
      if (isCentred(a, b, measure)) return bold(a) !== bold(b);
      if (isRightAligned(a, b, measure)) return false;
      const [sa, sb] = [startOf(a, measure), startOf(b, measure)];
      // An indented first line after lines that stand further out.
      if (count >= 2 && sb - sa > firstIndent * b.size) return true;
      if (count >= 2 && sa - sb > firstIndent * b.size) return true;
      if (count === 1 && sb - sa > firstIndent * b.size) return !(lastMarker || first.text.includes('\t') || hangs(lines, i, measure));
      if (bold(a) !== bold(b) && bold(a) && count === 1 && gap > usual * leadingStep.boldMore) return true;
      return false;
    };
    if (breaks()) {
      starts.push(i);
      count = 1;
      leading = undefined;
      measure = ownMeasure(lines, i, column, stats.leading(b.size));
      if (found) lastMarker = found.marker;
      else if (startOf(b, measure) < startOf(a, measure) + 1) lastMarker = undefined;
    } else {
      leading = leading === undefined ? gap : Math.max(leading, gap);
      count++;
    }
  }
  return starts;
};

/** A line in the far half of the column, as dates, senders and the numbers of formulas are, with the next back at its start. */
const setApart = (a: Line, b: Line, m: Measure): boolean =>
  startOf(a, m) - startOf(b, m) > apart.column * (m.right - m.left) &&
  !isCentred(a, b, m) &&
  (!isMarkerAlone(a.text) || (a.direction === 'ltr' && m.right - a.box.x1 < edgeSlack.near));

/** A text set apart at the end of its line, as dates are: the line ends with it, unless the next goes on right under it. */
const endsWithTab = (line: Line, next: Line): boolean => {
  const [last, before] = [line.segments.at(-1), line.segments.at(-2)];
  if (!last || !before || isMarkerAlone(before.text)) return false;
  const under = line.direction === 'rtl' ? last.box.x1 - next.box.x1 : last.box.x0 - next.box.x0;
  if (Math.abs(under) < edgeSlack.near && next.segments.length === 1) return false;
  const gap = line.direction === 'rtl' ? before.box.x0 - last.box.x1 : last.box.x0 - before.box.x1;
  return gap > apart.gap * line.size;
};

const directionMatters = (a: Line, b: Line): boolean => /\p{L}{4}/u.test(a.text) && /\p{L}{4}/u.test(b.text);

/** Does a hanging indent go on below, so that the first line stands out and no paragraph begins? */
const hangs = (lines: readonly Line[], i: number, m: Measure): boolean => {
  const [b, next] = [lines[i] as Line, lines[i + 1]];
  return next === undefined || Math.abs(startOf(next, m) - startOf(b, m)) < edgeSlack.near || startOf(next, m) < startOf(b, m);
};
