import type { Glyph } from '../read/page-content.ts';
import { isSpace } from './glyph-rows.ts';

/** In font sizes: maximum gap, overlap and baseline offset of glyphs within one word. */
const oneWord = { gap: 0.18, back: 0.6, baseline: 0.1 } as const;
/**
 * In font sizes: a larger gap after the capital separates words. TeX sets the rest of a word close to the capital; style sheets keep a gap
 * before all lines, and lose that between words.
 */
const wordSpace = { alone: 0.35, ofLines: 0.6, sameStart: 0.05 } as const;
/** Single letters that are words in Latin, Greek or Cyrillic script. */
const alone = /^[aàeèéioóòuúyηοаиоуя]$/u;
const ofWord = /[\p{L}\p{M}'’]/u;

const goesOnWith = (last: Glyph, g: Glyph): boolean => {
  const gap = g.x - last.x - last.width;
  return (
    ofWord.test(g.text) && Math.abs(g.y - last.y) < oneWord.baseline * g.size && gap < oneWord.gap * g.size && gap > -oneWord.back * g.size
  );
};

const wordsOf = (glyphs: readonly Glyph[]): readonly string[] => {
  const words: string[] = [];
  let last: Glyph | undefined;
  for (const g of glyphs) {
    if (ofWord.test(g.text)) {
      const before = last && goesOnWith(last, g) ? words.pop() : undefined;
      words.push(`${before ?? ''}${g.text.toLowerCase()}`);
    }
    last = ofWord.test(g.text) ? g : undefined;
  }
  return words;
};

export const knownWords = (glyphs: readonly Glyph[]): ReadonlySet<string> => new Set(wordsOf(glyphs));

/**
 * Whether the drop capital before a line is a complete word, or several. A painted space decides, then the other words of the page: `A` and
 * `fter` are one word if `after` occurs elsewhere, and two if `fter` does. Otherwise the white space between them decides.
 */
export const isWordAlone = (
  piece: readonly Glyph[],
  line: readonly Glyph[],
  under: Glyph | undefined,
  known: ReadonlySet<string>,
): boolean => {
  const start = line.findIndex((g) => !isSpace(g));
  const [first, last] = [line[start], piece.at(-1)];
  if (!first || !last) return false;
  if (start > 0) return true;
  const dropped = wordsOf(piece).join(' ');
  const [rest] = wordsOf(line);
  if (rest === undefined || !ofWord.test(first.text)) return false;
  const [joined, apart] = [known.has(dropped + rest), known.has(rest)];
  if (joined !== apart) return apart;
  if (dropped.length === 1 && (!alone.test(dropped) || rest.length === 1)) return false;
  const isOfLines = under !== undefined && Math.abs(under.x - first.x) < wordSpace.sameStart * first.size;
  return first.x - last.x - last.width > (isOfLines ? wordSpace.ofLines : wordSpace.alone) * first.size;
};
