import type { Box, Shape } from '../model.ts';
import type { Matrix } from './geometry.ts';
import { initialState } from './graphics-state.ts';
import { followLayers, type IsShown } from './layers.ts';
import { followMarks } from './marks.ts';
import { imageHandlers } from './operators/images.ts';
import { nestingHandlers } from './operators/nesting.ts';
import { pathHandlers } from './operators/paths.ts';
import { type PatternSource, stateHandlers } from './operators/state.ts';
import { textHandlers } from './operators/text.ts';
import type { Args, Handlers, RequestedImage, Walk } from './operators/walk.ts';
import type { Fill, Glyph, Rule } from './page-content.ts';
import type { FontSource } from './paint-text.ts';

/** Operator numbers of pdf.js by name (OPS). */
export type OperatorNumbers = Readonly<Record<string, number>>;
export type OperatorList = { readonly fnArray: readonly number[]; readonly argsArray: readonly unknown[] };

export type Interpreted = {
  readonly glyphs: readonly Glyph[];
  readonly rules: readonly Rule[];
  readonly fills: readonly Fill[];
  readonly drawings: readonly (Shape | RequestedImage)[];
};

/**
 * Interprets a page's operators and records what they paint, in page space (top left origin, y downwards). `actualTexts` are the
 * replacement texts of the page's marks, in order; `fontOf` returns a loaded font and its glyph scale by pdf.js' name. Skips content in
 * layers that `isShown` rejects, and annotations with the ids of `withoutAnnotations`.
 */
export const interpret = (
  list: OperatorList,
  OPS: OperatorNumbers,
  base: Matrix,
  page: Box,
  actualTexts: readonly (string | undefined)[],
  fontOf: FontSource,
  isShown: IsShown = () => true,
  patternOf: PatternSource = () => undefined,
  withoutAnnotations: ReadonlySet<string> = new Set(),
): Interpreted => {
  const names = Object.fromEntries(Object.entries(OPS).map(([name, number]) => [number, name]));
  const glyphs: Glyph[] = [];
  const walk: Walk = {
    state: initialState(base, page),
    stack: [],
    base,
    page,
    glyphs,
    rules: [],
    fills: [],
    drawings: [],
    marks: followMarks(glyphs, actualTexts),
    pendingClip: false,
    softMaskDepth: 0,
    groups: [],
  };
  const handlers: Handlers = {
    ...stateHandlers(walk, patternOf),
    ...pathHandlers(walk, names, patternOf),
    ...textHandlers(walk, fontOf),
    ...nestingHandlers(walk),
    ...imageHandlers(walk),
  };
  const layers = followLayers(walk, isShown);
  let isSkipping = false;
  for (const [i, operator] of list.fnArray.entries()) {
    const name = names[operator] as string;
    const args = (list.argsArray[i] ?? []) as Args;
    if (name === 'beginAnnotation') isSkipping = withoutAnnotations.has(String(args[0]));
    if (isSkipping) {
      isSkipping = name !== 'endAnnotation';
      continue;
    }
    layers.before(name, args);
    handlers[name]?.(args);
    layers.after(name);
  }
  const { rules, fills, drawings } = walk;
  return { glyphs, rules, fills, drawings };
};
