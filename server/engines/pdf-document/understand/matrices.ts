import type { FormulaRun } from '../formula-model.ts';
import type { Glyph } from '../read/page-content.ts';
import { runsOf, textOf } from './fractions.ts';
import { findRows, isSpace } from './glyph-rows.ts';
import { mostSigns } from './large-signs.ts';

const closing: ReadonlyMap<string, string> = new Map(Object.entries({ '(': ')', '[': ']', '{': '}', '|': '|', '‖': '‖' }));
/**
 * In font sizes: minimum height above the baseline of brackets around several rows; tolerance between both heights; maximum width of a
 * matrix.
 */
const brackets = { tall: 1.1, level: 0.2, widest: 30 } as const;
/** In font sizes: distance between rows, their tolerance from the middle of the brackets, and the gap between cells. */
const rows = { least: 0.8, most: 3.2, middle: 0.6 } as const;
const cellGap = 0.7;
/**
 * In font sizes: after an opening bracket without a closing one, this gap ends the content before the formula's number or the next text.
 */
const endGap = 2.6;

const cellsOf = (row: readonly Glyph[], size: number): Glyph[][] => {
  const cells: Glyph[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const g of [...row].sort((a, b) => a.x - b.x)) {
    if (g.x - end > cellGap * size) cells.push([]);
    cells.at(-1)?.push(g);
    end = Math.max(end, g.x + g.width);
  }
  return cells;
};

/** Rows of cells at the height of a bracket: at least two, with equal numbers of cells. */
const gridOf = (inside: readonly Glyph[], sign: Glyph): readonly (readonly Glyph[])[][] | undefined => {
  const { size } = sign;
  const levels = findRows(inside).sort((a, b) => a.y - b.y);
  const [first, last] = [levels[0], levels.at(-1)];
  if (!first || !last || levels.length < 2 || Math.abs((first.y + last.y) / 2 - sign.y) > rows.middle * size) return undefined;
  const steps = levels.slice(1).map((l, n) => l.y - (levels[n] as typeof l).y);
  if (steps.some((step) => step < rows.least * size || step > rows.most * size)) return undefined;
  const cells = levels.map((level) =>
    cellsOf(
      level.pieces.flatMap((p) => p.glyphs),
      size,
    ),
  );
  return cells.every((own) => own.length === cells[0]?.length) ? cells : undefined;
};

const rowText = (row: readonly (readonly FormulaRun[])[]): string => row.map((cell) => textOf(cell).trim()).join(' ');

/**
 * Matrices, and cases after a brace: tall brackets of known height around rows with equal numbers of cells. Each becomes one glyph with a
 * linear text.
 */
export const setMatrices = (given: readonly Glyph[]): readonly Glyph[] => {
  let glyphs = given;
  const signs = given.filter((g) => g.reach && closing.get(g.text) !== undefined && g.angle === 0);
  if (signs.length > mostSigns) return given;
  for (const sign of signs) {
    const { reach, size } = sign;
    const close = closing.get(sign.text);
    if (!reach || close === undefined || reach.above < brackets.tall * size || !glyphs.includes(sign)) continue;
    const beside = glyphs
      .filter((g) => g !== sign && !isSpace(g) && g.angle === 0 && g.x >= sign.x + sign.width - 1)
      .filter((g) => g.y > sign.y - reach.above && g.y < sign.y + reach.below && g.x < sign.x + brackets.widest * size)
      .sort((a, b) => a.x - b.x);
    const end = beside.findIndex((g) => g.text === close && g.reach !== undefined && Math.abs(g.y - sign.y) < brackets.level * size);
    const isOpen = end < 0;
    if (isOpen && sign.text !== '{') continue;
    let inside = isOpen ? beside : beside.slice(0, end);
    if (isOpen) {
      let reached = sign.x + sign.width;
      const past = inside.findIndex((g) => {
        const far = g.x - reached > endGap * size;
        reached = Math.max(reached, g.x + g.width);
        return far;
      });
      if (past >= 0) inside = inside.slice(0, past);
    }
    const grid = gridOf(inside, sign);
    const cells = grid?.map((row) => row.map(runsOf));
    if (!cells || cells.some((row) => row.some((cell) => cell === undefined))) continue;
    const found = cells as FormulaRun[][][];
    const last = isOpen ? undefined : beside[end];
    const own = new Set([sign, ...inside, ...(last ? [last] : [])]);
    const right = Math.max(...[...own].map((g) => g.x + g.width));
    const [base] = inside as [Glyph];
    const matrix: Glyph = {
      ...base,
      text: `${sign.text}${found.map(rowText).join('; ')}${isOpen ? '' : close}`,
      x: sign.x,
      y: sign.y,
      size: Math.max(...inside.map((g) => g.size)),
      width: right - sign.x,
      formula: { kind: 'matrix', open: sign.text, close: isOpen ? '' : close, rows: found },
    };
    glyphs = glyphs.flatMap((g) => (g === sign ? [matrix] : own.has(g) ? [] : [g]));
  }
  return glyphs;
};
