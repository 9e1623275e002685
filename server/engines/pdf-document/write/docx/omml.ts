import { Math as DocxMath, MathFraction, MathRun, MathSubScript, MathSubSuperScript, MathSuperScript } from 'docx';
import { xmlText } from '../../../../formats/ooxml/xml.ts';
import type { FormulaRun, Fraction } from '../../model.ts';
import { type Atom, atomsOf } from '../formula.ts';

const run = (text: string): MathRun[] => [new MathRun(xmlText(text))];

const atomMath = ({ text, sup, sub }: Atom) => {
  if (sup !== undefined && sub !== undefined)
    return new MathSubSuperScript({ children: run(text), subScript: run(sub), superScript: run(sup) });
  if (sup !== undefined) return new MathSuperScript({ children: run(text), superScript: run(sup) });
  return sub === undefined ? new MathRun(xmlText(text)) : new MathSubScript({ children: run(text), subScript: run(sub) });
};

const rowOf = (runs: readonly FormulaRun[]) => atomsOf(runs).map(atomMath);

/** The fraction as a formula of Word. */
export const mathOf = ({ numerator, denominator }: Fraction): DocxMath =>
  new DocxMath({ children: [new MathFraction({ numerator: rowOf(numerator), denominator: rowOf(denominator) })] });
