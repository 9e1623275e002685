/** Alphabetic and Arabic presentation forms, replaced by the plain letters that people search and edit. */
const presentationForms = /[\uFB00-\uFB06\uFB1D-\uFDFF\uFE70-\uFEFC]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters from broken fonts are what this removes
const unprintable = /[\u0000-\u0008\u000B-\u001F\u007F\uFFFE\uFFFF]/g;

/** Variation selectors of mathematical signs: TeX's large sums and brackets have them, and no text font supports them. */
const mathVariant = /(?<=[\p{Sm}\p{Ps}\p{Pe}])[\uFE00-\uFE02]/gu;

/**
 * Radicals of Chinese dictionaries that look like a character: fonts have one glyph for both, and programs that map the glyph back to a
 * character get the first, the radical. Kangxi radicals map to characters by Unicode's own mapping (NFKC), those of the supplement by its
 * file EquivalentUnifiedIdeograph.txt.
 */
const kangxiRadical = /[\u2F00-\u2FD5]/g;
const radicals =
  '⺒巳⺓幺⺛旡⺜日⺝月⺟母⺠民⻁虎⻄西⻅见⻆角⻉贝⻋车⻑長⻓长⻔门⻗雨⻘青⻙韦⻚页⻛风⻜飞⻝食⻢马⻣骨⻤鬼⻥鱼⻦鸟⻧卤⻨麦⻩黄⻪黾⻫斉⻬齐⻭歯⻮齿⻯竜⻰龙⻱龜⻲亀⻳龟';
const characters: ReadonlyMap<string, string> = new Map(
  (radicals.match(/../g) ?? []).map(([radical = '', character = '']) => [radical, character]),
);
const radical = /[\u2E80-\u2FD5]/;

const withCharacters = (text: string): string =>
  text.replace(kangxiRadical, (c) => c.normalize('NFKC')).replace(/[\u2E80-\u2EF3]/g, (c) => characters.get(c) ?? c);

/** A glyph's text without unprintable characters, with ligatures decomposed and radicals replaced by the characters they look like. */
export const plainText = (unicode: string): string => {
  const painted = unicode.replace(unprintable, '').replace(mathVariant, '');
  const text = radical.test(painted) ? withCharacters(painted) : painted;
  return presentationForms.test(text) ? text.normalize('NFKC') : text;
};
