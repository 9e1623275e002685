import type { Entry } from './entries.ts';

/** Rows of entries on one baseline; a drawn cell counts by its top. */
export type EntryRow = { y: number; y1: number; entries: Entry[] };

export const makeRows = (entries: readonly Entry[]): EntryRow[] => {
  const rows: EntryRow[] = [];
  const top = (e: Entry) => e.slot?.box.y0 ?? e.box.y0;
  const bottom = (e: Entry) => e.slot?.box.y1 ?? e.box.y1;
  for (const e of [...entries].sort((a, b) => a.baseline - b.baseline)) {
    const height = Math.max(4, e.box.y1 - e.box.y0);
    const row = rows.findLast((r) => {
      const other = r.entries[0] as Entry;
      if (e.slot && other.slot) return Math.abs(e.slot.box.y0 - other.slot.box.y0) < 3;
      const slotted = e.slot ? e : other.slot ? other : undefined;
      const loose = slotted === e ? other : e;
      // A loose text beside drawn cells belongs to the row that its middle falls into.
      if (slotted?.slot) {
        const middle = (loose.box.y0 + loose.box.y1) / 2;
        return middle > slotted.slot.box.y0 && middle < slotted.slot.box.y1 && slotted.slot.box.y1 - slotted.slot.box.y0 < 4 * height;
      }
      return Math.abs(other.baseline - e.baseline) < 0.32 * height;
    });
    if (row && (e.slot || row.entries[0]?.slot || !row.entries.some((o) => Math.min(o.box.x1, e.box.x1) - Math.max(o.box.x0, e.box.x0) > 2))) {
      row.entries.push(e);
      row.y = Math.min(row.y, top(e));
      row.y1 = Math.max(row.y1, bottom(e));
    } else rows.push({ y: top(e), y1: bottom(e), entries: [e] });
  }
  return rows.sort((a, b) => a.y - b.y);
};

type Interval = { x0: number; x1: number };

const extent = (e: Entry): Interval => (e.slot ? { x0: e.slot.box.x0 + 0.5, x1: e.slot.box.x1 - 0.5 } : e.box);

/** Stretches of x that no more than `allowed` rows cover, between the first and the last text. */
const openStretches = (rows: readonly EntryRow[], allowed: number): Interval[] => {
  const events: { x: number; step: number }[] = [];
  for (const row of rows)
    for (const e of row.entries) {
      const { x0, x1 } = extent(e);
      events.push({ x: x0, step: 1 }, { x: x1, step: -1 });
    }
  events.sort((a, b) => a.x - b.x || b.step - a.step);
  const out: Interval[] = [];
  let depth = 0;
  let open: number | undefined;
  let begun = false;
  for (const { x, step } of events) {
    const was = depth;
    depth += step;
    if (was <= allowed && depth > allowed) {
      if (begun && open !== undefined && x - open > 1.2) out.push({ x0: open, x1: x });
      begun = true;
    } else if (was > allowed && depth <= allowed) open = x;
  }
  return out;
};

/** Cells of more than one column, by what is drawn: they cover what lies between their sides. */
const spans = (e: Entry, walls: readonly number[]): boolean => e.slot !== undefined && walls.some((w) => w > (e.slot?.box.x0 ?? 0) + 3 && w < (e.slot?.box.x1 ?? 0) - 3);

/** x positions that part the columns, from the left of the first to the right of the last. */
export const findBoundaries = (rows: readonly EntryRow[], walls: readonly number[]): number[] => {
  const all = rows.flatMap((r) => r.entries);
  if (all.length === 0) return [];
  const left = Math.min(...all.map((e) => extent(e).x0));
  const right = Math.max(...all.map((e) => extent(e).x1));
  const narrow = rows.map((r) => ({ ...r, entries: r.entries.filter((e) => !spans(e, walls)) }));
  // Titles and notes run over the columns; rows with several entries tell where those are.
  const tabular = narrow.filter((r) => r.entries.length >= 2);
  const used = tabular.length >= 2 || tabular.length >= rows.length * 0.3 ? tabular : narrow;
  const gaps = openStretches(used, used.length > 12 ? Math.floor(used.length * 0.03) : 0);
  const solid = mergeClose(walls.filter((w) => w > left + 2 && w < right - 2));
  const inner = gaps.flatMap(({ x0, x1 }) => (solid.some((w) => w > x0 - 2.5 && w < x1 + 2.5) ? [] : [(x0 + x1) / 2]));
  return [left - 1, ...mergeClose([...inner, ...solid]), right + 1];
};

const mergeClose = (values: readonly number[]): number[] => {
  const out: number[] = [];
  for (const v of [...values].sort((a, b) => a - b)) if (out.length === 0 || v - (out.at(-1) as number) > 3) out.push(v);
  return out;
};
