/** Alphabetic and Arabic presentation forms; their plain letters are what people search and edit. */
const presentationForms = /[\uFB00-\uFB06\uFB1D-\uFDFF\uFE70-\uFEFC]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters from broken fonts are what this removes
const unprintable = /[\u0000-\u0008\u000B-\u001F\u007F\uFFFE\uFFFF]/g;

/** What asks for a variant of a mathematical sign: TeX's large sums and brackets say it, and no font of text has them. */
const mathVariant = /(?<=[\p{Sm}\p{Ps}\p{Pe}])[\uFE00-\uFE02]/gu;

/** A glyph's text without what can't be shown, ligatures taken apart. */
export const plainText = (unicode: string): string => {
  const text = unicode.replace(unprintable, '').replace(mathVariant, '');
  return presentationForms.test(text) ? text.normalize('NFKC') : text;
};
