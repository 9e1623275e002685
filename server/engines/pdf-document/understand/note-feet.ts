import type { PageRegion } from './page-region.ts';
import type { Measure } from './paragraph-breaks.ts';

export type NotePosition = { readonly note: number; readonly page: number; readonly column?: Measure };

const holds = ({ left, right }: Measure, { column }: NotePosition): boolean =>
  column !== undefined && Math.min(right, column.right) - Math.max(left, column.left) > (column.right - column.left) / 2;

/**
 * The notes, keyed by the number of document blocks before the foot of their page or column. A paragraph that continues on the next page
 * counts as before the foot.
 */
export const noteFeet = (regions: readonly PageRegion[], positions: readonly NotePosition[]): Map<number, readonly number[]> => {
  const feet = new Map<number, readonly number[]>();
  for (const position of positions) {
    let [count, foot] = [0, 0];
    let inColumn: number | undefined;
    for (const { page, columns } of regions) {
      if (page > position.page) break;
      for (const { measure, blocks } of columns) {
        count += blocks.length;
        if (page === position.page && columns.length > 1 && holds(measure, position)) inColumn = count;
      }
      foot = count;
    }
    const at = inColumn ?? foot;
    feet.set(at, [...(feet.get(at) ?? []), position.note]);
  }
  return feet;
};
