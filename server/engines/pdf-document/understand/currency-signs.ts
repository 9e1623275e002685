import { unionAll } from '../read/geometry.ts';
import { type Line, makeLine } from './line.ts';
import type { Segment } from './segment.ts';

/** A separate currency sign before a figure: `$` far from `(1,204)`, as in financial statements. */
const sign = /^(?:\p{Sc}|[A-Z]{1,2}\p{Sc})$/u;
const figure = /^[(\u2212-]?[\d.,]/;
const noFigure = /^[\u2012-\u2015-]$/;

const joinTo = (before: Segment, figure: Segment): Segment => {
  const [first, ...others] = figure.spans;
  const last = before.spans.at(-1);
  if (!first || !last) return figure;
  return {
    ...figure,
    spans: [...before.spans.slice(0, -1), { ...last, text: `${last.text} ` }, first, ...others],
    text: `${before.text} ${figure.text}`,
    box: unionAll([before.box, figure.box]),
    firstWord: before.firstWord,
    secondWord: figure.box.x0,
    mcids: [...new Set([...before.mcids, ...figure.mcids])],
    show: [before.show[0], figure.show[1]],
  };
};

/** The line with each currency sign, aligned separately at the start of a column, joined to its figure. */
export const withCurrencySigns = (line: Line): Line => {
  if (line.direction !== 'ltr' || !line.segments.some((s) => sign.test(s.text))) return line;
  const joined = line.segments.flatMap((s, n): Segment[] => {
    const [before, after] = [line.segments[n - 1], line.segments[n + 1]];
    const isFigure = (text: string | undefined): boolean => text !== undefined && (figure.test(text) || noFigure.test(text));
    if (sign.test(s.text) && isFigure(after?.text)) return [];
    return before && sign.test(before.text) && isFigure(s.text) ? [joinTo(before, s)] : [s];
  });
  return joined.length < line.segments.length ? makeLine(joined) : line;
};
