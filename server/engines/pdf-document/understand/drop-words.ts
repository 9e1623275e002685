import type { Glyph } from '../read/page-content.ts';
import { isSpace } from './glyph-rows.ts';

/** Sizes: glyphs of one word stand no further apart, nor further over each other, and on one baseline. */
const oneWord = { gap: 0.18, back: 0.6, baseline: 0.1 } as const;
/**
 * Sizes: a word that stands off the capital by more is another one. TeX sets the rest of a word at the capital; style sheets keep a space
 * before all lines, and lose that between words.
 */
const wordSpace = { alone: 0.35, ofLines: 0.6, sameStart: 0.05 } as const;
/** Letters that are words by themselves where Latin, Greek or Cyrillic letters are written. */
const alone = /^[aàeèéioóòuúyηοаиоуя]$/u;
const ofWord = /[\p{L}\p{M}'’]/u;

const goesOnWith = (last: Glyph, g: Glyph): boolean => {
  const gap = g.x - last.x - last.width;
  return (
    ofWord.test(g.text) && Math.abs(g.y - last.y) < oneWord.baseline * g.size && gap < oneWord.gap * g.size && gap > -oneWord.back * g.size
  );
};

/** The words of glyphs in their order, in small letters. */
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

/** The words that stand on a page beside what large letters begin. */
export const knownWords = (glyphs: readonly Glyph[]): ReadonlySet<string> => new Set(wordsOf(glyphs));

/**
 * Is what was dropped, before a line, a word or words by itself? A space that is painted tells, then the other words of the page: `A` and
 * `fter` are one word where `after` stands elsewhere, and two where `fter` does. Else the white space between them tells.
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
