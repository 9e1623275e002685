import { median } from '../median.ts';
import type { Font, Glyph, PageContent } from '../read/page-content.ts';
import type { RecognisedLine, RecognisedWord } from './hocr.ts';
import type { Recognition } from './read-image.ts';
import { withoutScan } from './scanned.ts';

/** Words below this confidence are stains and rules. */
const leastConfidence = 30;
/** A page with fewer good letters counts as unreadable. */
const leastLetters = 8;

/** Tesseract does not report the typeface. */
const font: Font = {
  family: 'Arial',
  bold: false,
  italic: false,
  monospace: false,
  serif: false,
  vertical: false,
  ascent: 0.9,
  descent: 0.22,
};

/** Sizes measured per line vary; lines near the page's usual size take that size, others a whole number. */
const settleSize = (size: number, usual: number): number =>
  Math.abs(size - usual) < 0.14 * usual ? Math.round(usual * 2) / 2 : Math.max(4, Math.round(size));

/** Letters of Hebrew, Arabic and related scripts. */
const rightToLeft = /\p{Script=Hebrew}|\p{Script=Arabic}|\p{Script=Syriac}|\p{Script=Thaana}/u;

/** Scripts that tesseract segments by character, regardless of spaces, and their punctuation. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uffef]/u;

const isUnspaced = (before: RecognisedWord, word: RecognisedWord): boolean =>
  unspaced.test(before.text.at(-1) ?? '') && unspaced.test(word.text[0] ?? '');

/**
 * Separates adjacent words with overlapping boxes, in either direction. They end a pixel before the middle, where the space goes; otherwise
 * their letters would interleave.
 */
const apart = (before: RecognisedWord, word: RecognisedWord): readonly [RecognisedWord, RecognisedWord] => {
  const [left, right] = before.x0 <= word.x0 ? [before, word] : [word, before];
  if (right.x0 >= left.x1 || right.x1 <= left.x1) return [before, word];
  const middle = (right.x0 + left.x1) / 2;
  const [end, start] = [Math.max(left.x0, middle - 1), Math.min(right.x1, middle + 1)];
  return left === before
    ? [
        { ...before, x1: end },
        { ...word, x0: start },
      ]
    : [
        { ...before, x0: start },
        { ...word, x1: end },
      ];
};

/** Words in sequence without overlap: the boxes of characters written without spaces overlap, and one may begin before its predecessor. */
const oneByOne = (words: readonly RecognisedWord[]): readonly RecognisedWord[] => {
  const found: RecognisedWord[] = [];
  for (const word of words) {
    const before = found.at(-1);
    if (!before) {
      found.push(word);
      continue;
    }
    if (word.x0 >= before.x1 || !isUnspaced(before, word)) {
      found.splice(-1, 1, ...apart(before, word));
      continue;
    }
    const start = Math.max(Math.min(before.x0, word.x0), found.at(-2)?.x1 ?? 0);
    const end = Math.max(before.x1, word.x1);
    const [own, next] = [[...before.text].length, [...word.text].length];
    const edge = start + ((end - start) * own) / (own + next);
    found.splice(-1, 1, { ...before, x0: start, x1: edge }, { ...word, x0: edge, x1: end });
  }
  return found;
};

/** Slopes below this come from the shapes of letters. */
const leastSlope = 0.002;

/** Skew of the page: the consensus of its longer lines. */
const slopeOf = (lines: readonly RecognisedLine[]): number => {
  const long = lines.filter((l) => l.words.length > 3);
  const slope = median((long.length ? long : lines).map((l) => l.slope));
  return Math.abs(slope) < leastSlope ? 0 : slope;
};

/** Margin on each side by which the picture of a deskewed page is larger than the page: it includes the page's corners. */
const marginsOf = (width: number, height: number, skew: number): readonly [x: number, y: number] => {
  const [sine, cosine] = [Math.abs(Math.sin((skew * Math.PI) / 180)), Math.cos((skew * Math.PI) / 180)];
  return [(width * cosine + height * sine - width) / 2, (height * cosine + width * sine - height) / 2];
};

/** A scanned page with its recognised text instead of its image; undefined if there is too little text. */
export const recognisedPage = (
  page: PageContent,
  lines: readonly RecognisedLine[],
  { scale, turn, skew }: Pick<Recognition, 'scale' | 'turn' | 'skew'>,
): PageContent | undefined => {
  const good = lines
    .map((l) => ({ ...l, words: l.words.filter((w) => w.confidence >= leastConfidence) }))
    .filter((l) => l.words.length > 0);
  const letters = good.flatMap((l) => l.words).reduce((n, w) => n + (w.text.match(/[\p{L}\p{N}]/gu)?.length ?? 0), 0);
  if (letters < leastLetters) return undefined;
  const usual = median(good.flatMap((l) => l.words.map(() => l.size * scale)));
  const [width, height] = turn % 180 === 0 ? [page.width, page.height] : [page.height, page.width];
  const [marginX, marginY] = marginsOf(width, height, skew);
  const clip = { x0: 0, y0: 0, x1: width, y1: height };
  const slope = slopeOf(good);
  // Lines of a skewed page are rotated straight about its middle.
  const level = (l: RecognisedLine) => l.baseline * scale - marginY - slope * (l.middle * scale - marginX - width / 2);
  const aside = (y: number) => slope * (y - height / 2);
  const glyphs: Glyph[] = [];
  let show = 0;
  for (const line of good) {
    const size = settleSize(line.size * scale, usual);
    const y = level(line);
    const shift = aside(line.baseline * scale - marginY) - marginX;
    const base = { y, size, font, colour: '#000000', angle: 0, hidden: false, stroked: false, mcid: -1, artifact: false, clip } as const;
    const words = oneByOne(line.words);
    for (const [n, word] of words.entries()) {
      const before = words[n - 1];
      // Word boundaries are known; of characters written without spaces, each counts as a word.
      if (before && !isUnspaced(before, word)) {
        const [left, right] = before.x1 <= word.x0 ? [before.x1, word.x0] : [word.x1, before.x0];
        glyphs.push({ ...base, text: ' ', x: left * scale + shift, width: Math.max(0, right - left) * scale, show });
      }
      const characters = [...word.text];
      const step = ((word.x1 - word.x0) * scale) / characters.length;
      // Tesseract lists letters in reading order; a page has them from left to right.
      const isRightToLeft = rightToLeft.test(word.text);
      characters.forEach((text, i) => {
        const place = isRightToLeft ? characters.length - 1 - i : i;
        glyphs.push({ ...base, text, x: word.x0 * scale + shift + place * step, width: step, show });
      });
      show++;
    }
  }
  return { ...withoutScan(page), width, height, glyphs };
};
