import type { Box } from '../model.ts';
import { area, intersect } from '../read/geometry.ts';
import type { RawImage } from '../read/images.ts';
import type { PageContent, PlacedImage } from '../read/page-content.ts';
import { judgeLine, type RecognisedLine } from './hocr.ts';
import { paperOf } from './paper.ts';
import type { ReadLines } from './read-image.ts';
import { scanOf } from './scanned.ts';
import { type GreyImage, shrinkToGrey } from './shrink-to-grey.ts';

/** Width in pixels to which a scan is reduced, and the side of the tiles that are classified. */
const [across, tile] = [400, 6];
/**
 * Print is darker than this share of its paper. A tile of a picture has this share of print; in letters about half of a tile stays white.
 */
const ink = { dark: 0.92, share: 0.85 } as const;
/**
 * Minimum size of a picture in points; maximum share of the page; minimum share of print; points from the page's edge, where shadows lie.
 */
const picture = { width: 70, height: 50, ofPage: 0.8, filled: 0.6, edge: 8 } as const;
/** Words of this many letters and this confidence are text; a box with more of them, or with a larger share, is a text box. */
const text = { letters: 3, sure: 75, words: 2, part: 0.08 } as const;

const wordsOf = ({ lines, scale }: ReadLines): Box[] =>
  lines
    .filter((line) => judgeLine(line).confidence >= text.sure)
    .flatMap(({ words, box }) =>
      words
        .filter((w) => w.confidence >= text.sure && (w.text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= text.letters)
        .map((w) => ({ x0: w.x0 * scale, x1: w.x1 * scale, y0: box.y0 * scale, y1: box.y1 * scale })),
    );

const printedTiles = ({ grey, width, height }: GreyImage, paper: number): boolean[][] =>
  Array.from({ length: Math.floor(height / tile) }, (_, row) =>
    Array.from({ length: Math.floor(width / tile) }, (_, column) => {
      let printed = 0;
      for (let y = row * tile; y < (row + 1) * tile; y++)
        for (let x = column * tile; x < (column + 1) * tile; x++) if ((grey[y * width + x] as number) < ink.dark * paper) printed++;
      return printed >= ink.share * tile * tile;
    }),
  );

type Area = { readonly x0: number; readonly y0: number; readonly x1: number; readonly y1: number; readonly tiles: number };

/** Groups adjacent printed tiles; removes them from `tiles`. Ends are exclusive. */
const areasOf = (tiles: boolean[][]): Area[] => {
  const areas: Area[] = [];
  for (const [row, columns] of tiles.entries())
    for (const [column, printed] of columns.entries()) {
      if (!printed) continue;
      const found = { x0: column, y0: row, x1: column + 1, y1: row + 1, tiles: 0 };
      const left = [[column, row] as const];
      columns[column] = false;
      for (let next = left.pop(); next; next = left.pop()) {
        const [x, y] = next;
        found.tiles++;
        [found.x0, found.x1] = [Math.min(found.x0, x), Math.max(found.x1, x + 1)];
        [found.y0, found.y1] = [Math.min(found.y0, y), Math.max(found.y1, y + 1)];
        for (const [i, j] of [
          [x - 1, y],
          [x + 1, y],
          [x, y - 1],
          [x, y + 1],
        ] as const) {
          const beside = tiles[j];
          if (!beside?.[i]) continue;
          beside[i] = false;
          left.push([i, j]);
        }
      }
      areas.push(found);
    }
  return areas;
};

const isTextBox = (box: Box, words: readonly Box[]): boolean => {
  const inside = words.flatMap((word) => intersect(word, box) ?? []);
  return inside.length > text.words || inside.reduce((sum, word) => sum + area(word), 0) > text.part * area(box);
};

/** The boxes of photographs and other printed areas on a scan, in page space. `words`: boxes of its text. */
export const illustrationsOf = (image: RawImage, scan: Box, words: readonly Box[]): Box[] => {
  const grey = shrinkToGrey(image, across);
  const paper = paperOf(grey);
  if (paper === undefined) return [];
  const [perX, perY] = [(scan.x1 - scan.x0) / grey.width, (scan.y1 - scan.y0) / grey.height];
  const tiles = printedTiles(grey, paper);
  for (const word of words) {
    const [first, last] = [(word.y0 - scan.y0) / perY / tile, (word.y1 - scan.y0) / perY / tile].map(Math.floor) as [number, number];
    const [from, to] = [(word.x0 - scan.x0) / perX / tile, (word.x1 - scan.x0) / perX / tile].map(Math.floor) as [number, number];
    for (const row of tiles.slice(Math.max(0, first), last + 1)) row.fill(false, Math.max(0, from), Math.max(0, to + 1));
  }
  return areasOf(tiles).flatMap((found): Box[] => {
    const box: Box = {
      x0: scan.x0 + found.x0 * tile * perX,
      x1: scan.x0 + found.x1 * tile * perX,
      y0: scan.y0 + found.y0 * tile * perY,
      y1: scan.y0 + found.y1 * tile * perY,
    };
    const isPicture =
      box.x1 - box.x0 >= picture.width &&
      box.y1 - box.y0 >= picture.height &&
      area(box) <= picture.ofPage * area(scan) &&
      found.tiles >= picture.filled * (found.x1 - found.x0) * (found.y1 - found.y0) &&
      Math.min(box.x0 - scan.x0, scan.x1 - box.x1, box.y0 - scan.y0, scan.y1 - box.y1) >= picture.edge &&
      !isTextBox(box, words);
    return isPicture ? [box] : [];
  });
};

/** Cuts a part out of decoded pixels of three or four bytes each. */
const cut = (image: RawImage, scan: Box, box: Box): RawImage | undefined => {
  const channels = image.kind === 2 ? 3 : image.kind === 3 ? 4 : undefined;
  if (!image.data || channels === undefined) return undefined;
  const [perX, perY] = [image.width / (scan.x1 - scan.x0), image.height / (scan.y1 - scan.y0)];
  const [left, top] = [Math.max(0, Math.round((box.x0 - scan.x0) * perX)), Math.max(0, Math.round((box.y0 - scan.y0) * perY))];
  const width = Math.min(image.width - left, Math.round((box.x1 - box.x0) * perX));
  const height = Math.min(image.height - top, Math.round((box.y1 - box.y0) * perY));
  const data = new Uint8Array(width * height * channels);
  for (let y = 0; y < height; y++) {
    const start = ((top + y) * image.width + left) * channels;
    data.set(image.data.subarray(start, start + width * channels), y * width * channels);
  }
  return { width, height, data, ...(image.kind === undefined ? {} : { kind: image.kind }) };
};

export type Illustration = { readonly box: Box; readonly pixels: RawImage };

/** The illustrations of an upright page that is one scan. `pixels`: its decoded picture. */
export const findIllustrations = (page: PageContent, pixels: ReadonlyMap<string, RawImage>, found: ReadLines): readonly Illustration[] => {
  const [scan, ...others] = scanOf(page);
  const image = scan && others.length === 0 && found.turn === 0 ? pixels.get(scan.image) : undefined;
  if (!scan || !image) return [];
  return illustrationsOf(image, scan.box, wordsOf(found)).flatMap((box) => {
    const own = cut(image, scan.box, box);
    return own ? [{ box, pixels: own }] : [];
  });
};

/** Lines without the words inside illustrations, which already show them. */
export const linesBeside = (lines: readonly RecognisedLine[], scale: number, boxes: readonly Box[]): readonly RecognisedLine[] =>
  boxes.length === 0
    ? lines
    : lines.map((line) => {
        const y = ((line.box.y0 + line.box.y1) / 2) * scale;
        const isInside = (x: number): boolean => boxes.some((b) => x > b.x0 && x < b.x1 && y > b.y0 && y < b.y1);
        return { ...line, words: line.words.filter((word) => !isInside(((word.x0 + word.x1) / 2) * scale)) };
      });

export const withPictures = (page: PageContent, pictures: readonly PlacedImage[]): PageContent =>
  pictures.length === 0 ? page : { ...page, images: [...page.images, ...pictures], drawings: [...page.drawings, ...pictures] };
