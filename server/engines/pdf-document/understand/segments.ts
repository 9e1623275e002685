import type { Box } from '../model.ts';
import type { Glyph } from '../read/page-content.ts';
import { directionOf, hasRtl, toLogicalOrder } from './bidi.ts';
import type { Segment, Span } from './segment.ts';
import { type Decoration, sameStyle, styleOf } from './text-style.ts';

/** Glyphs that follow each other on one baseline without a gap, in the order of painting. */
type Piece = { glyphs: Glyph[]; x0: number; x1: number; y: number; size: number; script: 'base' | 'super' | 'sub' };
type Row = { y: number; size: number; pieces: Piece[] };

/** A gap beyond this part of the size is a space, when the file paints none. */
const wordGap = 0.17;
/** A gap beyond this many sizes parts two segments; wider where a painted space stands in the gap. */
const segmentGap = 1.0;
const segmentGapAtSpace = 1.7;
/** In sheets each cell is painted on its own, a hair from the next: any gap between two paintings without a space parts them. */
const cellGap = 0.03;
/** Where no spaces are painted, words are; only a wider gap can part cells. */
const cellGapOfWords = 0.45;
/** Inside one text-showing operation gaps come from justification. */
const segmentGapInShow = 3.2;

const isSpace = (g: Glyph): boolean => g.text.trim() === '';

/** Drops glyphs painted twice at one place: shadows, and bold made by painting again. */
const withoutDoubles = (glyphs: readonly Glyph[]): Glyph[] => {
  const seen = new Map<string, Glyph[]>();
  return glyphs.filter((g) => {
    if (isSpace(g)) return true;
    const key = `${g.text}${Math.round(g.y / 3)}`;
    const others = seen.get(key);
    const reach = Math.min(1.2, g.size * 0.12);
    if (others?.some((o) => Math.abs(o.x - g.x) < reach && Math.abs(o.y - g.y) < reach && Math.abs(o.size - g.size) < 1)) return false;
    if (others) others.push(g);
    else seen.set(key, [g]);
    return true;
  });
};

/** Whether text is set in lines, or in cells that may stand close side by side. */
export type Splitting = 'lines' | 'cells';

/** The gap between two paintings that parts them, in sizes. Words painted one by one stand a space apart, cells anyhow. */
const partingGap = (glyphs: readonly Glyph[], splitting: Splitting): number => {
  if (splitting === 'lines') return 0.3;
  let all = 0;
  let wordLike = 0;
  for (let i = 1; i < glyphs.length; i++) {
    const [a, b] = [glyphs[i - 1] as Glyph, glyphs[i] as Glyph];
    if (a.show === b.show || isSpace(a) || isSpace(b) || Math.abs(a.y - b.y) > 0.2) continue;
    const gap = (b.x - a.x - a.width) / b.size;
    if (gap < cellGap || gap > 4) continue;
    all++;
    if (gap > 0.15 && gap < 0.42) wordLike++;
  }
  return all > 40 && wordLike > all * 0.75 ? cellGapOfWords : cellGap;
};

const makePieces = (glyphs: readonly Glyph[], parting: number): Piece[] => {
  const pieces: Piece[] = [];
  let piece: Piece | undefined;
  for (const g of glyphs) {
    const gap = piece ? g.x - piece.x1 : 0;
    const last = piece?.glyphs.at(-1);
    const same = piece && last && Math.abs(g.y - piece.y) < 0.15 && Math.abs(g.size - last.size) < 0.3;
    if (
      piece &&
      same &&
      gap > (last.show === g.show || parting > cellGap ? -0.6 : -0.05) * g.size &&
      gap < (last.show === g.show ? segmentGapInShow : parting) * g.size
    ) {
      piece.glyphs.push(g);
      piece.x1 = Math.max(piece.x1, g.x + g.width);
      continue;
    }
    piece = { glyphs: [g], x0: g.x, x1: g.x + g.width, y: g.y, size: g.size, script: 'base' };
    pieces.push(piece);
  }
  return pieces;
};

const makeRows = (pieces: readonly Piece[]): Row[] => {
  const rows: Row[] = [];
  const buckets = new Map<number, Row[]>();
  const nearby = (y: number, reach: number): Row[] => {
    const out: Row[] = [];
    for (let k = Math.floor((y - reach) / 10); k <= Math.floor((y + reach) / 10); k++) out.push(...(buckets.get(k) ?? []));
    return out;
  };
  for (const piece of [...pieces].sort((a, b) => b.size - a.size || a.y - b.y || a.x0 - b.x0)) {
    let best: Row | undefined;
    let bestDistance = Number.POSITIVE_INFINITY;
    for (const row of nearby(piece.y, 40)) {
      const distance = Math.abs(row.y - piece.y);
      const level = distance < 0.16 * Math.min(piece.size, row.size) + 0.3;
      const rise = row.y - piece.y;
      const script =
        !level &&
        piece.size < 0.85 * row.size &&
        rise > -0.35 * row.size &&
        rise < 0.75 * row.size &&
        row.pieces.some(
          (p) => Math.abs(p.x1 - piece.x0) < 0.35 * row.size || (p.x0 - piece.x1 > -0.25 * row.size && p.x0 - piece.x1 < 0.9 * row.size),
        );
      if ((level || script) && distance < bestDistance) {
        best = row;
        bestDistance = distance;
        piece.script = level ? 'base' : rise > 0 ? 'super' : 'sub';
      }
    }
    if (best) best.pieces.push(piece);
    else {
      const row = { y: piece.y, size: piece.size, pieces: [piece] };
      rows.push(row);
      const key = Math.floor(piece.y / 10);
      const bucket = buckets.get(key);
      if (bucket) bucket.push(row);
      else buckets.set(key, [row]);
    }
  }
  return rows;
};

type Placed = { glyph: Glyph; script: Piece['script']; spaceBefore: boolean; text: string };

/** The usual gap of letters in a run that was spaced out by hand; 0 for usual text. */
const tracking = (glyphs: readonly Glyph[]): number => {
  const gaps: number[] = [];
  for (let i = 1; i < glyphs.length; i++) {
    const [a, b] = [glyphs[i - 1] as Glyph, glyphs[i] as Glyph];
    if (!isSpace(a) && !isSpace(b)) gaps.push((b.x - a.x - a.width) / b.size);
  }
  if (gaps.length < 4) return 0;
  gaps.sort((a, b) => a - b);
  const low = gaps[Math.floor(gaps.length * 0.4)] as number;
  return low > 0.06 ? low : 0;
};

/** Scripts whose signs are put together from parts, with widths that say little. */
const composedScript = /[\u0590-\u08ff\u0900-\u0dff\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff]/;

/** The gap that is a space: where a composed script's spaces are painted, only a wide one. */
const spaceGap = (glyphs: readonly Glyph[]): number => {
  const spaces = glyphs.filter(isSpace).length;
  const composed = glyphs.filter((g) => composedScript.test(g.text)).length;
  if (composed < glyphs.length * 0.4) return wordGap;
  return spaces > 0 ? 0.8 : 0.5;
};

const noSpaceScript = /[\u2e80-\u2fdf\u3005-\u30ff\u3400-\u9fff\uf900-\ufaff\uff01-\uff60]/;

const placeGlyphs = (pieces: readonly Piece[]): Placed[] => {
  const placed: Placed[] = [];
  const all = pieces.flatMap((p) => p.glyphs.map((glyph) => ({ glyph, script: p.script })));
  const rtl = all.some((p) => hasRtl(p.glyph.text));
  // Parts of a ligature stand at one place, in the order in which they are painted.
  const ordered = rtl ? all.sort((a, b) => (Math.abs(a.glyph.x - b.glyph.x) < 0.04 * a.glyph.size ? 0 : a.glyph.x - b.glyph.x)) : all;
  const gapIsSpace = spaceGap(ordered.map((p) => p.glyph));
  const spread = tracking(ordered.map((p) => p.glyph));
  let end = Number.NaN;
  let lastSpace = true;
  for (const { glyph, script } of ordered) {
    const space = isSpace(glyph);
    const gap = (glyph.x - end) / glyph.size - spread;
    const cjk = noSpaceScript.test(glyph.text) && gap < 0.6;
    placed.push({ glyph, script, spaceBefore: !space && !lastSpace && !cjk && gap > gapIsSpace, text: space ? ' ' : glyph.text });
    end = glyph.width < 0.02 * glyph.size && !Number.isNaN(end) ? Math.max(end, glyph.x) : glyph.x + glyph.width;
    lastSpace = space;
  }
  return placed;
};

const buildSegment = (pieces: readonly Piece[], decorations: ReadonlyMap<Glyph, Decoration>): Segment | undefined => {
  let placed = placeGlyphs(pieces);
  const plain = placed.map((p) => p.text).join('');
  if (plain.trim() === '') return undefined;
  const direction = directionOf(plain);
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
  const spans: Span[] = [];
  const weights = new Map<number, number>();
  const mcids: number[] = [];
  let [x0, x1, top, bottom] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  let firstWordEnd = Number.NaN;
  let firstWordStart = Number.NaN;
  let secondWord = Number.NaN;
  let inFirst = true;
  let artifact = true;
  for (const p of placed) {
    const { glyph } = p;
    const decoration = decorations.get(glyph);
    const text = (p.spaceBefore ? ' ' : '') + p.text;
    const last = spans.at(-1);
    const blank = p.text === ' ';
    const style = styleOf(glyph, decoration, p.script);
    const joins = last && sameStyle(last.style, style) && last.link === decoration?.link;
    // A space belongs to the plainer of its neighbours: no underlined or linked ends of words.
    const plainer = blank && last && !last.link && !last.style.underline;
    if (last && (joins || plainer)) spans[spans.length - 1] = { ...last, text: last.text + text };
    else if (!(blank && !last)) {
      // The space between two styles belongs to the text before it.
      if (p.spaceBefore && last) spans[spans.length - 1] = { ...last, text: `${last.text} ` };
      spans.push({ text: last ? p.text : text.trimStart(), style, ...(decoration?.link ? { link: decoration.link } : {}) });
    }
    if (!glyph.artifact) artifact = false;
    if (glyph.mcid >= 0 && mcids.at(-1) !== glyph.mcid && !mcids.includes(glyph.mcid)) mcids.push(glyph.mcid);
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
    x0 = Math.min(x0, glyph.x);
    x1 = Math.max(x1, glyph.x + glyph.width);
    if (p.script === 'base') {
      top = Math.min(top, glyph.y - glyph.size * 0.8);
      bottom = Math.max(bottom, glyph.y + glyph.size * 0.22);
    }
    weights.set(glyph.size, (weights.get(glyph.size) ?? 0) + p.text.length);
  }
  const trimmed = trimEnd(spans);
  if (trimmed.length === 0) return undefined;
  const size = [...weights].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 10;
  const base = pieces.find((p) => p.script === 'base') ?? (pieces[0] as Piece);
  if (top > bottom) [top, bottom] = [base.y - size * 0.8, base.y + size * 0.22];
  const shows = placed.map((p) => p.glyph.show);
  return {
    spans: trimmed,
    text: trimmed.map((s) => s.text).join(''),
    box: { x0, y0: top, x1, y1: bottom },
    baseline: base.y,
    size,
    firstWord: firstWordEnd - firstWordStart,
    secondWord,
    direction,
    mcids,
    artifact,
    show: [Math.min(...shows), Math.max(...shows)],
    angle: 0,
  };
};

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

const splitRow = (row: Row, parting: number): Piece[][] => {
  const groups: Piece[][] = [];
  let x1 = Number.NEGATIVE_INFINITY;
  let size = row.size;
  for (const piece of [...row.pieces].sort((a, b) => a.x0 - b.x0)) {
    const group = groups.at(-1);
    const before = group?.at(-1)?.glyphs.at(-1);
    const atSpace = (before && isSpace(before)) || (piece.glyphs[0] && isSpace(piece.glyphs[0]));
    const usual = atSpace ? segmentGapAtSpace : segmentGap;
    const limit = (parting !== 0.3 && !(atSpace && piece.x0 - x1 < 0.6 * size) ? parting : usual) * Math.min(size, piece.size * 1.5);
    if (group && piece.x0 - x1 < limit) group.push(piece);
    else groups.push([piece]);
    // Trailing spaces of a piece are no part of what it covers.
    const covered = [...piece.glyphs].reverse().find((g) => !isSpace(g));
    const end = covered ? covered.x + covered.width : x1;
    x1 = group && groups.at(-1) === group ? Math.max(x1, end) : end;
    size = piece.size;
  }
  return groups;
};

/** Turns upright glyphs into segments, sorted from top to bottom and left to right. */
export const makeSegments = (glyphs: readonly Glyph[], decorations: ReadonlyMap<Glyph, Decoration>, splitting: Splitting): Segment[] => {
  const parting = partingGap(glyphs, splitting);
  const rows = makeRows(makePieces(withoutDoubles(glyphs), parting));
  const segments: Segment[] = [];
  for (const row of rows)
    for (const group of splitRow(row, parting)) {
      const segment = buildSegment(group, decorations);
      if (segment) segments.push(segment);
    }
  return segments.sort((a, b) => a.baseline - b.baseline || a.box.x0 - b.box.x0);
};

/** A frame turned so that text of this angle runs from left to right. Its boxes are in the frame, not on the page. */
export const turnGlyph = (g: Glyph, width: number, height: number): Glyph => {
  if (g.font.vertical) return { ...g, x: g.y, y: width - g.x + g.size / 2, angle: 0 };
  if (g.angle === 90) return { ...g, x: g.y, y: width - g.x, angle: 0 };
  if (g.angle === 270) return { ...g, x: height - g.y, y: g.x, angle: 0 };
  if (g.angle === 180) return { ...g, x: width - g.x, y: height - g.y, angle: 0 };
  return g;
};

/** The way back from `turnGlyph`'s frame to the page, for boxes. */
export const turnBoxBack = (box: Box, angle: number, width: number, height: number): Box => {
  if (angle === 90) return { x0: width - box.y1, x1: width - box.y0, y0: box.x0, y1: box.x1 };
  if (angle === 270) return { x0: box.y0, x1: box.y1, y0: height - box.x1, y1: height - box.x0 };
  if (angle === 180) return { x0: width - box.x1, x1: width - box.x0, y0: height - box.y1, y1: height - box.y0 };
  return box;
};
