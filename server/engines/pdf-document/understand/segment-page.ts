import type { Box } from '../model.ts';
import { area, contains, covered } from '../read/geometry.ts';
import type { Glyph, PageContent, PlacedImage, Rule } from '../read/page-content.ts';
import { byHeight } from './by-height.ts';
import { findRoundedBoxes } from './cards.ts';
import { closeCombs, isComb } from './combs.ts';
import { findDrawnBullets } from './drawn-bullets.ts';
import { setDropCapitals } from './drop-capitals.ts';
import { setFractions } from './fractions.ts';
import { byCentre, cutsText, glyphsByCell, joinCutCells, partSpans, textsInGrid, withoutOverlaps } from './grid-text.ts';
import { findGrids, type Grid } from './grids.ts';
import { joinAccents } from './join-accents.ts';
import { joinOverlays } from './join-overlays.ts';
import { joinPieces, lowerTallScripts } from './large-signs.ts';
import { type Item, type PageSegments, pictureItem, textItem } from './layout-items.ts';
import { setLimits, setRoots } from './roots.ts';
import { findRowRuled } from './row-ruled.ts';
import type { Segment } from './segment.ts';
import { makeCellTexts, makeSegments } from './segments.ts';
import { isShadedHead } from './shaded-head.ts';
import { findSideBars } from './side-bars.ts';
import { withUnshadedRows } from './striped-rows.ts';
import { chooseTables, taggedTables } from './tagged-tables.ts';
import { readTagPlaces } from './tags.ts';
import { decorate } from './text-style.ts';
import { turnBoxBack, turnGlyph } from './turned.ts';
import { edgeSlack } from './typography.ts';

/** A page is a scan if its picture covers this share of it and less than this share of its text is visible: the rest is its text layer. */
const scan = { picture: 0.6, shown: 0.3 } as const;
/** Points: how far text may begin above the page's top. */
const overPage = 2;
/** Points: lines that bound a filled table exceed its ends by half a border, and may be a row away from its fills. */
const bounds = { ends: 4, height: 2, row: 6 } as const;
/** Few filled rows: at most this many lines, and less than half as high as the table around them. */
const fewShaded = { lines: 3, height: 2 } as const;
/** Share of a box inside another: of a grid in a cell, and of a picture in a cell. */
const inside = { grid: 0.9, picture: 0.75 } as const;
/** Shares of the page: a larger grid of one or two cells is its frame. */
const frameOfPage = { oneCell: 0.7, oneWritten: 0.5, twoCells: 0.75 } as const;
/** Minimum cells of a table with text in only one: fewer are a box. */
const leastCells = 4;

/** Assigns segments their positions in the structure tree; a segment with text of several blocks gets none. */
const tagSegments = (page: PageContent): ((segment: Segment) => Segment) => {
  const places = readTagPlaces(page);
  if (places.size === 0) return (segment) => segment;
  return (segment) => {
    const found = segment.mcids.map((id) => places.get(id)).filter((p) => p !== undefined);
    const tag = found[0];
    return tag && found.every((p) => p.block === tag.block) ? { ...segment, tag } : segment;
  };
};

/** Text layers of scanned pages are painted invisibly; elsewhere, hidden text is not for readers. */
const visibleGlyphs = (page: PageContent): readonly Glyph[] => {
  const shown = page.glyphs.filter((g) => !g.hidden);
  const pageBox = { x0: 0, y0: 0, x1: page.width, y1: page.height };
  const scanned = page.images.some((i) => covered(pageBox, i.box) > scan.picture);
  const glyphs = scanned && shown.length < page.glyphs.length * scan.shown ? page.glyphs : shown;
  return glyphs.filter((g) => g.x > -g.size && g.x < page.width + g.size && g.y > -overPage && g.y - g.size < page.height + overPage);
};

/** Segments of upright text, then those of each other direction in a rotated coordinate system. */
const segmentsOf = (glyphs: readonly Glyph[], page: PageContent, decorations: ReturnType<typeof decorate>['decorations']): Segment[] => {
  const upright = glyphs.filter((g) => g.angle === 0 && !g.font.vertical);
  const segments = makeSegments(upright, decorations);
  if (upright.length === glyphs.length) return segments;
  const turned = new Map<number, Glyph[]>();
  for (const g of glyphs) {
    if (g.angle === 0 && !g.font.vertical) continue;
    const key = g.font.vertical ? 90 : Math.round(g.angle / 90) * 90 === g.angle ? g.angle : -1;
    if (key === -1) continue;
    const list = turned.get(key);
    if (list) list.push(g);
    else turned.set(key, [g]);
  }
  for (const [angle, list] of turned)
    for (const s of makeSegments(
      list.map((g) => turnGlyph(g, page.width, page.height)),
      decorations,
    ))
      segments.push({ ...s, box: turnBoxBack(s.box, angle, page.width, page.height), angle });
  return segments;
};

const isSlanted = (g: Glyph): boolean => g.angle % 90 !== 0;

/** Pictures without visible content are thinner than a hairline, or beside the page. */
const isRealPicture = (image: PlacedImage, page: Box): boolean => {
  const [w, h] = [image.box.x1 - image.box.x0, image.box.y1 - image.box.y0];
  return w >= 1 && h >= 1 && contains(page, image.box, Math.max(w, h));
};

/** Points: a table continues to a line of its width within this distance. */
const nextRule = 40;

/**
 * Rows of a table may be marked by fills: fills without a vertical line, in a table bounded by horizontal lines further out. They are part
 * of that table, not a separate one.
 */
const isShadedPart = (grid: Grid, rules: readonly Rule[]): boolean => {
  if (grid.cells.some((c) => c.borders.left || c.borders.right)) return false;
  const { x0, y0, x1, y1 } = grid.box;
  const across = rules.filter((r) => r.y0 === r.y1 && r.x0 < x0 + bounds.ends && r.x1 > x1 - bounds.ends);
  const [above, below] = [across.filter((r) => r.y0 < y0 + bounds.height), across.filter((r) => r.y0 > y1 - bounds.height)];
  const pairs = above.flatMap((a) =>
    below.filter((b) => Math.abs(a.x0 - b.x0) < edgeSlack && Math.abs(a.x1 - b.x1) < edgeSlack).map((b) => [a.y0, b.y0] as const),
  );
  // One or two filled rows among many; or more of them, below a header between two lines.
  if (grid.ys.length <= fewShaded.lines) return pairs.some(([top, bottom]) => bottom - top > fewShaded.height * (y1 - y0));
  return pairs.some(([top]) => y0 - top > bounds.row && y0 - top < nextRule) && across.some((r) => Math.abs(r.y0 - y0) < bounds.height);
};

/** Page segmentation: tables with their text, text outside of them, pictures, and the remaining rules and frames. */
export const segmentPage = (page: PageContent): PageSegments => {
  const pageBox: Box = { x0: 0, y0: 0, x1: page.width, y1: page.height };
  const text = visibleGlyphs(page).filter((g) => !isSlanted(g));
  const signs = lowerTallScripts(joinPieces(joinAccents(joinOverlays(text))));
  const roots = setRoots(setDropCapitals(signs), page.rules);
  const { glyphs: painted, bars: fractions } = setFractions(
    setLimits(roots.glyphs),
    page.rules.filter((r) => !roots.bars.has(r)),
  );
  const bars = new Set([...roots.bars, ...fractions]);
  const drawn = bars.size > 0 ? page.rules.filter((r) => !bars.has(r)) : page.rules;
  const glyphs = [...findDrawnBullets(page.drawings, painted), ...painted];
  const { decorations, used, highlights } = decorate(glyphs, drawn, page.fills, page.links);
  const tagged = tagSegments(page);
  const rules = drawn.filter((r) => !used.has(r));
  const fills = page.fills.filter((f) => !highlights.has(f));
  const [baselines, centres] = [byHeight(glyphs, (g) => g.y), byCentre(glyphs)];
  const grids = findGrids(rules, fills, pageBox).filter((grid) => !isShadedPart(grid, rules) && !isShadedHead(grid, baselines));
  const texts = new Map(grids.map((grid) => [grid, textsInGrid(grid, baselines)]));
  const cutting = new Set(grids.filter((grid) => cutsText(grid, texts.get(grid) ?? [])));
  const whole = grids
    .filter((grid) => !cutting.has(grid))
    .map((grid) => partSpans(joinCutCells(withUnshadedRows(grid, baselines), texts.get(grid) ?? [], centres), centres));
  const filled = whole.map((grid) => ({ grid, owners: withoutOverlaps(grid, glyphsByCell(grid, centres), centres) }));
  const taken = new Set<Glyph>();
  const items: Item[] = [];
  const frames: PageSegments['frames'][number][] = [];
  const images = page.images.filter((i) => isRealPicture(i, pageBox));
  const takenImages = new Set<PlacedImage>();
  const combs = new Set(filled.filter(({ grid, owners }) => isComb(grid, owners)).map(({ owners }) => owners));
  const tables = filled
    .filter(({ owners }) => !combs.has(owners))
    .filter(({ grid, owners }) => isTable(grid, owners, pageBox))
    // A grid inside a cell of another is read as part of the outer one.
    .filter(
      ({ grid }, _, all) =>
        !all.some((o) => o.grid !== grid && area(o.grid.box) > area(grid.box) && covered(grid.box, o.grid.box) > inside.grid),
    );
  for (const { grid, owners } of tables) {
    const cells = owners.map((list, n): Item[] => {
      for (const g of list) taken.add(g);
      const pictures = images.filter((i) => !takenImages.has(i) && covered(i.box, (grid.cells[n] as { box: Box }).box) > inside.picture);
      for (const i of pictures) takenImages.add(i);
      return [...segmentsOf(list, page, decorations).map(tagged).map(textItem), ...pictures.map(pictureItem)];
    });
    items.push({ kind: 'grid', grid, cells, box: grid.box, letters: 0, baseline: grid.box.y1, size: 0, block: true });
  }
  for (const { grid } of filled) {
    if (!isStackOfFills(grid) && (grid.cells.length > 1 || area(grid.box) > area(pageBox) * frameOfPage.oneCell)) continue;
    for (const cell of grid.cells)
      frames.push({
        box: cell.box,
        ...(cell.fill ? { fill: cell.fill } : {}),
        ...(cell.borders.top && cell.borders.left ? { border: cell.borders.top.colour } : {}),
      });
  }
  frames.push(...findRoundedBoxes(rules));
  const rest = closeCombs(
    glyphs.filter((g) => !taken.has(g)),
    [...combs],
  );
  const framed = frames.filter((f) => f.border).map((f) => f.box);
  const gridBoxes = [...tables.map((t) => t.grid.box), ...[...cutting].map((grid) => grid.box), ...framed];
  const separators = rules.filter(
    (r) => r.y0 === r.y1 && !gridBoxes.some((b) => r.y0 >= b.y0 - edgeSlack && r.y0 <= b.y1 + edgeSlack && r.x0 < b.x1 && r.x1 > b.x0),
  );
  const restCentres = byCentre(rest);
  const byTags = taggedTables(page.tags, glyphs, taken);
  const found = findRowRuled(separators, fills, () => makeCellTexts(rest.filter((g) => g.angle === 0 && !g.font.vertical)));
  const ruled = chooseTables(
    found.map((grid) => ({ grid, owners: glyphsByCell(grid, restCentres) })),
    byTags,
  );
  for (const { grid, owners } of ruled) {
    const cells = owners.map((list): Item[] => {
      for (const g of list) taken.add(g);
      return segmentsOf(list, page, decorations).map(tagged).map(textItem);
    });
    items.push({ kind: 'grid', grid, cells, box: grid.box, letters: 0, baseline: grid.box.y1, size: 0, block: true });
  }
  const segments = segmentsOf(
    rest.filter((g) => !taken.has(g)),
    page,
    decorations,
  ).map(tagged);
  items.push(...segments.map(textItem));
  items.push(...images.filter((i) => !takenImages.has(i)).map(pictureItem));
  const sideBars = findSideBars(rules, fills, gridBoxes, page.height);
  const free = separators.filter((r) => !ruled.some(({ grid }) => r.y0 >= grid.box.y0 - 1 && r.y0 <= grid.box.y1 + 1));
  return {
    index: page.index,
    width: page.width,
    height: page.height,
    items,
    separators: free,
    frames,
    bars: sideBars,
    grounds: fills,
    ...(page.vertical ? { vertical: true as const } : {}),
  };
};

/** Fills below each other, without a line: shaded paragraphs. */
const isStackOfFills = (grid: Grid): boolean => grid.xs.length === 2 && grid.cells.every((c) => Object.keys(c.borders).length === 0);

/** Two or more cells with text make a table; grids without text are drawings. */
const isTable = (grid: Grid, owners: readonly (readonly Glyph[])[], page: Box): boolean => {
  if (grid.cells.length < 2 || isStackOfFills(grid)) return false;
  const written = owners.filter((list) => list.some((g) => g.text.trim() !== '')).length;
  if (written === 0) return false;
  // A frame around most of a page with one or two cells is decoration.
  if (written === 1 && (grid.cells.length < leastCells || area(grid.box) > area(page) * frameOfPage.oneWritten)) return false;
  return !(grid.cells.length <= 2 && area(grid.box) > area(page) * frameOfPage.twoCells);
};
