import type { Box } from '../model.ts';
import { unionAll } from '../read/geometry.ts';
import { type Region, stripsOf } from './columns.ts';
import type { Frame } from './frame.ts';
import type { Item, TextItem } from './layout-items.ts';
import { titleSize } from './typography.ts';

/** Sizes: lines of one author have their middles this near, first lines their baselines, and authors stand apart by this. */
const near = { middles: 0.8, baselines: 0.3, apart: 0.8 } as const;
/** Sizes: a wider space ends a row of authors; lines as long as each other to within this are set as text, not each by itself. */
const rowGap = 1.9;
const ragged = 1.5;
/** Sizes of the title: authors begin no further under it. */
const underTitle = 3;
/** Lines and letters of one author; more are text. */
const author = { lines: 12, letters: 60 } as const;

const isText = (item: Item): item is TextItem => item.kind === 'text' && item.segment.angle === 0;
const middle = ({ box }: TextItem): number => (box.x0 + box.x1) / 2;
const width = ({ box }: TextItem): number => box.x1 - box.x0;

const isCentred = (a: Box, b: Box, size: number): boolean => Math.abs(a.x0 + a.x1 - b.x0 - b.x1) / 2 < near.middles * size;

/** Lines of texts, from the top. */
const rowsOf = (texts: readonly TextItem[]): TextItem[][] => {
  const rows: TextItem[][] = [];
  for (const item of [...texts].sort((a, b) => a.baseline - b.baseline)) {
    const row = rows.at(-1);
    if (row && item.baseline - (row[0] as TextItem).baseline < near.baselines * item.size) row.push(item);
    else rows.push([item]);
  }
  return rows;
};

/** Are these the lines of authors side by side: each one's set to a middle of its own, from one baseline on, or their names in the title's? */
const standAsAuthors = (strips: readonly (readonly TextItem[])[], title: readonly TextItem[]): boolean => {
  if (strips.length < 2) return false;
  const boxes = strips.map((strip) => unionAll(strip.map((i) => i.box)));
  const tops = strips.map((strip) => strip.reduce((top, i) => (i.baseline < top.baseline ? i : top)));
  const [first] = tops as [TextItem];
  return (
    tops.every((t) => Math.abs(t.baseline - first.baseline) < near.baselines * first.size) &&
    boxes.every((b, n) => n === 0 || b.x0 - (boxes[n - 1] as Box).x1 > near.apart * first.size) &&
    strips.every((strip, n) => {
      const { x0, x1 } = boxes[n] as Box;
      return (
        strip.length <= author.lines &&
        strip.every((i) => i.letters <= author.letters && Math.abs(middle(i) - (x0 + x1) / 2) < near.middles * i.size)
      );
    }) &&
    (strips.some((strip) => Math.max(...strip.map(width)) - Math.min(...strip.map(width)) > ragged * first.size) ||
      (strips.every((strip) => strip.length === 1) && isCentred(unionAll(boxes), unionAll(title.map((i) => i.box)), first.size)))
  );
};

/** How many of the rows are one row of authors: up to a wider space. */
const rowOfAuthors = (rows: readonly (readonly TextItem[])[]): number => {
  const end = rows.findIndex((row, n) => {
    const before = rows[n - 1]?.[0];
    const [item] = row as [TextItem];
    return before !== undefined && item.baseline - before.baseline > rowGap * Math.max(before.size, item.size);
  });
  return end < 0 ? rows.length : end;
};

/**
 * The authors of a paper, where they stand side by side under its title: rows of them, each author's lines from the top. `items` are those
 * of the first page.
 */
const findAuthors = (items: readonly Item[]): TextItem[][][] => {
  const texts = items.filter(isText);
  const sizes = texts.flatMap((i) => Array.from({ length: Math.ceil(i.letters) }, () => i.size)).sort((a, b) => a - b);
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0;
  const rows = rowsOf(texts);
  const isTitle = (row: readonly TextItem[] | undefined) => row?.every((i) => i.size >= titleSize * usual) === true;
  const title = rows.findIndex(isTitle);
  if (title < 0) return [];
  let at = title;
  while (isTitle(rows[at])) at++;
  const [head, under] = [rows[at - 1]?.[0], rows[at]?.[0]];
  if (!head || !under || under.baseline - head.baseline > underTitle * head.size) return [];
  const found: TextItem[][][] = [];
  for (;;) {
    const own = rows.slice(at, at + rowOfAuthors(rows.slice(at)));
    const strips = stripsOf(own.flat());
    if (!standAsAuthors(strips, rows.slice(title, title + 1).flat())) return found;
    found.push(strips.map((strip) => [...strip].sort((a, b) => a.baseline - b.baseline)));
    at += own.length;
  }
};

/** For each author as much of the page as lies nearer to it than to another, as far to both sides of its middle. */
const boxesOf = (strips: readonly (readonly TextItem[])[]): Frame[] => {
  const boxes = strips.map((strip) => unionAll(strip.map((i) => i.box)));
  const between = boxes.slice(1).map((b, n) => ((boxes[n] as Box).x1 + b.x0) / 2);
  return boxes.map((b, n): Frame => {
    const centre = (b.x0 + b.x1) / 2;
    const reach = Math.min(...[between[n - 1], between[n]].flatMap((x) => (x === undefined ? [] : [Math.abs(x - centre)])));
    return { box: { ...b, x0: centre - reach, x1: centre + reach }, eachLine: true };
  });
};

/** The regions of a first page: its authors side by side, each with its own lines, and by `find` what is above and below. */
export const regionsWithAuthors = (
  items: readonly Item[],
  rtl: boolean,
  find: (items: readonly Item[]) => Region<Item>[],
): Region<Item>[] => {
  const regions: Region<Item>[] = [];
  let rest = items;
  for (const strips of findAuthors(items)) {
    const own = new Set<Item>(strips.flat());
    const { y0, y1 } = unionAll([...own].map((i) => i.box));
    const others = rest.filter((i) => !own.has(i));
    if (others.some((i) => i.box.y0 < y1 - 1 && i.box.y1 > y0 + 1)) break;
    const above = others.filter((i) => i.box.y0 < y0);
    if (above.length) regions.push(...find(above));
    const frames = boxesOf(strips);
    const columns = strips.map((strip): Region<Item>[] => [{ kind: 'leaf', items: strip }]);
    regions.push({ kind: 'columns', columns: rtl ? columns.reverse() : columns, boxes: rtl ? frames.reverse() : frames });
    rest = others.filter((i) => i.box.y0 >= y0);
  }
  return rest.length ? [...regions, ...find(rest)] : regions;
};
