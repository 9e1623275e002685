import type { Block, Box, FloatingPicture, Paragraph, Table } from '../model.ts';
import { contains } from '../read/geometry.ts';
import type { Cards } from './aligned-cards.ts';
import type { AlignedTable } from './aligned-table.ts';
import { findAlignedTables } from './aligned-tables.ts';
import { boxAround, boxesOfColumn, paragraphInBox } from './boxed.ts';
import { buildParagraph, lineBoxBottom } from './build-paragraph.ts';
import { alignedTable, gridTable } from './build-table.ts';
import { buildCode, findCode, findSpacedLines } from './code.ts';
import { type Frame, isInFrame } from './frame.ts';
import { groundOf, white } from './grounds.ts';
import type { GridItem, Item, PageSegments, PictureItem } from './layout-items.ts';
import { type Line, makeLines } from './line.ts';
import { measureOfBox } from './measure-of-box.ts';
import { findBreaks, type Measure } from './paragraph-breaks.ts';
import { besidePictures, type PlacedPictures, pictureParagraph, placePictures } from './place-images.ts';
import { barBeside, barsOfColumn } from './side-bars.ts';
import type { Statistics } from './statistics.ts';
import { edgeSlack } from './typography.ts';

/** A block with the data needed to join it to others: its lines and their column. */
export type LayoutBlock =
  | {
      readonly kind: 'text';
      readonly paragraph: Paragraph;
      readonly lines: readonly Line[];
      readonly measure: Measure;
      /** The box around it and other paragraphs; its measure is that of the box. */
      readonly box?: Frame;
    }
  | { readonly kind: 'other'; readonly block: Block };

export const blockOf = (block: LayoutBlock): Block => (block.kind === 'text' ? block.paragraph : block.block);

type Entry =
  | { readonly kind: 'line'; readonly line: Line; readonly y: number }
  | { readonly kind: 'code'; readonly lines: readonly Line[]; readonly y: number }
  | { readonly kind: 'grid'; readonly item: GridItem; readonly y: number }
  | { readonly kind: 'aligned'; readonly table: AlignedTable; readonly y: number }
  | { readonly kind: 'cards'; readonly cards: Cards; readonly y: number }
  | PlacedPictures;

const frameOf = (box: Box, frames: PageSegments['frames']) => frames.findLast((f) => isInFrame(box, f.box));

export const readColumn = (
  items: readonly Item[],
  measure: Measure,
  stats: Statistics,
  {
    frames,
    grounds,
    paper = white,
    boxes = [],
    bars = [],
    height,
  }: Pick<PageSegments, 'frames' | 'grounds' | 'paper' | 'boxes' | 'bars' | 'height'>,
  top: number | undefined,
): LayoutBlock[] => {
  const pictures = items.filter((i): i is PictureItem => i.kind === 'picture');
  const lines = besidePictures(makeLines(items.flatMap((i) => (i.kind === 'text' ? [i.segment] : []))), pictures);
  const { code: listings, rest: texts } = findCode(lines, measure, stats);
  const { tables, cards, rest: apart } = findAlignedTables(texts, stats);
  const { code: spaced, rest } = findSpacedLines(apart, stats);
  const code = [...listings, ...spaced];
  const entries: Entry[] = [
    ...rest.map((line): Entry => ({ kind: 'line', line, y: line.box.y0 })),
    ...code.map((own): Entry => ({ kind: 'code', lines: own, y: Math.min(...own.map((l) => l.box.y0)) })),
    ...cards.map((c): Entry => ({ kind: 'cards', cards: c, y: c.y })),
    ...tables.map((table): Entry => ({ kind: 'aligned', table, y: table.box.y0 })),
    ...items.flatMap((i): Entry[] => (i.kind === 'grid' ? [{ kind: 'grid', item: i, y: i.box.y0 }] : [])),
    ...placePictures(pictures, lines),
  ].sort((a, b) => a.y - b.y);
  const out: LayoutBlock[] = [];
  let above = top;
  let run: Line[] = [];
  const others = [...tables.map((t) => t.box), ...items.flatMap((i) => (i.kind === 'text' ? [] : [i.box]))];
  const around = boxesOfColumn(boxes, measure, { height, paper }).filter((f) => !others.some((o) => contains(f.box, o, edgeSlack)));
  const write = (run: readonly Line[], column: Measure, box?: Frame, isCode = false) => {
    if (run.length === 0) return;
    const measure = box
      ? measureOfBox(
          box,
          run.map((l) => l.box),
        )
      : column;
    const code = isCode ? buildCode(run, measure, stats, above) : undefined;
    const starts = code ? [...run.keys()] : findBreaks(run, measure, stats);
    const beside = barsOfColumn(bars, box?.box.x0 ?? column.left, lines);
    starts.forEach((start, n) => {
      const part = run.slice(start, starts[n + 1] ?? run.length);
      const built = code?.[n] ?? buildParagraph(part, measure, stats, above);
      const frame = frameOf(built.box, frames);
      const bar = barBeside(part, beside);
      const fill = frame?.fill ?? groundOf(built, grounds, paper);
      const ground = {
        ...built,
        ...(fill ? { fill } : {}),
        ...(frame?.border ? { border: frame.border } : {}),
        ...(frame?.radius ? { radius: frame.radius } : {}),
        ...(bar ? { bar } : {}),
      };
      const alone = box && starts.length === 1;
      const paragraph = alone ? paragraphInBox(ground, part, box, measure, column, above) : ground;
      out.push({ kind: 'text', paragraph, lines: part, measure, ...(box && !alone ? { box } : {}) });
      above = lineBoxBottom(part, paragraph.spacing.line);
    });
    if (box) above = box.box.y1;
  };
  let box: Frame | undefined;
  const flush = () => {
    write(run, measure, box);
    run = [];
  };
  for (const entry of entries) {
    if (entry.kind === 'line') {
      const own = boxAround(entry.line, around);
      if (own !== box) flush();
      box = own;
      run.push(entry.line);
      continue;
    }
    if (entry.kind === 'floating') {
      // A paragraph continues past a picture at its side; the picture is attached to the previous block.
      const floating: FloatingPicture = { kind: 'floating', picture: entry.picture, behind: entry.behind };
      out.push({ kind: 'other', block: floating });
      continue;
    }
    flush();
    box = undefined;
    if (entry.kind === 'code') {
      write(entry.lines, measure, boxAround(entry.lines[0] as Line, around), true);
      continue;
    }
    if (entry.kind === 'cards') {
      for (const own of entry.cards.columns) {
        if (own.length) write(own, { left: Math.min(...own.map((l) => l.box.x0)), right: Math.max(...own.map((l) => l.box.x1)) });
        above = undefined;
      }
      continue;
    }
    if (entry.kind === 'pictures') {
      const paragraph = pictureParagraph(entry.pictures, measure, above);
      out.push({ kind: 'other', block: paragraph });
      above = paragraph.box.y1;
      continue;
    }
    const table =
      entry.kind === 'grid'
        ? drawnTable(entry.item, measure, stats, above)
        : alignedTable(entry.table, measure, stats, above, (p) => groundOf(p, grounds, paper));
    out.push({ kind: 'other', block: table });
    above = table.box.y1;
  }
  flush();
  return out;
};

/** A drawn table with the content of its cells, which may include tables. */
export const drawnTable = (item: GridItem, column: Measure, stats: Statistics, above: number | undefined): Table =>
  gridTable(item, column, above, (items, measure) =>
    readColumn(items, measure, stats, { frames: [], grounds: [], height: 0 }, undefined).map(blockOf),
  );
