import type { RunningText, Section } from '../flow-model.ts';
import type { Margins, Paragraph, Running, Table } from '../model.ts';
import type { Panels, SectionBlock } from '../panel-model.ts';
import { endTogether } from './balanced-columns.ts';
import { bottomOfBlock, topOfBlock } from './block-edges.ts';
import type { LayoutBlock } from './blocks.ts';
import { moved, movedBlock } from './moved.ts';
import { onPaper } from './on-paper.ts';
import type { PageRegion } from './page-region.ts';
import type { Measure } from './paragraph-breaks.ts';
import { regionBlocks } from './region-blocks.ts';
import { alternates, variantsOf } from './running-variants.ts';
import { filledTo, footOf, type Sheet } from './sheet.ts';
import { areSlides } from './slides.ts';
import type { Statistics } from './statistics.ts';

/** Points: margins of a page without text, an inch, as in Word's default. */
const usualMargin = 72;
/** In font sizes: space at a page's end for more than a line, which the next page's first block would have used. */
const roomLeft = 1.5;
/** Points: minimum gutter, and minimum margin that printers need; share of the page: maximum margin. */
const leastGap = 6;
const marginRange = { least: 4, most: 0.4 } as const;
/** Upper bound of a bottom margin: a multiple of the top margin and some points, however little text the pages have. */
const bottomMargin = { tops: 1.6, points: 20, bodySizes: 0.6, tableSizes: 0.4, alone: 3.5, aloneInColumns: 2.5 } as const;

/** Boxes are in one column of text. */
const columnCount = (s: PageRegion): number => (s.boxes ? 1 : s.columns.length);

const heightNeeded = (block: SectionBlock): number => {
  if (block.kind === 'panels') return block.box.y1 - block.box.y0;
  if (block.kind === 'table') return block.rowHeights[0] ?? 0;
  if (block.kind === 'floating') return 0;
  return block.inlines.some((i) => i.kind === 'picture') ? block.box.y1 - block.box.y0 : block.spacing.line;
};

/**
 * Groups regions into sections: a new one wherever the page's size or the columns change. A page that ends early, with space for the start
 * of the next one, ends with a break, and so does every slide. `firstPageNumber` is the number of the first page, whether printed or not.
 */
export const buildSections = (
  regions: readonly PageRegion[],
  models: readonly Sheet[],
  edges: ReadonlyMap<number, Measure>,
  stats: Statistics,
  firstPageNumber: number,
): Section[] => {
  const groups: { regions: PageRegion[]; pages: Set<number> }[] = [];
  const sizeOf = (n: number) =>
    `${Math.round((models[n] as Sheet).width)}x${Math.round((models[n] as Sheet).height)}${(models[n] as Sheet).vertical ? 'v' : ''}`;
  for (const s of regions) {
    const group = groups.at(-1);
    const before = group?.regions.at(-1);
    if (group && before && columnCount(before) === columnCount(s) && sizeOf(before.page) === sizeOf(s.page)) {
      group.regions.push(s);
      group.pages.add(s.page);
    } else groups.push({ regions: [s], pages: new Set([s.page]) });
  }
  const bottoms = models.map(filledTo);
  const numbered = models.map((sheet, n) => ({ sheet, number: n + firstPageNumber }));
  const alternating = alternates(numbered);
  const slides = areSlides(models);
  const sections: Section[] = [];
  let lastPage = -1;
  /** Text width of the page's first section. */
  let pageSpan: Measure | undefined;
  let before: PageRegion | undefined;
  for (const group of groups) {
    const first = group.regions[0] as PageRegion;
    const model = models[first.page] as Sheet;
    const size = sizeOf(first.page);
    const same = models.flatMap((_, n) => (sizeOf(n) === size ? [n] : []));
    const measure = edges.get(Math.round(model.width)) ?? { left: usualMargin, right: model.width - usualMargin };
    const above = sections.at(-1);
    const start = above && sameSheet(above, model) && sharesPage(groups, group) ? ('continuous' as const) : ('page' as const);
    const span =
      columnCount(first) > 1 ? spanOf(first) : start === 'continuous' && group.pages.size === 1 ? within(measure, pageSpan) : measure;
    const margins = marginsOf(
      same.map((n) => models[n] as Sheet),
      span,
      stats,
      group.pages.size > 1 && !slides ? undefined : columnCount(first) > 1 ? bottomMargin.aloneInColumns : bottomMargin.alone,
    );
    // Content beyond the bounds of margins keeps its position on the page.
    const between: Measure = { left: margins.left, right: model.width - margins.right };
    if (start === 'page' || group.pages.size > 1) pageSpan = between;
    const spaceBefore = start === 'continuous' && before ? Math.max(0, topOf(first) - bottomOfRegion(before)) : 0;
    const blocks: SectionBlock[] = [];
    for (const s of group.regions) {
      const opensPage = s.page !== lastPage && lastPage >= 0;
      const all = regionBlocks(s);
      // Floating pictures belong to the next block.
      const opening = all.findIndex(({ kind }) => kind !== 'floating');
      const head = all[opening];
      // Margins are bounded: a document of only short pages leaves space in any case.
      const full = Math.max(model.height - margins.bottom, ...same.map((n) => bottoms[n] as number));
      const early =
        opensPage &&
        head &&
        (slides ||
          full - (bottoms[lastPage] as number) >
            heightNeeded(head) + (head.kind === 'paragraph' ? Math.max(0, head.spacing.before) : 0) + stats.bodySize * roomLeft);
      const breaks = early && blocks.length > 0;
      const beside = blocks.length > 0 && s.page === lastPage && columnCount(s) === 1 ? before : undefined;
      blocks.push(
        ...all.map((b, n) => {
          if (n !== opening || b.kind === 'floating') return b;
          if (beside) return withSpace(b, topOf(s) - bottomOfRegion(beside));
          if (blocks.length > 0 && !breaks) return b;
          const own = breaks || start === 'page' ? withSpace(b, b.box.y0 - margins.top) : b;
          return breaks ? { ...own, breakBefore: 'page' as const } : own;
        }),
      );
      before = s;
      lastPage = s.page;
    }
    const moveRunning = (list: readonly Running[]) => list.map((r) => (r.kind === 'paragraph' ? moved(r, measure, between) : r));
    const moveBoth = ({ header, footer }: RunningText): RunningText => ({ header: moveRunning(header), footer: moveRunning(footer) });
    const running = variantsOf(
      [...group.pages].map((n) => numbered[n] as (typeof numbered)[number]),
      alternating,
    );
    sections.push({
      width: model.width,
      height: model.height,
      margins,
      columns: columnsOf(first),
      ...(model.vertical ? { vertical: true as const } : {}),
      start,
      spaceBefore,
      ...moveBoth(running),
      ...(sections.length === 0 && firstPageNumber !== 1 && firstPageNumber >= 0 ? { firstPageNumber } : {}),
      ...(running.first && sections.length === 0 ? { first: moveBoth(running.first) } : {}),
      ...(running.even ? { even: moveBoth(running.even) } : {}),
      blocks: columnCount(first) > 1 ? blocks : blocks.map((b) => onPaper(movedBlock(b, measure, between), between, model.width)),
    });
  }
  // A page has one footer, whatever sections share it: that of the section that continues on other pages.
  for (let n = sections.length - 2; n >= 0; n--) {
    const [section, next] = [sections[n] as Section, sections[n + 1] as Section];
    if (next.start === 'continuous' && (groups[n + 1]?.pages.size ?? 0) > 1)
      sections[n] = { ...section, margins: { ...section.margins, bottom: next.margins.bottom } };
  }
  return sections.map((section, n) => {
    const last = groups[n]?.regions.at(-1) as PageRegion;
    const isLast = sections[n + 1]?.start !== 'continuous';
    return isLast && endTogether(last, models[last.page] as Sheet, stats) ? { ...section, balanced: true } : section;
  });
};

/** The block with its white space above, if known. */
const withSpace = (block: Paragraph | Table | Panels, space: number): SectionBlock => {
  const known = Number.isFinite(space) ? Math.max(0, space) : 0;
  return block.kind === 'paragraph' ? { ...block, spacing: { ...block.spacing, before: known } } : { ...block, spaceBefore: known };
};

const edgesOf = (region: PageRegion, side: 'y0' | 'y1', of: (block: LayoutBlock) => number | undefined): number[] =>
  region.boxes?.frames.map(({ box }) => box[side]) ?? region.columns.flatMap((c) => c.blocks.flatMap((b) => of(b) ?? []));

/** Top of the highest line box of a region, and bottom of the lowest one. */
const topOf = (region: PageRegion): number => Math.min(...edgesOf(region, 'y0', topOfBlock));
const bottomOfRegion = (region: PageRegion): number => Math.max(...edgesOf(region, 'y1', bottomOfBlock));

const sameSheet = (s: Section, m: Sheet): boolean => Math.abs(s.width - m.width) < 1 && Math.abs(s.height - m.height) < 1;

const sharesPage = (groups: readonly { pages: Set<number> }[], group: { pages: Set<number>; regions: readonly PageRegion[] }): boolean => {
  const before = groups[groups.indexOf(group as never) - 1];
  return before?.pages.has((group.regions[0] as PageRegion).page) ?? false;
};

const spanOf = ({ columns }: PageRegion): Measure => ({
  left: Math.min(...columns.map((c) => c.measure.left)),
  right: Math.max(...columns.map((c) => c.measure.right)),
});

/** LibreOffice does not let a section begin left of its page's first one: such sections get negative indents. */
const within = (measure: Measure, page: Measure | undefined): Measure => ({ ...measure, left: Math.max(measure.left, page?.left ?? 0) });

const columnsOf = (s: PageRegion): Section['columns'] => {
  const sorted = (s.boxes ? [s.boxes.measure] : s.columns.map((c) => c.measure)).sort((a, b) => a.left - b.left);
  return {
    widths: sorted.map((m) => m.right - m.left),
    gaps: sorted.slice(1).map((m, i) => Math.max(leastGap, m.left - (sorted[i] as Measure).right)),
  };
};

const marginsOf = (models: readonly Sheet[], measure: Measure, stats: Statistics, alone: number | undefined): Margins => {
  const model = models[0] as Sheet;
  const tops = models
    .flatMap((m) =>
      m.blocks.length ? [Math.min(...m.blocks.map((b) => (b.kind === 'floating' ? Number.POSITIVE_INFINITY : b.box.y0)))] : [],
    )
    .filter(Number.isFinite);
  const bottoms = models.map(footOf).filter((b) => b > 0);
  const top = tops.length ? Math.min(...tops) : usualMargin;
  const bottom = bottoms.length ? model.height - Math.max(...bottoms) : usualMargin;
  const lowest = models.flatMap((m) => m.blocks.filter((b) => b.kind !== 'floating')).sort((a, b) => b.box.y1 - a.box.y1)[0];
  const slack = alone ?? (lowest && lowest.kind !== 'paragraph' ? bottomMargin.tableSizes : bottomMargin.bodySizes);
  const bound = (v: number, high: number) => Math.max(marginRange.least, Math.min(v, high));
  return {
    top: bound(top, model.height * marginRange.most),
    right: bound(model.width - measure.right, model.width * marginRange.most),
    // Slightly less than measured, so that a line set marginally taller elsewhere does not start a new page; several lines less if no
    // text flows on to another page, but not if a column would take the next one's text. Rows keep their height: with the space of a
    // line, one more would fit.
    bottom: bound(
      Math.min(bottom, top * bottomMargin.tops + bottomMargin.points) - stats.bodySize * slack,
      model.height * marginRange.most,
    ),
    left: bound(measure.left, model.width * marginRange.most),
  };
};
