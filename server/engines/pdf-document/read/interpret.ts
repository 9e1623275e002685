import type { Box, Colour, Shape } from '../model.ts';
import { apply, identity, intersect, type Matrix, multiply, scaleOf, transformBox } from './geometry.ts';
import type { Fill, Font, Glyph, PlacedImage, Rule } from './page-content.ts';
import { boxOfSteps, isUprightRectangle, readPath, subpaths } from './paths.ts';

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

type State = {
  ctm: Matrix;
  clip: Box;
  fill: Colour;
  stroke: Colour;
  fillAlpha: number;
  strokeAlpha: number;
  lineWidth: number;
  font: string;
  fontSize: number;
  charSpacing: number;
  wordSpacing: number;
  hScale: number;
  leading: number;
  rise: number;
  renderMode: number;
};

type RawGlyph = { readonly unicode: string; readonly width: number; readonly isSpace: boolean; readonly vmetric?: readonly number[] };

/** Lines up to this thickness count as rules; thicker ones are areas. */
const maxRuleWidth = 3.2;
/** Alphabetic and Arabic presentation forms; their plain letters are what people search and edit. */
const presentationForms = /[\uFB00-\uFB06\uFB1D-\uFDFF\uFE70-\uFEFC]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters from broken fonts are what this removes
const unprintable = /[\u0000-\u0008\u000B-\u001F\u007F\uFFFE\uFFFF]/g;

const plainText = (unicode: string): string => {
  const text = unicode.replace(unprintable, '');
  return presentationForms.test(text) ? text.normalize('NFKC') : text;
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
  fontOf: (name: string) => { readonly font: Font; readonly scale: number; readonly vertical: readonly number[] | undefined },
): Interpreted => {
  const names = Object.fromEntries(Object.entries(OPS).map(([name, number]) => [number, name]));
  const glyphs: Glyph[] = [];
  const rules: Rule[] = [];
  const fills: Fill[] = [];
  const drawings: (Shape | RequestedImage)[] = [];
  const stack: State[] = [];
  const marks: { readonly mcid: number; readonly artifact: boolean; readonly actual?: { readonly text: string; readonly from: number } }[] =
    [];
  let marked = 0;
  let forms = 0;
  // Marks inside forms are not among those of the page's own contents.
  const nextActual = (): { readonly actual?: { readonly text: string; readonly from: number } } => {
    if (forms > 0) return {};
    const text = actualTexts[marked++];
    return text === undefined ? {} : { actual: { text, from: glyphs.length } };
  };
  /** Puts one glyph with the text that is meant in place of those that were painted on one line. */
  const closeMark = () => {
    const actual = marks.pop()?.actual;
    const painted = actual ? glyphs.slice(actual.from) : [];
    const first = painted[0];
    if (!actual || !first || painted.some((g) => Math.abs(g.y - first.y) > first.size || g.angle !== 0)) return;
    const x = Math.min(...painted.map((g) => g.x));
    const end = Math.max(...painted.map((g) => g.x + g.width));
    const text = plainText(actual.text.replace(/\u00ad/g, ''));
    glyphs.length = actual.from;
    if (text) glyphs.push({ ...first, text, x, width: end - x });
  };
  let state: State = {
    ctm: base,
    clip: page,
    fill: '#000000',
    stroke: '#000000',
    fillAlpha: 1,
    strokeAlpha: 1,
    lineWidth: 1,
    font: '',
    fontSize: 0,
    charSpacing: 0,
    wordSpacing: 0,
    hScale: 1,
    leading: 0,
    rise: 0,
    renderMode: 0,
  };
  let textMatrix: Matrix = identity;
  let lineX = 0;
  let lineY = 0;
  let x = 0;
  let y = 0;
  let shows = 0;
  let pendingClip = false;
  let softMaskDepth = 0;
  const groups: boolean[] = [];

  const mark = () => marks.at(-1) ?? { mcid: -1, artifact: false };
  const save = () => stack.push({ ...state });
  const restore = () => {
    const saved = stack.pop();
    if (saved) state = saved;
  };

  const moveText = (dx: number, dy: number) => {
    lineX += dx;
    lineY += dy;
    x = lineX;
    y = lineY;
  };

  const showText = (items: readonly (RawGlyph | number)[]) => {
    const { font, scale, vertical: verticalDefaults } = fontOf(state.font);
    const m = multiply(state.ctm, textMatrix);
    const size = Math.abs(state.fontSize) * Math.hypot(m[2], m[3]);
    const direction = state.fontSize < 0 ? -1 : 1;
    const angle = (Math.round((Math.atan2(m[1] * direction * state.hScale, m[0] * direction * state.hScale) * 180) / Math.PI) + 360) % 360;
    const xScale = Math.hypot(m[0], m[1]);
    const show = shows++;
    const { mcid, artifact } = mark();
    const hidden = state.renderMode === 3 || state.renderMode === 7 || state.fillAlpha === 0;
    const stroked = state.renderMode === 2;
    const colour = state.renderMode === 1 ? state.stroke : state.fill;
    const start = glyphs.length;
    let visible = false;
    for (const item of items) {
      if (typeof item === 'number') {
        const shift = ((font.vertical ? 1 : -1) * item * state.fontSize) / 1000;
        if (font.vertical) y += shift;
        else x += shift * state.hScale;
        continue;
      }
      const spacing = (item.isSpace ? state.wordSpacing : 0) + state.charSpacing;
      const text = plainText(item.unicode);
      if (font.vertical) {
        const metric = item.vmetric ?? verticalDefaults;
        const advance = -(metric ? (metric[0] as number) : -item.width) * scale * state.fontSize;
        const [px, py] = apply(m, x, y + state.rise);
        if (text)
          glyphs.push({
            text,
            x: px,
            y: py,
            width: advance * xScale,
            size,
            font,
            colour,
            angle,
            hidden,
            stroked,
            mcid,
            artifact,
            show,
            clip: state.clip,
          });
        if (px >= state.clip.x0 && px <= state.clip.x1 && py >= state.clip.y0 - size && py <= state.clip.y1 + size) visible = true;
        y -= advance + spacing;
        continue;
      }
      const width = item.width * scale * state.fontSize;
      if (text) {
        const [px, py] = apply(m, x, y + state.rise);
        const shown = Math.abs(width * state.hScale) * xScale;
        glyphs.push({
          text,
          x: px,
          y: py,
          width: shown,
          size,
          font,
          colour,
          angle,
          hidden,
          stroked,
          mcid,
          artifact,
          show,
          clip: state.clip,
        });
        if (px + shown > state.clip.x0 && px < state.clip.x1 && py > state.clip.y0 && py - size * 0.7 < state.clip.y1) visible = true;
      }
      x += (width + spacing) * state.hScale;
    }
    // What a clip hides entirely is not on the page; a text that a clip cuts is kept whole.
    if (!visible) glyphs.length = start;
  };

  const addRule = (box: Box, width: number, colour: Colour) => {
    const seen = intersect({ x0: box.x0 - 0.1, y0: box.y0 - 0.1, x1: box.x1 + 0.1, y1: box.y1 + 0.1 }, state.clip);
    if (!seen) return;
    const horizontal = box.x1 - box.x0 >= box.y1 - box.y0;
    if (horizontal) {
      const middle = (box.y0 + box.y1) / 2;
      rules.push({ x0: Math.max(box.x0, seen.x0), x1: Math.min(box.x1, seen.x1), y0: middle, y1: middle, width, colour });
    } else {
      const middle = (box.x0 + box.x1) / 2;
      rules.push({ x0: middle, x1: middle, y0: Math.max(box.y0, seen.y0), y1: Math.min(box.y1, seen.y1), width, colour });
    }
  };

  const paintPath = (op: number, data: ArrayLike<number>) => {
    const name = names[op] ?? '';
    const steps = readPath(data, state.ctm);
    if (steps.length === 0) return;
    const box = boxOfSteps(steps);
    if (pendingClip) {
      pendingClip = false;
      state.clip = intersect(state.clip, box) ?? { x0: box.x0, y0: box.y0, x1: box.x0, y1: box.y0 };
    }
    const filled = /fill/i.test(name) && state.fill !== 'transparent' && state.fillAlpha > 0.02;
    const stroked = /stroke/i.test(name) && state.stroke !== 'transparent' && state.strokeAlpha > 0.02;
    if ((!filled && !stroked) || softMaskDepth > 0) return;
    const shown = intersect({ x0: box.x0 - 0.5, y0: box.y0 - 0.5, x1: box.x1 + 0.5, y1: box.y1 + 0.5 }, state.clip);
    if (!shown) return;
    const lineWidth = Math.max(state.lineWidth * scaleOf(state.ctm), 0.1);
    const parts = subpaths(steps);
    if (filled)
      for (const part of parts) {
        if (!isUprightRectangle(part)) continue;
        const b = boxOfSteps(part);
        if (b.y1 - b.y0 <= maxRuleWidth && b.x1 - b.x0 > b.y1 - b.y0) addRule(b, b.y1 - b.y0, state.fill);
        else if (b.x1 - b.x0 <= maxRuleWidth && b.y1 - b.y0 > b.x1 - b.x0) addRule(b, b.x1 - b.x0, state.fill);
        else {
          const cut = intersect(b, state.clip);
          if (cut) fills.push({ box: cut, colour: state.fill });
        }
      }
    if (stroked && lineWidth <= maxRuleWidth * 2) {
      for (const part of parts) {
        let [px, py, sx, sy] = [0, 0, 0, 0];
        for (const s of part) {
          const [nx, ny] = s.kind === 'close' ? [sx, sy] : [s.x, s.y];
          if (s.kind === 'move') [sx, sy] = [s.x, s.y];
          else if (s.kind !== 'curve' && (Math.abs(nx - px) < 0.3 || Math.abs(ny - py) < 0.3) && Math.hypot(nx - px, ny - py) > 1)
            addRule({ x0: Math.min(px, nx), x1: Math.max(px, nx), y0: Math.min(py, ny), y1: Math.max(py, ny) }, lineWidth, state.stroke);
          [px, py] = [nx, ny];
        }
      }
    }
    drawings.push({
      box: intersect(box, page) ?? box,
      steps,
      ...(filled ? { fill: state.fill } : {}),
      ...(stroked ? { stroke: { width: lineWidth, colour: state.stroke } } : {}),
      opacity: filled ? state.fillAlpha : state.strokeAlpha,
    });
  };

  const placeImage = (request: ImageRequest, matrix: Matrix = state.ctm) => {
    if (softMaskDepth > 0 || state.fillAlpha === 0) return;
    const box = intersect(transformBox(matrix, 0, 0, 1, 1), state.clip);
    if (box) drawings.push({ box, request, ...mark() });
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
      if (path) paintPath(op ?? -1, path as ArrayLike<number>);
      else pendingClip = false;
    },
    beginText: () => {
      textMatrix = identity;
      lineX = lineY = x = y = 0;
    },
    setTextMatrix: (a) => {
      textMatrix = (a.length === 1 ? a[0] : a) as unknown as Matrix;
      lineX = lineY = x = y = 0;
    },
    moveText: ([dx, dy]) => moveText(dx ?? 0, dy ?? 0),
    setLeadingMoveText: ([dx, dy]) => {
      state.leading = dy ?? 0;
      moveText(dx ?? 0, dy ?? 0);
    },
    nextLine: () => moveText(0, state.leading),
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
    showText: ([items]) => showText(items ?? []),
    beginMarkedContent: ([tag]) => {
      const outer = mark();
      const name = typeof tag === 'string' ? tag : ((tag as unknown as { name?: string })?.name ?? '');
      marks.push({ mcid: outer.mcid, artifact: outer.artifact || name === 'Artifact', ...nextActual() });
    },
    beginMarkedContentProps: ([tag, id]) => {
      const outer = mark();
      marks.push({ mcid: typeof id === 'number' ? id : outer.mcid, artifact: outer.artifact || tag === 'Artifact', ...nextActual() });
    },
    endMarkedContent: closeMark,
    paintFormXObjectBegin: ([matrix, bbox]) => {
      forms++;
      enterForm(matrix, bbox);
    },
    paintFormXObjectEnd: () => {
      forms--;
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
      state = {
        ...state,
        ctm: base,
        clip: page,
        fill: '#000000',
        stroke: '#000000',
        fillAlpha: 1,
        strokeAlpha: 1,
        lineWidth: 1,
        charSpacing: 0,
        wordSpacing: 0,
        hScale: 1,
        rise: 0,
        renderMode: 0,
      };
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
