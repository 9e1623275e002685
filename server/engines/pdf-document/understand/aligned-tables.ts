import { unionAll } from '../read/geometry.ts';
import { type Cards, cardsOf, isCards } from './aligned-cards.ts';
import { columnAt, columnsOf, type Interval } from './aligned-columns.ts';
import { growRun, leader } from './aligned-runs.ts';
import type { AlignedTable } from './aligned-table.ts';
import { fullRows } from './full-rows.ts';
import { type Line, makeLine, makeLines } from './line.ts';
import { isMarkerAlone } from './markers.ts';
import { headLinesOver, withHeading } from './open-heads.ts';
import { rowStarts } from './row-groups.ts';
import type { Segment } from './segment.ts';
import type { Statistics } from './statistics.ts';

/** Letters: a line with a number as its last cell belongs to a table of contents if the text before it is no longer than this. */
const longestEntry = 40;
/**
 * Three rows and three columns are a table, with this share of rows in several columns. Two columns also need this share of multi-line
 * cells or pure figures. Tuned on round, where every table is known, and on public, where prose is set in columns.
 */
const convincing = { rows: 3, columns: 3, severalCells: 0.4, wraps: 2, figures: 0.7 } as const;
/** In font sizes: closer lines belong to one cell. */
const tight = 0.45;
/** Points: tolerance of baselines within a row. */
const sameBaseline = 0.1;

/** The segments of a line whose gaps may be those of a table: not a list item, not a line of a table of contents. */
const cellsOf = (line: Line): readonly Segment[] => {
  const [first, ...rest] = line.segments;
  if (!first) return [];
  return rest.length > 0 && isMarkerAlone(first.text) ? rest : line.segments;
};

const isMulti = (line: Line): boolean => {
  const cells = cellsOf(line);
  return (
    !isMarkerAlone(line.segments[0]?.text ?? '') &&
    cells.length >= 2 &&
    cells.length === line.segments.length &&
    !leader.test(line.text) &&
    !(cells.length === 2 && /\t\d{1,4}$/.test(line.text.replace(/^[^\t]*/, (m) => (m.length > longestEntry ? '' : m))))
  );
};

/** Figures may have a unit: `6.5K`, `12 m`. */
const alphabetic = (s: Segment): boolean => /\p{L}{2}/u.test(s.text) || !/[^\p{L}]/u.test(s.text);

/** Three rows and three columns are a table; two columns need multi-line cells or figures. */
const isConvincing = (run: readonly Line[], columns: readonly Interval[]): boolean => {
  const multi = run.filter((l) => l.segments.length >= 2);
  const full = run.filter((l) => l.segments.length >= Math.max(2, columns.length - 1));
  if (columns.length >= convincing.columns) return full.length >= convincing.rows && multi.length >= run.length * convincing.severalCells;
  const wraps = run.length - multi.length;
  const numbers = multi.filter((l) => l.segments.slice(1).every((s) => !alphabetic(s))).length;
  const areFigures = numbers >= convincing.rows && numbers >= multi.length * convincing.figures;
  return multi.length >= convincing.rows && (wraps >= convincing.wraps || areFigures);
};

/** The table with rows separated by white space; undefined if that is not possible. */
const buildSpaced = (run: readonly Line[], columns: readonly Interval[]): AlignedTable | undefined => {
  const box = unionAll(run.map((l) => l.box));
  const texts = run.flatMap((l) =>
    l.segments.map((s) => ({
      column: columnAt(columns, s),
      baseline: s.baseline,
      size: s.size,
      box: s.box,
      firstWord: s.firstWord,
      text: s.text,
      segment: s,
    })),
  );
  const spaced = rowStarts(texts);
  // White space that only separates the header row from the rest says nothing about the rows.
  const starts = spaced?.length === 2 ? (fullRows(texts, columns.length, spaced) ?? spaced) : spaced;
  if (!starts || starts.length < 2) return undefined;
  const rowOf = (baseline: number) => starts.findLastIndex((start) => start < baseline + sameBaseline);
  const rows = starts.flatMap((_, r) => {
    const own = texts.filter((t) => rowOf(t.baseline) === r);
    if (own.length === 0) return [];
    const y = unionAll(own.map((t) => t.segment.box));
    return [{ y0: y.y0, y1: y.y1, cells: columns.map((_, c) => makeLines(own.filter((t) => t.column === c).map((t) => t.segment))) }];
  });
  return { box, columns: columns.length, rows };
};

const buildTable = (run: readonly Line[], columns: readonly Interval[]): AlignedTable => {
  const box = unionAll(run.map((l) => l.box));
  const rows: { lines: Line[][]; y0: number; y1: number }[] = [];
  let bottom = box.y0;
  for (const line of run) {
    const places = line.segments.map((s) => columnAt(columns, s));
    const last = rows.at(-1);
    const below = last && places.every((c) => (last.lines[c]?.length ?? 0) > 0) && !places.includes(0);
    const isTight = last && line.box.y0 - last.y1 < tight * line.size;
    let row = last;
    if (!(last && isTight && (below || (line.segments.length === 1 && !places.includes(0))))) {
      row = { lines: columns.map(() => []), y0: bottom, y1: line.box.y1 };
      rows.push(row);
    }
    if (!row) continue;
    line.segments.forEach((s, k) => {
      row.lines[places[k] as number]?.push(makeLine([s]));
    });
    row.y1 = Math.max(row.y1, line.box.y1);
    bottom = row.y1;
  }
  return { box, columns: columns.length, rows: rows.map((r) => ({ y0: r.y0, y1: r.y1, cells: r.lines })) };
};

/** Finds tables, by text alignment, and cards among the lines of a column; `rest` are the other lines. */
export const findAlignedTables = (
  lines: readonly Line[],
  stats: Statistics,
): { readonly tables: readonly AlignedTable[]; readonly cards: readonly Cards[]; readonly rest: readonly Line[] } => {
  const tables: AlignedTable[] = [];
  const cards: Cards[] = [];
  const rest: Line[] = [];
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] as Line;
    if (isMulti(line)) {
      const end = growRun(lines, i, stats);
      const run = lines.slice(i, end);
      const columns = columnsOf(run);
      const spaced = columns.length >= 2 ? buildSpaced(run, columns) : undefined;
      if (columns.length >= 2 && isCards(run, columns)) {
        cards.push(cardsOf(run, columns));
        i = end - 1;
        continue;
      }
      if (columns.length >= 2 && (spaced || isConvincing(run, columns))) {
        const heads = headLinesOver(rest, run, columns, stats);
        const heading = heads > 0 ? rest.splice(-heads) : [];
        tables.push(withHeading(spaced ?? buildTable(run, columns), heading, run, columns));
        i = end - 1;
        continue;
      }
    }
    rest.push(line);
  }
  return { tables, cards, rest };
};
