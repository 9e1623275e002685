import { byOwnCodes, texGlyphNames } from './tex-glyph-names.ts';

/** pdf.js' description of a font that may be TeX's font of large signs. */
export type NamedFont = { readonly name?: string; readonly differences?: Readonly<Record<string, string>> };

/** The text of a code, and in font sizes: the height of its own baseline above the line's, and its extent above and below that. */
export type LargeSign = { readonly text: string; readonly rise: number; readonly above?: number; readonly below?: number };

/** In font sizes: TeX centres large signs at this height above the baseline (fontdimen 22 of cmsy10). */
const axis = 0.25;

/** Signs in code order; `height` and `depth` (font sizes) are from cmex10.tfm, which other fonts copied. */
const sets: readonly { readonly from: number; readonly signs: readonly string[]; readonly height: number; readonly depth: number }[] = [
  { from: 0x00, signs: [...'()[]⌊⌋⌈⌉{}⟨⟩'], height: 0.04, depth: 1.16 },
  { from: 0x0c, signs: [...'|‖'], height: 0, depth: 0.6 },
  { from: 0x0e, signs: [...'/\\'], height: 0.04, depth: 1.16 },
  { from: 0x10, signs: [...'()'], height: 0.04, depth: 1.76 },
  { from: 0x12, signs: [...'()[]⌊⌋⌈⌉{}⟨⟩/\\'], height: 0.04, depth: 2.36 },
  { from: 0x20, signs: [...'()[]⌊⌋⌈⌉{}⟨⟩/\\'], height: 0.04, depth: 2.96 },
  { from: 0x2e, signs: [...'/\\'], height: 0.04, depth: 1.76 },
  // Pieces of taller brackets: top, bottom and middle.
  { from: 0x30, signs: [...'⎛⎞⎡⎤⎣⎦'], height: 0.04, depth: 1.76 },
  { from: 0x36, signs: [...'⎢⎥'], height: 0, depth: 0.6 },
  { from: 0x38, signs: [...'⎧⎫⎩⎭'], height: 0, depth: 0.9 },
  { from: 0x3c, signs: [...'⎨⎬'], height: 0, depth: 1.8 },
  { from: 0x3e, signs: [...'⎪'], height: 0, depth: 0.3 },
  { from: 0x40, signs: [...'⎝⎠'], height: 0.04, depth: 1.76 },
  { from: 0x42, signs: [...'⎜⎟'], height: 0, depth: 0.6 },
  { from: 0x44, signs: [...'⟨⟩'], height: 0.04, depth: 1.76 },
  { from: 0x46, signs: ['⨆'], height: 0, depth: 1 },
  { from: 0x47, signs: ['⨆'], height: 0.1, depth: 1.5 },
  { from: 0x48, signs: ['∮'], height: 0, depth: 1.111 },
  { from: 0x49, signs: ['∮'], height: 0, depth: 2.222 },
  ...[...'⨀⨁⨂'].flatMap((sign, n) => [
    { from: 0x4a + 2 * n, signs: [sign], height: 0, depth: 1 },
    { from: 0x4b + 2 * n, signs: [sign], height: 0.1, depth: 1.5 },
  ]),
  { from: 0x50, signs: [...'∑∏'], height: 0, depth: 1 },
  { from: 0x52, signs: ['∫'], height: 0, depth: 1.111 },
  { from: 0x53, signs: [...'⋃⋂⨄⋀⋁'], height: 0, depth: 1 },
  { from: 0x58, signs: [...'∑∏'], height: 0.1, depth: 1.5 },
  { from: 0x5a, signs: ['∫'], height: 0, depth: 2.222 },
  { from: 0x5b, signs: [...'⋃⋂⨄⋀⋁'], height: 0.1, depth: 1.5 },
  { from: 0x60, signs: ['∐'], height: 0, depth: 1 },
  { from: 0x61, signs: ['∐'], height: 0.1, depth: 1.5 },
  { from: 0x68, signs: [...'[]⌊⌋⌈⌉{}'], height: 0.04, depth: 1.76 },
];

/** Roots hang from their bar, and wide accents are above their letters: these keep their positions. */
const others: readonly (readonly [number, string])[] = [
  ...[0x62, 0x63, 0x64].map((code) => [code, 'ˆ'] as const),
  ...[0x65, 0x66, 0x67].map((code) => [code, '˜'] as const),
  ...[0x70, 0x71, 0x72, 0x73, 0x74].map((code) => [code, '√'] as const),
  // Pieces of tall roots and of horizontal arrows and braces have no meaning in a line of text.
  ...[0x75, 0x76, 0x77, 0x78, 0x79, 0x7a, 0x7b, 0x7c, 0x7d, 0x7e, 0x7f].map((code) => [code, ''] as const),
];

const largeSigns: ReadonlyMap<number, LargeSign> = new Map<number, LargeSign>([
  ...sets.flatMap(({ from, signs, height, depth }) =>
    signs.map((text, n) => {
      const half = (depth + height) / 2;
      return [from + n, { text, rise: (depth - height) / 2 + axis, above: half + axis, below: half - axis }] as const;
    }),
  ),
  ...others.map(([code, text]) => [code, { text, rise: 0 }] as const),
]);

/** The large-sign fonts of Computer Modern and Latin Modern, and of other families with the same layout. */
const extensionFonts = /^(?:[A-Z]{6}\+)?(?:cmex|lmex|lmmathextension|euex|txex|pxex|ntxex|npxex)/i;

/**
 * TeX's fonts of large signs (OMX; Mittelbach et al., LaTeX font encodings) seldom declare the meaning of their codes, and most of their
 * glyphs hang from their baseline. Maps each code to its text and the position of its line. Undefined for other fonts.
 */
export const largeSignsOf = ({ name, differences }: NamedFont): ReadonlyMap<number, LargeSign> | undefined => {
  if (name === undefined || !extensionFonts.test(name)) return undefined;
  return byOwnCodes(largeSigns, texGlyphNames.largeSigns, differences);
};
