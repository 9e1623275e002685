import type { Box } from '../model.ts';
import { unionAll } from '../read/geometry.ts';
import { readApart } from './apart-blocks.ts';
import { matchedBaselines, type Region, stripsOf } from './columns.ts';
import type { Frame } from './frame.ts';
import type { Item, PageSegments, TextItem } from './layout-items.ts';

/** In font sizes: minimum horizontal and vertical distance between blocks; maximum distance between parts of one block. */
const apart = { sideways: 3, upright: 0.9, stacked: 3.5 } as const;
/** Minimum lines of a block; if more than this share of them match lines of the adjacent block, both are read together. */
const block = { lines: 2, matched: 0.5 } as const;
/**
 * Maximum lines and letters of an address or the like, with one paragraph per line; font sizes: the space before a word that would have
 * fitted.
 */
const address = { lines: 12, letters: 40, space: 0.3 } as const;
/** Points: tolerance between the starts of table rows and of parts of one block. */
const sameStart = 2;

/** Groups items side by side into bands that do not overlap vertically, from the top. */
const bandsOf = (items: readonly Item[]): Item[][] => {
  const bands: Item[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const item of [...items].sort((a, b) => a.box.y0 - b.box.y0)) {
    if (item.box.y0 > end + apart.upright * item.size) bands.push([]);
    bands.at(-1)?.push(item);
    end = Math.max(end, item.box.y1);
  }
  return bands;
};

const isText = (item: Item): item is TextItem => item.kind === 'text' && item.segment.angle === 0;
const boxOf = (items: readonly Item[]): Box => unionAll(items.map((i) => i.box));

/** The widely separated strips of a band, from left to right; one if there is no separation. */
const stripsApart = (band: readonly Item[]): Item[][] => {
  const gap = apart.sideways * Math.max(...band.map((i) => i.size));
  const blocks: Item[][] = [];
  for (const strip of stripsOf(band)) {
    const last = blocks.at(-1);
    if (last && boxOf(strip).x0 - boxOf(last).x1 <= gap) last.push(...strip);
    else blocks.push([...strip]);
  }
  return blocks;
};

/** Two widely separated blocks, each with its own lines: `undefined` for content that is read across. */
const blocksOf = (band: readonly Item[]): Item[][] | undefined => {
  if (!band.every((i) => isText(i) || i.kind === 'grid')) return undefined;
  const [left, right, ...more] = stripsApart(band);
  if (!left || !right || more.length > 0) return undefined;
  const isBlock = (side: readonly Item[]): boolean =>
    side.every(isText) ? new Set(side.map((i) => Math.round(i.baseline))).size >= block.lines : side.length === 1;
  if (!isBlock(left) || !isBlock(right) || !(left.every(isText) || right.every(isText))) return undefined;
  return left.every(isText) && right.every(isText) && matchedBaselines(left, right) > block.matched ? undefined : [left, right];
};

const isUnder = (a: Box, b: Box): boolean =>
  [a.x0 - b.x0, a.x1 - b.x1, (a.x0 + a.x1 - b.x0 - b.x1) / 2].some((off) => Math.abs(off) < sameStart);

/**
 * The number of bands, from one on, in the same strips, and the blocks that they form together: the lines of each block from the top, one
 * by one. `undefined` if not all of them have a text on each line.
 */
const stackFrom = (
  bands: readonly (readonly Item[])[],
  from: number,
): { readonly end: number; readonly blocks: TextItem[][] } | undefined => {
  let blocks = stripsApart(bands[from] ?? []);
  if (blocks.length < 2) return undefined;
  let [end, band] = [from + 1, bands[from + 1]];
  for (; band; end++, band = bands[end]) {
    const next = stripsApart(band);
    const bottom = Math.max(...blocks.map((b) => boxOf(b).y1));
    const isNext =
      next.length === blocks.length &&
      Math.min(...band.map((i) => i.box.y0)) - bottom < apart.stacked * Math.max(...band.map((i) => i.size)) &&
      next.every((strip, n) => isUnder(boxOf(strip), boxOf(blocks[n] as Item[])));
    if (!isNext) break;
    blocks = blocks.map((b, n) => [...b, ...(next[n] as Item[])]);
  }
  const texts = blocks.map((b) => b.filter(isText).sort((a, c) => a.baseline - c.baseline));
  const areLines = texts.every(
    (t, n) => t.length === blocks[n]?.length && new Set(t.map((i) => Math.round(i.baseline))).size === t.length && t.length >= block.lines,
  );
  return areLines ? { end, blocks: texts } : undefined;
};

const areShort = (lines: readonly TextItem[]): boolean => lines.length <= address.lines && lines.every((l) => l.letters <= address.letters);

/** Whether a line ends although the next one's first word would have fitted. Then all lines of a few short ones do. */
const isAddress = (items: readonly Item[]): boolean => {
  const lines = items.filter(isText);
  if (lines.length < items.length || !areShort(lines)) return false;
  const { x0, x1 } = boxOf(lines);
  const sorted = lines.sort((a, b) => a.baseline - b.baseline);
  return sorted.some(({ box, size }, n) => {
    const next = sorted[n + 1]?.segment.firstWord;
    return next !== undefined && box.x1 - box.x0 + address.space * size + next < x1 - x0;
  });
};

/** Each block extends to the middle between it and the next. */
const framesOf = (blocks: readonly (readonly Item[])[], isEachLine: (block: readonly Item[]) => boolean): Frame[] => {
  const boxes = blocks.map(boxOf);
  const middle = (n: number): number => ((boxes[n] as Box).x1 + (boxes[n + 1] as Box).x0) / 2;
  return boxes.map((box, n) => ({
    box: { ...box, ...(n > 0 && { x0: middle(n - 1) }), ...(n < boxes.length - 1 && { x1: middle(n) }) },
    ...(isEachLine(blocks[n] as readonly Item[]) && { eachLine: true }),
  }));
};

/** Whether other bands begin at the right block's start, as further rows of a table would. */
const goesOn = (right: Box, others: readonly (readonly Item[] | undefined)[]): boolean =>
  others.some((band) => band?.some((i) => Math.abs(i.box.x0 - right.x0) < sameStart));

/**
 * Separates short blocks side by side into their own regions: the sender of a letter and its title, an address and the table beside it,
 * signatures.
 */
export const partSideBlocks = (
  regions: readonly Region<Item>[],
  rtl: boolean,
  page: Pick<PageSegments, 'separators' | 'bars'>,
): Region<Item>[] =>
  regions.flatMap((region): Region<Item>[] => {
    if (region.kind !== 'leaf') return [region];
    const parts: Region<Item>[] = [];
    let rest: Item[] = [];
    const close = () => {
      if (rest.length) parts.push({ kind: 'leaf', items: rest });
      rest = [];
    };
    const bands = bandsOf(region.items);
    const findBlocks = (n: number): { readonly end: number; readonly blocks: readonly Item[][]; readonly frames: Frame[] } | undefined => {
      const stack = stackFrom(bands, n);
      if (stack && readApart(stack.blocks, page)) return { ...stack, frames: framesOf(stack.blocks, (b) => areShort(b.filter(isText))) };
      const blocks = blocksOf(bands[n] as Item[]);
      const isRow = blocks && goesOn(boxOf(blocks[1] as Item[]), [bands[n - 1], bands[n + 1]]);
      return blocks && !isRow ? { end: n + 1, blocks, frames: framesOf(blocks, isAddress) } : undefined;
    };
    for (let n = 0; n < bands.length; ) {
      const found = findBlocks(n);
      if (!found) {
        rest.push(...(bands[n++] as Item[]));
        continue;
      }
      close();
      const { frames } = found;
      const columns = found.blocks.map((items): Region<Item>[] => [{ kind: 'leaf', items }]);
      parts.push({ kind: 'columns', columns: rtl ? columns.reverse() : columns, boxes: rtl ? frames.reverse() : frames });
      n = found.end;
    }
    if (parts.length === 0) return [region];
    close();
    return parts;
  });
