import type { Direction, TextStyle } from '../model.ts';
import type { Glyph } from '../read/page-content.ts';
import { directionOf, hasRtl, toLogicalOrder } from './bidi.ts';
import type { Piece } from './glyph-rows.ts';
import { noSpaceScript, placeGlyphs } from './place-glyphs.ts';
import type { Segment, Span } from './segment.ts';
import { type Decoration, sameStyle, styleOf } from './text-style.ts';
import { textReach } from './typography.ts';

/** Chinese and Japanese fonts are usually monospaced, but not typewriter fonts. */
const asWriting = (span: Span): Span =>
  span.style.monospace && noSpaceScript.test(span.text) ? { ...span, style: { ...span.style, monospace: false } } : span;

const trimEnd = (spans: readonly Span[]): Span[] => {
  const out = [...spans];
  for (let last = out.at(-1); last; last = out.at(-1)) {
    const text = last.text.trimEnd();
    if (text === last.text) break;
    out.pop();
    if (text) {
      out.push({ ...last, text });
      break;
    }
  }
  return out.map((s) => ({ ...s, text: s.text.replace(/ {2,}/g, ' ') }));
};

type OpenSpan = { -readonly [Key in keyof Span]: Span[Key] };
type Look = { readonly glyph: Glyph; readonly decoration: Decoration | undefined; readonly script: Piece['script']; readonly size: number };

/** Whether both have one style; nearly all letters have that of the previous one. */
const looksAlike = (a: Look, b: Look): boolean =>
  a.glyph.font === b.glyph.font &&
  a.size === b.size &&
  a.script === b.script &&
  a.decoration === b.decoration &&
  a.glyph.colour === b.glyph.colour &&
  a.glyph.stroked === b.glyph.stroked &&
  a.glyph.field === b.glyph.field;

/** Builds a segment from pieces on one baseline; undefined if all are white space. `around` is the page's direction. */
export const buildSegment = (
  pieces: readonly Piece[],
  decorations: ReadonlyMap<Glyph, Decoration>,
  around: Direction,
): Segment | undefined => {
  let placed = placeGlyphs(pieces);
  const plain = placed.map((p) => p.text).join('');
  if (plain.trim() === '') return undefined;
  const direction = directionOf(plain, around);
  if (hasRtl(plain)) {
    const spaced = placed.flatMap((p) =>
      p.spaceBefore
        ? [
            { ...p, text: ' ', spaceBefore: false },
            { ...p, spaceBefore: false },
          ]
        : [p],
    );
    placed = toLogicalOrder(
      spaced,
      (p) => p.text,
      (p, text) => ({ ...p, text }),
      direction,
    );
  }
  const spans: OpenSpan[] = [];
  const weights = new Map<number, number>();
  const mcids: number[] = [];
  let [x0, x1, top, bottom] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  let firstWordEnd = Number.NaN;
  let firstWordStart = Number.NaN;
  let secondWord = Number.NaN;
  const words: number[] = [];
  let isParted = false;
  let inFirst = true;
  let artifact = true;
  let look: Look | undefined;
  let style: TextStyle | undefined;
  let sizeBeside = placed.find((p) => p.script === 'base' && p.text.trim())?.glyph.size;
  for (const p of placed) {
    const { glyph } = p;
    const decoration = decorations.get(glyph);
    const text = (p.spaceBefore ? ' ' : '') + p.text;
    const last = spans.at(-1);
    const blank = p.text === ' ';
    if (p.script === 'base' && !blank) sizeBeside = glyph.size;
    const own: Look = { glyph, decoration, script: p.script, size: (p.script === 'base' ? undefined : sizeBeside) ?? glyph.size };
    if (!style || !look || !looksAlike(look, own)) style = styleOf(glyph, decoration, p.script, own.size);
    look = own;
    const { formula, picture } = glyph;
    const joins =
      last && !last.formula && !formula && !last.picture && !picture && sameStyle(last.style, style) && last.link === decoration?.link;
    // A space takes the plainer style of its neighbours: words do not end underlined or linked.
    const plainer = blank && last && !last.link && !last.style.underline;
    if (last && (joins || plainer)) last.text += text;
    else if (!(blank && !last)) {
      // The space between two styles belongs to the preceding text.
      if (p.spaceBefore && last) last.text += ' ';
      spans.push({
        text: last ? p.text : text.trimStart(),
        style,
        ...(decoration?.link ? { link: decoration.link } : {}),
        ...(formula ? { formula } : {}),
        ...(picture ? { picture } : {}),
      });
    }
    if (!glyph.artifact) artifact = false;
    if (glyph.mcid >= 0 && mcids.at(-1) !== glyph.mcid && !mcids.includes(glyph.mcid)) mcids.push(glyph.mcid);
    if (!blank && style.monospace && (p.spaceBefore || isParted) && !Number.isNaN(firstWordStart)) words.push(glyph.x);
    isParted = blank;
    if (blank) {
      if (!Number.isNaN(firstWordStart)) inFirst = false;
      continue;
    }
    if (p.spaceBefore && !Number.isNaN(firstWordStart)) inFirst = false;
    if (!inFirst && Number.isNaN(secondWord)) secondWord = direction === 'rtl' ? glyph.x + glyph.width : glyph.x;
    if (inFirst) {
      firstWordStart = Number.isNaN(firstWordStart) ? glyph.x : Math.min(firstWordStart, glyph.x);
      firstWordEnd = Number.isNaN(firstWordEnd) ? glyph.x + glyph.width : Math.max(firstWordEnd, glyph.x + glyph.width);
      if (noSpaceScript.test(glyph.text)) inFirst = false;
    }
    x0 = Math.min(x0, glyph.edge ?? glyph.x);
    x1 = Math.max(x1, glyph.x + glyph.width);
    if (p.script === 'base') {
      top = Math.min(top, glyph.y - glyph.size * textReach.above);
      bottom = Math.max(bottom, glyph.y + glyph.size * textReach.below);
    }
    weights.set(glyph.size, (weights.get(glyph.size) ?? 0) + p.text.length);
  }
  const trimmed = trimEnd(spans).map(asWriting);
  if (trimmed.length === 0) return undefined;
  const base = pieces.find((p) => p.script === 'base') ?? (pieces[0] as Piece);
  const size = [...weights].sort((a, b) => b[1] - a[1])[0]?.[0] ?? base.size;
  if (top > bottom) [top, bottom] = [base.y - size * textReach.above, base.y + size * textReach.below];
  const opens = placed.find((p) => p.text.trim())?.glyph.opens;
  const shows = placed.map((p) => p.glyph.show);
  return {
    spans: trimmed,
    text: trimmed.map((s) => s.text).join(''),
    box: { x0, y0: top, x1, y1: bottom },
    baseline: base.y,
    size,
    firstWord: firstWordEnd - firstWordStart,
    secondWord,
    ...(words.length > 0 && { words }),
    direction,
    ...(opens ? { opens } : {}),
    ...(isParted ? { spaced: true } : {}),
    mcids,
    artifact,
    show: [Math.min(...shows), Math.max(...shows)],
    angle: 0,
  };
};
