import type { Box, Colour } from '../../model.ts';
import { unionAll } from '../../read/geometry.ts';
import type { PageContent } from '../../read/page-content.ts';
import { lineBox } from '../typography.ts';
import { wholePage } from './atoms.ts';
import { type DrawnBox, findBoxes } from './drawn-boxes.ts';
import { type Run, readRuns } from './runs.ts';

/**
 * Tolerance between baselines of one row: font sizes, plus points for rounding. Cells of a one-line row may differ in size, or be top- and
 * bottom-aligned. Tuned on round (xlsx).
 */
export const oneBaseline = { part: 0.22, points: 0.1 } as const;

/** Stripes of a gradient: this many parallel lines of one extent, each at most this far (points) from the next, wider than a border. */
const stripes = { count: 5, apart: 3, width: 6 } as const;

/** Removes the stripes of gradients, such as data bars: they are no borders of cells. */
const withoutStripes = (edges: readonly Edge[]): Edge[] =>
  [...Map.groupBy(edges, (e) => `${Math.round(e.from)} ${Math.round(e.to)}`).values()].flatMap((group) => {
    const sorted = group.sort((a, b) => a.at - b.at);
    const starts = sorted.flatMap((e, i) => (i === 0 || e.at - (sorted[i - 1] as Edge).at > stripes.apart ? [i] : []));
    return starts.flatMap((start, n) => {
      const run = sorted.slice(start, starts[n + 1]);
      const width = (run.at(-1) as Edge).at - (run[0] as Edge).at;
      return run.length < stripes.count || width < stripes.width ? run : [];
    });
  });

/** A vertical (`at` is x) or horizontal (`at` is y) edge of a line or fill. */
export type Edge = { readonly at: number; readonly from: number; readonly to: number };

export type SheetPage = {
  readonly index: number;
  readonly width: number;
  readonly height: number;
  readonly runs: readonly Run[];
  readonly verticalRules: readonly Edge[];
  readonly horizontalRules: readonly Edge[];
  readonly fills: readonly { readonly box: Box; readonly colour: Colour }[];
  /** Areas that lines or fills bound at all sides: cells, merged or not, and frames. */
  readonly boxes: readonly DrawnBox[];
  /** The box of its content, without headers and footers. */
  readonly extent: Box;
  readonly header: string;
  /** Numbers of its columns (A is 1), if the sheet was printed with its headings. */
  readonly printedColumns?: { readonly first: number; readonly last: number };
};

/** Rows of a page, from top to bottom: texts on about one baseline. */
export const linesOf = (runs: readonly Run[]): Run[][] => {
  const lines: Run[][] = [];
  let baseline = Number.NEGATIVE_INFINITY;
  for (const run of [...runs].sort((a, b) => a.baseline - b.baseline)) {
    const line = lines.at(-1);
    if (line && run.baseline - baseline < oneBaseline.part * Math.min(run.size, (line[0] as Run).size) + oneBaseline.points) line.push(run);
    else {
      lines.push([run]);
      baseline = run.baseline;
    }
  }
  return lines.map((l) => l.sort((a, b) => a.x0 - b.x0));
};

const boxOf = (r: Run): Box => ({ x0: r.x0, x1: r.x1, y0: r.baseline - r.size * lineBox.above, y1: r.baseline + r.size * lineBox.below });

export const extentOf = (
  runs: readonly Run[],
  verticalRules: readonly Edge[],
  horizontalRules: readonly Edge[],
  fills: SheetPage['fills'],
): Box =>
  unionAll([
    ...runs.map(boxOf),
    ...verticalRules.map((w) => ({ x0: w.at, x1: w.at, y0: w.from, y1: w.to })),
    ...horizontalRules.map((f) => ({ x0: f.from, x1: f.to, y0: f.at, y1: f.at })),
    ...fills.map((f) => f.box),
  ]);

/** Extracts the data of a sheet from a page; headers and footers are still among the runs. */
export const readSheetPage = (page: PageContent): SheetPage => {
  const runs = readRuns(page);
  // Fills in the paper's colour across the page carry no information.
  const fills = page.fills.filter(
    (f) => !f.rounded && (f.box.x1 - f.box.x0 < page.width * wholePage || f.box.y1 - f.box.y0 < page.height * wholePage),
  );
  const edgesOf = (vertical: boolean): Edge[] => [
    ...page.rules.flatMap((r) => {
      if (vertical !== (r.x0 === r.x1)) return [];
      return vertical ? [{ at: r.x0, from: r.y0, to: r.y1 }] : [{ at: r.y0, from: r.x0, to: r.x1 }];
    }),
    ...fills.flatMap(({ box: b }) =>
      vertical ? [b.x0, b.x1].map((at) => ({ at, from: b.y0, to: b.y1 })) : [b.y0, b.y1].map((at) => ({ at, from: b.x0, to: b.x1 })),
    ),
  ];
  const [verticalRules, horizontalRules] = [withoutStripes(edgesOf(true)), withoutStripes(edgesOf(false))];
  return {
    index: page.index,
    width: page.width,
    height: page.height,
    runs,
    verticalRules,
    horizontalRules,
    fills,
    boxes: findBoxes(page, fills),
    extent: extentOf(runs, verticalRules, horizontalRules, fills),
    header: '',
  };
};
