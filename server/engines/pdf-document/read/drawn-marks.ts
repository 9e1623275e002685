import type { Box, Shape } from '../model.ts';
import { markGlyph } from './form-marks.ts';
import { contains } from './geometry.ts';
import type { Glyph, PlacedImage, Rule } from './page-content.ts';

type Drawing = Shape | PlacedImage;

/** Limits of a check box: side in points, ratio of width to height; more boxes on a page are a pattern. */
const box = { least: 5, most: 24, flattest: 0.85, widest: 1.18, many: 500, rounded: 6 } as const;
/** In font sizes: a smaller square is a bullet, a larger one a frame; also the maximum distance to its text. */
const side = { least: 0.55, bullet: 0.76, most: 1.7 } as const;
const room = 2.4;
/** Share of its side: squares closer together are cells. */
const touching = 0.25;
/** Points: how far a cross may exceed its box, and how far a rule may miss the box's edge. */
const slack = { cross: 2, edge: 1 } as const;
/** Characters that people and programs put into a check box. */
const tick = /^[xX×✓✔✗✘✕✖☓]$/u;

const isWhite = (colour: string | undefined): boolean => colour === undefined || /^#f[cdef]f[cdef]f[cdef]$/i.test(colour);

const hasCurves = ({ steps }: Shape): boolean => steps.some(({ kind }) => kind === 'curve');
/** A ring has no corners or straight lines; a box with rounded corners has straight sides. */
const isRing = (shape: Shape): boolean => shape.steps.filter(({ kind }) => kind === 'line').length < 2 && hasCurves(shape);

/** Whether the drawing is a stroked square or ring, or a filled one such as a browser's ticked box. */
const isSquare = (drawing: Drawing): drawing is Shape => {
  if (!('steps' in drawing)) return false;
  const isOutline = drawing.stroke !== undefined && isWhite(drawing.fill);
  if (!isOutline && !(drawing.fill && !drawing.stroke && !isWhite(drawing.fill) && hasCurves(drawing) && !isRing(drawing))) return false;
  const [w, h] = [drawing.box.x1 - drawing.box.x0, drawing.box.y1 - drawing.box.y0];
  const corners = drawing.steps.filter(({ kind }) => kind === 'move' || kind === 'line').length;
  return (
    Math.min(w, h) > box.least &&
    Math.max(w, h) < box.most &&
    w / h > box.flattest &&
    w / h < box.widest &&
    (hasCurves(drawing) ? drawing.steps.length >= box.rounded : corners >= 4 && corners <= 5)
  );
};

/** Whether another square touches it, as in a grid or a comb. */
const hasNeighbour = (square: Shape, others: readonly Shape[]): boolean => {
  const [a, most] = [square.box, touching * (square.box.x1 - square.box.x0)];
  return others.some(({ box: b }) => {
    const isSame = Math.abs(a.x0 - b.x0) < slack.edge && Math.abs(a.y0 - b.y0) < slack.edge;
    return !isSame && Math.max(a.x0 - b.x1, b.x0 - a.x1) < most && Math.max(a.y0 - b.y1, b.y0 - a.y1) < most;
  });
};

/** The first letter of the text beside a box, on its right or else on its left. */
const textBeside = ({ x0, x1, y0, y1 }: Box, glyphs: readonly Glyph[]): Glyph | undefined => {
  const middle = (y0 + y1) / 2;
  const row = glyphs.filter((g) => g.angle === 0 && g.text.trim() !== '' && middle < g.y + 0.1 * g.size && middle > g.y - 0.8 * g.size);
  const right = row.filter((g) => g.x >= x1 - slack.edge && g.x - x1 < room * g.size).sort((a, b) => a.x - b.x)[0];
  return right ?? row.filter((g) => g.x + g.width <= x0 + slack.edge && x0 - g.x - g.width < room * g.size).sort((a, b) => b.x - a.x)[0];
};

export type Marked = { readonly glyphs: readonly Glyph[]; readonly rules: readonly Rule[]; readonly drawings: readonly Drawing[] };

/**
 * Squares drawn beside a text, empty or with a cross or a letter inside, are check boxes: they become the glyphs ☒ and ☐. A small empty one
 * is a bullet, unless another box on the page is ticked.
 */
export const findDrawnMarks = (page: Marked): Marked => {
  const squares = page.drawings.filter(isSquare);
  if (squares.length === 0 || squares.length > box.many) return page;
  const found = squares.flatMap((square) => {
    if (hasNeighbour(square, squares)) return [];
    const inside = page.drawings.filter(
      (one): one is Shape => one !== square && 'steps' in one && contains(square.box, one.box, slack.cross) && !isSquare(one),
    );
    // Browsers paint white under it.
    const marks = inside.filter((one) => one.stroke || !isWhite(one.fill));
    if (square.fill && !isWhite(square.fill) && marks.length === 0) return [];
    const centre = (g: Glyph): Box => ({ x0: g.x + g.width / 2, x1: g.x + g.width / 2, y0: g.y - 0.35 * g.size, y1: g.y - 0.35 * g.size });
    const letters = page.glyphs.filter((g) => g.text.trim() !== '' && contains(square.box, centre(g)));
    if (letters.length > 1 || letters.some(({ text }) => !tick.test(text))) return [];
    const beside = textBeside(
      square.box,
      page.glyphs.filter((g) => !letters.includes(g)),
    );
    const height = square.box.y1 - square.box.y0;
    if (!beside || height < side.least * beside.size || height > side.most * beside.size) return [];
    return [{ square, inside, letters, isSmall: height < side.bullet * beside.size, isOn: marks.length > 0 || letters.length > 0 }];
  });
  const anyOn = found.some(({ isOn }) => isOn);
  // Rings are as often bullets, or marks in diagrams.
  const marks = found.filter(({ square, isOn, isSmall }) => isOn || anyOn || !(isSmall || isRing(square)));
  if (marks.length === 0) return page;
  const drawings = new Set<Drawing>(marks.flatMap(({ square, inside }) => [square, ...inside]));
  const letters = new Set(marks.flatMap((mark) => mark.letters));
  const glyphs = page.glyphs.filter((g) => !letters.has(g));
  const isEdge = (rule: Rule): boolean => marks.some(({ square }) => contains(square.box, rule, slack.edge));
  return {
    drawings: page.drawings.filter((one) => !drawings.has(one)),
    rules: page.rules.filter((rule) => !isEdge(rule)),
    glyphs: [...glyphs, ...marks.map(({ square, isOn }, n) => markGlyph({ box: square.box, isOn }, glyphs, -2_000_000 - n))],
  };
};
