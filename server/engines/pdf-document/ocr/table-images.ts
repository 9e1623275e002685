import type { Box } from '../model.ts';
import { area, contains } from '../read/geometry.ts';
import type { RawImage } from '../read/images.ts';
import type { Glyph, PageContent, PlacedImage, Rule } from '../read/page-content.ts';
import { findGrids, type Grid } from '../understand/grids.ts';
import { judge, type RecognisedLine, type RecognisedWord } from './hocr.ts';
import { paperOf } from './paper.ts';
import type { ReadLines } from './read-image.ts';
import { recognisedPage } from './recognised-page.ts';
import { scanOf } from './scanned.ts';
import { type GreyImage, shrinkToGrey } from './shrink-to-grey.ts';
import { maxTables } from './table-limits.ts';

/** A picture of a ruled table on a text page, and the rules it shows, in page space. */
export type TableImage = { readonly picture: PlacedImage; readonly rules: readonly Rule[]; readonly grid: Grid };

/** Minimum size of a table in points, and minimum resolution in pixels per inch for reading its letters. */
const table = { width: 90, height: 32, resolution: 60 } as const;
/** Width in pixels for line detection, and for the preceding quick check that skips photographs. */
const [across, glance] = [1400, 120];
/** Lines are below this share of their paper's brightness. */
const lineShade = 0.86;
/**
 * Minimum length of a line as a share of the picture's side and in pixels; maximum thickness in pixels: thicker ones are fills, whose edges
 * separate rows.
 */
const line = { share: 0.12, pixels: 24, thickest: 8 } as const;
/**
 * Pixels: tolerance between the ends of one line's pixel rows. Lines have light on both sides, within this distance, along this share of
 * their length.
 */
const edges = { ragged: 6, aside: 2, light: 0.6 } as const;
/**
 * Minimum share of the picture that the table covers; minimum rows, columns, and lines each way; minimum share of its edges each way that
 * are lines (tolerance of a point), since a header row may be a fill, and of its slots that are single cells: screenshots and diagrams have
 * fewer.
 */
const grids = { covers: 0.3, rows: 2, columns: 2, lines: 2, standing: 0.7, lying: 0.5, off: 1, cells: 0.7 } as const;
/** Minimum share of cells with text, and of the picture's letters inside cells: charts have text outside, screenshots everywhere. */
const read = { cells: 0.6, letters: 0.9 } as const;
/** Minimum overall confidence of a table's words. */
const sure = 60;

/** A run of dark pixels through adjacent rows: the rows, and its start and end in them. */
type Band = { readonly from: number; readonly start: number; readonly end: number; to: number };

/** Long runs of dark pixels; `isDark` by row and position in the row. */
const bandsOf = (rows: number, length: number, isDark: (row: number, at: number) => boolean): Band[] => {
  const least = Math.max(line.pixels, line.share * length);
  const done: Band[] = [];
  let open: Band[] = [];
  for (let row = 0; row < rows; row++) {
    const next: Band[] = [];
    for (let at = 0, start = 0; at <= length; at++) {
      if (at < length && isDark(row, at)) continue;
      if (at - start >= least) {
        const same = open.find((b) => Math.abs(b.start - start) <= edges.ragged && Math.abs(b.end - at) <= edges.ragged);
        if (same) same.to = row + 1;
        next.push(same ?? { from: row, to: row + 1, start, end: at });
      }
      start = at + 1;
    }
    done.push(...open.filter((b) => !next.includes(b)));
    open = next;
  }
  return [...done, ...open];
};

/** Whether a band is a line, with light on both sides. A band with dark on one side is the edge of a fill or a shape. */
const isLine = (band: Band, rows: number, isDark: (row: number, at: number) => boolean): boolean => {
  if (band.to - band.from > line.thickest) return false;
  return [band.from - edges.aside, band.to - 1 + edges.aside].every((row) => {
    if (row < 0 || row >= rows) return true;
    let light = 0;
    for (let at = band.start; at < band.end; at++) if (!isDark(row, at)) light++;
    return light >= edges.light * (band.end - band.start);
  });
};

/** A line, or the edge of a fill: its position across, and its start and end; pixels. */
type Edge = { readonly at: number; readonly start: number; readonly end: number; readonly isLine: boolean };

const edgesOf = (rows: number, length: number, isDark: (row: number, at: number) => boolean): Edge[] =>
  bandsOf(rows, length, isDark).flatMap((band): Edge[] => {
    const { from, to, start, end } = band;
    if (to - from > line.thickest) return [from, to].map((at) => ({ at, start, end, isLine: false }));
    return [{ at: (from + to) / 2, start, end, isLine: isLine(band, rows, isDark) }];
  });

/** The lines of a picture and the edges of its fills, in page space; empty if there are too few lines each way. */
/** A line on the page, or the edge of a fill there. */
type Found = Rule & { readonly isLine: boolean };

const rulesOf = ({ grey, width, height }: GreyImage, light: number, { x0, y0, x1, y1 }: Box): Found[] => {
  const dark = light * lineShade;
  const [perX, perY] = [(x1 - x0) / width, (y1 - y0) / height];
  const lying = edgesOf(height, width, (row, at) => (grey[row * width + at] as number) < dark);
  const standing = edgesOf(width, height, (column, at) => (grey[at * width + column] as number) < dark);
  if ([lying, standing].some((found) => found.filter((edge) => edge.isLine).length < grids.lines)) return [];
  const look = { width: 0.5, colour: '#000000' } as const;
  return [
    ...lying.map(({ at, start, end, isLine }): Found => {
      const y = y0 + at * perY;
      return { x0: x0 + start * perX, x1: x0 + end * perX, y0: y, y1: y, ...look, isLine };
    }),
    ...standing.map(({ at, start, end, isLine }): Found => {
      const x = x0 + at * perX;
      return { x0: x, x1: x, y0: y0 + start * perY, y1: y0 + end * perY, ...look, isLine };
    }),
  ];
};

/** Whether the grid is a table: most of its edges are lines, and most of its slots are cells. */
const isTable = ({ xs, ys, cells }: Grid, rules: readonly Found[]): boolean => {
  const lines = rules.filter(({ isLine }) => isLine);
  const [lying, standing] = [lines.filter((l) => l.y0 === l.y1).map((l) => l.y0), lines.filter((l) => l.x0 === l.x1).map((l) => l.x0)];
  const shown = (edges: readonly number[], found: readonly number[]): number =>
    edges.filter((edge) => found.some((at) => Math.abs(at - edge) < grids.off)).length / edges.length;
  return (
    shown(xs, standing) >= grids.standing &&
    shown(ys, lying) >= grids.lying &&
    cells.length >= grids.cells * (xs.length - 1) * (ys.length - 1)
  );
};

const tableIn = (picture: PlacedImage, image: RawImage, page: Box): TableImage | undefined => {
  const { box } = picture;
  const [width, height] = [box.x1 - box.x0, box.y1 - box.y0];
  if (width < table.width || height < table.height || image.width < (width * table.resolution) / 72) return undefined;
  if (paperOf(shrinkToGrey(image, glance)) === undefined) return undefined;
  const grey = shrinkToGrey(image, Math.min(across, image.width));
  const light = paperOf(grey);
  if (light === undefined) return undefined;
  const rules = rulesOf(grey, light, box);
  const grid = findGrids(rules, [], page).find(
    (g) => area(g.box) >= grids.covers * area(box) && g.xs.length > grids.columns && g.ys.length > grids.rows && isTable(g, rules),
  );
  return grid && { picture, grid, rules: rules.filter((r) => contains(grid.box, r, line.thickest)) };
};

/** The pictures of ruled tables on a text page. `pixels`: its decoded pictures. */
export const findTableImages = (page: PageContent, pixels: ReadonlyMap<string, RawImage>): readonly TableImage[] => {
  const scan = new Set(scanOf(page));
  const pageBox: Box = { x0: 0, y0: 0, x1: page.width, y1: page.height };
  return page.images
    .flatMap((picture) => {
      const image = scan.has(picture) || !contains(pageBox, picture.box) ? undefined : pixels.get(picture.image);
      return (image && tableIn(picture, image, pageBox)) ?? [];
    })
    .slice(0, maxTables);
};

const isIn = ({ x0, y0, x1, y1 }: Box, x: number, y: number): boolean => x > x0 && x < x1 && y > y0 && y < y1;

/** Horizontal and vertical lines that were recognised as letters. */
const stroke = /^[|\u00a6_\u2014\u2013-]$/u;

/** Splits a line by the cells that contain its words. */
const byCell = (line: RecognisedLine, { cells }: Grid, scale: number): RecognisedLine[] => {
  const cellOf = ({ x0, x1 }: RecognisedWord) => cells.find(({ box }) => isIn(box, ((x0 + x1) / 2) * scale, line.baseline * scale - 1));
  const words = line.words.filter(({ text }) => !stroke.test(text));
  return [...Map.groupBy(words, cellOf).values()].map((own) => ({ ...line, words: own }));
};

/** The recognised letters of a table; undefined if they are outside its cells. */
const lettersOf = (page: PageContent, { picture, grid }: TableImage, found: ReadLines): readonly Glyph[] | undefined => {
  const { lines, scale } = found;
  const inside = lines.filter((l) => isIn(picture.box, l.middle * scale, l.baseline * scale));
  if (judge(inside).confidence < sure) return undefined;
  const parted = inside.flatMap((l) => byCell(l, grid, scale));
  const glyphs = recognisedPage(page, parted, found)?.glyphs ?? [];
  const middle = (g: Glyph): readonly [number, number] => [g.x + g.width / 2, g.y - g.size / 4];
  const letters = glyphs.filter((g) => g.text.trim() !== '');
  const inCells = grid.cells.map(({ box }) => letters.filter((g) => isIn(box, ...middle(g))).length);
  const isRead =
    inCells.filter((count) => count > 0).length >= read.cells * inCells.length &&
    inCells.reduce((sum, count) => sum + count, 0) >= read.letters * letters.length;
  return isRead ? glyphs : undefined;
};

/** The page with rules and letters instead of the recognised images of tables, and the number of these. */
export const withTables = (
  page: PageContent,
  pixels: ReadonlyMap<string, RawImage>,
  found: ReadLines,
): { readonly page: PageContent; readonly tables: number } => {
  const tables = findTableImages(page, pixels).flatMap((one) => {
    const glyphs = found.turn === 0 ? lettersOf(page, one, found) : undefined;
    return glyphs ? [{ ...one, glyphs }] : [];
  });
  const gone = new Set<unknown>(tables.map(({ picture }) => picture));
  let show = page.glyphs.reduce((last, g) => Math.max(last, g.show), 0) + 1;
  const glyphs = tables.flatMap((one) => {
    const own = one.glyphs.map((g) => ({ ...g, show: g.show + show }));
    show = own.reduce((last, g) => Math.max(last, g.show), show) + 1;
    return own;
  });
  return {
    page: {
      ...page,
      glyphs: [...page.glyphs, ...glyphs],
      rules: [...page.rules, ...tables.flatMap(({ rules }) => rules)],
      images: page.images.filter((i) => !gone.has(i)),
      drawings: page.drawings.filter((d) => !gone.has(d)),
    },
    tables: tables.length,
  };
};
