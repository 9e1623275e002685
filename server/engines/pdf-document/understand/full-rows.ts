import type { Box } from '../model.ts';
import type { TableText } from './row-groups.ts';
import { isFigure, linesOfTable, oneBaseline, wordRoom } from './table-lines.ts';

/** A text of a table with its position, and the width of its first word (points). */
export type PlacedText = TableText & { readonly box: Box; readonly firstWord: number; readonly text: string };

/** The first line of a row has text in this share of the columns, and this share of its texts do not continue a text above. */
const startOfRow = { columns: 0.5, fresh: 0.5 } as const;

/**
 * The baselines at which rows begin, if row spacing equals line spacing and cells are top-aligned: a row begins with a line that has text
 * in most columns, and whose first words would have fitted on the line above. `known` are starts found by white space. Undefined if lines
 * do not follow this pattern.
 */
export const fullRows = (texts: readonly PlacedText[], columns: number, known: readonly number[]): number[] | undefined => {
  const lines = linesOfTable(texts, oneBaseline);
  const widths = Array.from({ length: columns }, (_, c) => {
    const own = texts.filter((t) => t.column === c);
    return own.length ? Math.max(...own.map((t) => t.box.x1)) - Math.min(...own.map((t) => t.box.x0)) : 0;
  });
  const isFull = (line: readonly PlacedText[]) =>
    line.some((t) => t.column === 0) && new Set(line.map((t) => t.column)).size >= Math.max(2, columns * startOfRow.columns);
  const starts: number[] = [];
  let row: PlacedText[] = [];
  for (const line of lines) {
    const { baseline, size } = line[0] as PlacedText;
    const isKnown = starts.length === 0 || known.some((k) => Math.abs(k - baseline) < oneBaseline * size);
    const fresh = line.filter((t) => {
      const upper = row.findLast((o) => o.column === t.column);
      return !upper || isFigure(upper.text) || upper.box.x1 - upper.box.x0 + wordRoom * t.size + t.firstWord < (widths[t.column] as number);
    });
    // Middle-aligned cells begin beside others, or below lines without a first cell.
    if (isKnown && starts.length > 0 && !isFull(line)) return undefined;
    const isName = line.every((t) => t.column === 0) && fresh.length > 0;
    if (isKnown || isName || (isFull(line) && fresh.length >= line.length * startOfRow.fresh)) {
      starts.push(baseline);
      row = [];
    }
    row.push(...line);
  }
  return starts;
};
