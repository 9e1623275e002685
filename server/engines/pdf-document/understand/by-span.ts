import { countBelow } from './search-sorted.ts';

/** Extent on one axis of the page, in points. */
export type Span = readonly [from: number, to: number];

/** Index of a page's items by their extent on one axis: finds those that cross an interval without inspecting all. */
export type BySpan<T> = {
  /** Items that reach into an interval, or touch it to within `rounding`, in their original order. */
  readonly crossing: (from: number, to: number) => readonly T[];
  /** Whether one of those passes the test. They are tested in no particular order. */
  readonly some: (from: number, to: number, test: (item: T) => boolean) => boolean;
};

/** Items of about one length, by start. */
type Class = { readonly longest: number; readonly order: Uint32Array; readonly starts: Float64Array; readonly ends: Float64Array };

/** Lengths within a class differ by less than a factor of two; the shortest (points) share one. */
const shortest = 1;

/** Points: rounding error of sums that are equal on paper. Callers test the edges themselves. */
const rounding = 0.01;

const classOf = ([from, to]: Span): number => Math.ceil(Math.log2(Math.max(shortest, to - from)));

/**
 * A long item crosses many intervals, so its start says little. With classes of length, the items inspected in vain are never further off
 * than the wanted items are long.
 */
export const bySpan = <T>(items: readonly T[], spanOf: (item: T) => Span): BySpan<T> => {
  const spans = items.map(spanOf);
  const classes = [...Map.groupBy(spans.keys(), (n) => classOf(spans[n] as Span))].map(([, own]): Class => {
    const order = Uint32Array.from(own).sort((a, b) => (spans[a] as Span)[0] - (spans[b] as Span)[0]);
    const ends = Float64Array.from(order, (n) => (spans[n] as Span)[1]);
    const starts = Float64Array.from(order, (n) => (spans[n] as Span)[0]);
    return { longest: order.reduce((most, _, k) => Math.max(most, (ends[k] as number) - (starts[k] as number)), 0), order, starts, ends };
  });
  /** Visits the indexes of items that cross an interval, until `take` returns true. */
  const visit = (from: number, to: number, take: (n: number) => boolean): boolean =>
    classes.some(({ longest, order, starts, ends }) => {
      for (let k = countBelow(starts, from - longest - 2 * rounding); k < order.length && (starts[k] as number) <= to + rounding; k++)
        if ((ends[k] as number) >= from - rounding && take(order[k] as number)) return true;
      return false;
    });
  return {
    crossing: (from, to) => {
      const found: number[] = [];
      visit(from, to, (n) => {
        found.push(n);
        return false;
      });
      return found.sort((a, b) => a - b).map((n) => items[n] as T);
    },
    some: (from, to, test) => visit(from, to, (n) => test(items[n] as T)),
  };
};
