import type { Interval } from './aligned-columns.ts';
import { type Line, makeLines } from './line.ts';
import type { Segment } from './segment.ts';
import { edgeSlack } from './typography.ts';

/** Short texts side by side, each under a separate heading, read one after the other. */
export type Cards = { readonly y: number; readonly columns: readonly (readonly Line[])[] };

/** Minimum relative difference between the type sizes of a card's heading and its text. */
const cardSizeStep = 0.08;
/**
 * A card has a heading, a line below and a text: this is the maximum number of gaps larger than its line spacing. A table has more rows.
 */
const cardGaps = 2;
const cardGapRatio = 1.45;

const gapsIn = (run: readonly Line[], column: Interval): number => {
  const lines = run
    .flatMap((l) => l.segments.filter((s) => s.box.x0 >= column.x0 - edgeSlack && s.box.x0 <= column.x1))
    .sort((a, b) => a.baseline - b.baseline);
  const gaps = lines.slice(1).map((s, i) => s.baseline - (lines[i] as Segment).baseline);
  const least = gaps.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  return gaps.filter((g) => g > cardGapRatio * least).length;
};

/** Average number of letters in a line of a card's text; cells of a table have fewer. */
const cardLetters = 14;

/** Whether the first line of each column has a different size from the text below, and that text is prose. Then it is not a table. */
export const isCards = (run: readonly Line[], columns: readonly Interval[]): boolean => {
  const [first, ...others] = run;
  if (!first || others.length === 0 || first.segments.length < columns.length) return false;
  if (columns.some((c) => gapsIn(run, c) > cardGaps)) return false;
  const texts = others.flatMap((l) => l.segments);
  const letters = texts.reduce((n, s) => n + (s.text.match(/\p{L}/gu)?.length ?? 0), 0);
  const second = others.find((l) => l.segments.length >= columns.length) ?? (others[0] as Line);
  const step = Math.abs(first.size / second.size - 1);
  return step > cardSizeStep && letters >= cardLetters * texts.length;
};

export const cardsOf = (run: readonly Line[], columns: readonly Interval[]): Cards => ({
  y: Math.min(...run.map((l) => l.box.y0)),
  columns: columns.map((c) => makeLines(run.flatMap((l) => l.segments.filter((s) => s.box.x0 >= c.x0 - edgeSlack && s.box.x0 <= c.x1)))),
});
