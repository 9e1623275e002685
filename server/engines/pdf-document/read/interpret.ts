import type { Box, Colour, Shape } from '../model.ts';
import { identity, intersect, type Matrix, multiply, transformBox } from './geometry.ts';
import { type GraphicsState, initialState } from './graphics-state.ts';
import { followMarks } from './marks.ts';
import type { Fill, Glyph, PlacedImage, Rule } from './page-content.ts';
import { paintPath } from './paint-path.ts';
import { type FontSource, makeTextPainter } from './paint-text.ts';
import { boxOfSteps, readPath } from './paths.ts';

/** pdf.js' numbers of operators by name (OPS). */
export type OperatorNumbers = Readonly<Record<string, number>>;
export type OperatorList = { readonly fnArray: readonly number[]; readonly argsArray: readonly unknown[] };

/** A mask image is painted in the fill colour of the moment. */
export type ImageRequest =
  | { readonly kind: 'object'; readonly id: string }
  | { readonly kind: 'inline'; readonly data: unknown }
  | { readonly kind: 'mask'; readonly source: unknown; readonly colour: Colour };

/** An image as placed; its pixels are fetched after. `request` tells which. */
export type RequestedImage = Omit<PlacedImage, 'image'> & { readonly request: ImageRequest };

export type Interpreted = {
  readonly glyphs: readonly Glyph[];
  readonly rules: readonly Rule[];
  readonly fills: readonly Fill[];
  readonly drawings: readonly (Shape | RequestedImage)[];
};

type Args = readonly never[];
type Handlers = Readonly<Record<string, (args: Args) => void>>;

/** What all handlers of one page share: the state, what has been painted, and the marks that are open. */
type Walk = {
  state: GraphicsState;
  readonly stack: GraphicsState[];
  readonly base: Matrix;
  readonly page: Box;
  readonly glyphs: Glyph[];
  readonly rules: Rule[];
  readonly fills: Fill[];
  readonly drawings: (Shape | RequestedImage)[];
  readonly marks: ReturnType<typeof followMarks>;
  /** The next path also clips. */
  pendingClip: boolean;
  /** What is painted inside a soft mask shows nothing by itself. */
  softMaskDepth: number;
  readonly groups: boolean[];
};

const save = (w: Walk): void => {
  w.stack.push({ ...w.state });
};
const restore = (w: Walk): void => {
  w.state = w.stack.pop() ?? w.state;
};

const clipTo = (w: Walk, box: Box): void => {
  w.state.clip = intersect(w.state.clip, box) ?? { x0: box.x0, y0: box.y0, x1: box.x0, y1: box.y0 };
};

const asColour = (value: unknown): Colour => (typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value) ? value.toLowerCase() : '#808080');

/** Entries of an extended graphics state (ISO 32000-1, 8.4.5). */
const setGState = ({ state }: Walk, entries: readonly (readonly [string, unknown])[]): void => {
  for (const [key, value] of entries) {
    if (key === 'ca') state.fillAlpha = value as number;
    else if (key === 'CA') state.strokeAlpha = value as number;
    else if (key === 'LW') state.lineWidth = value as number;
    else if (key === 'Font') [state.font, state.fontSize] = value as [string, number];
  }
};

/** Operators of the graphics state: matrices, colours, line widths. Patterns count as grey. */
const stateHandlers = (w: Walk): Handlers => ({
  save: () => save(w),
  restore: () => restore(w),
  transform: (a) => {
    w.state.ctm = multiply(w.state.ctm, a as unknown as Matrix);
  },
  setLineWidth: ([width]) => {
    w.state.lineWidth = width ?? 1;
  },
  setGState: ([entries]) => setGState(w, entries ?? []),
  setFillRGBColor: ([c]) => {
    w.state.fill = asColour(c);
  },
  setStrokeRGBColor: ([c]) => {
    w.state.stroke = asColour(c);
  },
  setFillColorN: () => {
    w.state.fill = '#c0c0c0';
  },
  setStrokeColorN: () => {
    w.state.stroke = '#808080';
  },
  setFillTransparent: () => {
    w.state.fill = 'transparent';
  },
  setStrokeTransparent: () => {
    w.state.stroke = 'transparent';
  },
});

const takePath = (w: Walk, operator: string, data: ArrayLike<number>): void => {
  const steps = readPath(data, w.state.ctm);
  if (steps.length === 0) return;
  if (w.pendingClip) {
    w.pendingClip = false;
    clipTo(w, boxOfSteps(steps));
  }
  const painted = w.softMaskDepth > 0 ? undefined : paintPath(operator, steps, w.state, w.page);
  if (!painted) return;
  w.rules.push(...painted.rules);
  w.fills.push(...painted.fills);
  w.drawings.push(painted.drawing);
};

/** Operators that paint paths and clip to them; `names` are those of pdf.js' numbers. */
const pathHandlers = (w: Walk, names: Readonly<Record<string, string>>): Handlers => {
  const clip = () => {
    w.pendingClip = true;
  };
  return {
    clip,
    eoClip: clip,
    constructPath: ([op, data]) => {
      const path = (data as unknown as readonly unknown[])?.[0];
      if (path) takePath(w, names[op ?? -1] ?? '', path as ArrayLike<number>);
      else w.pendingClip = false;
    },
  };
};

/** Operators of text state, text position and text showing (ISO 32000-1, 9.3 and 9.4). */
const textHandlers = (w: Walk, fontOf: FontSource): Handlers => {
  const text = makeTextPainter(w.glyphs, () => w.state, w.marks.current, fontOf);
  return {
    beginText: () => text.setMatrix(identity),
    setTextMatrix: (a) => text.setMatrix((a.length === 1 ? a[0] : a) as unknown as Matrix),
    moveText: ([dx, dy]) => text.move(dx ?? 0, dy ?? 0),
    setLeadingMoveText: ([dx, dy]) => {
      w.state.leading = dy ?? 0;
      text.move(dx ?? 0, dy ?? 0);
    },
    nextLine: () => text.move(0, w.state.leading),
    setLeading: ([leading]) => {
      w.state.leading = -(leading ?? 0);
    },
    setCharSpacing: ([spacing]) => {
      w.state.charSpacing = spacing ?? 0;
    },
    setWordSpacing: ([spacing]) => {
      w.state.wordSpacing = spacing ?? 0;
    },
    setHScale: ([scale]) => {
      w.state.hScale = (scale ?? 100) / 100;
    },
    setTextRise: ([rise]) => {
      w.state.rise = rise ?? 0;
    },
    setTextRenderingMode: ([mode]) => {
      w.state.renderMode = mode ?? 0;
    },
    setFont: ([name, size]) => {
      w.state.font = name ?? '';
      w.state.fontSize = size ?? 0;
    },
    showText: ([items]) => text.show(items ?? []),
  };
};

const enterForm = (w: Walk, matrix: unknown, bbox: unknown): void => {
  save(w);
  if (Array.isArray(matrix)) w.state.ctm = multiply(w.state.ctm, matrix as unknown as Matrix);
  if (!bbox) return;
  const b = bbox as ArrayLike<number>;
  const box = transformBox(w.state.ctm, b[0] as number, b[1] as number, b[2] as number, b[3] as number);
  w.state.clip = intersect(w.state.clip, box) ?? { ...box, x1: box.x0, y1: box.y0 };
};

/** Marked content, forms, groups and annotations: what stands around other operators. */
const nestingHandlers = (w: Walk): Handlers => ({
  beginMarkedContent: ([tag]) =>
    w.marks.begin(typeof tag === 'string' ? tag : ((tag as unknown as { name?: string })?.name ?? ''), undefined),
  beginMarkedContentProps: ([tag, id]) => w.marks.begin(tag ?? '', typeof id === 'number' ? id : undefined),
  endMarkedContent: w.marks.end,
  paintFormXObjectBegin: ([matrix, bbox]) => {
    w.marks.enterForm();
    enterForm(w, matrix, bbox);
  },
  paintFormXObjectEnd: () => {
    w.marks.leaveForm();
    restore(w);
  },
  beginGroup: ([group]) => {
    const g = group as unknown as { smask?: unknown } | undefined;
    w.groups.push(g?.smask !== undefined && g.smask !== null);
    if (w.groups.at(-1)) w.softMaskDepth++;
    save(w);
  },
  endGroup: () => {
    if (w.groups.pop()) w.softMaskDepth--;
    restore(w);
  },
  beginAnnotation: ([, , transform, matrix]) => {
    save(w);
    w.state = initialState(w.base, w.page);
    if (transform) w.state.ctm = multiply(w.state.ctm, transform as unknown as Matrix);
    if (matrix) w.state.ctm = multiply(w.state.ctm, matrix as unknown as Matrix);
  },
  endAnnotation: () => restore(w),
});

const placeImage = (w: Walk, request: ImageRequest, matrix: Matrix = w.state.ctm): void => {
  if (w.softMaskDepth > 0 || w.state.fillAlpha === 0) return;
  const box = intersect(transformBox(matrix, 0, 0, 1, 1), w.state.clip);
  const { mcid, artifact } = w.marks.current();
  if (box) w.drawings.push({ box, request, mcid, artifact });
};

/** Operators that paint images, one or many at a time. */
const imageHandlers = (w: Walk): Handlers => ({
  paintImageXObject: ([id]) => placeImage(w, { kind: 'object', id: id ?? '' }),
  paintInlineImageXObject: ([data]) => placeImage(w, { kind: 'inline', data }),
  paintImageMaskXObject: ([source]) => placeImage(w, { kind: 'mask', source, colour: w.state.fill }),
  paintSolidColorImageMask: () => {
    const box = intersect(transformBox(w.state.ctm, 0, 0, 1, 1), w.state.clip);
    if (box && w.state.fillAlpha > 0) w.fills.push({ box, colour: w.state.fill });
  },
  paintImageXObjectRepeat: ([id, sx, sy, positions]) => {
    const list = (positions ?? []) as unknown as ArrayLike<number>;
    for (let i = 0; i + 1 < list.length; i += 2) {
      const matrix = multiply(w.state.ctm, [sx ?? 1, 0, 0, sy ?? 1, list[i] as number, list[i + 1] as number]);
      placeImage(w, { kind: 'object', id: id ?? '' }, matrix);
    }
  },
  paintInlineImageXObjectGroup: ([data, map]) => {
    for (const place of (map ?? []) as unknown as readonly { transform: Matrix }[])
      placeImage(w, { kind: 'inline', data }, multiply(w.state.ctm, place.transform));
  },
  paintImageMaskXObjectGroup: ([images]) => {
    for (const image of (images ?? []) as unknown as readonly { transform: Matrix }[])
      placeImage(w, { kind: 'mask', source: image, colour: w.state.fill }, multiply(w.state.ctm, image.transform));
  },
});

/**
 * Walks a page's operators and notes what they paint, in page space (top left origin, y downwards).
 * `actualTexts` are the replacement texts of the page's marks, in order; `fontOf` gives a loaded font and its glyph
 * scale by pdf.js' name.
 */
export const interpret = (
  list: OperatorList,
  OPS: OperatorNumbers,
  base: Matrix,
  page: Box,
  actualTexts: readonly (string | undefined)[],
  fontOf: FontSource,
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
    ...stateHandlers(walk),
    ...pathHandlers(walk, names),
    ...textHandlers(walk, fontOf),
    ...nestingHandlers(walk),
    ...imageHandlers(walk),
  };
  for (const [i, operator] of list.fnArray.entries()) handlers[names[operator] as string]?.((list.argsArray[i] ?? []) as Args);
  const { rules, fills, drawings } = walk;
  return { glyphs, rules, fills, drawings };
};
