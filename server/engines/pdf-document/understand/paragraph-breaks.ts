import { isContentsLine } from './leaders.ts';
import { isBoldLine, type Line } from './line.ts';
import { findMarker, follows, isMarkerAlone } from './markers.ts';
import { noSpaceScript } from './place-glyphs.ts';
import type { Statistics } from './statistics.ts';
import { sameSize } from './typography.ts';
import { sentenceLines } from './whole-sentences.ts';

const sentenceEnd = /[.!?:;…。！？：；]['"”’»)\]）」』]*$/;

/** An end of a line after which a space would follow, unlike after a hyphen. */
const wordEnd = /[\p{L}\p{N}.,;:!?)"”’»%]$/u;
/**
 * Points: white space due to rounding, and tolerance of lines at one edge. Measured on printed office documents, where an edge is exact to
 * a twentieth of a point, and on TeX, where it is exact to a thousandth; scans vary by one to two points.
 */
const edgeSlack = { exact: 1, near: 1.5, centred: 1.5, aside: 2 } as const;
/**
 * Points: maximum offset of a centred line's middle from the column's, or its minimum indent; larger minimum indent of a right-aligned one.
 */
const centring = { offColumn: 6, inset: 20, rightInset: 30, ragged: 4 } as const;
/** In font sizes: a space between words where the next word would have fitted, and tolerance. */
export const wordRoom = { space: 0.24, slack: 0.12 } as const;
/** Ratios to the leading: maximum within one paragraph, plus points for rounding; a single pair may exceed it. */
const leadingStep = {
  more: 1.1,
  moreBy: 0.8,
  less: 0.86,
  lessBy: 0.5,
  first: 1.15,
  firstBy: 0.6,
  ownMore: 1.25,
  ownBy: 0.5,
} as const;
/** In font sizes: closer lines overlap; lines further apart do not belong together, and from `wide` on only if they are full. */
const lineGap = { least: 0.5, wide: 2.6, most: 3.2 } as const;
/** Type that differs by more than this share of the size starts another paragraph, unless it is of one size. */
const sizeStep = 0.08;
/** In font sizes: minimum indent of a first line; smaller ones are variation. */
export const firstIndent = 0.6;
/**
 * Letters: lines that share a right edge are full; three lines need longer ones than four. An edge within this share of the column is
 * narrow, and requires this number of lines before the last.
 */
export const fullLine = { many: 20, few: 42, manyLines: 3, narrow: 0.5, narrowLines: 4 } as const;
/** Minimum lines that establish their own edge. */
const leastLines = 3;
/** In font sizes: maximum indent of an item's first line; points: tolerance of even line spacing. */
const itemIndent = 4;
const evenGaps = 0.7;
/** Share of the column: dates and senders are further right; font sizes: a gap that separates texts within a line. */
const apart = { column: 0.4, gap: 3 } as const;

/** The column of lines: start and end of a full line. A table's `cell` has drawn, thus certain edges. */
export type Measure = { readonly left: number; readonly right: number; readonly cell?: true };

/** The room of a line: its column, or what a picture leaves of it. */
const within = ({ beside }: Line, m: Measure): Measure =>
  beside ? { left: Math.max(m.left, beside.left), right: Math.min(m.right, beside.right) } : m;

const startOf = (line: Line, column: Measure): number => {
  const m = within(line, column);
  return line.direction === 'rtl' ? m.right - line.box.x1 : line.box.x0 - m.left;
};

/** Free space at the end of a line; for a centred line, on both sides together. */
const roomAfter = (line: Line, column: Measure, centred: boolean): number => {
  const m = within(line, column);
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
  // Only the start of an item's first line is outdented.
  findMarker(a.text) === undefined &&
  a.box.x0 - m.left > centring.rightInset &&
  b.box.x0 - m.left > centring.rightInset;

/** Whether the next line's first word would have fitted on this line, with `more` room (font sizes). Then the line break is explicit. */
export const endsEarly = (a: Line, b: Line, m: Measure, more = 0): boolean => {
  // A hyphenated word continues, and so does an address that is cut at a slash.
  if (/(?:\p{L}[-\u2010\u00ad]|https?:[^\s:]{1,200}\/)$/u.test(a.text) && /^(?!https?:)\p{Ll}/u.test(b.text)) return false;
  const centred = isCentred(a, b, m);
  const room = !centred && isRightAligned(a, b, m) ? a.box.x0 - m.left : roomAfter(a, m, centred);
  const space = /[\u3000-\u9fff]$/.test(a.text) ? 0 : wordRoom.space * a.size;
  return room > b.firstWord + space + (wordRoom.slack + more) * a.size;
};

/**
 * Whether a program that paints the space at which it wraps cut a word that is longer than its cell: it is all of its line, and not one more
 * letter would have fitted.
 */
export const isCutWord = (a: Line, b: Line, m: Measure, stats: Statistics): boolean => {
  if (!stats.paintsWraps || a.spaced || !m.cell || !/^\S*\p{L}$/u.test(a.text)) return false;
  const rest = /^\p{Ll}\S*/u.exec(b.text)?.[0];
  return rest !== undefined && roomAfter(a, m, isCentred(a, b, m)) < b.firstWord / rest.length;
};

/**
 * Lines that all end before the column may have a right indent. If three or more consecutive lines share a right edge, that edge is theirs.
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
  // Two lines of code end together by chance, and long words fit in no remaining space: a narrow edge requires more lines.
  if (own.right - own.left < fullLine.narrow * (m.right - m.left) && inner.length < fullLine.narrowLines) return m;
  const full = inner.filter((l, i) => !endsEarly(l, group[i + 1] as Line, own)).length;
  const long = group.slice(0, -1).every((l) => l.text.length > (group.length > fullLine.manyLines ? fullLine.many : fullLine.few));
  return long && full >= inner.length ? own : m;
};

/** Splits the lines of one column into paragraphs. Returns the indexes of first lines. */
export const findBreaks = (lines: readonly Line[], column: Measure, stats: Statistics): number[] => {
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
      // A tagged file declares its paragraphs.
      if (a.tag && b.tag) return a.tag.block !== b.tag.block;
      if (stats.paintsWraps && a.spaced && !early && !found) return false;
      if (isCutWord(a, b, measure, stats)) return false;
      if (stats.spacedWraps && !a.spaced && wordEnd.test(a.text) && !noSpaceScript.test(a.text)) return true;
      if (a.direction !== b.direction) return true;
      if (Math.abs(a.size - b.size) > Math.max(sameSize, sizeStep * a.size)) return true;
      const wide = early || findMarker(first.text) ? lineGap.wide : lineGap.most;
      if (gap < lineGap.least * Math.min(a.size, b.size) || gap > wide * Math.max(a.size, b.size)) return true;
      const continues = !found && b.text[0] !== first.text[0] && hangsUnder(first, a, b, measure);
      if ((early && !continues) || sentences.has(i) || isContentsLine(a.text) || endsWithTab(a, b)) return true;
      // The text of an item never starts left of its marker, unless the marker is in an indented first line.
      const outdent = startOf(first, measure) - startOf(b, measure);
      if (outdent > edgeSlack.exact && findMarker(first.text)) {
        const cameBack = count > 1 && Math.abs(startOf(a, measure) - startOf(b, measure)) < edgeSlack.exact;
        const comesBack = count === 1 && outdent < itemIndent * a.size && !sentenceEnd.test(a.text);
        if (first.text.includes('\t') || !(cameBack || comesBack)) return true;
      }
      if (setApart(a, b, measure)) return true;
      const evenly = next !== undefined && Math.abs(next.baseline - b.baseline - gap) < evenGaps && count === 1;
      if (
        leading !== undefined
          ? gap > leading * leadingStep.more + leadingStep.moreBy || gap < leading * leadingStep.less - leadingStep.lessBy
          : gap > usual * (continues && a === first ? leadingStep.ownMore : leadingStep.first) + leadingStep.firstBy && !evenly
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
      if (isCentred(a, b, measure)) return isBoldLine(a) !== isBoldLine(b);
      if (isRightAligned(a, b, measure)) return false;
      const [sa, sb] = [startOf(a, measure), startOf(b, measure)];
      // An indented first line after lines that start further left.
      if (count >= 2 && sb - sa > firstIndent * b.size) return true;
      if (count >= 2 && sa - sb > firstIndent * b.size) return true;
      if (count === 1 && sb - sa > firstIndent * b.size) return !(lastMarker || first.text.includes('\t') || hangs(lines, i, measure));
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

/** Whether a line continues an item above: it starts right of its marker, where the lines before it start. */
const hangsUnder = (first: Line, a: Line, b: Line, m: Measure): boolean => {
  if (findMarker(first.text)?.marker.format !== 'bullet' || isCentred(a, b, m)) return false;
  const start = startOf(b, m);
  const indent = start - startOf(first, m);
  return indent > firstIndent * b.size && indent < itemIndent * b.size && (a === first || Math.abs(startOf(a, m) - start) < edgeSlack.near);
};

/** A line in the far half of the column, such as dates, senders and formula numbers, followed by one at its start. */
const setApart = (a: Line, b: Line, m: Measure): boolean =>
  startOf(a, m) - startOf(b, m) > apart.column * (m.right - m.left) &&
  !isCentred(a, b, m) &&
  (!isMarkerAlone(a.text) || (a.direction === 'ltr' && m.right - a.box.x1 < edgeSlack.near));

/** A text at the end of its line, such as a date: it ends the paragraph, unless the next line continues directly below it. */
const endsWithTab = (line: Line, next: Line): boolean => {
  const [last, before] = [line.segments.at(-1), line.segments.at(-2)];
  if (!last || !before || isMarkerAlone(before.text)) return false;
  const under = line.direction === 'rtl' ? last.box.x1 - next.box.x1 : last.box.x0 - next.box.x0;
  if (Math.abs(under) < edgeSlack.near && next.segments.length === 1) return false;
  const gap = line.direction === 'rtl' ? before.box.x0 - last.box.x1 : last.box.x0 - before.box.x1;
  return gap > apart.gap * line.size;
};

/** Whether a hanging indent continues below, so that the first line is outdented and no paragraph begins. */
const hangs = (lines: readonly Line[], i: number, m: Measure): boolean => {
  const [b, next] = [lines[i] as Line, lines[i + 1]];
  return next === undefined || Math.abs(startOf(next, m) - startOf(b, m)) < edgeSlack.near || startOf(next, m) < startOf(b, m);
};
