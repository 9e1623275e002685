import {
  Math as DocxMath,
  type MathComponent,
  MathFraction,
  MathLimitLower,
  MathLimitUpper,
  MathRadical,
  MathRun,
  MathSubScript,
  MathSubSuperScript,
  MathSuperScript,
} from 'docx';
import { xmlText } from '../../../../formats/ooxml/xml.ts';
import type { BuiltPart, Formula, FormulaRun } from '../../formula-model.ts';
import { type Atom, atomsOf, rowsOf } from '../formula.ts';

const run = (text: string): MathRun[] => [new MathRun(xmlText(text))];

const atomMath = ({ text, sup, sub }: Atom): MathComponent => {
  if (sup !== undefined && sub !== undefined)
    return new MathSubSuperScript({ children: run(text), subScript: run(sub), superScript: run(sup) });
  if (sup !== undefined) return new MathSuperScript({ children: run(text), superScript: run(sup) });
  return sub === undefined ? new MathRun(xmlText(text)) : new MathSubScript({ children: run(text), subScript: run(sub) });
};

const rowOf = (runs: readonly FormulaRun[]): MathComponent[] => atomsOf(runs).map(atomMath);

const builtOf = (part: BuiltPart): MathComponent => {
  if (part.kind === 'fraction') return new MathFraction({ numerator: rowOf(part.numerator), denominator: rowOf(part.denominator) });
  if (part.kind === 'root') return new MathRadical({ children: rowOf(part.radicand) });
  const sign = new MathRun(xmlText(part.sign));
  const low = new MathLimitLower({ children: [sign], limit: rowOf(part.lower) });
  return part.upper.length ? new MathLimitUpper({ children: [low], limit: rowOf(part.upper) }) : low;
};

/** The formula as Word has it. */
export const mathOf = (formula: Formula): DocxMath =>
  new DocxMath({ children: rowsOf(formula).flatMap((part) => ('kind' in part ? [builtOf(part)] : rowOf(part))) });
