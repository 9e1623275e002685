import { countBelow } from './search-sorted.ts';

/** From where to where something reaches on one axis of the page, in points. */
export type Span = readonly [from: number, to: number];

/** Things of a page by how far they reach on one axis, so that those that cross a stretch are found without a look at all of them. */
export type BySpan<T> = {
  /** Those that reach into a stretch, or touch it to within `rounding`, in the order in which they were given. */
  readonly crossing: (from: number, to: number) => readonly T[];
  /** Is one of those such? The order in which they are asked is not told. */
  readonly some: (from: number, to: number, test: (item: T) => boolean) => boolean;
};

/** Things of about one length, by where they begin. */
type Class = { readonly longest: number; readonly order: Uint32Array; readonly starts: Float64Array; readonly ends: Float64Array };

/** Lengths of one class differ by less than twice; the shortest (points) are all in one. */
const shortest = 1;

/** Points: sums that are equal on paper differ by less. Who asks tests the edges himself. */
const rounding = 0.01;

const classOf = ([from, to]: Span): number => Math.ceil(Math.log2(Math.max(shortest, to - from)));

/**
 * A long thing crosses many stretches, so that the place where it begins says little. By classes of length, what is looked at in vain is
 * never further off than the things looked for are long.
 */
export const bySpan = <T>(items: readonly T[], spanOf: (item: T) => Span): BySpan<T> => {
  const spans = items.map(spanOf);
  const classes = [...Map.groupBy(spans.keys(), (n) => classOf(spans[n] as Span))].map(([, own]): Class => {
    const order = Uint32Array.from(own).sort((a, b) => (spans[a] as Span)[0] - (spans[b] as Span)[0]);
    const ends = Float64Array.from(order, (n) => (spans[n] as Span)[1]);
    const starts = Float64Array.from(order, (n) => (spans[n] as Span)[0]);
    return { longest: order.reduce((most, _, k) => Math.max(most, (ends[k] as number) - (starts[k] as number)), 0), order, starts, ends };
  });
  /** The numbers of those that cross a stretch, until `take` wants no more. */
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
