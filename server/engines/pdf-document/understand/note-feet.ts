import type { PageRegion } from './page-region.ts';
import type { Measure } from './paragraph-breaks.ts';

/** A note of the document, the page that it stands on, and its column where it stands in one. */
export type NotePosition = { readonly note: number; readonly page: number; readonly column?: Measure };

/** Is it the column that the note stands in? */
const holds = ({ left, right }: Measure, { column }: NotePosition): boolean =>
  column !== undefined && Math.min(right, column.right) - Math.max(left, column.left) > (column.right - column.left) / 2;

/**
 * The notes by how many blocks of the document stand before the foot that they are at: of their page, or of their column. A paragraph
 * that goes on overleaf stands before the foot as a whole.
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
