/** Where letters stand to their line. */
export type Script = 'base' | 'super' | 'sub';

/** Letters of a formula with one look; raised and lowered ones belong to what stands before them. */
export type FormulaRun = { readonly text: string; readonly italic: boolean; readonly script: Script };

/** What stands over and under a fraction's bar. */
type Fraction = { readonly numerator: readonly FormulaRun[]; readonly denominator: readonly FormulaRun[] };

/** A piece of a formula. */
export type FormulaPart = ({ readonly kind: 'run' } & FormulaRun) | BuiltPart;

/** What is built of several rows: a fraction, a root, a sum or its like with what stands under and over it, rows of cells in brackets. */
export type BuiltPart =
  | ({ readonly kind: 'fraction' } & Fraction)
  | { readonly kind: 'root'; readonly radicand: readonly FormulaRun[] }
  | { readonly kind: 'operator'; readonly sign: string; readonly lower: readonly FormulaRun[]; readonly upper: readonly FormulaRun[] }
  | {
      readonly kind: 'matrix';
      readonly open: string;
      readonly close: string;
      readonly rows: readonly (readonly (readonly FormulaRun[])[])[];
    };

/** `display`: it stands in a line of its own. */
export type Formula = { readonly parts: readonly FormulaPart[]; readonly display: boolean };
