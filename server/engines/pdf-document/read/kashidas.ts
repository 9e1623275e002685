import type { Glyph } from './page-content.ts';

/** The required parts of pdf.js' operators and glyphs. */
type OperatorList = { readonly fnArray: readonly number[]; readonly argsArray: readonly unknown[] };
type OperatorNumbers = Readonly<Record<'save' | 'restore' | 'setFont' | 'showText', number>>;
type Shown = { readonly unicode: string; readonly originalCharCode: number };

const arabicLetter = /[\u0620-\u064a\u066e-\u06d3\u06fa-\u06ff\u0750-\u077f\u08a0-\u08c9\ufb50-\ufdff\ufe70-\ufefc]/;
/** Minimum number of codes that reveal a font's glyph numbering; at most this share of them reads as itself by chance. */
const leastLetters = 6;
const byChance = 0.1;
/** In font sizes: a kashida begins where the previous letter ends, on its baseline. */
const touching = 0.08;

const codesOf = ({ fnArray, argsArray }: OperatorList, OPS: OperatorNumbers): ReadonlyMap<string, ReadonlyMap<number, string>> => {
  const fonts = new Map<string, Map<number, string>>();
  let own: Map<number, string> | undefined;
  const outer: (typeof own)[] = [];
  for (const [i, operator] of fnArray.entries()) {
    const args = argsArray[i] as readonly unknown[];
    if (operator === OPS.save) outer.push(own);
    else if (operator === OPS.restore) own = outer.pop();
    else if (operator === OPS.setFont) {
      const name = String(args[0]);
      own = fonts.get(name) ?? new Map();
      fonts.set(name, own);
    } else if (operator === OPS.showText)
      for (const glyph of args[0] as readonly (Shown | number | null)[])
        if (glyph && typeof glyph === 'object') own?.set(glyph.originalCharCode, glyph.unicode);
  }
  return fonts;
};

/**
 * Codes without text in the file, by font. LibreOffice numbers the glyphs of a subset in order of use and omits the kashidas that stretch
 * words, so these read as the Latin character with that number.
 */
export const codesWithoutText = (list: OperatorList, OPS: OperatorNumbers): ReadonlyMap<string, ReadonlySet<number>> => {
  const found = new Map<string, ReadonlySet<number>>();
  for (const [name, codes] of codesOf(list, OPS)) {
    const letters = [...codes.values()].filter((text) => arabicLetter.test(text)).length;
    const own = [...codes].filter(([code, text]) => text === String.fromCharCode(code) && text.trim() !== '');
    if (own.length > 0 && letters >= leastLetters && own.length <= byChance * codes.size)
      found.set(name, new Set(own.map(([code]) => code)));
  }
  return found;
};

/** The letter before a kashida, stretched by it; undefined if none ends there. Several kashidas may overlap. */
export const stretchedBy = (before: Glyph | undefined, [x, y]: readonly [number, number], width: number): Glyph | undefined => {
  if (!before || !arabicLetter.test(before.text)) return undefined;
  const slack = touching * before.size;
  const isBeside = Math.abs(before.y - y) < slack && x > before.x && x < before.x + before.width + slack;
  return isBeside ? { ...before, width: Math.max(before.width, x + width - before.x) } : undefined;
};
