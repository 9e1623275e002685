import type { Box } from '../model.ts';
import { apply, identity, type Matrix, multiply } from './geometry.ts';
import type { GraphicsState } from './graphics-state.ts';
import { stretchedBy } from './kashidas.ts';
import type { Font, Glyph } from './page-content.ts';
import { plainText } from './plain-text.ts';
import { symbolCode } from './symbol-signs.ts';
import type { LargeSign } from './tex-large-signs.ts';

/** A glyph in pdf.js' list of a text-showing operation; numbers between glyphs are shifts in thousandths of the size. */
export type RawGlyph = {
  readonly unicode: string;
  readonly originalCharCode: number;
  readonly width: number;
  readonly isSpace: boolean;
  readonly vmetric?: readonly number[];
};

/** A font with its glyph scale, its metrics for vertical text, and meanings of codes that the file does not declare. */
export type LoadedFont = {
  readonly font: Font;
  readonly scale: number;
  readonly vertical: readonly number[] | undefined;
  readonly texts: ReadonlyMap<number, string> | undefined;
  readonly largeSigns: ReadonlyMap<number, LargeSign> | undefined;
  /** Meanings of codes without a declared meaning. */
  readonly signs: ReadonlyMap<number, string> | undefined;
  /** Boxes and ticks of a symbol font. */
  readonly symbols?: ReadonlyMap<number, string> | undefined;
  /** Codes whose declared characters are wrong. */
  readonly unread?: ReadonlySet<number> | undefined;
};

export type FontSource = (name: string) => LoadedFont;

/** Whether the meaning of a code is undeclared (control characters arrive as spaces), or it is named after a Chinese bracket. */
const readsAsItself = ({ unicode, originalCharCode }: RawGlyph): boolean =>
  unicode === String.fromCharCode(originalCharCode) || (unicode === ' ' && originalCharCode < 0x20) || /^[〈〉]$/.test(unicode);

/** Height of letters above their baseline, in font sizes. */
const letterHeight = 0.7;

/** Whether a letter that begins at a point and advances at an angle (degrees) reaches into a box. */
const reachesInto = (clip: Box, [x, y]: readonly [number, number], width: number, size: number, angle: number): boolean => {
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  const [along, up] = [
    [width * cos, width * sin],
    [letterHeight * size * sin, -letterHeight * size * cos],
  ] as const;
  const [x0, x1] = [x + Math.min(0, along[0]) + Math.min(0, up[0]), x + Math.max(0, along[0]) + Math.max(0, up[0])];
  const [y0, y1] = [y + Math.min(0, along[1]) + Math.min(0, up[1]), y + Math.max(0, along[1]) + Math.max(0, up[1])];
  return x1 > clip.x0 && x0 < clip.x1 && y1 > clip.y0 && y0 < clip.y1;
};

/** Tracks the text position and records glyphs as they are painted (ISO 32000-1, 9.4). */
export const makeTextPainter = (
  glyphs: Glyph[],
  stateOf: () => GraphicsState,
  markOf: () => { readonly mcid: number; readonly artifact: boolean; readonly actual?: unknown },
  fontOf: FontSource,
) => {
  let textMatrix: Matrix = identity;
  let lineX = 0;
  let lineY = 0;
  let x = 0;
  let y = 0;
  let shows = 0;

  const moveText = (dx: number, dy: number) => {
    lineX += dx;
    lineY += dy;
    x = lineX;
    y = lineY;
  };

  const showText = (items: readonly (RawGlyph | number)[]) => {
    const state = stateOf();
    const { font, scale, vertical: verticalDefaults, texts, largeSigns, signs, symbols, unread } = fontOf(state.font);
    const m = multiply(state.ctm, textMatrix);
    const size = Math.abs(state.fontSize) * Math.hypot(m[2], m[3]);
    const direction = state.fontSize < 0 ? -1 : 1;
    const angle = (Math.round((Math.atan2(m[1] * direction * state.hScale, m[0] * direction * state.hScale) * 180) / Math.PI) + 360) % 360;
    const xScale = Math.hypot(m[0], m[1]);
    const show = shows++;
    const { mcid, artifact, actual } = markOf();
    const hidden = state.renderMode === 3 || state.renderMode === 7 || state.fillAlpha === 0;
    const stroked = state.renderMode === 2;
    const colour = state.renderMode === 1 ? state.stroke : state.fill;
    const { clip } = state;
    const note = (text: string, at: readonly [x: number, y: number], width: number, large?: LargeSign): void => {
      const glyph = { text, x: at[0], y: at[1], width, size, font, colour, angle, hidden, stroked, mcid, artifact, show, clip };
      const reach = large?.above === undefined ? undefined : { above: large.above * size, below: (large.below ?? 0) * size };
      glyphs.push(reach ? { ...glyph, reach } : glyph);
    };
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
      const large = largeSigns?.get(item.originalCharCode);
      const sign = signs && readsAsItself(item) ? signs.get(item.originalCharCode) : undefined;
      const symbol = symbols?.get(symbolCode(item.unicode, item.originalCharCode));
      const own = plainText(symbol ?? large?.text ?? texts?.get(item.originalCharCode) ?? sign ?? item.unicode);
      // The mark's text replaces this glyph, so its position is needed.
      const text = own === '' && actual ? ' ' : own;
      if (font.vertical) {
        const metric = item.vmetric ?? verticalDefaults;
        const advance = -(metric ? (metric[0] as number) : -item.width) * scale * state.fontSize;
        const [px, py] = apply(m, x, y + state.rise);
        if (text) note(text, [px, py], advance * xScale);
        if (px >= clip.x0 && px <= clip.x1 && py >= clip.y0 - size && py <= clip.y1 + size) visible = true;
        y -= advance + spacing;
        continue;
      }
      const width = item.width * scale * state.fontSize;
      if (text) {
        const [px, py] = apply(m, x, y + state.rise - (large?.rise ?? 0) * state.fontSize);
        const shown = Math.abs(width * state.hScale) * xScale;
        const stretched = unread?.has(item.originalCharCode) ? stretchedBy(glyphs.at(-1), [px, py], shown) : undefined;
        if (stretched) glyphs[glyphs.length - 1] = stretched;
        else note(text, [px, py], shown, large);
        if (reachesInto(clip, [px, py], shown, size, angle)) visible = true;
      }
      x += (width + spacing) * state.hScale;
    }
    // A fully clipped text is not on the page; a partly clipped one is kept whole.
    if (!visible) glyphs.length = start;
  };

  return {
    setMatrix: (matrix: Matrix) => {
      textMatrix = matrix;
      lineX = lineY = x = y = 0;
    },
    move: moveText,
    show: showText,
  };
};
