import { Math as DocxMath, type MathComponent, MathFraction, MathRun, MathSubScript, MathSubSuperScript, MathSuperScript } from 'docx';
import { xmlText } from '../../../../formats/ooxml/xml.ts';
import type { Formula, FormulaRun } from '../../model.ts';
import { type Atom, atomsOf, rowsOf } from '../formula.ts';

const run = (text: string): MathRun[] => [new MathRun(xmlText(text))];

const atomMath = ({ text, sup, sub }: Atom): MathComponent => {
  if (sup !== undefined && sub !== undefined)
    return new MathSubSuperScript({ children: run(text), subScript: run(sub), superScript: run(sup) });
  if (sup !== undefined) return new MathSuperScript({ children: run(text), superScript: run(sup) });
  return sub === undefined ? new MathRun(xmlText(text)) : new MathSubScript({ children: run(text), subScript: run(sub) });
};

const rowOf = (runs: readonly FormulaRun[]): MathComponent[] => atomsOf(runs).map(atomMath);

/** The formula as Word has it. */
export const mathOf = (formula: Formula): DocxMath =>
  new DocxMath({
    children: rowsOf(formula).flatMap((part): MathComponent[] =>
      'numerator' in part ? [new MathFraction({ numerator: rowOf(part.numerator), denominator: rowOf(part.denominator) })] : rowOf(part),
    ),
  });
