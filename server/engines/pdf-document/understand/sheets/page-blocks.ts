import { findBoundaries, makeRows, type EntryRow } from './boundaries.ts';
import type { EntryPage } from './entries.ts';

/** A sheet's pages: columns of pages from left to right, each from top to bottom. */
export type PageBlock = { readonly columns: EntryPage[][] };

type Measured = { readonly page: EntryPage; readonly rows: readonly EntryRow[]; readonly columns: number; readonly left: number };

const measure = (page: EntryPage): Measured => {
  const rows = makeRows(page.entries);
  return { page, rows, columns: Math.max(1, findBoundaries(rows, page.walls).length - 1), left: Math.min(...page.entries.map((e) => e.box.x0)) };
};

/** Text of both pages falls into the same columns. */
const sameColumns = (a: Measured, b: Measured): boolean => {
  const together = findBoundaries([...a.rows, ...b.rows], [...a.page.walls, ...b.page.walls]).length - 1;
  const most = Math.max(a.columns, b.columns);
  const least = Math.min(a.columns, b.columns);
  if (Math.abs(a.left - b.left) > 24) return false;
  return together >= Math.max(1, most - Math.max(0, Math.floor(most * 0.2))) && together <= most + 1 && least >= Math.max(1, most * 0.5);
};

const sameRows = (a: Measured, b: Measured): boolean => {
  const few = a.rows.length <= b.rows.length ? a.rows : b.rows;
  const many = few === a.rows ? b.rows : a.rows;
  if (few.length === 0) return false;
  const hits = few.filter((r) => many.some((o) => Math.abs(o.y - r.y) < 1.6 || Math.abs((o.entries[0]?.baseline ?? 0) - (r.entries[0]?.baseline ?? 9)) < 1)).length;
  return hits >= few.length * 0.8;
};

const bottomOf = (m: Measured): number => Math.max(...m.rows.map((r) => r.y1));
const pitchOf = (m: Measured): number => {
  const steps = m.rows.slice(1).map((r, i) => r.y - (m.rows[i] as EntryRow).y).sort((a, b) => a - b);
  return steps[Math.floor(steps.length / 2)] ?? 14;
};

/**
 * Puts pages together that are parts of one sheet. Spreadsheets print from top to bottom, then from left to
 * right: a page goes on below the one before when that was full and the columns agree, and to the right of an
 * earlier page when its rows stand at the same heights.
 */
export const findPageBlocks = (pages: readonly EntryPage[]): PageBlock[] => {
  const blocks: { columns: Measured[][] }[] = [];
  const full = Math.max(...pages.map((p) => Math.max(0, ...p.entries.map((e) => e.box.y1 / p.height))));
  for (const page of pages) {
    if (page.entries.length === 0) continue;
    const now = measure(page);
    const block = blocks.at(-1);
    const column = block?.columns.at(-1);
    const before = column?.at(-1);
    const sameSize = before && Math.abs(before.page.width - page.width) < 1 && Math.abs(before.page.height - page.height) < 1;
    if (!block || !column || !before || !sameSize) {
      blocks.push({ columns: [[now]] });
      continue;
    }
    const wasFull = bottomOf(before) > before.page.height * full - 2.5 * pitchOf(before);
    if (wasFull && block.columns.length === 1 && sameColumns(before, now)) {
      column.push(now);
      continue;
    }
    // The page beside which it would stand: the first of the last column of pages, or the next one down.
    const place = block.columns.length === 1 ? 0 : column.length;
    const previous = block.columns.length === 1 ? column : (block.columns.at(-2) as Measured[]);
    const beside = block.columns.length === 1 ? column[0] : previous[place];
    if (beside && !sameColumns(beside, now) && sameRows(beside, now)) {
      if (block.columns.length === 1) block.columns.push([now]);
      else column.push(now);
      continue;
    }
    const firstOfNext = block.columns[0]?.[0];
    if (block.columns.length > 1 && column.length === block.columns[0]?.length && firstOfNext && !sameColumns(firstOfNext, now) && sameRows(firstOfNext, now)) {
      block.columns.push([now]);
      continue;
    }
    blocks.push({ columns: [[now]] });
  }
  return blocks.map((b) => ({ columns: b.columns.map((c) => c.map((m) => m.page)) }));
};
