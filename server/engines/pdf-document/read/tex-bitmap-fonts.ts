/** pdf.js' description of the encoding of a bitmap font (Type 3). */
export type BitmapFont = { readonly isType3Font?: boolean; readonly differences?: Readonly<Record<string, string>> };

const spread = (start: number, texts: readonly string[]): (readonly [number, string])[] => texts.map((text, n) => [start + n, text]);

/** Differences of TeX's encodings from Latin-1 (Mittelbach et al., LaTeX font encodings, encguide.pdf, tables 2 and 3). */
const quotes: readonly (readonly [number, string])[] = [
  [0x27, '’'],
  [0x60, '‘'],
];
/** Knuth's encoding, OT1. */
const ot1 = new Map([
  ...spread(0x00, [...'ΓΔΘΛΞΠΣΥΦΨΩ', 'ff', 'fi', 'fl', 'ffi', 'ffl', ...'ıȷ`´ˇ˘¯˚¸ßæœøÆŒØ']),
  ...quotes,
  [0x22, '”'] as const,
  [0x3c, '¡'] as const,
  [0x3e, '¿'] as const,
  [0x5c, '“'] as const,
  ...spread(0x7b, [...'–—˝˜¨']),
]);
/** The Cork encoding, T1. */
const t1 = new Map([
  ...spread(0x00, [...'`´ˆ˜¨˝˚ˇ˘¯˙¸˛‚‹›“”„«»–—', '', '₀', ...'ıȷ', 'ff', 'fi', 'fl', 'ffi', 'ffl']),
  ...quotes,
  [0x7f, '-'] as const,
  ...spread(0x80, [...'ĂĄĆČĎĚĘĞĹĽŁŃŇŊŐŔŘŚŠŞŤŢŰŮŸŹŽŻĲİđ§ăąćčďěęğĺľłńňŋőŕřśšşťţűůÿźžżĳ¡¿£']),
  [0xd7, 'Œ'] as const,
  [0xdf, 'ẞ'] as const,
  [0xf7, 'œ'] as const,
  [0xff, 'ß'] as const,
]);
/** Non-letters: bullets of the mathematical font (OMS) and of the companion font (TS1). */
const signs = new Map([
  [0x00, '−'],
  [0x01, '·'],
  [0x02, '×'],
  [0x03, '∗'],
  [0x06, '±'],
  [0x0f, '•'],
  [0x88, '•'],
]);

const isLetter = (code: number): boolean => (code > 0x40 && code < 0x5b) || (code > 0x60 && code < 0x7b);

/**
 * TeX's bitmap fonts name their glyphs only by number and do not declare their meaning. Maps the codes of such a font to text; the encoding
 * is detected from the codes that the document uses. Undefined for other fonts.
 */
export const texEncodingOf = ({ isType3Font, differences }: BitmapFont): ReadonlyMap<number, string> | undefined => {
  if (!isType3Font || !differences) return undefined;
  const named = Object.entries(differences).filter(([, name]) => name !== '.notdef');
  const codes = named.map(([code]) => Number(code));
  if (codes.length === 0 || !named.every(([code, name]) => name === `a${code}`)) return undefined;
  const letters = codes.some(isLetter);
  const figures = codes.some((c) => c >= 0x30 && c <= 0x39);
  if (!letters && !figures) return signs;
  const old = codes.some((c) => c >= 0x0b && c <= 0x0f) && !codes.some((c) => c > 0x7f);
  return old ? ot1 : t1;
};
