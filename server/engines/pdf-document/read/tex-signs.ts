import { byOwnCodes, type GlyphNames, texGlyphNames } from './tex-glyph-names.ts';
import type { NamedFont } from './tex-large-signs.ts';

/** Maps consecutive codes from `start` to these characters. */
const from = (start: number, signs: string): (readonly [number, string])[] => [...signs].map((sign, n) => [start + n, sign]);

/**
 * Symbols (OMS). A zero-width slash overlays the next character; the foot of an arrow represents the whole, which join-overlays.ts builds
 * from both.
 */
const symbols = new Map([
  ...from(0x00, '−·×∗÷⋄±∓⊕⊖⊗⊘⊙◯◦•'),
  ...from(0x10, '≍≡⊆⊇≤≥⪯⪰∼≈⊂⊃≪≫≺≻'),
  ...from(0x20, '←→↑↓↔↗↘≃⇐⇒⇑⇓⇔↖↙∝'),
  ...from(0x30, '′∞∈∋△▽\u0338↦∀∃¬∅ℜℑ⊤⊥ℵ'),
  ...from(0x5b, '∪∩⊎∧∨⊢⊣⌊⌋⌈⌉{}⟨⟩|∥↕⇕\\≀√⨿∇∫⊔⊓⊑⊒§†‡¶♣♢♡♠'),
]);

const letters = new Map([
  ...from(0x00, 'ΓΔΘΛΞΠΣΥΦΨΩαβγδϵζηθικλμνξπρστυϕχψωεϑϖϱςφ↼↽⇀⇁↪↩▷◁'),
  ...from(0x3f, '⋆∂'),
  ...from(0x5b, '♭♮♯⌣⌢ℓ'),
  ...from(0x7b, 'ıȷ℘\u20d7'),
]);

/** The first additional symbol font of the American Mathematical Society (msam). */
const furtherSymbols = new Map([
  ...from(0x00, '⊡⊞⊠□■▪◊⧫↻↺⇌⇋⊟⊩⊪⊨'),
  ...from(0x10, '↠↞⇇⇉⇈⇊↾⇂↿⇃↣↢⇆⇄↰↱'),
  ...from(0x20, '⇝↭↫↬≗≿≳⪆⊸∴∵≑≜≾≲⪅'),
  ...from(0x30, '⪕⪖⋞⋟≼≦⩽≶‵-≓≒≽≧⩾≷'),
  ...from(0x40, '⊏⊐▷◁⊵⊴★≬▼▶◀→←△▲▽'),
  ...from(0x50, '≖⋚⋛⪋⪌¥⇛⇚✓⊻⊼⩞∠∡∢∝'),
  ...from(0x60, '⌣⌢⋐⋑⋓⋒⋏⋎⋋⋌⫅⫆≏≎⋘⋙'),
  ...from(0x70, '⌜⌝®Ⓢ⋔∔∽⋍⌞⌟✠∁⊺⊚⊛⊖'),
]);

/** The second one (msbm), without characters that need a base and an overlaid stroke. */
const negatedSymbols = new Map([
  ...from(0x00, '≨≩≰≱≮≯⊀⊁≨≩'),
  ...from(0x0c, '⪇⪈'),
  ...from(0x10, '⋨⋩⋦⋧'),
  ...from(0x16, '⪵⪶⪹⪺⪉⪊≁≇╱╲'),
  ...from(0x20, '⊊⊋'),
  ...from(0x24, '⫋⫌⊊⊋⊊⊋⊈⊉∦∤∤∦⊬⊮⊭⊯⋭⋬⋪⋫↚↛⇍⇏⇎↮⋇∅∄'),
  ...from(0x5b, 'ˆˆ˜˜Ⅎ⅁'),
  ...from(0x66, '℧ð≂ℶℷℸ⋖⋗⋉⋊|∥∖∼≈≊⪸⪷↶↷ϝϰ'),
  ...from(0x7d, 'ℏℏ϶'),
]);

/** Computer Modern, Latin Modern, and other families with the layout of Knuth's fonts. */
const fonts: readonly (readonly [RegExp, ReadonlyMap<number, string>, GlyphNames?])[] = [
  [/^(?:[A-Z]{6}\+)?(?:cmb?sy\d|lmb?sy\d|lmmathsymbols|(?:n?tx|n?px)b?sy(?![a-z]))/i, symbols, texGlyphNames.symbols],
  [/^(?:[A-Z]{6}\+)?(?:cmmib?\d|lmmib?\d|lmmathitalic|(?:n?tx|n?px)b?mi)/i, letters, texGlyphNames.letters],
  [/^(?:[A-Z]{6}\+)?(?:msam\d|(?:n?tx|n?px)b?sya)/i, furtherSymbols],
  [/^(?:[A-Z]{6}\+)?(?:msbm\d|(?:n?tx|n?px)b?syb)/i, negatedSymbols],
];

/**
 * TeX's mathematical fonts use non-standard glyph names, so ≪ would be lost and ⌊ a letter. Maps the codes of such a font to text if the
 * file does not (Mittelbach et al., LaTeX font encodings; amsfonts). Undefined for other fonts.
 */
export const texSignsOf = ({ name, differences }: NamedFont): ReadonlyMap<number, string> | undefined => {
  const [, signs, names] = (name === undefined ? undefined : fonts.find(([family]) => family.test(name))) ?? [];
  return signs && names ? byOwnCodes(signs, names, differences) : signs;
};
