import type { Glyph } from '../read/page-content.ts';
import { byHeight } from './by-height.ts';
import { isSpace } from './glyph-rows.ts';

/** Drafts and court papers number each line or each fifth one; fewer numbers are not line numbers. Minimum by step. */
const leastNumbers = new Map([
  [1, 8],
  [5, 4],
]);
const fewest = Math.min(...leastNumbers.values());
/** Digits: no page has more lines. */
const longestNumber = 4;
/** Points: tolerance between the ends or starts of line numbers. */
const aligned = 1.5;
/** In font sizes: closer digits are one number; closer text belongs to it. */
const gaps = { digits: 0.3, text: 0.4 } as const;
/** In font sizes: maximum vertical offset of a number from its line, and maximum distance. */
const beside = { height: 0.75, far: 6 } as const;
/** In font sizes: a wider gap ends a line; lines of prose are longer than this. */
const prose = { gap: 1.7, width: 12 } as const;
/** Minimum share of prose lines that begin with neither a capital nor a number, unlike list entries and table rows. */
const goingOn = 0.3;

type NumberAlone = {
  readonly glyphs: readonly Glyph[];
  readonly value: number;
  readonly x0: number;
  readonly x1: number;
  readonly y: number;
};
/** Position of line numbers, and how they continue. */
type Count = { readonly edge: 'x0' | 'x1'; readonly x: number; readonly step: number; readonly first: number; readonly next: number };

const endOf = (g: Glyph): number => g.x + g.width;

const numbersAlone = (glyphs: readonly Glyph[]): NumberAlone[] => {
  const found: NumberAlone[] = [];
  for (let i = 0; i < glyphs.length; i++) {
    const run: Glyph[] = [];
    const touches = (g: Glyph | undefined): boolean => {
      const last = run.at(-1);
      return g !== undefined && last !== undefined && Math.abs(g.y - last.y) < 1 && Math.abs(g.x - endOf(last)) < gaps.digits * g.size;
    };
    const start = i;
    while (i < glyphs.length && /^\d$/.test((glyphs[i] as Glyph).text) && (run.length === 0 || touches(glyphs[i])))
      run.push(glyphs[i++] as Glyph);
    const [first, last] = [run[0], run.at(-1)];
    if (!first || !last) continue;
    const [before, after] = [glyphs[start - 1], glyphs[i]];
    const isPart =
      (after !== undefined && !isSpace(after) && touches(after)) ||
      (before !== undefined &&
        !isSpace(before) &&
        Math.abs(before.y - first.y) < 1 &&
        Math.abs(first.x - endOf(before)) < gaps.digits * first.size);
    i--;
    if (isPart || run.length > longestNumber) continue;
    found.push({ glyphs: run, value: Number(run.map((g) => g.text).join('')), x0: first.x, x1: endOf(last), y: first.y });
  }
  return found;
};

const columnsBy = (numbers: readonly NumberAlone[], edge: Count['edge']): NumberAlone[][] => {
  const columns: NumberAlone[][] = [];
  for (const number of [...numbers].sort((a, b) => a[edge] - b[edge])) {
    const last = columns.at(-1);
    if (last && number[edge] - (last[0] as NumberAlone)[edge] < aligned) last.push(number);
    else columns.push([number]);
  }
  return columns.map((c) => c.sort((a, b) => a.y - b.y));
};

const longestCount = (column: readonly NumberAlone[], step: number): NumberAlone[] => {
  const ending = new Map<number, NumberAlone[]>();
  let best: NumberAlone[] = [];
  for (const number of column) {
    if (step > 1 && number.value % step !== 0) continue;
    const before = ending.get(number.value - step);
    const count = before && (before.at(-1) as NumberAlone).y < number.y - 1 ? [...before, number] : [number];
    if (count.length < (ending.get(number.value)?.length ?? 0)) continue;
    ending.set(number.value, count);
    if (count.length > best.length) best = count;
  }
  return best;
};

/** The text right or left of a number on its line, up to a wide gap. */
const lineBeside = (number: NumberAlone, level: readonly Glyph[], side: 'left' | 'right'): readonly Glyph[] => {
  const own = new Set(number.glyphs);
  const texts = level
    .filter((g) => !own.has(g) && !isSpace(g) && (side === 'right' ? g.x >= number.x1 - 1 : endOf(g) <= number.x0 + 1))
    .sort((a, b) => (side === 'right' ? a.x - b.x : endOf(b) - endOf(a)));
  const line: Glyph[] = [];
  for (const g of texts) {
    const last = line.at(-1);
    const gap = last ? (side === 'right' ? g.x - endOf(last) : last.x - endOf(g)) : 0;
    if (last && gap > prose.gap * g.size) break;
    line.push(g);
  }
  return side === 'right' ? line : line.reverse();
};

type Level = (number: NumberAlone) => readonly Glyph[];

const standBesideProse = (count: readonly NumberAlone[], levelOf: Level): boolean => {
  const sides = (['right', 'left'] as const).map((side) =>
    count.flatMap((number) => {
      const line = lineBeside(number, levelOf(number), side);
      const [first, last] = [line[0], line.at(-1)];
      if (!first || !last) return [];
      const gap = side === 'right' ? first.x - number.x1 : number.x0 - endOf(last);
      return gap > gaps.text * first.size && gap < beside.far * first.size
        ? [{ line, gap, width: (endOf(last) - first.x) / first.size }]
        : [];
    }),
  );
  return sides.some((lines) => {
    const long = lines.filter(({ width }) => width > prose.width);
    const going = long.filter(({ line }) => !/[\p{Lu}\p{N}]/u.test((line[0] as Glyph).text));
    const typewritten = long.filter(({ line }) => line.every((g) => g.font.monospace));
    // Program listings have line numbers too, which belong to them.
    return long.length >= count.length / 2 && going.length >= long.length * goingOn && typewritten.length < long.length / 2;
  });
};

const standAlone = (count: readonly NumberAlone[], levelOf: Level): boolean =>
  count.every((number) => {
    const own = new Set(number.glyphs);
    return !levelOf(number).some(
      (g) => !own.has(g) && !isSpace(g) && g.x < number.x1 + gaps.text * g.size && endOf(g) > number.x0 - gaps.text * g.size,
    );
  });

/**
 * Finds line numbers in the margin, page by page: they are not part of the text. A page that ends early is judged by the previous pages.
 */
export const makeLineNumbers = (): ((glyphs: readonly Glyph[]) => ReadonlySet<Glyph>) => {
  let known: readonly Count[] = [];
  return (glyphs) => {
    const upright = glyphs.filter((g) => g.angle === 0 && !g.font.vertical);
    const numbers = numbersAlone(upright);
    const gone = new Set<Glyph>();
    if (numbers.length < (known.length > 0 ? 1 : fewest)) return gone;
    const heights = byHeight(upright, (g) => g.y);
    const levelOf: Level = ({ y, glyphs: [first] }) => {
      const reach = beside.height * (first as Glyph).size;
      return heights.between(y - reach, y + reach);
    };
    const found: Count[] = [];
    for (const edge of ['x1', 'x0'] as const)
      for (const column of columnsBy(
        numbers.filter((n) => !gone.has(n.glyphs[0] as Glyph)),
        edge,
      ))
        for (const [step, least] of leastNumbers) {
          const count = longestCount(column, step);
          const [first, last] = [count[0], count.at(-1)];
          if (!first || !last || gone.has(first.glyphs[0] as Glyph)) continue;
          const isPlaceKnown = known.some((k) => k.step === step && k.edge === edge && Math.abs(k.x - first[edge]) < aligned);
          const goesOn = isPlaceKnown && [...known, ...found].some((k) => first.value === k.next || first.value === k.first);
          if (!(goesOn || (count.length >= least && standBesideProse(count, levelOf))) || !standAlone(count, levelOf)) continue;
          for (const g of count.flatMap((n) => n.glyphs)) gone.add(g);
          found.push({ edge, x: first[edge], step, first: first.value, next: last.value + step });
        }
    if (found.length > 0)
      known = [...found, ...known.filter((k) => !found.some((f) => f.edge === k.edge && Math.abs(f.x - k.x) < aligned))];
    return gone;
  };
};
