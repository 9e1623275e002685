import type { FlowModel } from '../flow-model.ts';
import type { ImageData, OutlineEntry, Paragraph, Running } from '../model.ts';
import { readingOrder } from '../reading-order.ts';
import type { Typeface } from '../typeface.ts';
import { anchorLinks } from './anchors.ts';
import { findBodyEdges, findPageEdges } from './body-edges.ts';
import { findRegions, findTextBoxes } from './cards.ts';
import { breakColumns } from './column-breaks.ts';
import type { Region } from './columns.ts';
import { type FoundNote, type FoundNotes, findFootnotes, references } from './footnotes.ts';
import { paragraphFormulas, setFormulas } from './formulas.ts';
import type { Frame } from './frame.ts';
import { findFurniture } from './furniture.ts';
import { canStandOn, groundOf, paperOf, white } from './grounds.ts';
import { joinHeadings } from './join-headings.ts';
import { joinRegions } from './join-regions.ts';
import type { Item, PageSegments } from './layout-items.ts';
import type { Line } from './line.ts';
import { type NotePosition, noteFeet } from './note-feet.ts';
import { addNotes, linkNotes, marksByBlock, type NoteMarks } from './notes.ts';
import type { PageRegion } from './page-region.ts';
import { mapBlocks } from './panels.ts';
import { leaves, linesOf, measureColumns, readRegion } from './read-region.ts';
import { regionBlocks } from './region-blocks.ts';
import { giveRoles } from './roles.ts';
import { findPageStep, runningParagraphs } from './running.ts';
import { buildSections } from './sections.ts';
import type { Sheet } from './sheet.ts';
import { gatherStatistics } from './statistics.ts';

export type Source = {
  readonly title: string;
  /** The program that created the document, from the file. */
  readonly creator: string;
  readonly language: string;
  readonly outline: readonly OutlineEntry[];
  readonly images: ReadonlyMap<string, ImageData>;
};

const cellLines = (items: readonly Item[]): Line[][] =>
  items.flatMap((i) => (i.kind === 'grid' ? i.cells.filter((c) => c.length).map(linesOf) : []));

const isRtl = (items: readonly Item[]): boolean => {
  let score = 0;
  for (const i of items) if (i.kind === 'text') score += i.segment.direction === 'rtl' ? i.letters : -i.letters;
  return score > 0;
};

/** Notes at the foot of columns, if the page has none across its full width. */
const columnNotes = (
  regions: readonly Region<Item>[],
  page: PageSegments,
  known: ReadonlySet<string>,
  bodySize: number,
  before: FoundNote | undefined,
): FoundNotes => {
  const notes: FoundNote[] = [];
  const gone = new Set<Item>();
  for (const column of regions.flatMap((r) => (r.kind === 'leaf' || r.boxes ? [] : r.columns))) {
    const items = leaves(column).flat();
    const lines = linesOf(items);
    if (lines.length === 0) continue;
    const measure = { left: Math.min(...lines.map((l) => l.box.x0)), right: Math.max(...lines.map((l) => l.box.x1)) };
    const found = findFootnotes(page, { items, ...measure, inColumn: true, known, before: notes.at(-1) ?? before }, bodySize);
    notes.push(...found.notes.map((note) => ({ ...note, measure })));
    for (const item of found.items) gone.add(item);
  }
  return { notes, items: gone };
};

/** The regions without some of their items, and without regions that become empty. */
const without = (regions: readonly Region<Item>[], gone: ReadonlySet<Item>): Region<Item>[] =>
  regions.flatMap((r): Region<Item>[] => {
    if (r.kind === 'leaf') {
      const items = r.items.filter((i) => !gone.has(i));
      return items.length ? [{ kind: 'leaf', items }] : [];
    }
    if (r.boxes) return [r];
    const columns = r.columns.map((c) => without(c, gone)).filter((c) => c.length > 0);
    return columns.length > 1 ? [{ kind: 'columns', columns }] : (columns[0] ?? []);
  });

/** Reads all pages as one flowing text. `paper`: their background colour. */
export const understandFlow = (
  pages: readonly PageSegments[],
  source: Source,
  typefaces: readonly Typeface[],
  paper = paperOf(pages),
): FlowModel => {
  const { running: furniture, headings } = findFurniture(pages);
  const bodies = pages.map((page) => page.items.filter((i) => !furniture.has(i) && !headings.has(i)));
  const roughSize = gatherStatistics(bodies.map(linesOf)).bodySize;
  const feet: FoundNotes[] = [];
  const boxes = pages.map(findTextBoxes);
  const regions = pages.map((page, n) => {
    const body = bodies[n] as Item[];
    const edges = findBodyEdges(linesOf(body), page.width);
    const known = references(body);
    const before = feet.at(-1)?.notes.at(-1);
    const across = findFootnotes(page, { items: body, left: edges.left, right: edges.right, inColumn: false, known, before }, roughSize);
    const rtl = isRtl(body);
    const find = (items: readonly Item[]) => findRegions(items, boxes[n] as Frame[], rtl);
    const left = body.filter((i) => !across.items.has(i));
    const found = find(left);
    const own = across.notes.length ? across : columnNotes(found, page, known, roughSize, before);
    feet.push(own);
    return own === across ? found : without(found, own.items);
  });
  const stats = gatherStatistics(regions.flatMap((r) => leaves(r).flatMap((items) => [linesOf(items), ...cellLines(items)])));
  const edges = findPageEdges(
    pages.map((page, n) => ({ ...page, lines: (regions[n] ?? []).flatMap((r) => leaves([r]).flatMap(linesOf)) })),
  );
  const measures = measureColumns(regions.flat());
  const pageStep = findPageStep(pages, furniture);
  const notes = new Map<number, readonly Paragraph[]>();
  const noteMarks = new Map<number, string>();
  const notePositions: NotePosition[] = [];
  const pageRegions: PageRegion[] = [];
  const sheets: Sheet[] = [];
  for (const [n, page] of pages.entries()) {
    const measure = edges.of(page);
    const own = (regions[n] ?? [])
      .map((region) => readRegion(region, measure, measures, stats, { ...page, paper, boxes: boxes[n] as Frame[] }))
      .map((r) => ({ ...r, page: n }));
    const { marks, asText, columns } = addNotes(feet[n]?.notes ?? [], notes, measure, stats);
    const named = new Set<number>();
    const linked = marks.size ? linkRegions(own, marks, named) : own;
    pageRegions.push(...linked);
    for (const [mark, ids] of marks)
      for (const id of ids) {
        if (named.has(id)) {
          const column = columns.get(id);
          noteMarks.set(id, mark);
          notePositions.push({ note: id, page: n, ...(column ? { column } : {}) });
        } else {
          notes.delete(id);
          pageRegions.push({ page: n, columns: [{ measure, blocks: asText.get(id) ?? [] }] });
        }
      }
    const noteLines = (feet[n]?.notes ?? []).flatMap((note) => note.lines);
    sheets.push({
      width: page.width,
      height: page.height,
      blocks: own.flatMap(regionBlocks),
      furniture: runningParagraphs(page, furniture, measure, stats, pageStep),
      ...(noteLines.length
        ? { notes: { top: Math.min(...noteLines.map((l) => l.box.y0)), bottom: Math.max(...noteLines.map((l) => l.box.y1)) } }
        : {}),
      ...(page.vertical ? { vertical: true as const } : {}),
    });
  }
  const joined = breakColumns(
    joinRegions(anchorLinks(pageRegions), stats),
    pages.map(({ height }) => height),
  );
  const withRoles = giveRoles(
    joinHeadings(joined, stats),
    stats,
    source.outline,
    pages.every((p) => p.width > p.height),
  );
  const sections = buildSections(withRoles, sheets, edges.usual, stats, (pages[0]?.index ?? 0) + pageStep);
  // Text in a white box on a dark page would be lost together with its box.
  const isBoxed = (r: Running): boolean => r.kind === 'paragraph' && pages.some((p) => groundOf(r, p.grounds, paper) !== undefined);
  if (
    paper !== white &&
    !sections.every(
      (s) => canStandOn(readingOrder(s.blocks), paper) && [...s.header, ...s.footer].every((r) => canStandOn([r], paper) || !isBoxed(r)),
    )
  )
    return understandFlow(pages, source, typefaces, white);
  return {
    title: source.title,
    language: source.language,
    sections: sections.map((s) => ({ ...s, blocks: mapBlocks(s.blocks, setFormulas) })),
    ...(paper !== white ? { paper } : {}),
    pages: pages.length,
    notes: new Map([...notes].map(([id, note]) => [id, note.map(paragraphFormulas)])),
    noteMarks,
    noteFeet: noteFeet(withRoles, notePositions),
    images: source.images,
    outline: source.outline,
    typefaces,
  };
};

const linkRegions = (regions: readonly PageRegion[], marks: NoteMarks, named: Set<number>): PageRegion[] => {
  const marksAt = marksByBlock(
    regions.flatMap((r) => r.columns.flatMap((c) => c.blocks)),
    marks,
  );
  return regions.map((r) => ({
    ...r,
    columns: r.columns.map((c) => ({ ...c, blocks: c.blocks.map((d) => linkNotes(d, marksAt(d), named)) })),
  }));
};
