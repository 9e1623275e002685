export type Script = 'base' | 'super' | 'sub';

/** Letters of a formula with one style; superscripts and subscripts belong to the part before them. */
export type FormulaRun = { readonly text: string; readonly italic: boolean; readonly script: Script };

type Fraction = { readonly numerator: readonly FormulaRun[]; readonly denominator: readonly FormulaRun[] };

export type FormulaPart = ({ readonly kind: 'run' } & FormulaRun) | BuiltPart;

/** A part with several rows: a fraction, a root or a large operator such as a sum with its limits. */
export type BuiltPart =
  | ({ readonly kind: 'fraction' } & Fraction)
  | { readonly kind: 'root'; readonly radicand: readonly FormulaRun[] }
  | { readonly kind: 'operator'; readonly sign: string; readonly lower: readonly FormulaRun[]; readonly upper: readonly FormulaRun[] };

/** `display`: the formula is on a separate line. */
export type Formula = { readonly parts: readonly FormulaPart[]; readonly display: boolean };
