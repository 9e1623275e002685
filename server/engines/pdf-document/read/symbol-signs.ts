/** Boxes and ticks of symbol fonts, by code (Unicode's mapping of Zapf Dingbats, Microsoft's of Wingdings). */
const dingbats: ReadonlyMap<number, string> = new Map([
  ...[...'✓✔✕✖✗✘'].map((sign, n) => [0x33 + n, sign] as const),
  ...[0x6f, 0x70, 0x71, 0x72].map((code) => [code, '☐'] as const),
]);
const wingdings: ReadonlyMap<number, string> = new Map([
  [0x6f, '☐'],
  [0x78, '☒'],
  [0xa8, '☐'],
  [0xfb, '✗'],
  [0xfc, '✓'],
  [0xfd, '☒'],
  [0xfe, '☑'],
]);

/** Characters of a symbol font that represent a state; undefined for any other font. */
export const symbolSignsOf = (name: string | undefined): ReadonlyMap<number, string> | undefined => {
  if (/zapf|^(?:[A-Z]{6}\+)?dingbats/i.test(name ?? '')) return dingbats;
  return /^(?:[A-Z]{6}\+)?wingdings(?![\s-]*[23])/i.test(name ?? '') ? wingdings : undefined;
};

/** The code of a character in such a font: programs map it to Unicode's private use area if the font has no glyph names. */
export const symbolCode = (unicode: string, code: number): number => {
  const point = unicode.codePointAt(0) ?? 0;
  return point >= 0xf000 && point <= 0xf0ff ? point - 0xf000 : code;
};
