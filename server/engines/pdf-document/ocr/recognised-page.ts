import type { Font, Glyph, PageContent } from '../read/page-content.ts';
import type { RecognisedLine } from './hocr.ts';
import { withoutScan } from './scanned.ts';

/** Words below this are stains and rules that were taken for letters. */
const leastConfidence = 30;
/** A page with fewer good letters than this could not be read. */
const leastLetters = 8;

/** Tesseract tells nothing of the typeface. */
const font: Font = { family: 'Arial', bold: false, italic: false, monospace: false, vertical: false, ascent: 0.9, descent: 0.22 };

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Sizes measured line by line waver; lines near the page's usual size have it, others a whole number. */
const settleSize = (size: number, usual: number): number =>
  Math.abs(size - usual) < 0.14 * usual ? Math.round(usual * 2) / 2 : Math.max(4, Math.round(size));

/**
 * A scanned page with the text that was recognised on it in place of its picture; undefined when there is
 * too little to stand for the page. `scale` is points per pixel.
 */
export const recognisedPage = (page: PageContent, lines: readonly RecognisedLine[], scale: number): PageContent | undefined => {
  const good = lines
    .map((l) => ({ ...l, words: l.words.filter((w) => w.confidence >= leastConfidence) }))
    .filter((l) => l.words.length > 0);
  const letters = good.flatMap((l) => l.words).reduce((n, w) => n + (w.text.match(/[\p{L}\p{N}]/gu)?.length ?? 0), 0);
  if (letters < leastLetters) return undefined;
  const usual = median(good.flatMap((l) => l.words.map(() => l.size * scale)));
  const clip = { x0: 0, y0: 0, x1: page.width, y1: page.height };
  const glyphs: Glyph[] = [];
  let show = 0;
  for (const line of good) {
    const size = settleSize(line.size * scale, usual);
    const y = line.baseline * scale;
    const base = { y, size, font, colour: '#000000', angle: 0, hidden: false, stroked: false, mcid: -1, artifact: false, clip } as const;
    for (const word of line.words) {
      const characters = [...word.text];
      const width = ((word.x1 - word.x0) * scale) / characters.length;
      characters.forEach((text, i) => {
        glyphs.push({ ...base, text, x: word.x0 * scale + i * width, width, show });
      });
      show++;
    }
  }
  return { ...withoutScan(page), glyphs };
};
