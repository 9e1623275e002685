import type { Block, FlowModel, ImageData, Inline, OutlineEntry, PageModel, Paragraph, PlacedModel, Shape } from '../model.ts';
import { area } from '../read/geometry.ts';
import type { PageContent } from '../read/page-content.ts';
import { blockOf, type Draft, readColumn } from './blocks.ts';
import { findBodyEdges } from './body-edges.ts';
import { buildParagraph } from './build-paragraph.ts';
import { findColumns, type Region } from './columns.ts';
import { type FoundNote, findFootnotes } from './footnotes.ts';
import { findFurniture } from './furniture.ts';
import { findHeadings } from './headings.ts';
import { continues, joinParagraphs } from './join.ts';
import { isRestOf, joinTables } from './join-tables.ts';
import { type Line, makeLines } from './line.ts';
import { makeListFinder } from './lists.ts';
import { type Item, type PageItems, takeApart } from './page-items.ts';
import { findBreaks, type Measure } from './paragraph-breaks.ts';
import { placePages } from './placed-pages.ts';
import { runningParagraphs } from './running.ts';
import { buildSections, type Sheet, type Stretch } from './sections.ts';
import { documentTables } from './sheets/document-tables.ts';
import { isPrintOut, spreadsheets } from './sheets/print-out.ts';
import { makeSheetReading } from './sheets/read-sheets.ts';
import type { SheetsModel } from './sheets/sheets-model.ts';
import { gatherStatistics, type Statistics } from './statistics.ts';

export type Source = {
  readonly title: string;
  /** The program that the document was written with, as the file says. */
  readonly creator: string;
  readonly language: string;
  readonly outline: readonly OutlineEntry[];
  readonly images: ReadonlyMap<string, ImageData>;
};

export type Apart = PageItems & { readonly drawings: PageModel['drawings'] };

/** Maps, plots and shadows made of dots have any number of shapes; past this many, only the largest count. */
const maxDrawings = 1500;

const largest = (drawings: PageContent['drawings']): PageContent['drawings'] => {
  if (drawings.length <= maxDrawings) return drawings;
  const kept = new Set([...drawings].sort((a, b) => area(b.box) - area(a.box)).slice(0, maxDrawings));
  return drawings.filter((d) => kept.has(d));
};

/** A picture set so often on one page is the tile of a pattern; a thousand pieces of it are of no use to anyone. */
const maxRepeats = 100;

const withoutTiles = (drawings: PageContent['drawings']): PageContent['drawings'] => {
  const times = new Map<string, number>();
  for (const d of drawings) if ('image' in d) times.set(d.image, (times.get(d.image) ?? 0) + 1);
  return drawings.filter((d) => !('image' in d) || (times.get(d.image) ?? 0) <= maxRepeats);
};

/** What of a page the placing writers need, beside its text. */
const drawingsOf = (page: PageContent): PageModel['drawings'] =>
  largest(withoutTiles(page.drawings)).map((d) =>
    'image' in d ? { image: d.image, width: d.box.x1 - d.box.x0, height: d.box.y1 - d.box.y0, alt: '', box: d.box } : (d as Shape),
  );

/** Takes pages one at a time, so that a page's glyphs can go as soon as its text is known. */
export const makeUnderstanding = (view: 'text' | 'sheets') => {
  const pages: Apart[] = [];
  const sheets = makeSheetReading();
  return {
    add: (page: PageContent): void => {
      pages.push({ ...takeApart(page, 'lines'), drawings: drawingsOf(page) });
      if (view === 'sheets') sheets.add(page);
    },
    flow: (source: Source): FlowModel => understandFlow(pages, source),
    placed: (source: Source): PlacedModel => ({ title: source.title, pages: placePages(pages), images: source.images }),
    sheets: (source: Source): SheetsModel => ({
      title: source.title,
      language: source.language,
      sheets: isPrintOut(sheets.pages(), source.creator)
        ? sheets.finish(spreadsheets.test(source.creator))
        : documentTables(understandFlow(pages, source)),
    }),
  };
};

const leaves = (regions: readonly Region<Item>[]): (readonly Item[])[] =>
  regions.flatMap((r) => (r.kind === 'leaf' ? [r.items] : r.columns.flatMap((c) => leaves(c))));

const linesOf = (items: readonly Item[]): Line[] => makeLines(items.flatMap((i) => (i.kind === 'text' ? [i.segment] : [])));

const cellLines = (items: readonly Item[]): Line[][] =>
  items.flatMap((i) => (i.kind === 'grid' ? i.cells.filter((c) => c.length).map(linesOf) : []));

const isRtl = (items: readonly Item[]): boolean => {
  let score = 0;
  for (const i of items) if (i.kind === 'text') score += i.segment.direction === 'rtl' ? i.letters : -i.letters;
  return score > 0;
};

const understandFlow = (pages: readonly Apart[], source: Source): FlowModel => {
  const furniture = findFurniture(pages);
  const bodies = pages.map((page) => page.items.filter((i) => !furniture.has(i)));
  const roughSize = gatherStatistics(bodies.map(linesOf)).bodySize;
  const feet = pages.map((page, n) => {
    const body = bodies[n] as Item[];
    const edges = findBodyEdges(linesOf(body), page.width);
    return findFootnotes(page, body, roughSize, edges.left, edges.right);
  });
  const regions = bodies.map((body, n) =>
    findColumns(
      body.filter((i) => !feet[n]?.items.has(i)),
      isRtl(body),
    ),
  );
  const stats = gatherStatistics(regions.flatMap((r) => leaves(r).flatMap((items) => [linesOf(items), ...cellLines(items)])));
  const edges = edgesByWidth(pages, regions);
  const notes = new Map<number, readonly Paragraph[]>();
  const stretches: Stretch[] = [];
  const sheets: Sheet[] = [];
  for (const [n, page] of pages.entries()) {
    const measure = edges.get(Math.round(page.width)) ?? { left: 0, right: page.width };
    const own = (regions[n] ?? []).map((region) => readRegion(region, measure, stats, page)).map((r) => ({ ...r, page: n }));
    const references = addNotes(feet[n]?.notes ?? [], notes, measure, stats);
    const referenced = references.size
      ? own.map((r) => ({ ...r, columns: r.columns.map((c) => ({ ...c, drafts: c.drafts.map((d) => linkNotes(d, references)) })) }))
      : own;
    stretches.push(...referenced);
    sheets.push({
      width: page.width,
      height: page.height,
      blocks: own.flatMap((r) => r.columns.flatMap((c) => c.drafts.map(blockOf))),
      furniture: runningParagraphs(page, furniture, measure, stats),
    });
  }
  const joined = joinStretches(stretches);
  const withRoles = giveRoles(joined, stats, source.outline);
  const sections = buildSections(withRoles, sheets, edges, stats);
  return { title: source.title, language: source.language, sections, notes, images: source.images, outline: source.outline };
};

const edgesByWidth = (pages: readonly Apart[], regions: readonly Region<Item>[][]): ReadonlyMap<number, Measure> => {
  const lines = new Map<number, Line[]>();
  for (const [n, page] of pages.entries()) {
    const key = Math.round(page.width);
    const list = lines.get(key) ?? [];
    for (const region of regions[n] ?? []) {
      const all = leaves([region]).flatMap(linesOf);
      list.push(...all);
    }
    lines.set(key, list);
  }
  return new Map([...lines].map(([width, list]) => [width, findBodyEdges(list, width)]));
};

const readRegion = (region: Region<Item>, page: Measure, stats: Statistics, apart: PageItems): Omit<Stretch, 'page'> => {
  if (region.kind === 'leaf')
    return { columns: [{ measure: page, drafts: readColumn(region.items, page, stats, apart.frames, undefined) }] };
  return {
    columns: region.columns.map((column) => {
      const items = leaves(column).flat();
      const lines = linesOf(items);
      const measure = {
        left: Math.min(...items.map((i) => i.box.x0)),
        right: Math.max(...(lines.length ? lines.map((l) => l.box.x1) : items.map((i) => i.box.x1))),
      };
      return { measure, drafts: leaves(column).flatMap((leaf) => readColumn(leaf, measure, stats, apart.frames, undefined)) };
    }),
  };
};

/** Gives the notes of a page numbers of the document; the result maps markers to them. */
const addNotes = (
  found: readonly FoundNote[],
  notes: Map<number, readonly Paragraph[]>,
  measure: Measure,
  stats: Statistics,
): Map<string, number> => {
  const references = new Map<string, number>();
  for (const note of found) {
    const id = notes.size + 1;
    const starts = findBreaks(note.lines, measure, stats);
    const paragraphs = starts.map((s, k) =>
      buildParagraph(note.lines.slice(s, starts[k + 1] ?? note.lines.length), measure, stats, undefined),
    );
    const first = paragraphs[0] as Paragraph;
    notes.set(id, [{ ...first, inlines: withoutMarker(first.inlines, note.marker) }, ...paragraphs.slice(1)]);
    references.set(note.marker, id);
  }
  return references;
};

const withoutMarker = (inlines: readonly Inline[], marker: string): Inline[] => {
  const [first, ...rest] = inlines;
  if (first?.kind !== 'text' || !first.text.trimStart().startsWith(marker)) return [...inlines];
  const text = first.text
    .trimStart()
    .slice(marker.length)
    .replace(/^[).:]?\s*/, '');
  const after = rest[0]?.kind === 'tab' && !text ? rest.slice(1) : rest;
  const [next, ...others] = after;
  if (!text && next?.kind === 'text') return [{ ...next, text: next.text.trimStart() }, ...others];
  return text ? [{ ...first, text }, ...after] : after;
};

/** Superscripts that name a note of the page become references; a space that they end with goes to the text after. */
const linkNotes = (draft: Draft, references: ReadonlyMap<string, number>): Draft => {
  if (draft.kind !== 'text') return draft;
  const inlines: Inline[] = [];
  let space = '';
  for (const i of draft.paragraph.inlines) {
    const note = i.kind === 'text' && i.style.script === 'super' ? references.get(i.text.trim()) : undefined;
    if (note !== undefined && i.kind === 'text') {
      inlines.push({ kind: 'note', note });
      space = /\s$/.test(i.text) ? ' ' : '';
      continue;
    }
    inlines.push(i.kind === 'text' ? { ...i, text: space + i.text } : i);
    space = '';
  }
  return { ...draft, paragraph: { ...draft.paragraph, inlines } };
};

/** Joins what a column or page break parts: paragraphs and tables that go on. */
const joinStretches = (stretches: readonly Stretch[]): Stretch[] => {
  const out: { page: number; columns: { measure: Measure; drafts: Draft[] }[] }[] = [];
  let last: Draft[] | undefined;
  for (const stretch of stretches) {
    const columns = stretch.columns.map((c) => ({ measure: c.measure, drafts: [...c.drafts] }));
    for (const column of columns) {
      const first = column.drafts[0];
      const end = last?.at(-1);
      if (last && first && end) {
        if (first.kind === 'text' && end.kind === 'text' && continues(end, first)) {
          last[last.length - 1] = {
            kind: 'text',
            paragraph: joinParagraphs(end.paragraph, first.paragraph),
            lines: [...end.lines, ...first.lines],
            measure: first.measure,
          };
          column.drafts.shift();
        } else if (
          first.kind === 'other' &&
          end.kind === 'other' &&
          first.block.kind === 'table' &&
          end.block.kind === 'table' &&
          isRestOf(end.block, first.block)
        ) {
          last[last.length - 1] = { kind: 'other', block: joinTables(end.block, first.block) };
          column.drafts.shift();
        }
      }
      if (column.drafts.length) last = column.drafts;
    }
    out.push({ page: stretch.page, columns });
  }
  return out;
};

/** Headings, then list items: an item's number is not a heading's, and lists end at headings. */
const giveRoles = (stretches: readonly Stretch[], stats: Statistics, outline: readonly OutlineEntry[]): Stretch[] => {
  const paragraphs = stretches.flatMap((s) => s.columns.flatMap((c) => c.drafts.flatMap((d) => (d.kind === 'text' ? [d.paragraph] : []))));
  const roles = findHeadings(paragraphs, stats.bodySize, outline);
  const withHeadings = paragraphs.map((p) => ({ ...p, role: roles.get(p) ?? p.role }));
  const final = makeListFinder()(withHeadings);
  const byOld = new Map(paragraphs.map((p, n) => [p, final[n] as Paragraph]));
  const inCells = makeListFinder();
  const cellRoles = (block: Block): Block =>
    block.kind === 'table'
      ? {
          ...block,
          cells: block.cells.map((cell) => {
            const texts = cell.blocks.filter((b): b is Paragraph => b.kind === 'paragraph');
            const found = inCells(texts);
            return { ...cell, blocks: cell.blocks.map((b) => (b.kind === 'paragraph' ? (found[texts.indexOf(b)] as Paragraph) : b)) };
          }),
        }
      : block;
  return stretches.map((s) => ({
    ...s,
    columns: s.columns.map((c) => ({
      ...c,
      drafts: c.drafts.map(
        (d): Draft =>
          d.kind === 'text' ? { ...d, paragraph: byOld.get(d.paragraph) ?? d.paragraph } : { ...d, block: cellRoles(d.block) },
      ),
    })),
  }));
};
