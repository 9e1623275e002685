import { area } from '../../read/geometry.ts';
import { type BySpan, bySpan } from '../by-span.ts';
import { letterMiddle } from '../typography.ts';
import type { DrawnBox } from './drawn-boxes.ts';
import type { Run } from './runs.ts';
import { linesOf, type SheetPage } from './sheet-page.ts';

/** In font sizes: lines of one text are no further apart. */
const leading = 1.6;

/** Whether these are the lines of one text. */
const isOneText = (runs: readonly Run[]): boolean =>
  linesOf(runs).every((line, n, all) => {
    const [run] = line as [Run];
    const before = all[n - 1]?.[0];
    return line.length === 1 && (!before || (run.baseline - before.baseline < leading * Math.max(run.size, before.size) && !run.numeric));
  });

/** The innermost drawn box around each text that is the only one in it. */
export const boxesOf = (page: SheetPage): ReadonlyMap<Run, DrawnBox> => {
  const byY = bySpan(
    [...page.boxes].sort((a, b) => area(a.box) - area(b.box)),
    ({ box }) => [box.y0, box.y1],
  );
  const levels = new Map<number, BySpan<DrawnBox>>();
  const owners = Map.groupBy(page.runs, (run) => {
    const y = Math.round(run.baseline - run.size * letterMiddle);
    const level = levels.get(y) ?? bySpan(byY.crossing(y, y), ({ box }) => [box.x0, box.x1]);
    levels.set(y, level);
    return level.crossing(run.x0, run.x1).find(({ box }) => box.x0 < run.x0 + 1 && box.x1 > run.x1 - 1);
  });
  const found = new Map<Run, DrawnBox>();
  const levelWith = Map.groupBy(page.runs, (run) => Math.round(run.baseline));
  // Several lines that are all level with texts elsewhere are rows.
  const isRows = (runs: readonly Run[]): boolean =>
    runs.length > 1 && runs.every((run) => (levelWith.get(Math.round(run.baseline)) ?? []).length > 1);
  for (const [box, runs] of owners) if (box && isOneText(runs) && !isRows(runs)) for (const run of runs) found.set(run, box);
  return found;
};
