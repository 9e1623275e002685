import type { Box } from '../model.ts';
import { unionAll } from '../read/geometry.ts';
import { matchedBaselines, type Region, stripsOf } from './columns.ts';
import type { Frame } from './frame.ts';
import type { Item, TextItem } from './layout-items.ts';

/** Sizes: blocks stand so far apart from each other, and from what is over and under them. */
const apart = { sideways: 3, upright: 0.9 } as const;
/** Lines that a block has; where more than this share of them stand on lines of the one beside it, both are read together. */
const block = { lines: 2, matched: 0.5 } as const;
/** Lines and letters of an address or its like, whose lines are each one by itself; sizes: of the space before the word that would have fitted. */
const address = { lines: 12, letters: 40, space: 0.3 } as const;
/** Points: rows of a table begin at the same place to within this. */
const sameStart = 2;

/** What stands side by side, from the top: nothing of one band reaches into another. */
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

/** Two blocks that stand far apart, each with lines of its own: `undefined` for what is read from side to side. */
const blocksOf = (band: readonly Item[]): readonly [Item[], Item[]] | undefined => {
  if (!band.every((i) => isText(i) || i.kind === 'grid')) return undefined;
  const gap = apart.sideways * Math.max(...band.map((i) => i.size));
  const strips = stripsOf(band);
  const wide = strips.flatMap((strip, n) => (n > 0 && boxOf(strip).x0 - boxOf(strips[n - 1] as Item[]).x1 > gap ? [n] : []));
  const [at] = wide;
  if (at === undefined || wide.length > 1) return undefined;
  const [left, right] = [strips.slice(0, at).flat(), strips.slice(at).flat()] as const;
  const isBlock = (side: readonly Item[]): boolean =>
    side.every(isText) ? new Set(side.map((i) => Math.round(i.baseline))).size >= block.lines : side.length === 1;
  if (!isBlock(left) || !isBlock(right) || !(left.every(isText) || right.every(isText))) return undefined;
  return left.every(isText) && right.every(isText) && matchedBaselines(left, right) > block.matched ? undefined : [left, right];
};

/** Was a line ended though the next one's first word would have stood beside it? Then all of a few short ones were. */
const isAddress = (items: readonly Item[]): boolean => {
  const lines = items.filter(isText);
  if (lines.length < items.length || lines.length > address.lines || lines.some((l) => l.letters > address.letters)) return false;
  const { x0, x1 } = boxOf(lines);
  const sorted = lines.sort((a, b) => a.baseline - b.baseline);
  return sorted.some(({ box, size }, n) => {
    const next = sorted[n + 1]?.segment.firstWord;
    return next !== undefined && box.x1 - box.x0 + address.space * size + next < x1 - x0;
  });
};

/** Each block has its side of the band up to the middle between them. */
const framesOf = (blocks: readonly [readonly Item[], readonly Item[]]): readonly [Frame, Frame] => {
  const [left, right] = blocks.map(boxOf) as [Box, Box];
  const middle = (left.x1 + right.x0) / 2;
  const frame = (box: Box, items: readonly Item[]): Frame => ({ box, ...(isAddress(items) && { eachLine: true }) });
  return [frame({ ...left, x1: middle }, blocks[0]), frame({ ...right, x0: middle }, blocks[1])];
};

/** Do other bands begin where the right block does, as further rows of a table would? */
const goesOn = (right: Box, others: readonly (readonly Item[] | undefined)[]): boolean =>
  others.some((band) => band?.some((i) => Math.abs(i.box.x0 - right.x0) < sameStart));

/**
 * The regions of a page with short blocks side by side as blocks of their own: the sender of a letter and its title, an address and the
 * table beside it.
 */
export const partSideBlocks = (regions: readonly Region<Item>[], rtl: boolean): Region<Item>[] =>
  regions.flatMap((region): Region<Item>[] => {
    if (region.kind !== 'leaf') return [region];
    const parts: Region<Item>[] = [];
    let rest: Item[] = [];
    const close = () => {
      if (rest.length) parts.push({ kind: 'leaf', items: rest });
      rest = [];
    };
    const bands = bandsOf(region.items);
    for (const [n, band] of bands.entries()) {
      const blocks = blocksOf(band);
      if (!blocks || goesOn(boxOf(blocks[1]), [bands[n - 1], bands[n + 1]])) {
        rest.push(...band);
        continue;
      }
      close();
      const boxes = framesOf(blocks);
      const columns = blocks.map((items): Region<Item>[] => [{ kind: 'leaf', items }]);
      parts.push({ kind: 'columns', columns: rtl ? columns.reverse() : columns, boxes: rtl ? boxes.toReversed() : boxes });
    }
    if (parts.length === 0) return [region];
    close();
    return parts;
  });
