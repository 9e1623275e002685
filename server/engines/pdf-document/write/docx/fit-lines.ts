import type { Paragraph } from '../../model.ts';
import type { FaceOf } from './typefaces.ts';

/** Percent added to the horizontal scale of a text, within what nobody sees, the least first. */
const stretches = [0, -1, 1, -2, 2, -3, 3, -4, 4, -5, -6] as const;
/** Share of the size at which programs draw raised and lowered characters. */
const scriptSize = 0.58;
/** Share by which programs shrink the spaces of a justified line to fit one more word: measured in LibreOffice 25.2. */
const shrink = 0.25;
/** Shares of the column's width by which programs may differ. */
const tolerances = [-0.003, 0, 0.003] as const;
/** Lines: cost of one too many, which may cost a page, and of one too few. */
const cost = { more: 2, fewer: 1 } as const;
/** Share of the column's width that the longest of several lines fills, or they were set in another column. */
const leastFilled = 0.8;
/** Scripts that join letters or have no spaces between words break lines by other rules. */
const otherScript = /[\u0590-\u08ff\u0900-\u109f\u1780-\u17ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]/u;
/** After these characters, a line may end within a word. */
const breakAfter = /[-\u2010\u2013\u2014/]/;

/** The columns that text may be in, from left to right: positions on the page and widths. */
export type Columns = readonly { readonly left: number; readonly width: number }[];

/** Part of a text that stays on one line, and the space behind it: points at the face's own scale, and per added percent. */
type Piece = { text: number; textPerCent: number; space: number; spacePerCent: number; readonly startsLine: boolean };

const isSpace = (sign: string): boolean => sign !== '\u00a0' && sign.trim() === '';

/**
 * Positions of the first characters of lines in a text without white space. The lines may have more: markers, hyphens, and marks of notes.
 * Undefined if the text is not theirs.
 */
const lineStarts = (text: string, lines: readonly string[]): ReadonlySet<number> | undefined => {
  const starts = new Set<number>();
  let found = 0;
  for (const line of lines) {
    starts.add(found);
    for (const sign of line) if (text.startsWith(sign, found) && sign.trim() !== '') found += sign.length;
  }
  return found === text.length ? starts : undefined;
};

const piecesOf = ({ inlines, lines = [] }: Paragraph, faceOf: FaceOf): readonly Piece[] | undefined => {
  if (inlines.some((i) => i.kind !== 'text' && i.kind !== 'note')) return undefined;
  const texts = inlines.filter((i) => i.kind === 'text');
  const starts = lineStarts(texts.map((i) => i.text.replace(/\s/g, '')).join(''), lines);
  if (!starts || texts.some((i) => otherScript.test(i.text))) return undefined;
  const pieces: Piece[] = [];
  let [signs, isOpen] = [0, false];
  for (const { text, style } of texts) {
    const { widthOf, scale } = faceOf(style);
    const size = style.script === 'base' ? style.size : style.size * scriptSize;
    for (const sign of text) {
      const perCent = (widthOf(sign) * size) / 100;
      const width = perCent * scale;
      const last = pieces.at(-1);
      if (isSpace(sign)) {
        if (last) {
          last.space += width;
          last.spacePerCent += perCent;
        }
        isOpen = false;
        continue;
      }
      if (isOpen && last) {
        last.text += width;
        last.textPerCent += perCent;
      } else pieces.push({ text: width, textPerCent: perCent, space: 0, spacePerCent: 0, startsLine: starts.has(signs) });
      isOpen = !breakAfter.test(sign);
      signs += sign.trim() === '' ? 0 : sign.length;
    }
  }
  return pieces;
};

/** The number of lines of a text stretched by `percent`, and how many of them begin as on the page. */
const breakLines = (pieces: readonly Piece[], percent: number, width: number, first: number, justified: boolean) => {
  let [x, spaces, count, same, isEmpty] = [first, 0, 1, 0, true];
  for (const piece of pieces) {
    const text = piece.text + percent * piece.textPerCent;
    if (text > width) count++;
    if (!isEmpty && x + text - (justified ? spaces * shrink : 0) > width) {
      count++;
      if (piece.startsLine) same++;
      [x, spaces] = [0, 0];
    }
    const space = piece.space + percent * piece.spacePerCent;
    x += text + space;
    spaces += space;
    isEmpty = false;
  }
  return { count, same };
};

/**
 * Percent by which to stretch a text so that its lines begin where they did, in their column: the substitute of its font has other widths, and the program that laid out the page stretched spaces.
 */
export const fitLines = (p: Paragraph, { faceOf, columns = [] }: { readonly faceOf: FaceOf; readonly columns?: Columns }): number => {
  const { lines = [], indent, padding, align } = p;
  const width = (columns.findLast(({ left }) => left <= p.box.x1) ?? columns[0])?.width;
  const pieces = width === undefined || lines.length === 0 ? undefined : piecesOf(p, faceOf);
  if (!pieces || width === undefined) return 0;
  const inner = width - indent.start - indent.end - (padding ? padding.left + padding.right : 0);
  if (lines.length > 1 && p.box.x1 - p.box.x0 < leastFilled * inner) return 0;
  let best = { percent: 0, score: Number.NEGATIVE_INFINITY };
  for (const percent of stretches) {
    let score = 0;
    for (const part of tolerances) {
      const { count, same } = breakLines(pieces, percent, inner * (1 + part), indent.first, align === 'justify');
      score += same - cost.more * Math.max(0, count - lines.length) - cost.fewer * Math.max(0, lines.length - count);
    }
    if (score > best.score) best = { percent, score };
    // All lines begin where they did: no other scale is better.
    if (score === tolerances.length * (lines.length - 1)) break;
  }
  return best.percent;
};
