import {
  AlignmentType,
  Bookmark,
  BorderStyle,
  Paragraph as DocxParagraph,
  Table as DocxTable,
  type FileChild,
  HeadingLevel,
  HeightRule,
  type IBorderOptions,
  type IRunOptions,
  LeaderType,
  TableCell,
  TableLayoutType,
  TableRow,
  TabStopType,
  VerticalAlignTable,
  WidthType,
} from 'docx';
import type { Alignment, Block, Border, BorderSide, Cell, FloatingPicture, Paragraph, Table } from '../../model.ts';
import { type BaseLook, type Looks, lookOf } from '../looks.ts';
import { alignmentOf } from './alignment.ts';
import { boxBorders } from './box-borders.ts';
import { cellMargins } from './cell-margins.ts';
import { emptyCell, insetBlocks, paddingOf, topBorder } from './cells.ts';
import { type Columns, fitLines } from './fit-lines.ts';
import { lineHeightOf, makeSpacing } from './line-height.ts';
import type { NumberingOf } from './lists.ts';
import { paragraphRuns, pictureRun, type RunContext } from './runs.ts';
import { atColumnHead, atPageTop, breakRuns, smallParagraph, spaceAtEnd, spaceParagraph } from './space.ts';
import { staysWith } from './stays-with.ts';
import { borderSize, halfPoints, hex, noBorder as none, twips } from './units.ts';

export type Context = RunContext & {
  readonly looks: Looks;
  readonly numberingOf: NumberingOf;
  /** Points by which the top edge of the page's text is above the model's origin. */
  readonly pageRise?: number;
  readonly columns?: Columns;
};

const alignments: Readonly<Record<Alignment, (typeof AlignmentType)[keyof typeof AlignmentType]>> = {
  start: AlignmentType.START,
  centre: AlignmentType.CENTER,
  end: AlignmentType.END,
  justify: AlignmentType.JUSTIFIED,
};

const headingLevels = [
  HeadingLevel.HEADING_1,
  HeadingLevel.HEADING_2,
  HeadingLevel.HEADING_3,
  HeadingLevel.HEADING_4,
  HeadingLevel.HEADING_5,
  HeadingLevel.HEADING_6,
] as const;

const headingOf = (p: Paragraph) => {
  if (p.role.kind === 'title') return HeadingLevel.TITLE;
  return p.role.kind === 'heading' ? headingLevels[p.role.level - 1] : undefined;
};

/** Word's built-in caption style, by which its lists of figures find captions. */
export const captionStyle = 'Caption';

/** Programs style a marker like the end of its paragraph: here, like the start of the item's text. */
const markerLook = (p: Paragraph, look: BaseLook): IRunOptions => {
  const style = p.inlines.find((i) => i.kind === 'text')?.style ?? look;
  return {
    ...(style.colour !== look.colour ? { color: hex(style.colour) } : {}),
    ...(style.size !== look.size ? { size: halfPoints(style.size) } : {}),
  };
};

/** Writes a paragraph; floating pictures are anchored to the next one. */
export const writeParagraph = (
  p: Paragraph,
  context: Context,
  {
    before,
    after = 0,
    floating = [],
    next,
  }: {
    readonly before: number;
    readonly after?: number;
    readonly floating?: readonly FloatingPicture[];
    readonly next?: Block | undefined;
  },
): DocxParagraph => {
  const tabs = p.inlines.flatMap((i) =>
    i.kind === 'tab' && i.at > 0
      ? [
          {
            type: i.align === 'right' ? TabStopType.RIGHT : TabStopType.LEFT,
            position: twips(i.at),
            ...(i.leader ? { leader: LeaderType.DOT } : {}),
          },
        ]
      : [],
  );
  const { start, end, first } = p.indent;
  const heading = headingOf(p);
  const align = alignmentOf(p);
  const { rule } = lineHeightOf(p, context.faceOf);
  const numbering = context.numberingOf(p);
  const border = boxBorders(p, context.faceOf);
  const anchors = floating.flatMap((f) => pictureRun(f.picture, context.images, f) ?? []);
  const bookmark = p.anchor ? [new Bookmark({ id: p.anchor, children: [] })] : [];
  return new DocxParagraph({
    ...(heading ? { heading } : {}),
    ...(p.role.kind === 'caption' ? { style: captionStyle } : {}),
    ...(staysWith(p, next) ? { keepNext: true } : {}),
    ...(numbering ? { numbering, run: markerLook(p, lookOf(p, context.looks)) } : {}),
    ...(align !== 'start' ? { alignment: alignments[align] } : {}),
    ...(p.direction === 'rtl' ? { bidirectional: true } : {}),
    ...(p.breakBefore === 'page' ? { pageBreakBefore: true } : {}),
    ...(start || end || first || numbering
      ? {
          indent: {
            start: twips(start),
            ...(end ? { end: twips(end) } : {}),
            ...(first > 0 ? { firstLine: twips(first) } : { hanging: twips(-first) }),
          },
        }
      : {}),
    spacing: {
      before: twips(before),
      after: twips(after),
      ...(rule ? { line: twips(rule.line), lineRule: rule.lineRule } : {}),
    },
    ...(tabs.length ? { tabStops: tabs.filter((t, n) => tabs.findIndex((o) => o.position === t.position) === n) } : {}),
    ...(p.fill ? { shading: { fill: hex(p.fill) } } : {}),
    ...(border ? { border } : {}),
    children: [
      ...breakRuns(p.breakBefore),
      ...bookmark,
      ...anchors,
      ...paragraphRuns(p, lookOf(p, context.looks), { ...context, stretch: fitLines(p, context) }),
    ],
  });
};

const line = (border: Border | undefined): IBorderOptions =>
  border ? { style: BorderStyle.SINGLE, size: borderSize(border.width), color: hex(border.colour) } : none;
const sides: readonly BorderSide[] = ['top', 'right', 'bottom', 'left'];

const verticalAligns = { top: VerticalAlignTable.TOP, middle: VerticalAlignTable.CENTER, bottom: VerticalAlignTable.BOTTOM } as const;

const writeCell = (cell: Cell, table: Table, padding: number, context: Context): TableCell => {
  const width = table.columnWidths.slice(cell.column, cell.column + cell.columnSpan).reduce((s, w) => s + w, 0);
  const { left, right } = cellMargins(cell, padding);
  const inner = { ...context, columns: [{ left: 0, width: width - left - right }] };
  const children = writeBlocks(insetBlocks(cell, context.faceOf), inner) as (DocxParagraph | DocxTable)[];
  return new TableCell({
    width: { size: twips(width), type: WidthType.DXA },
    ...(cell.columnSpan > 1 ? { columnSpan: cell.columnSpan } : {}),
    ...(cell.rowSpan > 1 ? { rowSpan: cell.rowSpan } : {}),
    ...(cell.fill ? { shading: { fill: hex(cell.fill) } } : {}),
    borders: Object.fromEntries(sides.map((side) => [side, line(cell.borders[side])])),
    verticalAlign: verticalAligns[cell.verticalAlign],
    margins: { marginUnitType: WidthType.DXA, top: 0, bottom: 0, left: twips(left), right: twips(right) },
    children: children.length && !(children.at(-1) instanceof DocxTable) ? children : [...children, smallParagraph()],
  });
};

const writeTable = (table: Table, context: Context): DocxTable => {
  const padding = paddingOf(table);
  const columns = table.columnWidths.length;
  const covered = new Set<number>();
  for (const c of table.cells)
    for (let r = c.row; r < c.row + c.rowSpan; r++) for (let k = c.column; k < c.column + c.columnSpan; k++) covered.add(r * columns + k);
  const rows = table.rowHeights.map((height, r) => {
    const missing = Array.from({ length: columns }, (_, c) => c)
      .filter((c) => !covered.has(r * columns + c))
      .map((c) => emptyCell(r, c, table));
    const cells = [...table.cells.filter((c) => c.row === r), ...missing].sort((a, b) => a.column - b.column);
    return new TableRow({
      children: cells.map((c) => writeCell(c, table, padding, context)),
      // Word adds the upper border to the minimum height of a row.
      height: { value: Math.max(1, twips(height - Math.max(0, ...cells.map(topBorder)))), rule: HeightRule.ATLEAST },
      ...(r < table.headerRows ? { tableHeader: true } : {}),
      cantSplit: true,
    });
  });
  return new DocxTable({
    rows,
    columnWidths: table.columnWidths.map(twips),
    width: { size: twips(table.columnWidths.reduce((s, w) => s + w, 0)), type: WidthType.DXA },
    indent: { size: twips(table.indent), type: WidthType.DXA },
    layout: TableLayoutType.FIXED,
    borders: { top: none, bottom: none, left: none, right: none, insideHorizontal: none, insideVertical: none },
    ...(table.direction === 'rtl' ? { visuallyRightToLeft: true } : {}),
  });
};

/** Blocks of a section or a cell; `after` is the white space below the last one; `below`: content precedes them. */
export const writeBlocks = (blocks: readonly Block[], context: Context, after = 0, below = false): FileChild[] => {
  const out: FileChild[] = [];
  const spacing = makeSpacing(context.faceOf);
  let waiting: FloatingPicture[] = [];
  for (const [n, block] of blocks.entries()) {
    if (block.kind === 'floating') waiting.push(block);
    else if (block.kind === 'paragraph') {
      const { space, text } = atColumnHead(block);
      out.push(...space);
      const before = spacing.next(
        atPageTop(text, context.faceOf, context.pageRise),
        (out.length === 0 && !below) || block.breakBefore !== undefined,
      );
      out.push(
        writeParagraph(text, context, { before, after: n === blocks.length - 1 ? after : 0, floating: waiting, next: blocks[n + 1] }),
      );
      waiting = [];
    } else {
      if (out.at(-1) instanceof DocxTable || block.breakBefore || block.spaceBefore > 1)
        out.push(spaceParagraph(block.spaceBefore, block.breakBefore));
      out.push(writeTable(block, context));
      spacing.restart();
    }
  }
  if (after > 1 && out.at(-1) instanceof DocxTable) out.push(...spaceAtEnd(after));
  if (waiting.length) out.push(smallParagraph(waiting.flatMap((f) => pictureRun(f.picture, context.images, f) ?? [])));
  return out;
};
