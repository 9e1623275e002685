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
  const rules: Rule[] = [];
  const fills: Fill[] = [];
  const drawings: (Shape | RequestedImage)[] = [];
  const stack: GraphicsState[] = [];
  const marks = followMarks(glyphs, actualTexts);
  let state = initialState(base, page);
  const text = makeTextPainter(glyphs, () => state, marks.current, fontOf);
  let pendingClip = false;
  let softMaskDepth = 0;
  const groups: boolean[] = [];

  const save = () => stack.push({ ...state });
  const restore = () => {
    const saved = stack.pop();
    if (saved) state = saved;
  };

  const takePath = (op: number, data: ArrayLike<number>) => {
    const steps = readPath(data, state.ctm);
    if (steps.length === 0) return;
    if (pendingClip) {
      pendingClip = false;
      const box = boxOfSteps(steps);
      state.clip = intersect(state.clip, box) ?? { x0: box.x0, y0: box.y0, x1: box.x0, y1: box.y0 };
    }
    const painted = softMaskDepth > 0 ? undefined : paintPath(names[op] ?? '', steps, state, page);
    if (!painted) return;
    rules.push(...painted.rules);
    fills.push(...painted.fills);
    drawings.push(painted.drawing);
  };

  const placeImage = (request: ImageRequest, matrix: Matrix = state.ctm) => {
    if (softMaskDepth > 0 || state.fillAlpha === 0) return;
    const box = intersect(transformBox(matrix, 0, 0, 1, 1), state.clip);
    const { mcid, artifact } = marks.current();
    if (box) drawings.push({ box, request, mcid, artifact });
  };

  const enterForm = (matrix: unknown, bbox: unknown) => {
    save();
    if (Array.isArray(matrix)) state.ctm = multiply(state.ctm, matrix as unknown as Matrix);
    if (bbox) {
      const b = bbox as ArrayLike<number>;
      const box = transformBox(state.ctm, b[0] as number, b[1] as number, b[2] as number, b[3] as number);
      state.clip = intersect(state.clip, box) ?? { ...box, x1: box.x0, y1: box.y0 };
    }
  };

  const setGState = (entries: readonly (readonly [string, unknown])[]) => {
    for (const [key, value] of entries) {
      if (key === 'ca') state.fillAlpha = value as number;
      else if (key === 'CA') state.strokeAlpha = value as number;
      else if (key === 'LW') state.lineWidth = value as number;
      else if (key === 'Font') [state.font, state.fontSize] = value as [string, number];
    }
  };

  const asColour = (value: unknown): Colour =>
    typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value) ? value.toLowerCase() : '#808080';

  const handlers: Readonly<Record<string, (args: readonly never[]) => void>> = {
    save,
    restore,
    transform: (a) => {
      state.ctm = multiply(state.ctm, a as unknown as Matrix);
    },
    setLineWidth: ([w]) => {
      state.lineWidth = w ?? 1;
    },
    setGState: ([entries]) => setGState(entries ?? []),
    setFillRGBColor: ([c]) => {
      state.fill = asColour(c);
    },
    setStrokeRGBColor: ([c]) => {
      state.stroke = asColour(c);
    },
    setFillColorN: () => {
      state.fill = '#c0c0c0';
    },
    setStrokeColorN: () => {
      state.stroke = '#808080';
    },
    setFillTransparent: () => {
      state.fill = 'transparent';
    },
    setStrokeTransparent: () => {
      state.stroke = 'transparent';
    },
    clip: () => {
      pendingClip = true;
    },
    eoClip: () => {
      pendingClip = true;
    },
    constructPath: ([op, data]) => {
      const path = (data as unknown as readonly unknown[])?.[0];
      if (path) takePath(op ?? -1, path as ArrayLike<number>);
      else pendingClip = false;
    },
    beginText: () => text.setMatrix(identity),
    setTextMatrix: (a) => text.setMatrix((a.length === 1 ? a[0] : a) as unknown as Matrix),
    moveText: ([dx, dy]) => text.move(dx ?? 0, dy ?? 0),
    setLeadingMoveText: ([dx, dy]) => {
      state.leading = dy ?? 0;
      text.move(dx ?? 0, dy ?? 0);
    },
    nextLine: () => text.move(0, state.leading),
    setLeading: ([l]) => {
      state.leading = -(l ?? 0);
    },
    setCharSpacing: ([s]) => {
      state.charSpacing = s ?? 0;
    },
    setWordSpacing: ([s]) => {
      state.wordSpacing = s ?? 0;
    },
    setHScale: ([s]) => {
      state.hScale = (s ?? 100) / 100;
    },
    setTextRise: ([r]) => {
      state.rise = r ?? 0;
    },
    setTextRenderingMode: ([r]) => {
      state.renderMode = r ?? 0;
    },
    setFont: ([name, size]) => {
      state.font = name ?? '';
      state.fontSize = size ?? 0;
    },
    showText: ([items]) => text.show(items ?? []),
    beginMarkedContent: ([tag]) =>
      marks.begin(typeof tag === 'string' ? tag : ((tag as unknown as { name?: string })?.name ?? ''), undefined),
    beginMarkedContentProps: ([tag, id]) => marks.begin(tag ?? '', typeof id === 'number' ? id : undefined),
    endMarkedContent: marks.end,
    paintFormXObjectBegin: ([matrix, bbox]) => {
      marks.enterForm();
      enterForm(matrix, bbox);
    },
    paintFormXObjectEnd: () => {
      marks.leaveForm();
      restore();
    },
    beginGroup: ([group]) => {
      const g = group as unknown as { smask?: unknown; matrix?: unknown; bbox?: unknown } | undefined;
      groups.push(g?.smask !== undefined && g.smask !== null);
      if (groups.at(-1)) softMaskDepth++;
      save();
    },
    endGroup: () => {
      if (groups.pop()) softMaskDepth--;
      restore();
    },
    beginAnnotation: ([, , transform, matrix]) => {
      save();
      state = initialState(base, page);
      if (transform) state.ctm = multiply(state.ctm, transform as unknown as Matrix);
      if (matrix) state.ctm = multiply(state.ctm, matrix as unknown as Matrix);
    },
    endAnnotation: restore,
    paintImageXObject: ([id]) => placeImage({ kind: 'object', id: id ?? '' }),
    paintInlineImageXObject: ([data]) => placeImage({ kind: 'inline', data }),
    paintImageMaskXObject: ([source]) => placeImage({ kind: 'mask', source, colour: state.fill }),
    paintSolidColorImageMask: () => {
      const box = intersect(transformBox(state.ctm, 0, 0, 1, 1), state.clip);
      if (box && state.fillAlpha > 0) fills.push({ box, colour: state.fill });
    },
    paintImageXObjectRepeat: ([id, sx, sy, positions]) => {
      const list = (positions ?? []) as unknown as ArrayLike<number>;
      for (let i = 0; i + 1 < list.length; i += 2)
        placeImage(
          { kind: 'object', id: id ?? '' },
          multiply(state.ctm, [sx ?? 1, 0, 0, sy ?? 1, list[i] as number, list[i + 1] as number]),
        );
    },
    paintInlineImageXObjectGroup: ([data, map]) => {
      for (const place of (map ?? []) as unknown as readonly { transform: Matrix }[])
        placeImage({ kind: 'inline', data }, multiply(state.ctm, place.transform));
    },
    paintImageMaskXObjectGroup: ([images]) => {
      for (const image of (images ?? []) as unknown as readonly { transform: Matrix }[])
        placeImage({ kind: 'mask', source: image, colour: state.fill }, multiply(state.ctm, image.transform));
    },
  };

  for (let i = 0; i < list.fnArray.length; i++) {
    const handler = handlers[names[list.fnArray[i] as number] as string];
    handler?.((list.argsArray[i] ?? []) as readonly never[]);
  }
  return { glyphs, rules, fills, drawings };
};
