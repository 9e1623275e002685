import { overlapX } from '../read/geometry.ts';
import type { LayoutBlock } from './blocks.ts';
import { joinParagraphs } from './join.ts';
import { isBoldLine, type Line } from './line.ts';
import { findMarker } from './markers.ts';
import type { PageRegion } from './page-region.ts';
import type { Statistics } from './statistics.ts';
import { headingSize, longestHeading, sizeRounding, titleSize } from './typography.ts';

/** Maximum leading within one heading, baseline to baseline in font sizes; separate headings are further apart. */
const tightLeading = 1.38;
/** Closer than this (font sizes) is one line; sizes within this ratio of each other are one. */
const oneLine = 0.5;
const oneSize = 0.04;

type TextBlock = Extract<LayoutBlock, { kind: 'text' }>;

const textOf = (d: TextBlock): string => d.lines.map((l) => l.text).join(' ');

const goesOn = (a: TextBlock, b: TextBlock, bodySize: number): boolean => {
  if (a.box !== b.box || a.paragraph.padding || b.paragraph.padding) return false;
  const [last, first] = [a.lines.at(-1) as Line, b.lines[0] as Line];
  if (first.size < headingSize * bodySize + sizeRounding || Math.abs(last.size - first.size) > oneSize * first.size) return false;
  const gap = first.baseline - last.baseline;
  if (gap <= oneLine * first.size || gap > tightLeading * first.size || isBoldLine(last) !== isBoldLine(first)) return false;
  if (last.segments[0]?.spans[0]?.style.colour !== first.segments[0]?.spans[0]?.style.colour) return false;
  if (last.segments.length > 1 || first.segments.length > 1 || findMarker(first.text) || /[.!?:;]$/.test(last.text)) return false;
  // Adjacent lines in capitals with manual breaks may be two titles: only those in the largest type are certain to be one.
  const open = /(?:^|\s)\p{Ll}+$/u.test(last.text);
  if (!open && !/^\p{Ll}/u.test(first.text) && first.size < titleSize * bodySize) return false;
  const overlap = overlapX(last.box, first.box);
  return overlap > 0 && textOf(a).length + textOf(b).length <= longestHeading;
};

const joinColumn = (blocks: readonly LayoutBlock[], stats: Statistics): LayoutBlock[] => {
  const out: LayoutBlock[] = [];
  for (const d of blocks) {
    const last = out.at(-1);
    if (d.kind === 'text' && last?.kind === 'text' && goesOn(last, d, stats.bodySize))
      out[out.length - 1] = { ...last, paragraph: joinParagraphs(last.paragraph, d.paragraph, stats), lines: [...last.lines, ...d.lines] };
    else out.push(d);
  }
  return out;
};

/** Joins the lines of large headings that end before the column's edge, as in titles with manual line breaks. */
export const joinHeadings = (regions: readonly PageRegion[], stats: Statistics): PageRegion[] =>
  regions.map((s) => ({ ...s, columns: s.columns.map((c) => ({ ...c, blocks: joinColumn(c.blocks, stats) })) }));
