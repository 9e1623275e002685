import { decodeXML } from 'entities/decode';
import type { Box } from '../model.ts';

/** A recognised word; pixels of the page's picture, y downwards. */
export type RecognisedWord = {
  readonly text: string;
  readonly x0: number;
  readonly x1: number;
  /** 0 to 100. */
  readonly confidence: number;
};

export type RecognisedLine = {
  readonly words: readonly RecognisedWord[];
  /** Height of the baseline in the middle of the line, and its slope down to the right. */
  readonly baseline: number;
  readonly slope: number;
  readonly middle: number;
  readonly sideways: boolean;
  /** Height of the letters from descender to ascender: about the font size. */
  readonly size: number;
  readonly box: Box;
};

/** A part of a page's picture: its offset in pixels, right and down, and the boxes of lines that another reading has better. */
export type HocrPart = { readonly left: number; readonly top: number; readonly without?: readonly Box[] };

/** Characters that fill a square; the number of them that determines its size, and the ratio of the square to its ink. */
const square = { characters: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu, fewest: 4, room: 1.1 } as const;

/**
 * Tesseract derives the size of a line from letters with ascenders and descenders, and overestimates square characters up to twofold.
 * Smaller ones beside them would then pass for exponents.
 */
const sizeOf = (told: number, height: number, words: readonly RecognisedWord[]): number => {
  const text = words.map((word) => word.text).join('');
  const squares = text.match(square.characters)?.length ?? 0;
  return squares >= square.fewest && squares > text.length / 2 ? Math.min(told, height * square.room) : told;
};

const numbersAfter = (title: string, key: string): number[] =>
  new RegExp(`(?:^|; ?)${key} ([-\\d. ]+)`).exec(title)?.[1]?.trim().split(/\s+/).map(Number) ?? [];

const linePattern =
  /<span class=['"](?:ocr_line|ocr_header|ocr_caption|ocr_textfloat)['"](?:(?! title=)[^<>])* title=(?:"([^"]*)"|'([^']*)')/g;
const wordPattern =
  /<span class=['"]ocrx_word['"](?:(?! title=)[^<>])* title=(?:"([^"]*)"|'([^']*)')[^<>]*>((?:(?!<span\b)[\s\S])*?)<\/span>/g;

const isSame = (a: Box, b: Box): boolean => a.x0 === b.x0 && a.y0 === b.y0 && a.x1 === b.x1 && a.y1 === b.y1;

/** Reads the lines and words of a page, or of a part of its picture, from tesseract's hOCR 1.2; in pixels of the page's picture. */
export const readHocr = (hocr: string, part: HocrPart = { left: 0, top: 0 }): RecognisedLine[] => {
  const starts = [...hocr.matchAll(linePattern)];
  return starts.flatMap((start, i) => {
    const title = start[1] ?? start[2] ?? '';
    const [left = 0, top = 0, right = 0, bottom = 0] = numbersAfter(title, 'bbox');
    const [slope = 0, offset = 0] = numbersAfter(title, 'baseline');
    const box: Box = { x0: part.left + left, y0: part.top + top, x1: part.left + right, y1: part.top + bottom };
    if (part.without?.some((other) => isSame(other, box))) return [];
    const [told = 0] = numbersAfter(title, 'x_size');
    const body = hocr.slice(start.index, starts[i + 1]?.index);
    const words = [...body.matchAll(wordPattern)].flatMap((m): RecognisedWord[] => {
      const about = m[1] ?? m[2] ?? '';
      const [x0 = 0, , x1 = 0] = numbersAfter(about, 'bbox');
      const text = decodeXML((m[3] ?? '').replace(/<[^<>]*>/g, '')).trim();
      return text ? [{ text, x0: part.left + x0, x1: part.left + x1, confidence: numbersAfter(about, 'x_wconf')[0] ?? 0 }] : [];
    });
    const baseline = part.top + bottom + offset + (slope * (right - left)) / 2;
    const sideways = bottom - top > 1.8 * (right - left) && words.reduce((n, w) => n + w.text.length, 0) > 3;
    return words.length
      ? [{ words, baseline, slope, middle: part.left + (left + right) / 2, size: sizeOf(told, bottom - top, words), sideways, box }]
      : [];
  });
};

const lettersOf = (line: RecognisedLine): number => line.words.reduce((sum, w) => sum + (w.text.match(/[\p{L}\p{N}]/gu)?.length ?? 0), 0);

type JudgedLine = { readonly confidence: number; readonly letters: number };

/** Tesseract's confidence in a line's words, 0 to 100, and the number of their letters and figures. */
export const judgeLine = (line: RecognisedLine): JudgedLine => ({
  letters: lettersOf(line),
  confidence: line.words.reduce((s, w) => s + w.confidence, 0) / line.words.length,
});

/** Mean confidence of lines, weighted by letters. */
export const meanOf = (lines: readonly JudgedLine[]): number =>
  lines.reduce((sum, line) => sum + line.letters * line.confidence, 0) /
  Math.max(
    1,
    lines.reduce((n, line) => n + line.letters, 0),
  );

/** The better half of the lines: lines cut by the edge of a strip or covered by a stamp say nothing about the language. */
const betterHalf = (lines: readonly JudgedLine[]): readonly JudgedLine[] =>
  [...lines].sort((a, b) => b.confidence - a.confidence).slice(0, Math.ceil(lines.length / 2));

/**
 * Tesseract's confidence in a page, 0 to 100, overall and for the better half of its lines, the number of letters and figures, and whether
 * most lines are vertical. Vertical lines count as unread, since their words are misplaced.
 */
export const judge = (
  lines: readonly RecognisedLine[],
): { readonly confidence: number; readonly atBest: number; readonly letters: number; readonly sideways: boolean } => {
  const judged = lines.map((line) => ({ ...judgeLine(line), sideways: line.sideways, ...(line.sideways && { confidence: 0 }) }));
  const letters = judged.reduce((n, line) => n + line.letters, 0);
  const turned = judged.reduce((n, line) => n + (line.sideways ? line.letters : 0), 0);
  return { letters, confidence: meanOf(judged), atBest: meanOf(betterHalf(judged)), sideways: turned > letters / 2 };
};
